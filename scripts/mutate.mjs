// Changes one operator, constant or condition of the sources at a time and asks the tests whether they notice:
// node scripts/mutate.mjs --seed 1 --count 40 --ring all. Tests that import the changed file run first, the nearest before the
// others, and the remaining ones only where these pass. Prints each change with what found it. The file is put back after each;
// ends with 1 where a file that is drawn has changes that are not committed.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
    /** `quick` is what npm test runs, `all` what npm run test:all runs besides. */
    ring: { type: 'string', default: 'quick' },
  },
});
const NEAREST = 8;

const filesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
const textOf = (file) => readFileSync(join(root, file), 'utf8');

/** The same numbers for the same seed, from 0 to 1. */
const random = (() => {
  let state = Number(options.seed) >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
})();

/** What is changed, and into what; the formatter puts spaces around every operator of values and around none of types. */
const CHANGES = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ < /g, ' <= '],
  [/ <= /g, ' < '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ \* /g, ' / '],
  [/ \/ /g, ' * '],
  [/ \?\? /g, ' && '],
  [/\bif \(/g, 'if (!'],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/(?<=[ (-])\d[\d_]*(?:\.\d+)?(?=[,;) ])/g, (number) => String(2 * Number(number.replaceAll('_', '')) + 1)],
];

/** The text with comments, imports, types that stand alone and quoted words made blank: no place in them counts. */
const codeOf = (text) =>
  text.replaceAll(
    /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|^(?:import|export (?:type|interface)|type|interface)\b[\s\S]*?^\}?.*;?$/gm,
    (found) => found.replaceAll(/[^\n]/g, ' '),
  );

const placesOf = (file) => {
  const code = codeOf(textOf(file));
  return CHANGES.flatMap(([found, into]) =>
    [...code.matchAll(found)].map((match) => ({
      file,
      from: match[0],
      to: typeof into === 'string' ? into : into(match[0]),
      at: match.index,
    })),
  );
};

const sources = ['src', 'routers', 'db']
  .flatMap(filesOf)
  .filter((file) => !/^src\/(?:web|playground)\/|\.d\.ts$/.test(file));
const tests = filesOf('test').filter((file) => !/^test\/(?:cluster|faults|generators|package)\//.test(file));

/** Who imports a file. */
const importers = new Map();
for (const file of [...sources, ...tests])
  for (const [, specifier] of textOf(file).matchAll(/from '(\.[^']+\.ts)'/g)) {
    const target = join(dirname(file), specifier);
    importers.set(target, [...(importers.get(target) ?? []), file]);
  }

/** The test files that a source reaches, the nearest first. */
const testsOf = (file) => {
  const reached = new Set([file]);
  for (const one of reached) for (const other of importers.get(one) ?? []) reached.add(other);
  return [...reached].filter((one) => one.endsWith('.test.ts'));
};

const RINGS = { quick: ['quick'], all: ['built', 'browser'] };
const passes = (projects, files) => {
  const args = ['--no-install', 'vitest', 'run', '--bail', '1', '--passWithNoTests', '--reporter', 'dot'];
  const { status, signal } = spawnSync('npx', [...args, ...projects.flatMap((name) => ['--project', name]), ...files], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, TEST_SIZE: options.ring === 'all' ? 'full' : 'small' },
  });
  // Interrupted tests say nothing of the change.
  if (signal !== null || status === 130) throw new Error('interrupted');
  return status === 0;
};

/** Which ring finds a change, or undefined. */
const foundBy = (file) => {
  const near = testsOf(file);
  const first = near.filter((one) => !/\.(?:built|browser)\.test\.ts$/.test(one)).slice(0, NEAREST);
  if (first.length > 0 && !passes(RINGS.quick, first)) return 'the nearest tests';
  if (!passes(RINGS.quick, [])) return 'npm test';
  if (options.ring === 'all' && !passes(RINGS.all, [])) return 'npm run test:all';
  return undefined;
};

// Ends the tests that run, and with them this program, which first puts the file back.
process.on('SIGINT', () => {});

const places = sources.flatMap(placesOf);
const counts = new Map();
for (let drawn = 0; drawn < Number(options.count); drawn += 1) {
  const { file, from, to, at } = places[Math.floor(random() * places.length)];
  if (spawnSync('git', ['diff', '--quiet', '--', file], { cwd: root }).status !== 0) {
    console.error(`${file} has changes that are not committed`);
    process.exit(1);
  }
  const text = textOf(file);
  const line = text.slice(0, at).split('\n').length;
  let found;
  try {
    writeFileSync(join(root, file), text.slice(0, at) + to + text.slice(at + from.length));
    found = foundBy(file) ?? 'nothing';
  } finally {
    writeFileSync(join(root, file), text);
  }
  counts.set(found, (counts.get(found) ?? 0) + 1);
  console.log(`${file}:${line}  ${from.trim()} to ${to.trim()}: found by ${found}`);
}
for (const [found, count] of counts) console.log(`${count} of ${options.count} found by ${found}`);
