import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { type Engine, freePort, type NodeEngines, startRedis, startServer } from './engines.ts';

/** One server of a Redis cluster. */
export interface Shard {
  readonly port: number;
  readonly engine: Engine;
  /** A connection of the test's own. */
  readonly admin: Redis;
  /** Deletes what the server has written down, so that it starts empty; it stays the member that it is. */
  forget(): void;
}

export interface ShardEngines extends NodeEngines {
  readonly masters: readonly Shard[];
  readonly replicas: readonly Shard[];
  /** The master that says it has a slot. */
  ownerOf(slot: number): Promise<Shard>;
}

const SLOTS = 16_384;
const NODE_TIMEOUT_MS = 1_500;

const startShard = async (folder: string, name: string): Promise<Shard> => {
  const own = join(folder, name);
  mkdirSync(own);
  const bus = await freePort();
  const settings = {
    'cluster-enabled': 'yes',
    'cluster-config-file': 'members.conf',
    'cluster-port': String(bus),
    'cluster-node-timeout': String(NODE_TIMEOUT_MS),
    // As docs/running.md says: keys of other shards go on.
    'cluster-require-full-coverage': 'no',
    'cluster-allow-replica-migration': 'no',
    'cluster-replica-validity-factor': '0',
  };
  const engine = await startRedis(
    own,
    Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value]),
  );
  const admin = new Redis(engine.port, '127.0.0.1', { maxRetriesPerRequest: null, retryStrategy: () => 100 });
  admin.on('error', () => {});
  return {
    port: engine.port,
    engine,
    admin,
    forget() {
      for (const file of readdirSync(own))
        if (file !== 'members.conf') rmSync(join(own, file), { recursive: true, force: true });
    },
  };
};

const idOf = async ({ admin }: Shard): Promise<string> => (await admin.cluster('MYID')) as string;

/** Waits until something holds; throws after half a minute, which is far longer than a cluster takes on a slow machine. */
const until = async (holds: () => Promise<boolean>, what: string): Promise<void> => {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await holds().catch(() => false)) return;
    await sleep(100);
  }
  throw new Error(`waited in vain until ${what}`);
};

/** Three masters that share the slots, a replica of each, and a libSQL server. */
export const startShards = async (): Promise<ShardEngines> => {
  const server = await startServer();
  const all: Shard[] = [];
  for (let number = 0; number < 6; number += 1) all.push(await startShard(server.folder, `redis-${number}`));
  const masters = all.slice(0, 3);
  const replicas = all.slice(3);
  const [first] = masters;
  for (const [i, { admin }] of masters.entries())
    await admin.call(
      'CLUSTER',
      'ADDSLOTSRANGE',
      Math.ceil((i * SLOTS) / masters.length),
      Math.ceil(((i + 1) * SLOTS) / masters.length) - 1,
    );
  for (const [i, { admin }] of all.entries()) {
    await admin.cluster('SET-CONFIG-EPOCH', i + 1);
    const [, bus] = (await first!.admin.config('GET', 'cluster-port')) as [string, string];
    if (i > 0) await admin.call('CLUSTER', 'MEET', '127.0.0.1', first!.port, bus);
  }
  const allSay = async (text: string): Promise<boolean> =>
    (await Promise.all(all.map(({ admin }) => admin.cluster('INFO')))).every((info) => String(info).includes(text));
  await until(() => allSay('cluster_known_nodes:6'), 'the servers know each other');
  for (const [i, replica] of replicas.entries()) await replica.admin.cluster('REPLICATE', await idOf(masters[i]!));
  const follow = async (): Promise<boolean> =>
    (await Promise.all(replicas.map(({ admin }) => admin.info('replication')))).every((info) =>
      info.includes('master_link_status:up'),
    );
  await until(async () => (await follow()) && (await allSay('cluster_state:ok')), 'every replica follows its master');
  return {
    redis: { url: `redis+cluster://${masters.map(({ port }) => `127.0.0.1:${port}`).join(',')}` },
    sqld: server.sqld,
    folder: server.folder,
    masters,
    replicas,
    async ownerOf(slot) {
      const ranges = (await first!.admin.cluster('SLOTS')) as unknown as [number, number, [string, number]][];
      const range = ranges.find(([from, to]) => from <= slot && slot <= to);
      return all.find(({ port }) => port === range?.[2][1])!;
    },
    async stop() {
      for (const { admin } of all) admin.disconnect();
      await Promise.all(all.map(({ engine }) => engine.kill()));
      await server.stop();
    },
  };
};

/** Moves a slot with everything in it to another master, as redis-cli does, a few keys at a time; `halfway` runs after the first. */
export const moveSlot = async (
  slot: number,
  { from, to, others }: { from: Shard; to: Shard; others: readonly Shard[] },
  halfway: () => Promise<void>,
): Promise<void> => {
  const [source, target] = [await idOf(from), await idOf(to)];
  await to.admin.cluster('SETSLOT', slot, 'IMPORTING', source);
  await from.admin.cluster('SETSLOT', slot, 'MIGRATING', target);
  for (let batch = 0; ; batch += 1) {
    if (batch === 1) await halfway();
    const keys = (await from.admin.cluster('GETKEYSINSLOT', slot, 2)) as string[];
    if (keys.length === 0) break;
    await from.admin.call('MIGRATE', '127.0.0.1', to.port, '', 0, 5_000, 'KEYS', ...keys);
  }
  for (const one of [to, from, ...others]) await one.admin.cluster('SETSLOT', slot, 'NODE', target);
};

/** Waits until a replica is the master of what it followed. */
export const promoted = (replica: Shard): Promise<void> =>
  until(async () => (await replica.admin.info('replication')).includes('role:master'), 'the replica is a master');

/** From now on a master sends nothing to its replicas, and they cannot come back: what is written is on it alone. */
export const cutReplication = async ({ admin }: Shard): Promise<void> => {
  await admin.config('SET', 'requirepass', 'of-the-drill');
  await admin.auth('of-the-drill');
  await admin.call('CLIENT', 'KILL', 'TYPE', 'replica');
  await until(async () => (await admin.info('replication')).includes('connected_slaves:0'), 'replicas are cut off');
};

/** How often a server has answered with an error of some kinds. */
export const errorsOf = async ({ admin }: Shard, ...kinds: readonly string[]): Promise<number> => {
  const text = await admin.info('errorstats');
  return kinds.reduce(
    (sum, kind) => sum + Number(new RegExp(`errorstat_${kind}:count=(\\d+)`).exec(text)?.[1] ?? 0),
    0,
  );
};
