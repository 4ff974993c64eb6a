// Packs the server from its sources into few files: opening a thousand small ones takes the better part of a second. The page
// that it serves is packed with it. Run by itself it packs everything, with --main only what answers requests, with --rest the rest.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { joinStart } from './start-file.mjs';

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
    'scripts/start-file.mjs',
    'scripts/web.mjs',
    'scripts/browser-files.mjs',
    ...settings,
  ];
  return [...sources, ...files.map((file) => statSync(join(root, file)).mtimeMs)].some((changed) => changed > built);
};

const folder = join(root, 'dist', 'server');
const stamp = join(folder, '.built');
/** Made after what answers requests; holds what the packer says of it. */
const mainStamp = join(folder, '.main');

/** What the guides are rendered from, where it is there: an image may leave it out. */
const there = (names) => names.filter((name) => existsSync(join(root, name)));

/** Whether what answers requests is missing or older than a source. */
export const mainIsStale = () => isStale(mainStamp, []);

/** Whether anything that is served is. */
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
    onLoad({ filter: /\.json$/ }, ({ path, with: { type } }) => {
      const text = readFileSync(path, 'utf8');
      if (text.length < LARGE_TABLE) return undefined;
      const parsed = `JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(text)))})`;
      // An import with an attribute is of the default alone: of an object with `exports` every member would be copied.
      return { contents: type === 'json' ? `export default ${parsed};` : `module.exports = ${parsed};` };
    });
  },
};

const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** What ws uses to be faster, and debug to be in colour, where it happens to be installed. */
const OPTIONAL = ['bufferutil', 'utf-8-validate', 'supports-color'];

/** The packages that the packed server needs: those it imports, and those whose files it serves or reads. */
const packagesOf = ({ outputs }) => {
  const names = new Set();
  for (const [file, { imports }] of Object.entries(outputs)) {
    for (const { path, external } of imports) if (external && !isBuiltin(path)) names.add(packageOf(path));
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, specifier] of text.matchAll(/\bresolve\(["'`]([^"'`.][^"'`]*)\/package\.json["'`]\)/g))
      names.add(packageOf(specifier));
    for (const [, specifier] of text.matchAll(/\bcreateRequire\(import\.meta\.url\)\(["'`]([^"'`.][^"'`]*)["'`]\)/g))
      names.add(packageOf(specifier));
  }
  return [...names].filter((name) => !OPTIONAL.includes(name)).toSorted();
};

/** Programs of worker threads, below src, by the names that the service starts them by. */
export const THREADS = {
  'task-worker': 'task-worker.ts',
  thread: 'analyzer/workers/thread.ts',
  reader: 'analyzer/workers/reader.ts',
};

/** What is packed together shares files. */
const PROGRAMS = [
  // Worker threads are started by file name, beside the file that starts them.
  { main: 'main.ts' },
  THREADS,
];

const pack = async (build, program, outdir = folder, chunkNames = '[name]-[hash]') => {
  const { metafile } = await build({
    absWorkingDir: root,
    metafile: true,
    entryPoints: Object.fromEntries(Object.entries(program).map(([name, file]) => [name, join(root, 'src', file)])),
    outdir,
    bundle: true,
    splitting: true,
    chunkNames,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifyWhitespace: true,
    minifySyntax: true,
    // Native code, and packages that find files of their own by their place.
    external: ['libsql', '@napi-rs/canvas', 'pdfkit', 'piscina', 'pino', 'css-tree', 'graphql'],
    // Making the function costs as much as reading a small file, and few of the files call it.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';let requireHere;const require=(name)=>(requireHere??=requireFrom(import.meta.url))(name);",
    },
    plugins: [lazyMunsell, oneLanguage, parsedTables],
    logLevel: 'warning',
  });
  return metafile.outputs;
};

/** Packs the code of worker threads alone. */
export const packThreads = async (outdir) => {
  const { build } = await import('esbuild');
  await pack(build, THREADS, outdir);
};

/** Packs the programs of the server beside each other. Returns what came out, by file. */
const packPrograms = async () => {
  const { build, stop } = await import('esbuild');
  const outputs = Object.assign({}, ...(await Promise.all(PROGRAMS.map((program) => pack(build, program)))));
  await stop();
  return outputs;
};

/** Packs what answers requests. Everything else that was packed before is of older sources by then, and goes. */
export const buildMain = async () => {
  rmSync(folder, { recursive: true, force: true });
  const outputs = await packPrograms();
  writeFileSync(mainStamp, JSON.stringify(outputs));
};

/** Packs the command line by itself: it loads its operations one by one, which the server would pay for with many small files. Returns what came out, by file. */
const packCommandLine = async () => {
  const { build, stop } = await import('esbuild');
  // Files of its own: those of a running server stay as they are.
  const outputs = await pack(build, { metamer: 'metamer.ts' }, folder, 'cli-[name]-[hash]');
  await joinStart(build, outputs, folder);
  await stop();
  return { ...outputs, 'dist/server/start.js': { imports: [] } };
};

/** Writes the documents of the operations, by a program that is packed for it and thrown away. */
const writeDocuments = async () => {
  const temporary = join(root, 'dist', 'documents');
  const { build, stop } = await import('esbuild');
  await pack(build, { 'write-documents': 'write-documents.ts' }, temporary);
  await stop();
  const { writeDocuments: write } = await import(join(temporary, 'write-documents.js'));
  // A server that runs already finds all of them or none.
  await write(join(temporary, 'written'));
  renameSync(join(temporary, 'written'), join(folder, 'documents'));
  rmSync(temporary, { recursive: true });
};

/** Packs the command line and the pages, and writes the documents. */
export const buildRest = async () => {
  const outputs = JSON.parse(readFileSync(mainStamp, 'utf8'));
  Object.assign(outputs, await packCommandLine());
  writeFileSync(join(folder, 'packages.json'), JSON.stringify(packagesOf({ outputs })));
  const [{ buildWeb }, { unpackPlayground }] = await Promise.all([
    import('./web.mjs'),
    import('./playground/unpack.mjs'),
  ]);
  await Promise.all([buildWeb(), unpackPlayground()]);
  await writeDocuments();
  writeFileSync(stamp, '');
};

export const buildServer = async () => {
  await buildMain();
  await buildRest();
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const only = process.argv[2];
  if (only !== '--rest') await buildMain();
  if (only !== '--main') await buildRest();
}
