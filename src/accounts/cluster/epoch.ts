import { setTimeout as sleep } from 'node:timers/promises';
import type { Journal } from '../../../db/journal.ts';
import type { NodeRepository } from '../../../db/repositories/nodes.ts';
import type { ShipmentRepository } from '../../../db/repositories/shipments.ts';
import { Refusal } from '../../errors/refusal.ts';
import { rebuildFigures } from './rebuild.ts';
import type { HotStore } from './redis.ts';
import type { Shipping } from './shipping.ts';
import { orUnavailable } from './unreachable.ts';

/**
 * The figures of a partition in Redis hold for one epoch. A Redis that lost its memory has none: one node then rebuilds them from
 * what the shared server knows, and every node adds what it has charged since its last shipment before it lets calls in again.
 */
export interface Epoch {
  /** The epoch of a partition that this node has joined; admitting a call in another is refused by Redis. */
  current(partition: number): string;
  /** Journal rows up to here were counted when the current epoch was joined. */
  countedUpTo(partition: number): number;
  /**
   * Joins the epochs that Redis is in, rebuilding them where there are none. One attempt serves all who wait. Rejects where the
   * partition that is asked for could not be joined, or without one, where none could.
   */
  join(partition?: number): Promise<void>;
  /** The figures of these partitions may lack what was written last: they are rebuilt, unless that was done meanwhile. */
  doubt(partitions: readonly number[]): void;
}

export interface EpochOptions {
  readonly redis: HotStore;
  readonly journal: Journal;
  readonly shipping: Shipping;
  readonly server: ShipmentRepository;
  readonly nodes: NodeRepository;
  /** Called when partitions were joined: what a former epoch of them knew of keys is gone. */
  readonly onJoin: (isJoined: (partition: number) => boolean) => void;
}

const LOCK_MS = 15_000;
const WAIT_MS = 100;
/** Nodes that were seen this recently are waited for; longer silent ones add their part when they come back. */
const ALIVE_MS = 15_000;
const MOST_WAITS = 50;
const DOUBT_MS = 500;

type Charge = [key: string, credits: number, month: number];

