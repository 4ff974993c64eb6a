// Writes what derives from the code: settings, endpoints, error codes and modules in their documents, and the pages of
// the analyzer's checks. With --check only compares.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { appRouter } from '../dist/routers/index.js';
import { catalogueOf } from '../dist/src/api/catalogue.js';
import { ERROR_STATUS } from '../dist/src/api/errors.js';
import { CODES } from '../dist/src/api/openapi/codes.js';
import { operationsOf } from '../dist/src/api/operations.js';
import { SETTINGS } from '../dist/src/runtime/config.js';
import { SERVICE_SETTINGS } from '../dist/src/service.js';
import { clusterTable, coreTable, simulation } from './capacity.mjs';
import { checkPages } from './check-pages.mjs';
import { figureTables, priceTable } from './figures.mjs';

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text) => (text === '' ? '' : `\`${text}\``);

const settings = () => [
  '| Variable | Default | Meaning |',
  '|---|---|---|',
  ...Object.values({ ...SETTINGS, ...SERVICE_SETTINGS }).map(
    ({ variable, fallback, meaning }) => `| \`${variable}\` | ${code(fallback)} | ${cell(meaning)} |`,
  ),
];

const endpoints = () => {
  const entries = catalogueOf(operationsOf(appRouter)).toSorted((a, b) => a.group.localeCompare(b.group));
  const rows = entries.map(
    ({ method, path, access, credits, summary }) =>
      `| ${method} | \`${path}\` | ${access} | ${credits} | ${cell(summary)} |`,
  );
  return ['| Method | Path | Access | Credits | Summary |', '|---|---|---|---|---|', ...rows];
};

const errors = () => [
  '| Code | Status | When |',
  '|---|---|---|',
  ...Object.entries(ERROR_STATUS).map(([name, status]) => `| \`${name}\` | ${status} | ${cell(CODES[name].when)} |`),
];

/** The law that the architecture test enforces; it is TypeScript that imports nothing. */
const layers = async () => {
  const source = readFileSync(new URL('../test/layers.ts', import.meta.url), 'utf8');
  const { code: text } = await transform(source, { loader: 'ts' });
  return import(`data:text/javascript,${encodeURIComponent(text)}`);
};

const modules = async () => {
  const { ROOMS } = await layers();
  const short = (name) => (name === 'src' ? '`src/*.ts`' : `\`${name}\``);
  const rows = Object.entries(ROOMS).map(([name, { holds, imports, because }]) => {
    const others = imports.map((other) => other.replace('src/', '')).join(', ');
    return `| ${short(name)} | ${cell(holds)} | ${others || 'none'} | ${cell(because)} |`;
  });
  return ['| Module | Contains | May import | Reason |', '|---|---|---|---|', ...rows];
};

const fill = (text, name, lines) => {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from === -1 || to === -1) throw new Error(`there is no place for ${name}`);
  return `${text.slice(0, from + open.length)}\n${lines.join('\n')}\n${text.slice(to)}`;
};

const tables = {
  'docs/configuration.md': { settings },
  'docs/endpoints.md': { endpoints },
  'docs/errors.md': { errors },
  'docs/architecture.md': { modules },
  'docs/speed.md': { figures: figureTables },
  'docs/limits.md': { prices: priceTable },
  'docs/capacity.md': { core: coreTable, cluster: clusterTable, simulation },
};

let stale = false;
for (const [path, parts] of Object.entries(tables)) {
  const file = new URL(`../${path}`, import.meta.url);
  const before = readFileSync(file, 'utf8');
  let after = before;
  for (const [name, lines] of Object.entries(parts)) after = fill(after, name, await lines());
  if (after === before) continue;
  if (process.argv.includes('--check')) {
    console.error(`The tables of ${path} are out of date: npm run readme`);
    stale = true;
  } else {
    writeFileSync(file, after);
  }
}
mkdirSync(new URL('../docs/checks/', import.meta.url), { recursive: true });
for (const [path, page] of Object.entries(checkPages())) {
  const file = new URL(`../${path}`, import.meta.url);
  if (existsSync(file) && readFileSync(file, 'utf8') === page) continue;
  if (process.argv.includes('--check')) {
    console.error(`${path} is out of date: npm run readme`);
    stale = true;
  } else writeFileSync(file, page);
}
process.exitCode = stale ? 1 : 0;
