import { setTimeout as sleep } from 'node:timers/promises';
import calculateSlot from 'cluster-key-slot';
import { Cluster, Redis } from 'ioredis';
import type { Log } from '../../runtime/log.ts';
import type { ShardAddresses } from '../../runtime/redis-address.ts';
import { namesOf, PARTITIONS, tagOf } from './names.ts';
import { DEADLINE_MS, type HotStore, LINE, type Line, retryDelay } from './redis.ts';
import { isUnreachable } from './unreachable.ts';

/** How often the servers are asked who has which slots, besides when one of them says that it has changed. */
const REFRESH_MS = 1_000;
const AGAIN_MS = 20;

const addressOf = ({ options: { host, port } }: Line): string => `${host}:${port}`;

/** `MOVED` or `ASK` with the address that has the slot, or `TRYAGAIN`: the command was not carried out. */
const redirectionOf = (error: unknown): [kind: string, address: string] | undefined => {
  const { message, previousErrors } = error as Error & { previousErrors?: Error[] };
  const [kind = '', , address = ''] = (previousErrors?.[0]?.message ?? message).split(' ');
  return kind === 'MOVED' || kind === 'ASK' || kind === 'TRYAGAIN' ? [kind, address] : undefined;
};

/**
 * A Redis or Valkey cluster. ioredis keeps the connections and knows who has which slots; commands go to the connection of a
 * server and not through its cluster client, which sends what was cut off again, and in batches does not follow a slot that has moved.
 */
