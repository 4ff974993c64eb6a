// Packs the server from its sources into few files: opening a thousand small ones takes the better part of a second. The page
// that it serves is packed with it. Run by itself it does so at once. Of what it makes only the playground needs packages that
// `npm ci --omit=dev` leaves out.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const newest = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0);

/** Whether a file was made before a source, or one of the other files that decide what comes out, has changed. */
export const isStale = (made, settings, folders = []) => {
  if (!existsSync(made)) return true;
  const built = statSync(made).mtimeMs;
  const sources = ['src', 'routers', 'db', ...folders].map((folder) => newest(join(root, folder)));
  const files = [
    'package-lock.json',
    'tsconfig.json',
    'scripts/server.mjs',
    'scripts/web.mjs',
    'scripts/browser-files.mjs',
    ...settings,
  ];
  return [...sources, ...files.map((file) => statSync(join(root, file)).mtimeMs)].some((changed) => changed > built);
};

const folder = join(root, 'dist', 'server');
const stamp = join(folder, '.built');

/** What the guides are rendered from, where it is there: an image may leave it out. */
const there = (names) => names.filter((name) => existsSync(join(root, name)));

export const serverIsStale = () => isStale(stamp, there(['README.md']), ['scripts/web', ...there(['docs'])]);

/** Loads the Munsell renotation when a colour is first asked for in it: its tables take longer to load than most commands. */
const lazyMunsell = {
  name: 'lazy-munsell',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^munsell$/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: 'munsell', namespace: 'lazy' } : { path: 'munsell', external: true },
    );
    onLoad({ filter: /^munsell$/, namespace: 'lazy' }, () => ({
      contents: `let loaded;
export const mhvcToLchab = (...values) => (loaded ??= require('munsell')).mhvcToLchab(...values);`,
    }));
  },
};

/** Of the languages of zod's messages only English is packed, which is the one that it speaks here. */
const oneLanguage = {
  name: 'one-language',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
  },
};

const LARGE_TABLE = 20_000;

/** Packs large tables as texts of JSON, which load in half the time of the same written as a program. */
const parsedTables = {
  name: 'parsed-tables',
  setup({ onLoad }) {
    onLoad({ filter: /\.json$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (text.length < LARGE_TABLE) return undefined;
      return { contents: `module.exports = JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(text)))});` };
    });
  },
};

const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** What ws uses to be faster where it happens to be installed. */
const OPTIONAL = ['bufferutil', 'utf-8-validate'];

/** The packages that the packed server needs: those it imports, and those whose files it serves or reads. */
const packagesOf = ({ outputs }) => {
  const names = new Set();
  for (const [file, { imports }] of Object.entries(outputs)) {
    for (const { path, external } of imports) if (external && !isBuiltin(path)) names.add(packageOf(path));
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, specifier] of text.matchAll(/\bresolve\(["'`]([^"'`.][^"'`]*)\/package\.json["'`]\)/g))
      names.add(packageOf(specifier));
  }
  return [...names].filter((name) => !OPTIONAL.includes(name)).toSorted();
};

/** What is packed together shares files: the command line loads its operations one by one, which the server would pay for with many small files. */
const PROGRAMS = [
  // Worker threads are started by file name, beside the file that starts them.
  { main: 'main.ts' },
  {
    'task-worker': 'task-worker.ts',
    thread: 'analyzer/work/thread.ts',
    reader: 'analyzer/work/reader.ts',
  },
  { metamer: 'metamer.ts' },
];

const pack = async (build, program) => {
  const { metafile } = await build({
    absWorkingDir: root,
    metafile: true,
    entryPoints: Object.fromEntries(Object.entries(program).map(([name, file]) => [name, join(root, 'src', file)])),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifyWhitespace: true,
    minifySyntax: true,
    // Native code, and packages that find files of their own by their place.
    external: ['libsql', '@napi-rs/canvas', 'pdfkit', 'piscina', 'pino', 'css-tree', 'graphql'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';const require=requireFrom(import.meta.url);",
    },
    plugins: [lazyMunsell, oneLanguage, parsedTables],
    logLevel: 'warning',
  });
  return metafile.outputs;
};

export const buildServer = async () => {
  const { build } = await import('esbuild');
  rmSync(folder, { recursive: true, force: true });
  const outputs = {};
  for (const program of PROGRAMS) Object.assign(outputs, await pack(build, program));
  writeFileSync(join(folder, 'packages.json'), JSON.stringify(packagesOf({ outputs })));
  const [{ buildWeb }, { buildPlayground }] = await Promise.all([import('./web.mjs'), import('./playground.mjs')]);
  await Promise.all([buildWeb(), buildPlayground()]);
  writeFileSync(stamp, '');
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer();
