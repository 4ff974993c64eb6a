// Packs the server where that is missing or older than a source, then serves in this very process: signals reach it.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serverIsStale } from './server.mjs';

if (serverIsStale()) {
  const packer = fileURLToPath(new URL('server.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [packer], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const main = new URL('../dist/server/main.js', import.meta.url);
// Processes forked by the server run the server, not this file.
process.argv[1] = fileURLToPath(main);
await import(main);
