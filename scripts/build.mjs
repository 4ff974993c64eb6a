// Compiles src, routers and db into dist, then packs the server into few files: opening a thousand small ones takes the
// better part of a second. With --if-stale only where dist is missing or older than a source file.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist', '.built');

const newest = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0);

const isStale = () => {
  if (!existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  const sources = ['src', 'routers', 'db'].map((folder) => newest(join(root, folder)));
  const settings = ['package-lock.json', 'tsconfig.json', 'scripts/tsconfig.build.json', 'scripts/build.mjs'];
  return [...sources, ...settings.map((file) => statSync(join(root, file)).mtimeMs)].some((changed) => changed > built);
};

if (process.argv.includes('--if-stale') && !isStale()) process.exit(0);
rmSync(join(root, 'dist'), { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', join(root, 'scripts', 'tsconfig.build.json')],
  { stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);

const from = (file) => join(root, 'dist', 'src', file);
await build({
  // Worker threads are started by file name, beside the file that starts them.
  entryPoints: {
    main: from('main.js'),
    'task-worker': from('task-worker.js'),
    thread: from('analyzer/work/thread.js'),
  },
  outdir: join(root, 'dist', 'server'),
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifyWhitespace: true,
  minifySyntax: true,
  // Native code, and packages that find files of their own by their place.
  external: [
    'libsql',
    '@libsql/client',
    '@napi-rs/canvas',
    'pdfkit',
    'piscina',
    'swagger-ui-dist',
    'pino',
    'css-tree',
    'munsell',
    'graphql',
    'graphiql',
    'react',
    'react-dom',
  ],
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module';const require=requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
});
writeFileSync(stamp, '');
