import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../db/client.ts';
import { jobUpkeepRepository } from '../../../db/repositories/job-upkeep.ts';
import { jobRepository } from '../../../db/repositories/jobs.ts';
import { keyRepository } from '../../../db/repositories/keys.ts';
import { deliveries, webhooks } from '../../../db/schema.ts';
import type { ApiKey } from '../../../src/accounts/account.ts';
import type { Release } from '../../../src/accounts/ledger.ts';
import { createCollections } from '../../../src/collections/service.ts';
import { invalid } from '../../../src/errors/refusal.ts';
import { type JobService, startJobService } from '../../../src/jobs/queue/service.ts';
import type { JobTools, JobType } from '../../../src/jobs/queue/type.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { temporaryFile } from '../../temporary-file.ts';
import { taskThreads } from '../../threads.ts';

const QUICK = { lease: 400, heartbeat: 100, poll: 20, progress: 20, backoff: 30, longestBackoff: 60, upkeep: 50 };

let file: ReturnType<typeof temporaryFile>;
let database: Database;
let key: ApiKey;
let other: ApiKey;
const services: JobService[] = [];
const released: Release[] = [];
/** Type and outcome of every job that left its runner, as the metrics count them. */
const counted: [type: string, outcome: string][] = [];
const threads = taskThreads(3);

const issue = async (id: string): Promise<ApiKey> => {
  const hash = Buffer.from(id.padEnd(32));
  const row = await keyRepository(database.orm).insert({
    ...{ id, tier: 'free', label: id, hash, start: id, last4: id.slice(-4), createdAt: Date.now() },
  });
  return { no: row.no, id, tier: 'free', label: id, scopes: null, expiresAt: null };
};

beforeEach(async () => {
  file = temporaryFile();
  database = await openDatabase(file.url);
  [key, other] = [await issue('key-one'), await issue('key-two')];
  released.length = 0;
  counted.length = 0;
});
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.stop()));
  database.close();
  file.remove();
});

const type = (id: string, run: (params: never, tools: JobTools) => Promise<Record<string, unknown>>): JobType => ({
  id,
  credits: 7,
  run: run as JobType['run'],
});

/** A queue with these types on the test's file; several in one test are several processes as far as the file goes. */
const start = (types: readonly JobType[], times: object = {}, slots = 2): JobService => {
  const service = startJobService({
    repository: jobRepository(database.orm),
    upkeepRepository: jobUpkeepRepository(database.orm),
    types: new Map(types.map((one) => [one.id, one])),
    ledger: { release: async (release) => void released.push(release) },
    threads,
    collections: createCollections({ threads, cacheMb: 0 }),
    log: createLog('silent'),
    metrics: { gauge: () => {}, jobEnded: (id, outcome) => void counted.push([id, outcome]) },
    times: { ...QUICK, ...times },
    slots,
  });
  services.push(service);
  return service;
};

const queue = async ({ jobs }: JobService, id: string, params: Record<string, unknown> = {}, owner = key) => {
  const { job } = await jobs.accept(owner, { type: id, params, idempotencyKey: undefined });
  await jobs.start(job.id, Date.now());
  return job.id;
};

