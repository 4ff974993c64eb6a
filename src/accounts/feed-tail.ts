import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiKey } from './account.ts';
import type { MaybePromise } from './ledger.ts';

/** One call in the live feed. */
export interface UsageEvent {
  /** Cursor of this event. */
  readonly seq: number;
  readonly request_id: string;
  readonly at: string;
  /** Method and path template, such as `POST /v1/color/contrast`. */
  readonly endpoint: string;
  readonly status: number;
  readonly credits: number;
  readonly latency_ms: number;
  /** How many calls were refused in that second; only on events that stand for refused calls, of which these are the last's. */
  readonly count?: number;
}

/** Events behind a cursor, oldest first, and how many before them are in the feed no more. */
export interface FeedPart {
  readonly events: readonly UsageEvent[];
  readonly missed: number;
}

/** What a feed is read from. */
export interface FeedSource {
  next(key: ApiKey, after: number): MaybePromise<FeedPart>;
  lastSeq(key: ApiKey): MaybePromise<number>;
  /** Resolves when the key may have new calls, after `ms` at the latest. */
  changed(key: ApiKey, ms: number, signal: AbortSignal): Promise<void>;
  isRevoked(key: ApiKey): MaybePromise<boolean>;
}

/** Feeds as they grow. However many follow the feed of a key, it is read once. */
export interface FeedTails {
  /**
   * The parts of a key's feed behind a cursor, then every new one as it comes; with nothing new for `idleMs` an empty part.
   * Ends when the key is revoked or the signal fires.
   */
  follow(key: ApiKey, after: number, options: { idleMs: number; signal: AbortSignal }): AsyncGenerator<FeedPart>;
}

/** A feed is not read more often than this: commits of a tick come in one read. */
const TICK_MS = 20;
const LONGEST_WAIT_MS = 1_000;
/** Events that wait for one follower; beyond that, the number of missed events is sent instead. */
const MOST_WAITING = 5_000;

interface Follower {
  waiting: UsageEvent[];
  missed: number;
  wake: () => void;
}

interface Tail {
  readonly followers: Set<Follower>;
  readonly stop: AbortController;
  ended: boolean;
}

export const createFeedTails = (source: FeedSource): FeedTails => {
  const tails = new Map<number, Tail>();

  const hand = (follower: Follower, { events, missed }: FeedPart): void => {
    follower.missed += missed;
    follower.waiting.push(...events);
    const over = follower.waiting.length - MOST_WAITING;
    if (over > 0) follower.missed += follower.waiting.splice(0, over).length;
    follower.wake();
  };

  const run = async (key: ApiKey, tail: Tail): Promise<void> => {
    let cursor = await source.lastSeq(key);
    while (!tail.stop.signal.aborted && !(await source.isRevoked(key))) {
      const part = await source.next(key, cursor);
      if (part.events.length > 0 || part.missed > 0) {
        cursor = part.events.at(-1)?.seq ?? cursor;
        for (const follower of tail.followers) hand(follower, part);
        await sleep(TICK_MS, undefined, { signal: tail.stop.signal }).catch(() => {});
      } else {
        await source.changed(key, LONGEST_WAIT_MS, tail.stop.signal);
      }
    }
  };

  const open = (key: ApiKey): Tail => {
    const tail: Tail = { followers: new Set(), stop: new AbortController(), ended: false };
    tails.set(key.no, tail);
    const end = (): void => {
      tail.ended = true;
      if (tails.get(key.no) === tail) tails.delete(key.no);
      for (const follower of tail.followers) follower.wake();
    };
    // If the store does not respond, the followers reconnect automatically.
    void run(key, tail).then(end, end);
    return tail;
  };

  return {
    async *follow(key, after, { idleMs, signal }) {
      let cursor = after;
      const follower: Follower = { waiting: [], missed: 0, wake: () => {} };
      // Joined before the past is read, so that nothing falls in between; duplicates have the same cursor.
      const tail = tails.get(key.no) ?? open(key);
      tail.followers.add(follower);
      const wake = (): void => follower.wake();
      signal.addEventListener('abort', wake);
      try {
        const last = await source.lastSeq(key);
        while (cursor < last && !signal.aborted) {
          const part = await source.next(key, cursor);
          if (part.events.length === 0) break;
          cursor = part.events.at(-1)!.seq;
          yield part;
        }
        while (!signal.aborted && !tail.ended) {
          if (follower.waiting.length === 0) {
            let timer: NodeJS.Timeout | undefined;
            await new Promise<void>((resolve) => {
              follower.wake = resolve;
              timer = setTimeout(resolve, idleMs);
            });
            clearTimeout(timer);
          }
          if (signal.aborted) return;
          const { waiting, missed } = follower;
          follower.waiting = [];
          follower.missed = 0;
          const events = waiting.filter(({ seq }) => seq > cursor);
          cursor = events.at(-1)?.seq ?? cursor;
          yield { events, missed };
        }
      } finally {
        signal.removeEventListener('abort', wake);
        tail.followers.delete(follower);
        if (tail.followers.size === 0) {
          tail.stop.abort();
          if (tails.get(key.no) === tail) tails.delete(key.no);
        }
      }
    },
  };
};
