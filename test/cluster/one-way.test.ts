import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrast, issueKey, type ServiceProcess, startProcess } from '../processes.ts';
import { type Engines, startEngines } from './engines.ts';
import { startWay, type Way } from './one-way.ts';

let engines: Engines;
let node: ServiceProcess;
let toRedis: Way;
let toServer: Way;
beforeAll(async () => {
  engines = await startEngines();
  [toRedis, toServer] = await Promise.all([startWay(engines.redis.url), startWay(engines.sqld.url)]);
  node = await startProcess({
    DATABASE_URL: toServer.url,
    REDIS_URL: toRedis.url,
    JOURNAL: join(engines.folder, 'journal.db'),
  });
});
afterAll(async () => {
  await node.end('SIGKILL');
  for (const way of [toRedis, toServer]) way.close();
  await engines.stop();
});

/** Status and Retry-After of an answer that comes within three seconds. */
const inTime = async (
  asking: (signal: AbortSignal) => Promise<Response>,
): Promise<[status: number, again: boolean]> => {
  const answer = await asking(AbortSignal.timeout(3_000));
  await answer.arrayBuffer();
  return [answer.status, Number(answer.headers.get('retry-after')) > 0];
};
const get = (path: string, key: string) =>
  inTime((signal) => fetch(node.url + path, { headers: { 'x-api-key': key }, signal }));
const call = (key: string) =>
  inTime((signal) =>
    fetch(`${node.url}/v1/color/contrast`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: '{"fg":"#336699","bg":"#ffffff"}',
      signal,
    }),
  );

/** Calls and credits on the books of the server and of Redis, beside these parties' own ways. */
const books = async (): Promise<{ rows: number; ids: number; credits: number; redis: number }> => {
  const client = createClient({ url: engines.sqld.url });
  const redis = new Redis(engines.redis.url);
  try {
    const sql = 'SELECT count(*) AS rows, count(DISTINCT call) AS ids, sum(credits) AS credits FROM calls';
    const row = (await client.execute(sql)).rows[0]!;
    const keys = await redis.keys('mtm:k:*');
    const used = (await Promise.all(keys.map((key) => redis.hgetall(key)))).flatMap((fields) =>
      Object.entries(fields).flatMap(([field, value]) => (field.startsWith('used:') ? [value] : [])),
    );
    return {
      rows: Number(row.rows),
      ids: Number(row.ids),
      credits: Number(row.credits),
      redis: used.reduce((sum, one) => sum + Number(one), 0),
    };
  } finally {
    client.close();
    redis.disconnect();
  }
};

/** Calls that were answered with 200: each is charged one credit, once. */
let answered = 0;
const expectBooks = () =>
  expect.poll(books, { interval: 250 }).toEqual({
    rows: expect.any(Number),
    ids: expect.any(Number),
    credits: answered,
    redis: answered,
  });

describe.each(['questions', 'answers'] as const)('a way on which %s are lost', (direction) => {
  it('to Redis: calls are refused in time, and charged once when it is mended', async () => {
    const { secret } = await issueKey(node.url);
    for (let i = 0; i < 20; i += 1) answered += (await contrast(node.url, secret)).status === 200 ? 1 : 0;
    toRedis.lose(direction);
    const refused = await Promise.all(Array.from({ length: 12 }, () => call(secret)));
    expect(refused).toEqual(Array(12).fill([503, true]));
    expect((await get('/v1/health', secret))[0]).toBe(200);
    expect((await get('/v1/ready', secret))[0]).toBe(503);
    toRedis.mend();
    await expect.poll(async () => (await get('/v1/ready', secret))[0]).toBe(200);
    const again = await Promise.all(Array.from({ length: 12 }, () => call(secret)));
    expect(again).toEqual(Array(12).fill([200, false]));
    answered += 12;
    await expectBooks();
  });

  it('to the database: known keys go on, what needs it is refused in time, and every call is carried there once', async () => {
    const { secret } = await issueKey(node.url);
    expect((await call(secret))[0]).toBe(200);
    answered += 1;
    toServer.lose(direction);
    for (let i = 0; i < 40; i += 1) expect((await call(secret))[0]).toBe(200);
    answered += 40;
    expect(await get('/v1/webhooks', secret)).toEqual([503, true]);
    expect((await get('/v1/health', secret))[0]).toBe(200);
    toServer.mend();
    await expect.poll(async () => (await get('/v1/webhooks', secret))[0]).toBe(200);
    await expectBooks();
    const { rows, ids } = await books();
    expect(rows).toBe(ids);
  });
});

describe('a network that forgets its connections and tells nobody', () => {
  it('between a node and Redis: calls are refused in time, then answered over another connection, and charged once', async () => {
    const { secret } = await issueKey(node.url);
    expect((await call(secret))[0]).toBe(200);
    answered += 1;
    toRedis.forget();
    const meanwhile = await Promise.all(Array.from({ length: 12 }, () => call(secret)));
    for (const [status, again] of meanwhile) expect([200, 503]).toContain(again ? 503 : status);
    answered += meanwhile.filter(([status]) => status === 200).length;
    await expect.poll(async () => (await get('/v1/ready', secret))[0]).toBe(200);
    const afterwards = await Promise.all(Array.from({ length: 12 }, () => call(secret)));
    expect(afterwards).toEqual(Array(12).fill([200, false]));
    answered += 12;
    await expectBooks();
  });

  it('between a node and the database: known keys go on, and every call is carried there once', async () => {
    const { secret } = await issueKey(node.url);
    expect((await call(secret))[0]).toBe(200);
    answered += 1;
    toServer.forget();
    for (let i = 0; i < 20; i += 1) expect((await call(secret))[0]).toBe(200);
    answered += 20;
    await expect.poll(async () => (await get('/v1/webhooks', secret))[0]).toBe(200);
    await expectBooks();
    const { rows, ids } = await books();
    expect(rows).toBe(ids);
  });
});
