import { join } from 'node:path';
import { createClient } from '@libsql/client';
import calculateSlot from 'cluster-key-slot';
import { afterEach, describe, expect, it } from 'vitest';
import { namesOf, PARTITIONS, tagOf } from '../../src/accounts/cluster/names.ts';
import { contrast, issueKey, startProcess } from '../processes.ts';
import { sized } from '../size.ts';
import { type Cluster, startNodes } from './cluster.ts';
import { cutReplication, errorsOf, moveSlot, promoted, type Shard, type ShardEngines, startShards } from './shards.ts';

let cluster: Cluster<ShardEngines>;
afterEach(() => cluster.stop());

const TIERS = JSON.stringify({ free: { credits_per_month: 100_000_000, requests_per_minute: 10_000_000 } });
const start = async (): Promise<void> => {
  cluster = await startNodes(await startShards(), { TIERS });
};

const names = namesOf(PARTITIONS);
const slotOf = (keyNo: number): number => calculateSlot(tagOf(names.partitionOf(keyNo)));

interface Key {
  readonly no: number;
  readonly id: string;
  readonly secret: string;
  readonly shard: Shard;
}

const query = async (sql: string): Promise<Record<string, unknown>[]> => {
  const client = createClient({ url: cluster.engines.sqld.url });
  try {
    return (await client.execute(sql)).rows.map((row) => ({ ...row }));
  } finally {
    client.close();
  }
};

const issue = async (count: number): Promise<Key[]> => {
  const secrets = new Map<string, string>();
  for (let i = 0; i < count; i += 1) {
    const { id, secret } = await issueKey(cluster.nodes[i % 3]!.url, 'free');
    secrets.set(id, secret);
  }
  const rows = await query('SELECT no, id FROM keys');
  return Promise.all(
    rows.flatMap(({ no, id }) => {
      const secret = secrets.get(String(id));
      return secret === undefined
        ? []
        : [
            cluster.engines
              .ownerOf(slotOf(Number(no)))
              .then((shard) => ({ no: Number(no), id: String(id), secret, shard })),
          ];
    }),
  );
};

