// Runs the benches named on the command line, or all, and prints each figure with its limit. Ends with 1 where one is missed.
import { readdirSync } from 'node:fs';
import { boundOf } from './figures.mjs';

const wanted = process.argv.slice(2);
const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.bench.mjs'));
let missed = 0;

/** `limit` is the most a figure may be, `atLeast` the least. */
const report = (label, value, unit, { limit, atLeast, note } = {}) => {
  const fails = (limit !== undefined && value > limit) || (atLeast !== undefined && value < atLeast);
  if (fails) missed += 1;
  const bound = boundOf({ limit, atLeast });
  const passes = bound ? 'ok  ' : '    ';
  const figure = Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
  console.log(`${fails ? 'MISS' : passes} ${label}: ${figure} ${unit}${bound}${note ? ` (${note})` : ''}`);
};

for (const file of files) {
  const name = file.replace('.bench.mjs', '');
  if (wanted.length && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  const { run } = await import(`./${file}`);
  await run(report);
}
if (missed) console.log(`\n${missed} missed`);
process.exit(missed ? 1 : 0);
