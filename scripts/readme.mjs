// Writes the tables of the README that derive from the code: settings and endpoints. With --check only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { appRouter } from '../dist/routers/index.js';
import { ACCOUNT_SETTINGS } from '../dist/src/accounts/settings.js';
import { catalogueOf } from '../dist/src/api/catalogue.js';
import { operationsOf } from '../dist/src/api/operations.js';
import { SETTINGS } from '../dist/src/runtime/config.js';

const file = new URL('../README.md', import.meta.url);

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text) => (text === '' ? '' : `\`${text}\``);

const settings = [
  '| Variable | Default | Meaning |',
  '|---|---|---|',
  ...Object.values({ ...SETTINGS, ...ACCOUNT_SETTINGS }).map(
    ({ variable, fallback, meaning }) => `| \`${variable}\` | ${code(fallback)} | ${cell(meaning)} |`,
  ),
];

const endpoints = () => {
  const entries = catalogueOf(operationsOf(appRouter)).toSorted((a, b) => a.group.localeCompare(b.group));
  const rows = entries.map(
    ({ method, path, access, credits, summary }) =>
      `| ${method} | \`${path}\` | ${access} | ${credits} | ${cell(summary)} |`,
  );
  return ['| Method | Path | Access | Credits | What it does |', '|---|---|---|---|---|', ...rows];
};

const fill = (text, name, lines) => {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from === -1 || to === -1) throw new Error(`README.md has no place for ${name}`);
  return `${text.slice(0, from + open.length)}\n${lines.join('\n')}\n${text.slice(to)}`;
};

const before = readFileSync(file, 'utf8');
const after = fill(fill(before, 'settings', settings), 'endpoints', endpoints());
if (process.argv.includes('--check')) {
  if (after !== before) {
    console.error('The tables of README.md are out of date: npm run readme');
    process.exit(1);
  }
} else {
  writeFileSync(file, after);
}
