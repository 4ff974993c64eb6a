// The queue of jobs against the bare statements that a job cannot do without, on one file, interleaved in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../dist/db/client.js';
import { jobUpkeepRepository } from '../../dist/db/repositories/job-upkeep.js';
import { jobRepository } from '../../dist/db/repositories/jobs.js';
import { startJobService } from '../../dist/src/jobs/queue/service.js';
import { createLog } from '../../dist/src/runtime/log.js';
import { median } from './figures.mjs';

const JOBS = 300;
const ROUNDS = 3;
const KEY = { no: 1, id: 'bench', tier: 'free', label: 'bench' };

/** Four writes a job: stored, paid, taken up, ended; each its own commit. */
const floor = async ({ orm }) => {
  await orm.run(sql`CREATE TABLE IF NOT EXISTS floor (id INTEGER PRIMARY KEY, state TEXT, at INTEGER)`);
  const started = performance.now();
  for (let i = 0; i < JOBS; i += 1) {
    await orm.run(sql`INSERT INTO floor (state, at) VALUES ('held', ${i})`);
    for (const state of ['queued', 'running', 'succeeded'])
      await orm.run(sql`UPDATE floor SET state = ${state}, at = ${i} WHERE id = (SELECT max(id) FROM floor)`);
  }
  return (performance.now() - started) / JOBS;
};

const queue = async ({ jobs }) => {
  const started = performance.now();
  const ids = [];
  for (let i = 0; i < JOBS; i += 1) {
    const { job } = await jobs.accept(KEY, { type: 'none', params: { i }, idempotencyKey: undefined });
    await jobs.start(job.id, Date.now());
    ids.push(job.id);
  }
  for (const id of ids) {
    while ((await jobs.glance(KEY, id)).job.state !== 'succeeded') await new Promise((done) => setTimeout(done, 1));
  }
  return (performance.now() - started) / JOBS;
};

export const run = async (report) => {
  const folder = mkdtempSync(join(tmpdir(), 'metamer-bench-'));
  const database = await openDatabase(`file:${join(folder, 'bench.db')}`);
  const service = startJobService({
    repository: jobRepository(database.orm),
    upkeepRepository: jobUpkeepRepository(database.orm),
    types: new Map([['none', { id: 'none', credits: 0, run: async () => ({}) }]]),
    ledger: { release: async () => {} },
    threads: { run: async () => undefined, close: async () => {} },
    log: createLog('silent'),
  });
  try {
    const times = { floor: [], queue: [] };
    for (let i = 0; i < ROUNDS; i += 1) {
      times.floor.push(await floor(database));
      times.queue.push(await queue(service));
    }
    const [bare, whole] = [median(times.floor), median(times.queue)];
    report('a job from acceptance to end', whole, 'ms', { note: `four bare commits take ${bare.toPrecision(3)} ms` });
    report('against four bare commits', whole / bare, 'x', { limit: 12 });
  } finally {
    await service.stop();
    database.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
