// One round of one table, in a process that has run nothing else: `node test/bench/table.mjs NAME`. Tells the parent every
// row; started by hand it prints them.
import { figureOf, lineOf } from './figures.mjs';

const [name] = process.argv.slice(2);
const tell = process.send
  ? (message) => process.send(message)
  : ({ row }) => {
      if (row) console.log(lineOf(figureOf([row])));
    };
const { run, settings = {} } = await import(`./${name}.bench.mjs`);
tell({ settings });
await run((label, value, unit, options = {}) => tell({ row: { label, value, unit, ...options } }));
if (process.send) process.disconnect();
process.exit(0);
