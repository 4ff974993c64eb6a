// npm run corpus -- FOLDER [part ...] [--misses]
// Tries the built analyzer on cases of others that lie in FOLDER and prints what it got right, one row per figure.
// Ends with 1 where a figure is below its target, or where FOLDER holds none of the cases asked for.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parts } from './parts.mjs';

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const [folder, ...wanted] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = wanted.filter((id) => !parts.some((part) => part.id === id));
if (!folder || unknown.length > 0) {
  console.error(`usage: npm run corpus -- FOLDER [${parts.map(({ id }) => id).join('|')} ...] [--misses]`);
  process.exit(2);
}

const root = resolve(folder);
const chosen = parts.filter(
  ({ id, needs }) => (wanted.length === 0 || wanted.includes(id)) && existsSync(join(root, needs)),
);
for (const id of wanted)
  if (!chosen.some((part) => part.id === id)) console.error(`${id}: its cases are not in ${root}`);

let missed = chosen.length < Math.max(1, wanted.length);
console.log(`${'part'.padEnd(16)} ${'figure'.padEnd(44)} ${'right'.padStart(6)} ${'of'.padStart(6)}  target`);
for (const { id, run } of chosen) {
  const started = performance.now();
  const { figures, misses } = await run(root);
  for (const { figure, right, of, atLeast } of figures) {
    const fails = right < atLeast;
    missed ||= fails;
    console.log(
      `${id.padEnd(16)} ${figure.padEnd(44)} ${String(right).padStart(6)} ${String(of).padStart(6)}  ${atLeast}${fails ? '  MISSED' : ''}`,
    );
  }
  if (flags.includes('--misses')) for (const miss of misses) console.log(`  - ${miss}`);
  if (flags.includes('--times')) console.log(`  ${Math.round(performance.now() - started)} ms`);
}
process.exit(missed ? 1 : 0);
