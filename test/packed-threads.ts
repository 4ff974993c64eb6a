import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/*
 * Packs the code of worker threads before the first test of this process that may start one: no time limit of a test includes it.
 * Threads inherit the variable.
 */
if (process.env.PACKED_THREADS === undefined) {
  const [folder] = await once(new Worker(new URL('../scripts/threads/announce.mjs', import.meta.url)), 'message');
  process.env.PACKED_THREADS = folder;
}
