// Renews everything that is made of the sources, in the order in which one is made of another: npm run fresh
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Each with the arguments that Node runs it by. What a step writes into src is compiled before the next one reads it. */
const STEPS = [
  ['tables', ['scripts/collection-tables.mjs'], ['scripts/atlas-names.mjs']],
  ['terms', ['scripts/term-limits.mjs']],
  ['requirements', ['scripts/check-requirements.mjs'], ['scripts/check.mjs', '--write', 'src/analyzer/model']],
  ['browse', ['scripts/browse-operations.mjs'], ['scripts/check.mjs', '--write', 'src/web/views/browse']],
  ['examples', ['scripts/examples.mjs']],
  ['readme', ['scripts/readme.mjs']],
  ['accuracy', ['scripts/accuracy.mjs']],
  ['gallery', ['scripts/gallery.mjs']],
  ['licences', ['scripts/licences.mjs']],
  ['promises', ['scripts/promises.mjs']],
  ['format', ['scripts/check.mjs', '--write', 'src']],
];

const run = (args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) {
    console.error(`${args.join(' ')} ended with ${status}.`);
    process.exit(status ?? 1);
  }
};

for (const [name, ...programs] of STEPS) {
  run(['scripts/build.mjs', '--if-stale']);
  for (const program of programs) run(program);
  console.log(`renewed: ${name}`);
}
