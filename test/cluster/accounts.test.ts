import { createClient } from '@libsql/client';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { contrast, issueKey } from '../processes.ts';
import { sized } from '../size.ts';
import { type Cluster, startCluster } from './cluster.ts';

let cluster: Cluster;
afterEach(() => cluster.stop());

/** One call; 0 where the way to the node is lost. */
const call = async (url: string, secret: string): Promise<number> => {
  try {
    const answer = await contrast(url, secret);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
};

const load = async (
  total: number,
  width: number,
  send: (i: number) => Promise<number>,
): Promise<Map<number, number>> => {
  const statuses = new Map<number, number>();
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < total) {
      const i = next;
      next += 1;
      const status = await send(i);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return statuses;
};

/** What the shared server has on its books, when all nodes have shipped. */
const books = async (): Promise<{ rows: number; ids: number; credits: number; days: number; dayCredits: number }> => {
  const client = createClient({ url: cluster.engines.sqld.url });
  try {
    const { rows } = await client.execute(
      `SELECT (SELECT count(*) FROM calls) AS rows, (SELECT count(DISTINCT call) FROM calls) AS ids, (SELECT coalesce(sum(credits), 0) FROM calls) AS credits,
      (SELECT coalesce(sum(calls), 0) FROM usage_days) AS days, (SELECT coalesce(sum(credits), 0) FROM usage_days) AS dayCredits`,
    );
    const { rows: all, ids, credits, days, dayCredits } = rows[0] as never as Record<string, number>;
    return {
      rows: Number(all),
      ids: Number(ids),
      credits: Number(credits),
      days: Number(days),
      dayCredits: Number(dayCredits),
    };
  } finally {
    client.close();
  }
};

/** What Redis counts as used, over all keys. */
const usedInRedis = async (): Promise<number> => {
  const redis = new Redis(cluster.engines.redis.url);
  try {
    const keys = await redis.keys('mtm:k:*');
    const used = (await Promise.all(keys.map((key) => redis.hgetall(key)))).flatMap((fields) =>
      Object.entries(fields).flatMap(([field, value]) => (field.startsWith('used:') ? [value] : [])),
    );
    return used.reduce((sum, one) => sum + Number(one), 0);
  } finally {
    redis.disconnect();
  }
};

/**
 * The books once they are settled: what Redis counts is what they say, and that is at least so many calls. A node ships what
 * waits in its journal soon after its start.
 */
const settledBooks = async (least = 0): ReturnType<typeof books> => {
  let found: Awaited<ReturnType<typeof books>> | undefined;
  const open = async (): Promise<[isComplete: boolean, difference: number]> => {
    found = await books();
    return [found.rows >= least, found.credits - (await usedInRedis())];
  };
  await expect.poll(open, { message: 'calls complete, credits beyond those in Redis' }).toEqual([true, 0]);
  return found!;
};

const restartAll = async (): Promise<void> => {
  for (const node of cluster.nodes) {
    await node.kill('SIGTERM');
    await node.start();
  }
};

const TIERS = (credits: number) =>
  JSON.stringify({ free: { credits_per_month: credits, requests_per_minute: 10_000_000 } });

describe('three nodes', () => {
  it('keep a quota to the credit', async () => {
    const quota = sized(5_000, 500);
    cluster = await startCluster({ TIERS: TIERS(quota) });
    const { secret } = await issueKey(cluster.proxyUrl, 'free');
    // What a machine with too much to do refuses is repeated, as the response says, and in the end costs nothing.
    let busy = 0;
    const answered = async (i: number): Promise<number> => {
      for (;;) {
        const status = await call(cluster.nodes[i % 3]!.url, secret);
        if (status !== 503) return status;
        busy += 1;
        await new Promise((done) => setTimeout(done, 100));
      }
    };
    const statuses = await load(2 * quota, 24, answered);
    const taken = statuses.get(200) ?? 0;
    expect(Object.fromEntries(statuses)).toEqual({ 200: taken, 429: 2 * quota - taken });
    // One that was refused so late may have been counted until its node has said that it was not answered.
    expect(taken).toBeLessThanOrEqual(quota);
    expect(taken).toBeGreaterThanOrEqual(quota - busy);
    await restartAll();
    expect((await settledBooks(taken)).rows).toBe(taken);
    const rest = await load(quota - taken + 3, 1, answered);
    expect([rest.get(200) ?? 0, rest.get(429)]).toEqual([quota - taken, 3]);
    await restartAll();
    expect(await settledBooks(quota)).toEqual({
      rows: quota,
      ids: quota,
      credits: quota,
      days: quota,
      dayCredits: quota,
    });
  });

  it('refuse a revoked key on the next call, wherever it comes', async () => {
    cluster = await startCluster();
    for (let round = 0; round < sized(20, 5); round += 1) {
      const { id, secret } = await issueKey(cluster.nodes[round % 3]!.url);
      const before = await Promise.all(cluster.nodes.map(({ url }) => call(url, secret)));
      expect(before).toEqual([200, 200, 200]);
      const revoked = await fetch(`${cluster.nodes[(round + 1) % 3]!.url}/v1/admin/keys/${id}`, {
        method: 'DELETE',
        headers: { 'x-admin-key': 'admin-key-for-the-tests' },
      });
      expect(revoked.status).toBe(200);
      expect(await Promise.all(cluster.nodes.map(({ url }) => call(url, secret)))).toEqual([401, 401, 401]);
    }
  });

  it('show the calls of all nodes in usage and live feed', async () => {
    cluster = await startCluster();
    const { secret } = await issueKey(cluster.proxyUrl);
    for (const { url } of cluster.nodes) for (let i = 0; i < 4; i += 1) expect(await call(url, secret)).toBe(200);
    await expect
      .poll(async () => {
        const answer = await fetch(`${cluster.nodes[0]!.url}/v1/usage`, { headers: { 'x-api-key': secret } });
        const { days } = (await answer.json()) as { days: { endpoints: { endpoint: string; calls: number }[] }[] };
        return days[0]?.endpoints.find(({ endpoint }) => endpoint === 'POST /v1/color/contrast')?.calls;
      })
      .toBe(12);
    const live = await fetch(`${cluster.nodes[1]!.url}/v1/usage/live?limit=100`, { headers: { 'x-api-key': secret } });
    const { events } = (await live.json()) as { events: { endpoint: string; seq: number }[] };
    expect(events.filter(({ endpoint }) => endpoint === 'POST /v1/color/contrast')).toHaveLength(12);
    expect(events.every(({ seq }, i) => i === 0 || seq > events[i - 1]!.seq)).toBe(true);
  });
});

/** Keeps calling all nodes until told to stop; counts what was answered. */
const pressure = (secret: string, width: number) => {
  const answered = new Map<number, number>();
  let running = true;
  const lanes = Array.from({ length: width }, async (_, lane) => {
    while (running) {
      const status = await call(cluster.nodes[lane % 3]!.url, secret);
      answered.set(status, (answered.get(status) ?? 0) + 1);
      if (status !== 200) await new Promise((done) => setTimeout(done, 50));
    }
  });
  const count = (status: number): number => answered.get(status) ?? 0;
  return {
    count,
    /** Waits until so many more calls were answered with a status. */
    async more(calls: number, status = 200) {
      const enough = count(status) + calls;
      await expect.poll(() => count(status)).toBeGreaterThanOrEqual(enough);
    },
    statuses: () => [...answered.keys()].sort((a, b) => a - b),
    async stop() {
      running = false;
      await Promise.all(lanes);
    },
  };
};

const WIDTH = 12;

/** Every answered call is on the books once, and the limit counts what the books say. */
const expectExact = async (paid: number): Promise<void> => {
  await restartAll();
  const { rows, ids, credits, days, dayCredits } = await settledBooks(paid);
  expect(rows).toBe(ids);
  // What was in flight at the kills may be charged without an answer.
  expect(rows).toBeLessThanOrEqual(paid + WIDTH * 4);
  expect([credits, days, dayCredits]).toEqual([rows, rows, rows]);
};

describe('kill -9 under load', () => {
  it('of nodes loses no answered call', async () => {
    cluster = await startCluster({ TIERS: TIERS(100_000_000) });
    const { secret } = await issueKey(cluster.proxyUrl, 'free');
    const load = pressure(secret, WIDTH);
    for (let round = 0; round < sized(6, 2); round += 1) {
      await load.more(50);
      const victim = cluster.nodes[round % 3]!;
      await victim.kill();
      await load.more(20);
      await victim.start();
    }
    await load.more(30);
    await load.stop();
    await expectExact(load.count(200));
  });

  it('of Redis gives 503 while it is away, and counts on exactly afterwards', async () => {
    cluster = await startCluster({ TIERS: TIERS(100_000_000) });
    const { secret } = await issueKey(cluster.proxyUrl, 'free');
    const load = pressure(secret, WIDTH);
    for (let round = 0; round < sized(3, 1); round += 1) {
      await load.more(50);
      await cluster.engines.redis.kill();
      await load.more(20, 503);
      const refused = await contrast(cluster.nodes[0]!.url, secret);
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
      await cluster.engines.redis.start();
      await expect.poll(() => call(cluster.nodes[round % 3]!.url, secret)).toBe(200);
    }
    await load.more(30);
    await load.stop();
    expect(load.statuses().filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
    // Calls of the poll above are paid as well.
    await restartAll();
    const { rows, ids, credits } = await settledBooks(load.count(200));
    expect([rows, credits]).toEqual([ids, ids]);
  });

  it('of Redis with the loss of all it knew is made good from the books', async () => {
    cluster = await startCluster({ TIERS: TIERS(100_000_000) });
    const { secret } = await issueKey(cluster.proxyUrl, 'free');
    const revoked = await issueKey(cluster.proxyUrl, 'free');
    await fetch(`${cluster.proxyUrl}/v1/admin/keys/${revoked.id}`, {
      method: 'DELETE',
      headers: { 'x-admin-key': 'admin-key-for-the-tests' },
    });
    const load = pressure(secret, WIDTH);
    await load.more(50);
    const redis = new Redis(cluster.engines.redis.url);
    await redis.flushall();
    redis.disconnect();
    await load.more(100);
    await load.stop();
    for (const { url } of cluster.nodes) expect(await call(url, revoked.secret)).toBe(401);
    await expectExact(load.count(200));
  });

  it('of the database server does not touch calls of known keys, and everything is shipped afterwards', async () => {
    cluster = await startCluster({ TIERS: TIERS(100_000_000) });
    const { secret } = await issueKey(cluster.proxyUrl, 'free');
    for (const { url } of cluster.nodes) await call(url, secret);
    const load = pressure(secret, WIDTH);
    await load.more(30);
    await cluster.engines.sqld.kill();
    await load.more(50);
    // Only a machine with more to do than it has time for refuses one now and then.
    expect(load.statuses().filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(load.count(503)).toBeLessThanOrEqual(load.count(200) / 10);
    const ready = await fetch(`${cluster.nodes[0]!.url}/v1/ready`);
    expect(ready.status).toBe(503);
    await cluster.engines.sqld.start();
    await load.more(50);
    await load.stop();
    await expectExact(load.count(200) + 3);
  });
});
