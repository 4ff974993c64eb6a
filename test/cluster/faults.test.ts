import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openJournal } from '../../db/journal.ts';
import type { Epoch } from '../../src/accounts/cluster/epoch.ts';
import { connectRedis, firstAnswer, type HotStore, type Line } from '../../src/accounts/cluster/redis.ts';
import { createSettlements } from '../../src/accounts/cluster/settlement.ts';
import { orUnavailable } from '../../src/accounts/cluster/unreachable.ts';
import { Refusal } from '../../src/errors/refusal.ts';
import { createLog } from '../../src/runtime/log.ts';
import { type ServiceProcess, startProcess } from '../processes.ts';
import { type Engines, freePort, startEngines } from './engines.ts';

let engines: Engines;
let redis: HotStore & { readonly line: Line };
beforeAll(async () => {
  engines = await startEngines();
  redis = connectRedis(engines.redis.url, createLog('silent'));
  await firstAnswer(redis, 5_000);
});
afterAll(async () => {
  redis.disconnect();
  await engines.stop();
});

const caught = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const eventually = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 100 && !holds(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
};

describe('what Redis answers', () => {
  it('with an error of its own is thrown as it is: it is a fault, and no outage', async () => {
    await redis.line.set('a-text', 'x');
    const error = await caught(orUnavailable(redis.line.mtmFields('a-text', 'no-epoch')));
    expect(error).not.toBeInstanceOf(Refusal);
    expect(String(error)).toContain('WRONGTYPE');
  });

  it('because it has no room to write is an outage, also where it discards a whole transaction', async () => {
    await redis.line.config('SET', 'maxmemory', '1');
    try {
      const discarded = await caught(orUnavailable(redis.line.multi().hset('a-hash', 'a', 1).exec()));
      expect(discarded).toMatchObject({ code: 'UNAVAILABLE', cause: { message: expect.stringMatching(/^EXECABORT/) } });
      const alone = await caught(orUnavailable(redis.line.set('a-text', 'y')));
      expect(alone).toMatchObject({ code: 'UNAVAILABLE', cause: { message: expect.stringMatching(/^OOM/) } });
    } finally {
      await redis.line.config('SET', 'maxmemory', '0');
    }
  });
});

describe('while Redis is away', () => {
  it('a command is refused as UNAVAILABLE, with what was thrown as its cause; a settlement is counted, logged and told later', async () => {
    const journal = openJournal(join(engines.folder, 'journal-faults.db'));
    const lines: [{ err: unknown; call?: number }, string][] = [];
    const warn = (fields: { err: unknown; call?: number }, text: string): void => void lines.push([fields, text]);
    const epoch: Epoch = { current: () => 'one', countedUpTo: () => 0, join: async () => {}, doubt: () => {} };
    const settlements = createSettlements({ redis, journal, epoch, log: { warn: warn as never } });
    const row = { call: 77, keyNo: 5, operation: 1, status: 200, credits: 2, micros: 10, label: undefined };
    const seq = await settlements.write(row);
    const settlement = { keyNo: 5, call: 77, charged: 2, period: 1, event: '{}', epoch: 'none', seq };

    await engines.redis.kill();
    const error = await caught(orUnavailable(redis.line.get('a-text')));
    expect(error).toMatchObject({ code: 'UNAVAILABLE', details: { retry_after: 2 } });
    expect((error as Refusal).cause).toBeInstanceOf(Error);
    expect(await settlements.tell(settlement)).toBeUndefined();
    expect(await settlements.tell(settlement)).toBeUndefined();
    expect(settlements.untold()).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toEqual([
      { err: expect.any(Error), call: 77 },
      'a call could not be settled in Redis; it is retried',
    ]);

    await engines.redis.start();
    await eventually(() => settlements.untold() === 0);
    expect(settlements.untold()).toBe(0);
    expect(await redis.line.hget('mtm:k:5', 'used:1')).toBe('2');
    settlements.stop();
    journal.close();
  });
});

describe('while the libSQL server is away', () => {
  let node: ServiceProcess;
  let url: string;
  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    node = await startProcess({
      PORT: String(port),
      DATABASE_URL: engines.sqld.url,
      REDIS_URL: engines.redis.url,
      JOURNAL: join(engines.folder, 'journal-away.db'),
      ADMIN_KEY: 'admin-key-of-the-drills',
    });
  });
  afterAll(() => node.end('SIGTERM'));

  it('jobs, webhooks and keys are answered 503, and the metrics name no call that Redis misses', async () => {
    const headers = { 'x-admin-key': 'admin-key-of-the-drills', 'content-type': 'application/json' };
    const issued = await fetch(`${url}/v1/admin/keys`, { method: 'POST', headers, body: '{}' });
    const { secret } = (await issued.json()) as { secret: string };
    const get = (path: string) => fetch(`${url}/v1${path}`, { headers: { ...headers, 'x-api-key': secret } });
    expect((await get('/jobs')).status).toBe(200);

    await engines.sqld.kill();
    for (const path of ['/jobs/id/job_1', '/webhooks', '/admin/keys', '/webhooks/wh_1']) {
      const answer = await get(path);
      const { error } = (await answer.json()) as { error: { code: string } };
      expect([path, answer.status, error.code]).toEqual([path, 503, 'UNAVAILABLE']);
    }
    expect(await (await get('/metrics')).text()).toMatch(/^settlements_untold 0$/m);
    await engines.sqld.start();
  });
});
