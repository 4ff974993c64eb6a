import { randomUUID } from 'node:crypto';
import type { NodeRepository } from '../../db/repositories/nodes.ts';
import type { Log } from '../runtime/log.ts';
import { createCallIds, NODE_SLOTS } from './call-id.ts';

/** This process among those that share a database. */
export interface NodeIdentity {
  /** A number for the next call, unlike that of any other process. */
  nextCallId(): number;
  release(): Promise<void>;
}

export interface NodeTimes {
  /** How often the holder of a number says that it lives. */
  readonly heartbeat: number;
  /** A number whose holder has been silent for so long may be taken by another process. */
  readonly lost: number;
  /** How far ahead a heartbeat allows instants to be used: the next holder begins behind them. */
  readonly ahead: number;
}

/** What lies so far ahead was written by a clock that was wrong. */
const WRONG_MS = 3_600_000;

const NODE_TIMES: NodeTimes = { heartbeat: 10_000, lost: 60_000, ahead: 900_000 };

/**
 * Takes a free number, or one whose holder is silent, and keeps it by a heartbeat. A process that was frozen for so
 * long that its number went to another makes numbers of instants that were allowed to it before, which the new holder
 * never uses, until its next heartbeat has taken a new number.
 */
export const joinNodes = async (
  repository: NodeRepository,
  log: Pick<Log, 'warn'>,
  { times = NODE_TIMES, clock = Date.now }: { times?: NodeTimes; clock?: () => number } = {},
): Promise<NodeIdentity> => {
  const token = randomUUID();
  const ids = createCallIds(clock);
  let held = -1;

  const take = async (): Promise<void> => {
    const now = clock();
    const known = new Map((await repository.list()).map((row) => [row.slot, row]));
    const all = Array.from({ length: NODE_SLOTS }, (_, slot) => ({
      slot,
      seenAt: known.get(slot)?.seenAt ?? 0,
      until: known.get(slot)?.until ?? 0,
    }));
    // Those given back first, then those not seen for longest: a process that is only cut off keeps its number the longer.
    // A holder seen in a time to come has had a wrong clock: one that lives corrects that with its next heartbeat.
    const silent = { before: now - times.lost, after: now + WRONG_MS };
    const isFree = ({ seenAt }: { seenAt: number }): boolean => seenAt < silent.before || seenAt > silent.after;
    // Numbers whose instants are used up to a time to come are left until that has passed.
    const isAhead = ({ until }: { until: number }): boolean => until > now + WRONG_MS;
    const free = all.filter(isFree).sort((a, b) => Number(isAhead(a)) - Number(isAhead(b)) || a.seenAt - b.seenAt);
    for (const { slot } of free) {
      const until = await repository.take({ slot, token, now, silent, ahead: times.ahead });
      if (until === undefined) continue;
      ids.move(slot, until - times.ahead, until);
      held = slot;
      return;
    }
    throw new Error(
      `all ${NODE_SLOTS} node numbers are taken; a process that was killed frees its number after ${times.lost / 1000} s`,
    );
  };

  const renew = async (): Promise<void> => {
    const until = ids.reached() + times.ahead;
    try {
      // The clock was put back: calls of now get numbers of now, under another number of the node.
      if (ids.reached() > clock() + WRONG_MS) {
        const [slot, reached] = [held, ids.reached()];
        await take();
        if (slot !== held) await repository.release(slot, token, reached);
        return;
      }
      if (await repository.touch(held, token, clock(), until)) ids.extend(until);
      else await take();
    } catch (err) {
      // Without the database no other node takes the number either.
      ids.extend(until);
      log.warn({ err, node: held }, 'the node number could not be renewed; the next heartbeat tries again');
    }
  };

  /** A heartbeat at a time: two would take a number each. */
  let beating = false;
  const beat = async (): Promise<void> => {
    if (beating) return;
    beating = true;
    await renew().finally(() => {
      beating = false;
    });
  };

  await take();
  const timer = setInterval(beat, times.heartbeat);
  timer.unref();
  return {
    nextCallId: ids.next,
    async release() {
      clearInterval(timer);
      await repository.release(held, token, ids.reached());
    },
  };
};
