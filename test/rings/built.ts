import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const lock = join(tmpdir(), `metamer-build-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`);

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Takes the lock; false where another running process has it. */
const lockBuild = (): boolean => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    // An owner that was killed has left its lock behind; one that has not written its number yet is at work.
    if (owner !== 0 && !isRunning(owner)) rmSync(lock, { force: true });
  } catch {
    // Released meanwhile.
  }
  return false;
};

const pause = new Int32Array(new SharedArrayBuffer(4));

/** Builds what is missing or older than its sources, once for all workers: the others wait for the first. */
const build = (): void => {
  while (!lockBuild()) Atomics.wait(pause, 0, 0, 100);
  try {
    const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`scripts/build.mjs ended with ${status}`);
  } finally {
    rmSync(lock, { force: true });
  }
};

const done = globalThis as { builtForTests?: boolean };
if (!done.builtForTests) build();
done.builtForTests = true;