export const connectShards = (
  { nodes, username, password, tls }: ShardAddresses,
  log: Pick<Log, 'debug' | 'warn'>,
): HotStore => {
  const options = {
    ...LINE,
    ...(username === undefined ? {} : { username }),
    ...(password === undefined ? {} : { password }),
    ...(tls ? { tls: {} } : {}),
  };
  const cluster = new Cluster([...nodes], {
    // A cluster of which a part is lost serves the rest.
    enableReadyCheck: false,
    slotsRefreshInterval: REFRESH_MS,
    slotsRefreshTimeout: DEADLINE_MS,
    clusterRetryStrategy: retryDelay,
    clusterNodeRetryStrategy: retryDelay,
    redisOptions: options,
  });
  const names = namesOf(PARTITIONS);
  const slots = Array.from({ length: PARTITIONS }, (_, partition) => calculateSlot(tagOf(partition)));
  /** Who has each partition: the server, then its replicas. */
  const holders: (readonly string[])[] = slots.map(() => []);
  const lines = new Map<string, Line>();
  /** Lines to servers that have no slot yet, and were named as those that get one. */
  const newcomers = new Map<string, Line>();
  /** Lines whose first connection was made, or failed: from then on nothing waits for them. */
  const settled = new WeakSet<Line>();
  /** Lines that are listened to: a server that is a replica for a while keeps its line. */
  const met = new WeakSet<Line>();
  const returned = new Set<() => void>();
  const takeovers = new Set<(partitions: readonly number[]) => void>();

  const tellTakeover = (partitions: readonly number[]): void => {
    if (partitions.length === 0) return;
    log.warn({ partitions: partitions.length }, 'a replica has taken over a part of Redis; its figures are rebuilt');
    for (const listener of takeovers) listener(partitions);
  };

  /** Notes who has a partition; whether a replica has taken it over. */
  const settle = (partition: number, members: readonly string[]): boolean => {
    const known = holders[partition]!;
    holders[partition] = members;
    const [master] = members;
    return known[0] !== undefined && master !== undefined && master !== known[0] && known.includes(master);
  };

  const meet = (line: Line): void => {
    if (met.has(line)) return;
    met.add(line);
    let was = false;
    line.on('ready', () => {
      settled.add(line);
      if (was) for (const listener of returned) listener();
      was = true;
    });
    line.on('close', () => settled.add(line));
    if (line.status === 'wait') line.connect().catch(() => {});
  };

  const learn = (): void => {
    lines.clear();
    for (const node of cluster.nodes('master') as Line[]) {
      lines.set(addressOf(node), node);
      newcomers.get(addressOf(node))?.disconnect();
      newcomers.delete(addressOf(node));
      meet(node);
    }
    tellTakeover([...slots.keys()].filter((partition) => settle(partition, cluster.slots[slots[partition]!] ?? [])));
  };
  cluster.on('refresh', learn);
  cluster.on('error', (error: Error) => log.debug({ err: error }, 'redis'));
  let trouble: unknown;
  cluster.on('node error', (error: Error, server: string) => {
    trouble = error;
    log.debug({ err: error, server }, 'redis');
  });

  let refreshed = -REFRESH_MS;
  const refresh = (): Promise<void> =>
    new Promise((done) => {
      refreshed = performance.now();
      cluster.refreshSlotsCache(() => done());
    });
  /** A server that is away fails many commands at once. */
  const refreshSoon = (): void => {
    if (performance.now() - refreshed > REFRESH_MS / 5) void refresh();
  };

  const newcomer = (address: string): Line => {
    const colon = address.lastIndexOf(':');
    const line = new Redis({
      ...options,
      host: address.slice(0, colon),
      port: Number(address.slice(colon + 1)),
      enableOfflineQueue: false,
      retryStrategy: retryDelay,
    }) as Line;
    line.on('error', (error: Error) => log.debug({ err: error, server: address }, 'redis'));
    meet(line);
    newcomers.set(address, line);
    return line;
  };

  /** The connection to a server once it is ready for commands. */
  const lineTo = async (address: string | undefined, until: number): Promise<Line> => {
    for (;;) {
      const line = lines.get(address ?? '') ?? newcomers.get(address ?? '');
      if (line?.status === 'ready') return line;
      if (!line || settled.has(line) || performance.now() > until) throw new Error('Connection is closed.');
      await sleep(AGAIN_MS);
    }
  };

  /** Follows a partition that another server has now. */
  const move = async (partition: number, address: string, until: number): Promise<void> => {
    if (!lines.has(address)) await Promise.race([refresh(), sleep(until - performance.now())]);
    const [master, ...others] = holders[partition]!;
    if (!lines.has(address) || master === address) return;
    if (settle(partition, [address, ...others.filter((one) => one !== address), ...(master ? [master] : [])]))
      tellTakeover([partition]);
    refreshSoon();
  };

  const at = async <Value>(partition: number, command: (line: Line) => Promise<Value>): Promise<Value> => {
    const until = performance.now() + DEADLINE_MS;
    let asked: string | undefined;
    for (let tries = 0; ; tries += 1) {
      try {
        const line = await lineTo(asked ?? holders[partition]![0], until);
        // Both leave in one batch, so that nothing comes between them.
        if (asked !== undefined) line.asking().catch(() => {});
        return await command(line);
      } catch (error) {
        const redirection = redirectionOf(error);
        if (!redirection || performance.now() > until) {
          if (isUnreachable(error)) refreshSoon();
          throw error;
        }
        const [kind, address] = redirection;
        asked = undefined;
        // Servers that send to each other do not agree yet.
        if (kind === 'TRYAGAIN' || tries > 1) await sleep(AGAIN_MS);
        if (kind === 'MOVED') await move(partition, address, until);
        else if (kind === 'ASK') {
          asked = address;
          if (!lines.has(address) && !newcomers.has(address)) newcomer(address);
        }
      }
    }
  };

  return {
    names,
    at,
    of: (keyNo, command) => at(names.partitionOf(keyNo), command),
    held: (partition) =>
      at(partition, async (line) => {
        const slot = slots[partition]!;
        return (await line.cluster('GETKEYSINSLOT', slot, await line.cluster('COUNTKEYSINSLOT', slot))) as string[];
      }),
    probes() {
      const masters = [...new Set(holders.map(([master]) => master))];
      return masters.map(async (master) => (await lineTo(master, 0)).ping());
    },
    trouble: () => trouble,
    onReturn: (listener) => void returned.add(listener),
    onTakeover: (listener) => void takeovers.add(listener),
    disconnect() {
      cluster.disconnect();
      for (const line of newcomers.values()) line.disconnect();
    },
  };
};
