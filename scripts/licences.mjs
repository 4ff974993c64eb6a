// Writes docs/licences.md: every package that a production installation has, and those that are packed into the GraphQL playground,
// with their licences, from the lock file. With --check only compares.
import { readFileSync, writeFileSync } from 'node:fs';

const target = new URL('../docs/licences.md', import.meta.url);
const { packages: inPlayground } = JSON.parse(
  readFileSync(new URL('./playground/made-of.json', import.meta.url), 'utf8'),
);
const lockOf = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')).packages;
const forPlayground = lockOf('./playground/package-lock.json');
const shipped = [
  ...Object.entries(lockOf('../package-lock.json')).filter(([, { dev }]) => !dev),
  ...inPlayground.map((path) => [path, forPlayground[path]]),
];

/** Packages that say their licence in their text alone. */
const UNSTATED = { 'png-js': 'MIT' };

const rows = new Map();
for (const [path, { version, license, optional }] of shipped) {
  // What is for one platform alone has the licence of the package that it is a part of.
  if (path === '' || (optional && license === undefined)) continue;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  rows.set(`${name} ${version}`, `| ${name} | ${version} | ${license ?? UNSTATED[name] ?? 'not stated'} |`);
}
const text = [
  '# Licences',
  '',
  '<!-- Written by `npm run licences` from the lock files. -->',
  '',
  'Metamer is licensed under the MIT licence. A production installation contains these packages, including those inside the GraphQL',
  'playground. Images use the typeface Inter (SIL Open Font License 1.1), from `@expo-google-fonts/inter`.',
  '',
  '| Package | Version | Licence |',
  '|---|---|---|',
  ...[...rows].toSorted(([a], [b]) => a.localeCompare(b, 'en')).map(([, row]) => row),
  '',
].join('\n');

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error('docs/licences.md is not up to date: npm run licences');
  process.exitCode = 1;
}
