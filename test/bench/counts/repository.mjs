// What there is to read and to install: source files, the README, packages; and the words of the lexicon.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { neededPackages } from '../../../scripts/server-packages.mjs';
import { bytesOf } from '../costs/installed.mjs';

const { ENTRIES } = await import(
  new URL('../../../dist/src/personalize/lexicon/read-entries.js', import.meta.url).href
);

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SHORT = 15;
const LONG = 300;

const isThere = (path) => existsSync(join(ROOT, path));
const linesOf = (file) => readFileSync(file, 'utf8').split('\n').length - 1;
const sources = () =>
  readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const BOOKS = ['ledger', 'usage'].map((name) => join(ROOT, 'db/repositories', `${name}.ts`));
const stages = () => sources().filter((file) => file.includes('/analyzer/stages/'));
const occurrences = (files, pattern) =>
  files.reduce((sum, file) => sum + (readFileSync(file, 'utf8').match(pattern)?.length ?? 0), 0);

/** Words of Markdown, commands included: no pictures, comments or addresses of links. */
const wordsOf = (markdown) =>
  markdown
    .replaceAll(/<!--[\s\S]*?-->|<[^>]+>/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, '] ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;

export const repositoryRows = () => {
  const lines = sources().map(linesOf);
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const read = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  const lock = read('package-lock.json');
  // Those for other machines are in the lock alone.
  const paths = Object.keys(lock.packages).filter((path) => path !== '' && isThere(path));
  const served = neededPackages(read('dist/server/packages.json'), lock, isThere);
  const words = ENTRIES.flatMap((entry) => entry.words);
  const count = (label, unit, value, rest) => ({ label, unit, value, ...rest });
  return [
    count(
      `source files of at most ${SHORT} lines, of ${lines.length}`,
      'files',
      lines.filter((n) => n <= SHORT).length,
      {
        limit: 114,
      },
    ),
    count(`source files of more than ${LONG} lines`, 'files', lines.filter((n) => n > LONG).length, { limit: 0 }),
    count('prepared Drizzle queries of the ledger and of usage', 'queries', occurrences(BOOKS, /\.prepare\(\)/g), {
      atLeast: 18,
    }),
    count('selections by `page.$` in checks', 'selections', occurrences(stages(), /\bpage\.\$\(/g), { atLeast: 18 }),
    count('README', 'words', wordsOf(readme), { limit: 450 }),
    count('README before the first request', 'words', wordsOf(readme.slice(0, readme.indexOf('\n## First request'))), {
      limit: 100,
    }),
    count('packages that npm ci installs', 'packages', paths.length, { limit: 320 }),
    count('what npm ci installs', 'MB', bytesOf(paths) / 2 ** 20, { limit: 360 }),
    count('packages that the packed server loads', 'packages', served.length, { limit: 48 }),
    count('what the packed server loads', 'MB', bytesOf(served) / 2 ** 20, { limit: 99 }),
    count('words and phrases of the lexicon of briefs', 'words', new Set(words).size, { atLeast: 2_500 }),
  ];
};
