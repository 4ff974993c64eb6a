// Runs the tables named on the command line, or all: each table in a fresh process, several times, the tables in turns. Prints of
// every figure its median, least and most over the rounds, of its peers the same, and the limit; keeps them in results.json, where
// the documents take them from. Says which limits are within a tenth of the median; ends with 1 where a median misses its limit.
// --rounds N (5) is the most rounds, --seconds S (80) what a table may take of them all; the first round is always run whole. So all
// tables together stay below half an hour.
// --dry keeps nothing. --sheets draws the contact sheets of the quality table (test/bench/sheets) instead of measuring.
import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { figureOf, isTight, lineOf, misses } from './figures.mjs';
import { keepTable, machine } from './results.mjs';

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '80' },
    dry: { type: 'boolean', default: false },
    sheets: { type: 'boolean', default: false },
  },
});
const names = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.bench.mjs'))
  .map((file) => file.replace('.bench.mjs', ''));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no table ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  process.exit(2);
}

if (options.sheets) {
  const { drawSheets } = await import('./quality/sheets.mjs');
  for (const file of await drawSheets()) console.log(file);
  process.exit(0);
}

/** One round of a table in a process of its own: its settings and the rows that it reported. */
const roundOf = (name) =>
  new Promise((resolve, reject) => {
    const child = fork(new URL('./table.mjs', import.meta.url), [name]);
    const rows = [];
    let settings = {};
    child.on('message', (message) => {
      if (message.settings) settings = message.settings;
      else rows.push(message.row);
    });
    child.once('exit', (code) =>
      code === 0 ? resolve({ settings, rows }) : reject(new Error(`${name} ended with ${code}`)),
    );
  });

const tables = names
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .map((name) => ({ name, rounds: [], seconds: 0, least: Number.POSITIVE_INFINITY, settings: {} }));

/** Whether another round of a table fits into its time; there is none after one that failed. */
const goesOn = ({ isBroken, rounds, seconds, least, settings }) => {
  if (isBroken) return false;
  const most = Math.min(Number(options.rounds), settings.rounds ?? Number.POSITIVE_INFINITY);
  return rounds.length === 0 || (rounds.length < most && seconds + least <= Number(options.seconds));
};

for (let due = tables; due.length > 0; due = due.filter(goesOn))
  for (const table of due) {
    const began = performance.now();
    const round = await roundOf(table.name).catch((error) => {
      console.error(error.message);
      table.isBroken = true;
    });
    if (!round) continue;
    const { settings, rows } = round;
    const took = (performance.now() - began) / 1000;
    table.settings = settings;
    table.rounds.push(rows);
    table.seconds += took;
    table.least = Math.min(table.least, took);
    process.stderr.write(`${table.name}: round ${table.rounds.length}, ${took.toFixed(0)} s\n`);
  }

let [missed, tight] = [0, 0];
for (const { name, rounds, seconds } of tables.filter(({ isBroken }) => !isBroken)) {
  const figures = rounds[0].map(({ label }) =>
    figureOf(rounds.flatMap((rows) => rows.find((row) => row.label === label) ?? [])),
  );
  console.log(`\n${name} (${rounds.length === 1 ? 'one round' : `${rounds.length} rounds`}, ${seconds.toFixed(0)} s)`);
  for (const figure of figures) console.log(lineOf(figure));
  missed += figures.filter(misses).length;
  tight += figures.filter(isTight).length;
  if (!options.dry) keepTable(name, { ...machine(), rounds: rounds.length, seconds: Math.round(seconds), figures });
}
const total = tables.reduce((sum, { seconds }) => sum + seconds, 0);
console.log(
  `\n${tables.length} tables in ${(total / 60).toFixed(1)} minutes: ${missed} missed, ${tight} near their limit`,
);
const broken = tables.filter(({ isBroken }) => isBroken).map(({ name }) => name);
if (broken.length > 0) console.log(`Tables that ended with an error: ${broken.join(', ')}`);
process.exit(missed > 0 || broken.length > 0 ? 1 : 0);