/** One call; 0 where the way to the node is lost. */
const call = async (url: string, { secret }: Key): Promise<number> => {
  try {
    const answer = await contrast(url, secret);
    await answer.arrayBuffer();
    if (answer.status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    return answer.status;
  } catch (error) {
    if (error instanceof TypeError) return 0;
    throw error;
  }
};

/** Keeps calling all nodes with all keys until told to stop; counts what was answered by key and status. */
const pressure = (keys: readonly Key[], width = 12) => {
  const answered = new Map<number, Map<number, number>>(keys.map(({ no }) => [no, new Map()]));
  let running = true;
  let turn = 0;
  const lanes = Array.from({ length: width }, async () => {
    while (running) {
      turn += 1;
      const key = keys[turn % keys.length]!;
      const status = await call(cluster.nodes[turn % 3]!.url, key);
      const own = answered.get(key.no)!;
      own.set(status, (own.get(status) ?? 0) + 1);
    }
  });
  const count = (status: number, of = keys): number =>
    of.reduce((sum, { no }) => sum + (answered.get(no)!.get(status) ?? 0), 0);
  return {
    count,
    /** Waits until so many more calls of some keys were answered with a status. */
    async more(calls: number, { status = 200, of = keys } = {}) {
      const enough = count(status, of) + calls;
      await expect.poll(() => count(status, of), { timeout: 60_000 }).toBeGreaterThanOrEqual(enough);
    },
    /** Statuses of some keys. */
    statuses: (of = keys) => [...new Set(of.flatMap(({ no }) => [...answered.get(no)!.keys()]))].sort((a, b) => a - b),
    /** Calls that were answered with 200 outside of the load. */
    note(...calls: Key[]) {
      for (const { no } of calls) answered.get(no)!.set(200, (answered.get(no)!.get(200) ?? 0) + 1);
    },
    async stop() {
      running = false;
      await Promise.all(lanes);
    },
  };
};
type Pressure = ReturnType<typeof pressure>;

/** What each key has used, as Redis counts it. */
const usedInRedis = async (keys: readonly Key[]): Promise<Map<number, number>> => {
  const used = keys.map(async ({ no }) => {
    const shard = await cluster.engines.ownerOf(slotOf(no));
    const fields = await shard.admin.hgetall(names.key(no));
    const months = Object.entries(fields).filter(([field]) => field.startsWith('used:'));
    return [no, months.reduce((sum, [, count]) => sum + Number(count), 0)] as const;
  });
  return new Map(await Promise.all(used));
};

/** Every answered call of each key is on the books once, and the limit counts what the books say. */
const expectExact = async (keys: readonly Key[], load: Pressure): Promise<void> => {
  // Restarted nodes have taken back what no call holds.
  for (const node of cluster.nodes) {
    await node.kill('SIGTERM');
    await node.start();
  }
  // A node ships what waits in its journal soon after its start.
  const sum = (counts: Iterable<number>): number => [...counts].reduce((all, one) => all + one, 0);
  const numbers = keys.map(({ no }) => no).join(',');
  const unshipped = async (): Promise<number> => {
    const [row] = await query(`SELECT sum(credits) AS credits FROM calls WHERE key_no IN (${numbers})`);
    return sum((await usedInRedis(keys)).values()) - Number(row!.credits);
  };
  await expect.poll(unshipped).toBe(0);
  const rows = await query(
    'SELECT key_no AS no, count(*) AS calls, count(DISTINCT call) AS ids, sum(credits) AS credits FROM calls GROUP BY key_no',
  );
  const books = new Map(rows.map((row) => [Number(row.no), row]));
  const redis = await usedInRedis(keys);
  const days = new Map(
    (await query('SELECT key_no AS no, sum(credits) AS credits FROM usage_days GROUP BY key_no')).map((row) => [
      Number(row.no),
      Number(row.credits),
    ]),
  );
  const compared = keys.map(({ no }) => {
    const own = books.get(no);
    return {
      no,
      rows: Number(own?.calls ?? 0),
      ids: Number(own?.ids ?? 0),
      days: days.get(no) ?? 0,
      redis: redis.get(no),
    };
  });
  expect(compared).toEqual(
    compared.map(({ no, rows: each }) => ({ no, rows: each, ids: each, days: each, redis: each })),
  );
  // No call was cut off on its way to a node, so each that has a row was answered.
  expect(compared.map(({ no, rows: each }) => [no, each])).toEqual(keys.map((key) => [key.no, load.count(200, [key])]));
};

const ofShard = (keys: readonly Key[], shard: Shard): Key[] => keys.filter((key) => key.shard === shard);
const notOf = (keys: readonly Key[], shard: Shard): Key[] => keys.filter((key) => key.shard !== shard);
const KEYS = 24;

/**
 * Watches keys from now on, and returns what expects that they have noticed nothing: they were answered, but for the few calls that a
 * machine with more to do than it has time for refuses.
 */
const watch = (load: Pressure, keys: readonly Key[]): (() => void) => {
  const before = [load.count(200, keys), load.count(503, keys)] as const;
  return () => {
    expect(load.statuses(keys).filter((status) => ![200, 503].includes(status))).toEqual([]);
    const answered = load.count(200, keys) - before[0];
    expect(answered).toBeGreaterThanOrEqual(50);
    expect(load.count(503, keys) - before[1]).toBeLessThanOrEqual(answered / 10);
  };
};

const ready = async (of = ''): Promise<number> => (await fetch(`${cluster.nodes[0]!.url}/v1/ready${of}`)).status;

describe('three shards', () => {
  it('share a thousand keys within 15 % of each other, and each has everything of its keys in one slot', async () => {
    await start();
    const keys = await issue(sized(1_000, 300));
    for (const key of keys.slice(0, 30)) expect(await call(cluster.proxyUrl, key)).toBe(200);
    const { masters } = cluster.engines;
    const counts = masters.map((shard) => ofShard(keys, shard).length);
    expect(Math.max(...counts) / Math.min(...counts)).toBeLessThanOrEqual(1.15);
    const thousand = masters.map(() => 0);
    for (let no = 1; no <= 1_000; no += 1) thousand[masters.indexOf(await cluster.engines.ownerOf(slotOf(no)))]! += 1;
    expect(Math.max(...thousand) / Math.min(...thousand)).toBeLessThanOrEqual(1.15);
    for (const { no, shard } of keys.slice(0, 30)) {
      const own = (await shard.admin.keys(`*:${no}`)).filter((name) => name.split(':').at(-1) === String(no));
      expect(own.map((name) => calculateSlot(name))).toEqual(own.map(() => slotOf(no)));
      expect(own).toContain(names.key(no));
      expect(Number(await shard.admin.cluster('KEYSLOT', names.feed(no)))).toBe(slotOf(no));
    }
  });

  it('are moved to each other under load, and no call is lost or counted twice', async () => {
    await start();
    const keys = await issue(KEYS);
    const load = pressure(keys);
    await load.more(100);
    const [from, to, other] = cluster.engines.masters as [Shard, Shard, Shard];
    const moved = [...new Set(ofShard(keys, from).map(({ no }) => slotOf(no)))];
    expect(moved.length).toBeGreaterThan(2);
    const others = notOf(keys, from);
    const expectUntouched = watch(load, others);
    for (const slot of moved) {
      await moveSlot(slot, { from, to, others: [other] }, () => load.more(5));
      await load.more(20);
    }
    await load.more(50, { of: others });
    expectUntouched();
    await load.more(100, { of: ofShard(keys, from) });
    await load.stop();
    // Calls met slots that had moved, and slots of which a part had.
    expect(await errorsOf(from, 'MOVED')).toBeGreaterThan(0);
    expect((await errorsOf(from, 'ASK', 'TRYAGAIN')) + (await errorsOf(to, 'TRYAGAIN'))).toBeGreaterThan(0);
    expect(load.statuses().filter((status) => ![200, 503].includes(status))).toEqual([]);
    await expectExact(keys, load);
  });

  it('go on with a replica where a master is killed under load; keys of the others notice nothing', async () => {
    await start();
    const keys = await issue(KEYS);
    const load = pressure(keys);
    await load.more(100);
    const lost = cluster.engines.masters[0]!;
    const [own, others] = [ofShard(keys, lost), notOf(keys, lost)];
    expect(own.length).toBeGreaterThan(2);
    const epochs = (shard: Shard) =>
      Promise.all(own.map(({ no }) => shard.admin.get(names.epoch(names.partitionOf(no)))));
    const before = await epochs(lost);
    // Its replica lacks the last calls, as one that is behind does; they are in the books all the same.
    await cutReplication(lost);
    await load.more(40, { of: own });
    const expectUntouched = watch(load, others);
    await lost.engine.kill();
    await load.more(5, { status: 503, of: own });
    await load.more(50, { of: others });
    expectUntouched();
    await promoted(cluster.engines.replicas[0]!);
    await load.more(100, { of: own });
    await load.stop();
    const after = await epochs(cluster.engines.replicas[0]!);
    expect(after.filter((epoch, i) => epoch === null || epoch === before[i])).toEqual([]);
    expect(load.statuses().filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(await ready()).toBe(200);
    await lost.engine.start();
    await expectExact(
      await Promise.all(keys.map(async (key) => ({ ...key, shard: await cluster.engines.ownerOf(slotOf(key.no)) }))),
      load,
    );
  });

  it('of which one is lost with its replica lock out its keys alone; it comes back empty and is rebuilt from the books', async () => {
    await start();
    const issued = await issue(KEYS + 3);
    const revoked = ofShard(issued, cluster.engines.masters[1]!)[0]!;
    await fetch(`${cluster.proxyUrl}/v1/admin/keys/${revoked.id}`, {
      method: 'DELETE',
      headers: { 'x-admin-key': 'admin-key-for-the-tests' },
    });
    const keys = issued.filter((key) => key !== revoked);
    const load = pressure(keys);
    await load.more(100);
    const [lost, replica] = [cluster.engines.masters[1]!, cluster.engines.replicas[1]!];
    const [own, others] = [ofShard(keys, lost), notOf(keys, lost)];
    expect(own.length).toBeGreaterThan(2);
    const expectUntouched = watch(load, others);
    await Promise.all([replica.engine.kill(), lost.engine.kill()]);
    await load.more(20, { status: 503, of: own });
    await load.more(50, { of: others });
    expectUntouched();
    await expect.poll(() => ready()).toBe(503);
    expect(await ready('?of=calls')).toBe(200);
    // A node that starts meanwhile serves the other keys.
    const late = await startProcess({
      TIERS,
      DATABASE_URL: cluster.engines.sqld.url,
      REDIS_URL: cluster.engines.redis.url,
      JOURNAL: join(cluster.engines.folder, 'journal-late.db'),
    });
    expect(await call(late.url, others[0]!)).toBe(200);
    expect(await call(late.url, own[0]!)).toBe(503);
    lost.forget();
    await lost.engine.start();
    await load.more(100, { of: own });
    await expect.poll(() => call(late.url, own[0]!)).toBe(200);
    await late.end('SIGTERM');
    await load.stop();
    expect(load.statuses().filter((status) => ![200, 503].includes(status))).toEqual([]);
    await expect.poll(() => ready()).toBe(200);
    expect(await call(cluster.proxyUrl, revoked)).toBe(401);
    load.note(others[0]!, own[0]!);
    await expectExact(keys, load);
  });
});