const until = async <Value>(read: () => Promise<Value | undefined>): Promise<Value> => {
  const end = Date.now() + 110_000;
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error('it did not come about');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

const over = (service: JobService, id: string, owner = key) =>
  until(async () => {
    const job = await service.jobs.get(owner, id);
    return ['succeeded', 'failed', 'cancelled'].includes(job.state) ? job : undefined;
  });

const count = type('count', async ({ to }: { to: number }, { emit, progress }) => {
  for (let i = 1; i <= to; i += 1) {
    await emit([{ i, square: i * i, note: i === 2 ? 'a "quoted", one' : '=1+1' }]);
    progress(i, to);
  }
  return { to };
});

describe('a job', () => {
  it('runs and keeps result, summary and progress', async () => {
    const service = start([count]);
    const job = await over(service, await queue(service, 'count', { to: 3 }));
    expect(job).toMatchObject({
      ...{ type: 'count', state: 'succeeded', attempt: 1, credits: 7, params: { to: 3 }, error: null },
      progress: { done: 3, total: 3 },
      result: { summary: { to: 3 }, item_count: 3 },
    });
    expect(job.result?.items?.[1]).toEqual({ i: 2, square: 4, note: 'a "quoted", one' });
  });

  it('is not begun before it is paid for, and is forgotten when it never is', async () => {
    const service = start([count]);
    const { job } = await service.jobs.accept(key, { type: 'count', params: { to: 1 }, idempotencyKey: undefined });
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(service.jobs.get(key, job.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await jobUpkeepRepository(database.orm).sweep(Date.now() + 61_000);
    await service.jobs.start(job.id, Date.now());
    await expect(service.jobs.get(key, job.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('gives its result as JSON lines and as CSV that no spreadsheet runs', async () => {
    const service = start([count]);
    const { id } = await over(service, await queue(service, 'count', { to: 2 }));
    const lines = await service.jobs.file(key, id, 'application/x-ndjson');
    expect(
      lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).square),
    ).toEqual([1, 4]);
    expect(await service.jobs.file(key, id, 'text/csv')).toBe(
      `i,square,note\r\n1,1,'=1+1\r\n2,4,"a ""quoted"", one"\r\n`,
    );
  });

  it('keeps a large result out of the record', async () => {
    const big = type('big', async (_, { emit }) => {
      for (let i = 0; i < 40; i += 1) await emit([{ i, text: 'x'.repeat(50_000) }]);
      return {};
    });
    const service = start([big]);
    const job = await over(service, await queue(service, 'big'));
    expect(job.result).toMatchObject({ item_count: 40, items: null });
    expect((await service.jobs.file(key, job.id, 'application/x-ndjson')).split('\n')).toHaveLength(41);
  });

  it('belongs to its key alone', async () => {
    const service = start([count]);
    const id = await queue(service, 'count', { to: 1 });
    for (const ask of [
      () => service.jobs.get(other, id),
      () => service.jobs.cancel(other, id),
      () => service.jobs.file(other, id, 'text/csv'),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await service.jobs.glance(other, id)).toBeUndefined();
    expect((await service.jobs.list(key, 10)).map((job) => job.id)).toEqual([id]);
    expect(await service.jobs.list(other, 10)).toEqual([]);
  });
});

describe('what goes wrong', () => {
  it('is tried again after a pause, and the attempts are counted', async () => {
    let tries = 0;
    const service = start([
      type('shaky', async () => {
        tries += 1;
        if (tries < 3) throw new Error('the disk is full');
        return { tries };
      }),
    ]);
    const job = await over(service, await queue(service, 'shaky'));
    expect(job).toMatchObject({ state: 'succeeded', attempt: 3, result: { summary: { tries: 3 } } });
    expect(released).toEqual([]);
    const outcomes = await until(async () =>
      counted.length === 3 ? counted.map(([, outcome]) => outcome) : undefined,
    );
    expect(outcomes).toEqual(['retried', 'retried', 'succeeded']);
  });

  it('fails after five attempts without telling why, and gives the credits back once', async () => {
    const service = start([
      type('broken', async () => {
        throw new Error('secret detail');
      }),
    ]);
    const id = await queue(service, 'broken');
    const job = await over(service, id);
    expect(job).toMatchObject({ state: 'failed', attempt: 5, credits: 0, error: { code: 'INTERNAL' } });
    expect(job.error?.message).not.toContain('secret');
    await until(async () => (released.length ? true : undefined));
    await service.upkeep.run();
    expect(released).toMatchObject([{ id, keyNo: key.no, credits: 7 }]);
  });

  it('fails at once, and is charged, where the parameters are to blame', async () => {
    const service = start([
      type('picky', async () => {
        throw invalid('image', 'is not a sound PNG');
      }),
    ]);
    const job = await over(service, await queue(service, 'picky'));
    expect(job).toMatchObject({
      ...{ state: 'failed', attempt: 1, credits: 7 },
      error: { code: 'INVALID_INPUT', message: 'image: is not a sound PNG' },
    });
    await service.upkeep.run();
    expect(released).toEqual([]);
  });

  it('a silent runner loses its job, and what it reports later counts for nothing', async () => {
    const holder = jobRepository(database.orm);
    const accepting = start([count], {}, 0);
    const id = await queue(accepting, 'count', { to: 2 });
    const taken = await holder.claim('silent', Date.now(), Date.now() + 50);
    expect(taken?.id).toBe(id);
    const job = await over(start([count]), id);
    expect(job).toMatchObject({ state: 'succeeded', attempt: 2, result: { item_count: 2 } });
    const late = { state: 'failed' as const, release: true, at: Date.now(), expiresAt: Date.now() + 1e6 };
    expect(await holder.finish({ id, lease: 'silent' }, late)).toBe(false);
    expect(await holder.beat({ id, lease: 'silent' }, { done: 1, total: 9 }, Date.now() + 1e6)).toBe(false);
    await holder.addPart({ id, lease: 'silent' }, 0, '{"i":"stale"}\n');
    expect(await accepting.jobs.get(key, id)).toMatchObject({ state: 'succeeded', result: { item_count: 2 } });
    expect(await accepting.jobs.file(key, id, 'text/csv')).not.toContain('stale');
  });

  it('a job whose runners all vanish is given up, and its credits given back', async () => {
    const holder = jobRepository(database.orm);
    const service = start([count], {}, 0);
    const id = await queue(service, 'count', { to: 2 });
    for (let i = 0; i < 5; i += 1) {
      await until(() => holder.claim(`gone-${i}`, Date.now(), Date.now() - 1));
      await service.upkeep.run();
    }
    expect(await service.jobs.get(key, id)).toMatchObject({ state: 'failed', attempt: 5, error: { code: 'INTERNAL' } });
    await service.upkeep.run();
    expect(released).toHaveLength(1);
  });

  it('a process that stops puts its jobs back uncounted', async () => {
    const slow = type(
      'slow',
      (_, { signal }) =>
        new Promise((resolve, reject) => {
          const timer = setTimeout(() => resolve({}), 60_000);
          signal.addEventListener('abort', () => {
            clearTimeout(timer);
            reject(signal.reason as Error);
          });
        }),
    );
    const service = start([slow]);
    const id = await queue(service, 'slow');
    await until(async () => ((await service.jobs.get(key, id)).state === 'running' ? true : undefined));
    await service.stop();
    expect(await service.jobs.get(key, id)).toMatchObject({ state: 'queued', attempt: 0 });
    expect(counted).toEqual([['slow', 'put_back']]);
  });
});

describe('cancelling', () => {
  it('ends a running job and tells its handler', async () => {
    let aborted = false;
    const endless = type('endless', async (_, { signal }) => {
      while (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, 5));
      aborted = true;
      throw signal.reason;
    });
    const service = start([endless]);
    const id = await queue(service, 'endless');
    await until(async () => ((await service.jobs.get(key, id)).state === 'running' ? true : undefined));
    expect(await service.jobs.cancel(key, id)).toMatchObject({ state: 'cancelled', credits: 7 });
    await until(async () => aborted || undefined);
    expect((await service.jobs.get(key, id)).state).toBe('cancelled');
    expect(released).toEqual([]);
  });

  it('gives the credits back to when they were charged, where the job never began', async () => {
    const service = start([count], {}, 0);
    const { job } = await service.jobs.accept(key, { type: 'count', params: { to: 1 }, idempotencyKey: undefined });
    const id = job.id;
    const chargedAt = Date.now() - 86_400_000;
    await service.jobs.start(id, chargedAt);
    expect(await service.jobs.cancel(key, id)).toMatchObject({ state: 'cancelled', credits: 0 });
    await service.upkeep.run();
    expect(released).toMatchObject([{ id, credits: 7, chargedAt }]);
    expect(await service.jobs.cancel(key, id)).toMatchObject({ state: 'cancelled' });
  });

  it('changes nothing about a job that is over', async () => {
    const service = start([count]);
    const { id } = await over(service, await queue(service, 'count', { to: 1 }));
    expect(await service.jobs.cancel(key, id)).toMatchObject({ state: 'succeeded' });
  });

  it('ends the jobs of a revoked key, which are not begun either', async () => {
    const service = start([count], {}, 0);
    const id = await queue(service, 'count', { to: 1 });
    await keyRepository(database.orm).revoke(key.id, Date.now());
    expect(await jobRepository(database.orm).claim('lease', Date.now(), Date.now() + 1000)).toBeUndefined();
    await service.upkeep.run();
    expect((await service.jobs.get(key, id)).state).toBe('cancelled');
  });
});

describe('an idempotency key', () => {
  const wanted = (params: Record<string, unknown>) => ({ type: 'count', params, idempotencyKey: 'order-1' });

  it('answers the first job again, for nothing, and no other', async () => {
    const service = start([count]);
    const first = await service.jobs.accept(key, wanted({ to: 1 }));
    await expect(service.jobs.accept(key, wanted({ to: 1 }))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await service.jobs.start(first.job.id, Date.now());
    expect(await service.jobs.accept(key, wanted({ to: 1 }))).toMatchObject({
      replayed: true,
      job: { id: first.job.id },
    });
    await expect(service.jobs.accept(key, wanted({ to: 2 }))).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await service.jobs.accept(other, wanted({ to: 2 }))).toMatchObject({ replayed: false });
  });
});

describe('the queue', () => {
  it('takes turns between keys, whatever one of them has queued', async () => {
    const order: number[] = [];
    const service = start(
      [type('note', async ({ owner }: { owner: number }) => ({ owner: order.push(owner) }))],
      {},
      0,
    );
    for (let i = 0; i < 6; i += 1) await queue(service, 'note', { owner: 1 });
    await queue(service, 'note', { owner: 2 }, other);
    const repository = jobRepository(database.orm);
    const owners = [];
    for (let i = 0; i < 3; i += 1)
      owners.push((await repository.claim(`lease-${i}`, Date.now(), Date.now() + 9000))?.keyNo);
    expect(owners.slice(0, 2).sort()).toEqual([key.no, other.no].sort());
  });

  it('carries out every job exactly once with several runners on one file', async () => {
    const done = new Map<string, number>();
    const tick = type('tick', async ({ n }: { n: string }) => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      done.set(n, (done.get(n) ?? 0) + 1);
      return { n };
    });
    // Leases that no busy machine lets lapse: a lapsed one may be carried out again, by design.
    const runners = [1, 2, 3].map(() => start([tick], { lease: 60_000 }));
    const ids = await Promise.all(
      Array.from({ length: 60 }, (_, i) => queue(runners[i % 3]!, 'tick', { n: String(i) })),
    );
    const ended = await Promise.all(ids.map((id) => over(runners[0]!, id)));
    expect(ended.every((job) => job.state === 'succeeded')).toBe(true);
    expect([...done.values()]).toEqual(Array(60).fill(1));
  });

  it('deletes jobs past their time with parameters and results', async () => {
    const service = start([count], { keep: 1 });
    const id = await queue(service, 'count', { to: 3 });
    await until(async () => (await service.jobs.glance(key, id).then((found) => found === undefined)) || undefined);
    const { rows } = await database.orm.run(
      'SELECT (SELECT count(*) FROM job_items) + (SELECT count(*) FROM job_params) AS n',
    );
    expect(rows[0]?.n).toBe(0);
  });
});

describe('the outbox', () => {
  it('has every change of state for those who asked for it, once', async () => {
    const events = ['job.queued', 'job.started', 'job.succeeded'];
    const hook = { url: 'https://example.com/', secret: 'whsec_', createdAt: Date.now() };
    await database.orm.insert(webhooks).values([
      { ...hook, id: 'wh_all', keyNo: key.no, events },
      { ...hook, id: 'wh_other', keyNo: other.no, events },
      { ...hook, id: 'wh_failed', keyNo: key.no, events: ['job.failed'] },
      { ...hook, id: 'wh_off', keyNo: key.no, events, disabledAt: Date.now() },
    ]);
    const service = start([count]);
    const id = await queue(service, 'count', { to: 1 });
    await over(service, id);
    const rows = await database.orm.select().from(deliveries);
    expect(rows.map((row) => row.webhookId)).toEqual(Array(3).fill('wh_all'));
    expect(rows.map((row) => row.event).sort()).toEqual([...events].sort());
    expect(new Set(rows.map((row) => row.eventId)).size).toBe(3);
    const payload = JSON.parse(rows.find((row) => row.event === 'job.succeeded')!.payload);
    expect(payload).toMatchObject({
      type: 'job.succeeded',
      data: { id, type: 'count', state: 'succeeded', error: null },
    });
    expect(payload.data.finished_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });
});
