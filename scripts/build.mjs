// Compiles src, routers and db into dist with their types, packs the server, and the client as a package of its own. With
// --if-stale only what is missing or older than a source file.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackPlayground } from './playground/unpack.mjs';
import { buildServer, isStale, serverIsStale } from './server.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist', '.built');
const always = !process.argv.includes('--if-stale');
/** Folders of dist that a build leaves: the playground says itself whether it is due, the other is a running `npm run dev`'s. */
const KEPT = ['playground', 'dev'];

if (always || isStale(stamp, ['scripts/build.mjs', 'scripts/tsconfig.build.json'])) {
  const made = existsSync(join(root, 'dist')) ? readdirSync(join(root, 'dist')) : [];
  for (const name of made.filter((one) => !KEPT.includes(one))) rmSync(join(root, 'dist', name), { recursive: true });
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', join(root, 'scripts', 'tsconfig.build.json')],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, '');
}
if (serverIsStale()) await buildServer();
else await unpackPlayground();
if (
  isStale(join(root, 'dist', 'npm', 'metamer-client', 'package.json'), [
    'scripts/client.mjs',
    'scripts/client/operations.mjs',
    'scripts/client/types.mjs',
    'docs/client.md',
  ])
)
  await import('./client.mjs');
