import { Refusal } from '../errors/refusal.ts';

export interface TurnLimits {
  /** Pieces of work at once. */
  readonly atOnce: number;
  /** Pieces of work at once that a key has while another key waits; it may have all where it is left out. */
  readonly perKey?: number;
  /**
   * Places beyond `atOnce` for keys that have less than `perKey` in work, so that no key waits for another's long work.
   */
  readonly reserve?: number;
  /** Pieces of work at once for one place, such as a host. */
  readonly perPlace?: number;
  /** Pieces of work that may wait for one key, and in all. */
  readonly waitingPerKey?: number;
  readonly waiting?: number;
}

export interface QueueSlot<Result> {
  /** Who asks. Keys take turns; the work of one key is done in its order. */
  readonly key: string;
  /** What is worked on, where only so many may work on the same at once. */
  readonly place?: string | undefined;
  /** Gives up waiting; what is done while it works is the work's own affair. */
  readonly signal: AbortSignal;
  /** Called with the time that it waited, in milliseconds. */
  readonly work: (waitedMs: number) => Promise<Result>;
}

/** Starts work in turn, so that a key with much work does not delay the little work of others. */
export interface FairQueue {
  /**
   * Does the work in its turn. Refuses with QUEUE_FULL where too much of its key waits, and with UNAVAILABLE where too much
   * waits in all, both with `details.retry_after` in seconds; rejects with the signal's reason where it gives up.
   */
  run<Result>(turn: QueueSlot<Result>): Promise<Result>;
}

interface Waiting {
  readonly place: string | undefined;
  readonly begin: () => void;
}

const RETRY_SECONDS = 5;

const queueFull = (waiting: number): Refusal =>
  new Refusal(
    'QUEUE_FULL',
    `${waiting} calls with this key are already waiting, which is the maximum. Send the next one when a response has arrived.`,
    { retry_after: RETRY_SECONDS, waiting },
  );

const busy = (): Refusal =>
  new Refusal('UNAVAILABLE', 'Too many calls are waiting. Try again in a few seconds.', {
    retry_after: RETRY_SECONDS,
  });

const tally = () => {
  const counts = new Map<string, number>();
  return {
    of: (name: string): number => counts.get(name) ?? 0,
    add: (name: string, by: 1 | -1): void => {
      const next = (counts.get(name) ?? 0) + by;
      if (next === 0) counts.delete(name);
      else counts.set(name, next);
    },
  };
};

export const createFairQueue = (limits: TurnLimits): FairQueue => {
  const { atOnce, perKey = atOnce, reserve = 0, perPlace = Number.POSITIVE_INFINITY } = limits;
  const { waitingPerKey = Number.POSITIVE_INFINITY, waiting = Number.POSITIVE_INFINITY } = limits;
  /** What waits, by key; the key whose turn is next comes first. */
  const queues = new Map<string, Waiting[]>();
  const working = tally();
  const places = tally();
  let inWork = 0;
  let inQueue = 0;

  const mayBegin = (key: string): boolean => {
    if (working.of(key) < perKey && inWork < atOnce + reserve) return true;
    return inWork < atOnce && queues.size === 1;
  };

  const isFree = ({ place }: Waiting): boolean => place === undefined || places.of(place) < perPlace;

  /** The next piece of work that may begin, taken out of its queue. */
  const next = (): Waiting | undefined => {
    for (const [key, queue] of queues) {
      if (!mayBegin(key)) continue;
      const at = queue.findIndex(isFree);
      if (at < 0) continue;
      const [one] = queue.splice(at, 1);
      // Behind the others, where it has more that waits.
      queues.delete(key);
      if (queue.length) queues.set(key, queue);
      working.add(key, 1);
      return one;
    }
    return undefined;
  };

  const dispatch = (): void => {
    for (let one = next(); one; one = next()) {
      inWork += 1;
      inQueue -= 1;
      if (one.place !== undefined) places.add(one.place, 1);
      one.begin();
    }
  };

  const wait = (key: string, place: string | undefined, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        const queue = queues.get(key)?.filter((other) => other !== one) ?? [];
        if (queue.length) queues.set(key, queue);
        else queues.delete(key);
        inQueue -= 1;
        reject(signal.reason);
        // Others may have waited because this key did.
        dispatch();
      };
      const one: Waiting = {
        place,
        begin: () => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const queue = queues.get(key);
      if (queue) queue.push(one);
      else queues.set(key, [one]);
      inQueue += 1;
      dispatch();
    });

  return {
    async run({ key, place, signal, work }) {
      if (signal.aborted) throw signal.reason;
      const own = queues.get(key)?.length ?? 0;
      if (own >= waitingPerKey) throw queueFull(own);
      if (inQueue >= waiting) throw busy();
      const asked = performance.now();
      await wait(key, place, signal);
      try {
        return await work(performance.now() - asked);
      } finally {
        inWork -= 1;
        working.add(key, -1);
        if (place !== undefined) places.add(place, -1);
        dispatch();
      }
    },
  };
};
