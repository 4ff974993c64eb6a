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
  /**
   * Keys take turns by what their work costs and not by how many pieces it is: the next is the one that would end first if all keys were
   * served at once. Every place of `atOnce` is for whoever waits, and `reserve` for keys that have nothing in work; `perKey` has no
   * meaning.
   */
  readonly byCost?: boolean;
  /** Milliseconds, monotonic: what work took. */
  readonly clock?: () => number;
  /** Pieces of work at once for one place, such as a host. */
  readonly perPlace?: number;
  /** Pieces of work that may wait for one key, and in all. */
  readonly waitingPerKey?: number;
  readonly waiting?: number;
}

export interface QueueSlot<Result> {
  /** Who asks. Keys take turns; the work of one key is done in its order. */
  readonly key: string;
  /** What the work is expected to cost, in milliseconds; only where turns are taken by cost. What it took counts in the end. */
  readonly cost?: number;
  /** Work that has no caller who waits: it counts as if it cost four times as much, and gets no reserved place. */
  readonly background?: boolean;
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
  readonly cost: number;
  readonly background: boolean;
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

/** How much dearer background work counts. */
const BACKGROUND = 4;
/** Keys whose account is kept though they have nothing to do. */
const MOST_ACCOUNTS = 1_000;

/**
 * What keys got, by weighted fair queueing (Demers, Keshav and Shenker 1989): virtual time advances by what each of the keys that have
 * something to do got meanwhile. A key begins there, so that one which was idle neither saves turns up nor owes any, and the next piece
 * is the one that would end first if all keys were served at once. So a light piece waits for what is in work, and not for heavy ones.
 */
const createAccounts = () => {
  const accounts = new Map<string, number>();
  let time = 0;
  const of = (key: string): number => accounts.get(key) ?? time;
  const prune = (): void => {
    if (accounts.size > MOST_ACCOUNTS) for (const [key, account] of accounts) if (account <= time) accounts.delete(key);
  };
  return {
    of,
    /** A key has something to do that had nothing waiting. */
    arrive: (key: string): void => {
      accounts.set(key, Math.max(time, of(key)));
      prune();
    },
    charge: (key: string, by: number): void => void accounts.set(key, of(key) + by),
    /** A piece took so long while keys with so much weight together had something to do. */
    pass: (ms: number, weight: number): void => {
      time += ms / weight;
    },
  };
};

export const createFairQueue = (limits: TurnLimits): FairQueue => {
  const { atOnce, perKey = atOnce, reserve = 0, perPlace = Number.POSITIVE_INFINITY } = limits;
  const { byCost = false, clock = () => performance.now() } = limits;
  const { waitingPerKey = Number.POSITIVE_INFINITY, waiting = Number.POSITIVE_INFINITY } = limits;
  /** What waits, by key; the key whose turn is next comes first. */
  const queues = new Map<string, Waiting[]>();
  const working = tally();
  const accounts = createAccounts();
  const places = tally();
  /** Of the keys that have something to do: what is charged four times has a quarter, or it would owe for ever what it did alone. */
  const weights = new Map<string, number>();
  let inWork = 0;
  let inQueue = 0;

  const mayBegin = (key: string, { background }: Pick<Waiting, 'background'>): boolean => {
    if (byCost) return inWork < atOnce || (!background && inWork < atOnce + reserve && working.of(key) === 0);
    if (working.of(key) < perKey && inWork < atOnce + reserve) return true;
    return inWork < atOnce && queues.size === 1;
  };

  const isFree = ({ place }: Waiting): boolean => place === undefined || places.of(place) < perPlace;

  const forgetIdle = (key: string): void => {
    if (working.of(key) === 0 && !queues.has(key)) weights.delete(key);
  };

  /** The keys that wait, the one whose turn is next first. */
  const inOrder = (): Iterable<[string, Waiting[]]> =>
    byCost
      ? [...queues].sort(([a, [one]], [b, [other]]) => accounts.of(a) + one!.cost - accounts.of(b) - other!.cost)
      : queues;

  /** The next piece of work that may begin, taken out of its queue. */
  const next = (): Waiting | undefined => {
    for (const [key, queue] of inOrder()) {
      if (!mayBegin(key, queue[0]!)) continue;
      const at = queue.findIndex(isFree);
      if (at < 0) continue;
      const [one] = queue.splice(at, 1);
      // Behind the others, where it has more that waits.
      queues.delete(key);
      if (queue.length) queues.set(key, queue);
      working.add(key, 1);
      if (byCost) accounts.charge(key, one!.cost);
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

  const wait = (
    key: string,
    { cost, background }: Pick<Waiting, 'cost' | 'background'>,
    { place, signal }: { place: string | undefined; signal: AbortSignal },
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        const queue = queues.get(key)?.filter((other) => other !== one) ?? [];
        if (queue.length) queues.set(key, queue);
        else queues.delete(key);
        forgetIdle(key);
        inQueue -= 1;
        reject(signal.reason);
        // Others may have waited because this key did.
        dispatch();
      };
      const one: Waiting = {
        cost,
        background,
        place,
        begin: () => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const queue = queues.get(key);
      if (queue) queue.push(one);
      else {
        queues.set(key, [one]);
        if (byCost) accounts.arrive(key);
      }
      inQueue += 1;
      dispatch();
    });

  return {
    async run({ key, place, signal, work, cost = 1, background = false }) {
      const factor = background ? BACKGROUND : 1;
      if (signal.aborted) throw signal.reason;
      const own = queues.get(key)?.length ?? 0;
      if (own >= waitingPerKey) throw queueFull(own);
      if (inQueue >= waiting) throw busy();
      const asked = clock();
      weights.set(key, 1 / factor);
      await wait(key, { cost: cost * factor, background }, { place, signal });
      const begun = clock();
      try {
        return await work(begun - asked);
      } finally {
        if (byCost) {
          const took = clock() - begun;
          accounts.charge(key, (took - cost) * factor);
          accounts.pass(
            took,
            [...weights.values()].reduce((sum, weight) => sum + weight, 0),
          );
        }
        inWork -= 1;
        working.add(key, -1);
        forgetIdle(key);
        if (place !== undefined) places.add(place, -1);
        dispatch();
      }
    },
  };
};