export const createEpoch = ({ redis, journal, shipping, server, nodes, onJoin }: EpochOptions): Epoch => {
  const { names } = redis;
  const all = Array.from({ length: names.partitions }, (_, partition) => partition);
  // Joined before the last stop: what was charged since then is in the figures already.
  const current = journal.epochs(names.partitions);
  const counted: number[] = all.map(() => 0);
  /** The epochs that were left for the current ones. */
  const former = new Map<number, string>();
  /** Epochs whose figures may lack something, by partition. */
  const doubted = new Map<number, string>();
  let joining: Promise<Map<number, unknown>> | undefined;

  /** Asks for some partitions; what fails is noted by partition and does not stop the rest. */
  const each = async <Value>(
    partitions: Iterable<number>,
    failed: Map<number, unknown>,
    ask: (partition: number) => Promise<Value>,
  ): Promise<Map<number, Value>> => {
    const answers = new Map<number, Value>();
    const asked = async (partition: number): Promise<void> => {
      try {
        answers.set(partition, await ask(partition));
      } catch (error) {
        failed.set(partition, error);
      }
    };
    await Promise.all([...partitions].map(asked));
    return answers;
  };

  /** What this node charged behind the positions that the figures of partitions hold for. */
  const chargedIn = (positions: ReadonlyMap<number, number>): ReadonlyMap<number, Charge[]> => {
    const charged = new Map<number, Charge[]>();
    // Partitions that were rebuilt together hold for one position.
    for (const from of new Set(positions.values()))
      for (const { keyNo, month, credits } of journal.chargedAfter(from)) {
        const partition = names.partitionOf(keyNo);
        if (positions.get(partition) !== from) continue;
        const own = charged.get(partition);
        const charge: Charge = [names.key(keyNo), credits, month];
        if (own) own.push(charge);
        else charged.set(partition, [charge]);
      }
    return charged;
  };

  /** From now on calls are admitted in these epochs, whose figures hold for this position of the journal. */
  const settle = (joined: ReadonlyMap<number, string>, position: number): void => {
    if (joined.size === 0) return;
    journal.setEpochs(names.partitions, joined);
    for (const [partition, epoch] of joined) {
      former.set(partition, current[partition]!);
      current[partition] = epoch;
      counted[partition] = position;
    }
    onJoin((partition) => joined.has(partition));
  };

  /** Adds what this node charged behind the positions that the figures hold for. */
  const addOwn = async (epochs: ReadonlyMap<number, string>, failed: Map<number, unknown>): Promise<void> => {
    let left = await each(epochs.keys(), failed, async (partition) =>
      Number((await redis.at(partition, (line) => line.hget(names.seen(partition), journal.node))) ?? 0),
    );
    for (let round = 1; left.size > 0; round += 1) {
      const last = journal.lastSeq();
      const charged = chargedIn(left);
      // Calls that ended while others were added are added too: they were settled as calls of the former epoch, which charges nothing.
      const done = round === 1 ? [] : [...left.keys()].filter((partition) => !charged.has(partition));
      settle(new Map(done.map((partition) => [partition, epochs.get(partition)!])), last);
      for (const partition of done) left.delete(partition);
      const added = await each(left.keys(), failed, (partition) => {
        const own = charged.get(partition) ?? [];
        return redis.at(partition, (line) =>
          line.mtmAddCharges(
            2 + own.length,
            names.seen(partition),
            names.epoch(partition),
            ...own.map(([name]) => name),
            epochs.get(partition)!,
            journal.node,
            left.get(partition)!,
            last,
            ...own.flatMap(([, credits, month]) => [credits, month]),
          ),
        );
      });
      left = new Map([...added].flatMap(([partition, answer]) => (answer === 1 ? [[partition, last] as const] : [])));
    }
  };

  /** Rebuilds the partitions that no other node rebuilds. */
  const rebuild = async (lost: readonly number[], failed: Map<number, unknown>): Promise<void> => {
    await shipping.flush();
    const waiting = await each(lost, failed, (partition) =>
      redis.at(partition, (line) => line.sadd(names.ready(partition), journal.node)),
    );
    const locks = await each(waiting.keys(), failed, (partition) =>
      redis.at(partition, (line) => line.set(names.lock(partition), journal.node, 'PX', LOCK_MS, 'NX')),
    );
    const own = [...locks].flatMap(([partition, got]) => (got === 'OK' ? [partition] : []));
    if (own.length === 0) {
      await sleep(WAIT_MS);
      return;
    }
    try {
      for (let waits = 0; waits < MOST_WAITS; waits += 1) {
        const alive = await nodes.seenSince(Date.now() - ALIVE_MS);
        const ready = await each(own, new Map(), (partition) =>
          redis.at(partition, (line) => line.scard(names.ready(partition))),
        );
        if ([...ready.values()].every((count) => count >= alive)) break;
        await sleep(WAIT_MS);
      }
      for (const [partition, error] of await rebuildFigures(redis, server, own)) failed.set(partition, error);
    } finally {
      await each(own, new Map(), (partition) => redis.at(partition, (line) => line.del(names.lock(partition))));
    }
  };

  /** Until no partition that answers is without an epoch, or in one that was not joined; answers what did not. */
  const attempt = async (): Promise<Map<number, unknown>> => {
    for (let waits = 0; waits < 2 * MOST_WAITS; waits += 1) {
      const failed = new Map<number, unknown>();
      for (const partition of (
        await each(doubted.keys(), failed, (one) =>
          redis.at(one, (line) => line.mtmDoubt(names.epoch(one), doubted.get(one)!)),
        )
      ).keys())
        doubted.delete(partition);
      const epochs = await each(all, failed, (partition) =>
        redis.at(partition, (line) => line.get(names.epoch(partition))),
      );
      const lost = [...epochs].flatMap(([partition, epoch]) => (epoch === null ? [partition] : []));
      const changed = new Map(
        [...epochs].flatMap(([partition, epoch]) =>
          epoch === null || epoch === current[partition] ? [] : [[partition, epoch] as const],
        ),
      );
      if (lost.length === 0 && changed.size === 0) return failed;
      for (const [partition, epoch] of changed) {
        if (epoch !== former.get(partition)) continue;
        // A replica or a backup from before the figures were rebuilt: what was charged since is in them in part.
        doubted.set(partition, epoch);
        changed.delete(partition);
      }
      if (changed.size > 0) await addOwn(changed, failed);
      if (lost.length > 0) await rebuild(lost, failed);
      // A server that is away is not waited for: requests of its keys are refused.
      if (failed.size === names.partitions) return failed;
    }
    throw new Refusal('UNAVAILABLE', 'The limits are being rebuilt. Try again in a few seconds.', { retry_after: 2 });
  };

  const join = async (partition?: number): Promise<void> => {
    joining ??= orUnavailable(attempt()).finally(() => {
      joining = undefined;
    });
    const failed = await joining;
    if (partition === undefined ? failed.size < names.partitions : !failed.has(partition)) return;
    await orUnavailable(Promise.reject(failed.get(partition ?? 0)));
  };

  /** As long as there is doubt: the server in question may be away at first. */
  const settleDoubts = async (): Promise<void> => {
    while (doubted.size > 0) {
      await join().catch(() => {});
      if (doubted.size > 0) await sleep(DOUBT_MS, undefined, { ref: false });
    }
  };

  return {
    current: (partition) => current[partition]!,
    countedUpTo: (partition) => counted[partition]!,
    join,
    doubt(partitions) {
      const settling = doubted.size > 0;
      for (const partition of partitions) doubted.set(partition, current[partition]!);
      if (!settling) void settleDoubts();
    },
  };
};
