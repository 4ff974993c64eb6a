// Packs what answers requests where that is missing or older than a source, then serves in this very process: signals reach it. The
// command line and the pages are packed meanwhile by another process, whose id is in dist/.building until it ends: whoever opens a
// page before is shown one that says so and loads again.
import { spawn, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { mainIsStale, serverIsStale } from './server.mjs';

const packer = fileURLToPath(new URL('server.mjs', import.meta.url));
const building = fileURLToPath(new URL('../dist/.building', import.meta.url));
/** Below that of the service: a request does not wait for the packer. */
const PRIORITY = 10;
/** How often to see whether the parent is still there. */
const PARENT_MS = 250;

const packRest = () => {
  const child = spawn(process.execPath, [packer, '--rest'], { stdio: ['ignore', 'inherit', 'inherit'] });
  writeFileSync(building, String(child.pid));
  try {
    setPriority(child.pid, PRIORITY);
  } catch {
    // It has ended already.
  }
  child.once('exit', () => rmSync(building, { force: true }));
  child.unref();
  process.once('exit', () => child.kill());
};

/**
 * npm runs this below a shell, which may end without passing a signal on. The service then stops as on SIGTERM, in place of running on
 * alone. Started in another way, it outlives its parent.
 */
const endWithParent = () => {
  const parent = process.ppid;
  const isAlone = () => {
    if (process.ppid !== parent) return true;
    try {
      process.kill(parent, 0);
      return false;
    } catch (error) {
      return error.code === 'ESRCH';
    }
  };
  const watch = setInterval(() => {
    if (!isAlone()) return;
    clearInterval(watch);
    process.emit('SIGTERM');
  }, PARENT_MS);
  watch.unref();
  // A signal to the whole group reaches the service itself: that its shell ends by it, too, must not count as a second one.
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => {
      clearInterval(watch);
      // Nothing else listens before the service starts.
      if (process.listenerCount(signal) === 0) process.exit(1);
    });
};
const { npm_lifecycle_event: event, npm_lifecycle_script: script = '' } = process.env;
if (event === 'start' && script.includes('start.mjs')) endWithParent();

const isStale = serverIsStale();
if (isStale && mainIsStale()) {
  const { status } = spawnSync(process.execPath, [packer, '--main'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
if (isStale) packRest();
const main = new URL('../dist/server/main.js', import.meta.url);
// Processes forked by the server run the server, not this file.
process.argv[1] = fileURLToPath(main);
await import(main);
