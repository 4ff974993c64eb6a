import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Journal } from '../../../db/journal.ts';
import type { NodeRepository } from '../../../db/repositories/nodes.ts';
import type { ShipmentRepository } from '../../../db/repositories/shipments.ts';
import { Refusal } from '../../errors/refusal.ts';
import { MONTHS_KEPT } from '../credits.ts';
import { dayOf, monthOf, startOfMonth } from '../time.ts';
import { EPOCH, type HotStore, keyOf, SEEN } from './redis.ts';
import type { Shipping } from './shipping.ts';
import { orUnavailable } from './unreachable.ts';

/**
 * The figures in Redis hold for one epoch. A Redis that lost its memory has none: one node then rebuilds them from what the
 * shared server knows, and every node adds what it has charged since its last shipment before it lets calls in again.
 */
export interface Epoch {
  /** The epoch this node has joined; admitting a call in another is refused by Redis. */
  current(): string;
  /** Journal rows up to here were counted when the current epoch was joined. */
  countedUpTo(): number;
  /** Joins the epoch that Redis is in, rebuilding it where there is none. One attempt serves all who wait. */
  join(): Promise<void>;
}

export interface EpochOptions {
  readonly redis: HotStore;
  readonly journal: Journal;
  readonly shipping: Shipping;
  readonly server: ShipmentRepository;
  readonly nodes: NodeRepository;
}

const LOCK = 'mtm:rebuild';
const READY = 'mtm:ready';
const LOCK_MS = 15_000;
const WAIT_MS = 100;
/** Nodes that were seen this recently are waited for; longer silent ones add their part when they come back. */
const ALIVE_MS = 15_000;
const MOST_WAITS = 50;

export const createEpoch = ({ redis, journal, shipping, server, nodes }: EpochOptions): Epoch => {
  // Joined before the last stop: what was charged since then is in the figures already.
  let current = journal.epoch();
  let counted = 0;
  let joining: Promise<void> | undefined;

  /** Figures of every key from the shared server, and revocations; then the new epoch is open. */
  const rebuild = async (): Promise<void> => {
    for (let waits = 0; waits < MOST_WAITS; waits += 1) {
      const alive = await nodes.seenSince(Date.now() - ALIVE_MS);
      if ((await redis.scard(READY)) >= alive) break;
      await sleep(WAIT_MS);
    }
    // The clock of this node may be wrong: it would decide for all of them what is counted.
    const [seconds] = await redis.time();
    const since = monthOf(Number(seconds) * 1000) - MONTHS_KEPT + 1;
    const { used, positions, revoked, expiring } = await server.figures({
      month: since,
      day: dayOf(startOfMonth(since).getTime()),
    });
    const commands = redis.multi();
    const months = new Map<number, number[]>();
    for (const { keyNo, month, credits } of used) {
      commands.hset(keyOf(keyNo), `used:${month}`, credits);
      months.set(keyNo, [...(months.get(keyNo) ?? []), month]);
    }
    for (const [keyNo, own] of months) commands.hset(keyOf(keyNo), 'months', own.join(' '));
    for (const keyNo of revoked) commands.hset(keyOf(keyNo), 'rev', 1);
    for (const [keyNo, at] of expiring) commands.hset(keyOf(keyNo), 'exp', at);
    for (const [node, seq] of positions) commands.hset(SEEN, node, seq);
    commands.del(READY);
    commands.set(EPOCH, randomUUID());
    for (const [error] of (await commands.exec()) ?? []) if (error) throw error;
  };

  /** Adds what this node charged behind the position that the figures hold for. */
  const addOwn = async (): Promise<void> => {
    const seen = Number((await redis.hget(SEEN, journal.node)) ?? 0);
    const last = journal.lastSeq();
    const charged = journal.chargedAfter(seen);
    await Promise.all(charged.map(({ keyNo, month, credits }) => redis.mtmAddUsed(keyOf(keyNo), credits, month)));
    await redis.hset(SEEN, journal.node, last);
    counted = last;
  };

  const attempt = async (): Promise<void> => {
    for (let waits = 0; waits < 2 * MOST_WAITS; waits += 1) {
      const epoch = await redis.get(EPOCH);
      if (epoch !== null) {
        if (epoch === current) return;
        await addOwn();
        journal.setEpoch(epoch);
        current = epoch;
        return;
      }
      await shipping.flush();
      await redis.sadd(READY, journal.node);
      if ((await redis.set(LOCK, journal.node, 'PX', LOCK_MS, 'NX')) === 'OK')
        await rebuild().finally(() => redis.del(LOCK));
      else await sleep(WAIT_MS);
    }
    throw new Refusal('UNAVAILABLE', 'The limits are being rebuilt. Try again in a few seconds.', { retry_after: 2 });
  };

  return {
    current: () => current,
    countedUpTo: () => counted,
    join() {
      joining ??= orUnavailable(attempt()).finally(() => {
        joining = undefined;
      });
      return joining;
    },
  };
};
