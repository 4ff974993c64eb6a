import { Refusal } from '../errors/refusal.ts';
import type { Allowlist } from './allowlist.ts';
import { siteOf } from './outbound-limits.ts';

/** A time within which some work has to end. */
export interface TimeLimit {
  /** Fires when the time is over, or when one of the other signals does. */
  readonly signal: AbortSignal;
  /** Whether the time is over. */
  readonly isOver: boolean;
  /** Lets go of the timer: the work has ended. */
  end(): void;
}

/**
 * The time of some work that `others` may end as well, from now on. Its timer is held until `end`: a signal of
 * `AbortSignal.timeout` that only `AbortSignal.any` knows may be collected, and then never fires.
 */
export const startTimeLimit = (ms: number, others: readonly AbortSignal[]): TimeLimit => {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
  timer.unref();
  return {
    signal: AbortSignal.any([...others, clock.signal]),
    get isOver() {
      return clock.signal.aborted;
    },
    end: () => clearTimeout(timer),
  };
};

/** Lets at most `limit` pieces of work run at once per key; the others wait in order. */
export const createSlots = (limit: number) => {
  const running = new Map<string, { count: number; waiting: (() => void)[] }>();

  const leave = (key: string): void => {
    const state = running.get(key);
    if (!state) return;
    const next = state.waiting.shift();
    if (next) next();
    else if (state.count === 1) running.delete(key);
    else state.count -= 1;
  };

  const enter = (key: string, signal: AbortSignal): Promise<void> => {
    const state = running.get(key) ?? { count: 0, waiting: [] };
    running.set(key, state);
    if (state.count < limit) {
      state.count += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', give);
        resolve();
      };
      const give = () => {
        state.waiting = state.waiting.filter((one) => one !== go);
        reject(signal.reason);
      };
      if (signal.aborted) return give();
      signal.addEventListener('abort', give, { once: true });
      state.waiting.push(go);
    });
  };

  return {
    async run<Result>(key: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
      await enter(key, signal);
      try {
        return await work();
      } finally {
        leave(key);
      }
    },
  };
};

export interface PolitenessOptions {
  readonly allowlist: Allowlist;
  /** Inspections of one host in a minute. */
  readonly perMinute?: number;
  /** Milliseconds, monotonic. */
  readonly clock?: () => number;
}

export interface HostRateLimit {
  /** The host of `url` as it counts, or undefined where it is one of the operator's own, which are read without limits. */
  hostOf(url: URL): string | undefined;
  /**
   * Counts an inspection of the registrable domain of `url`. Throws RATE_LIMITED with `details.retry_after` in seconds where the host was
   * read too often.
   */
  count(url: URL): void;
}

const MINUTE = 60_000;

/** Keeps the service from being used to overrun other people's hosts. */
export const createPoliteness = (options: PolitenessOptions): HostRateLimit => {
  const { allowlist, perMinute = 120, clock = () => performance.now() } = options;
  const visits = new Map<string, number[]>();
  const hostOf = (url: URL): string | undefined => (allowlist.has(url) ? undefined : url.host);
  const countedAs = (url: URL): string | undefined => (allowlist.has(url) ? undefined : siteOf(url));

  return {
    hostOf,
    count(url) {
      const host = countedAs(url);
      if (host === undefined) return;
      const now = clock();
      const recent = (visits.get(host) ?? []).filter((time) => time > now - MINUTE);
      if (recent.length >= perMinute)
        throw new Refusal(
          'RATE_LIMITED',
          `'${host}' reached the limit of ${perMinute} fetches per minute. Try again later.`,
          {
            retry_after: Math.max(1, Math.ceil((recent[0]! + MINUTE - now) / 1000)),
          },
        );
      recent.push(now);
      visits.set(host, recent);
      if (visits.size > 10_000)
        for (const [name, times] of visits) if (times.at(-1)! < now - MINUTE) visits.delete(name);
    },
  };
};

/** A time limit for work alone: it stands still while the work waits for its turn. */
export interface WorkClock {
  /** Aborts with a TimeoutError when the time is over. */
  readonly signal: AbortSignal;
  pause(): void;
  resume(): void;
}

/** A clock of so many milliseconds that runs from now on. `pause` it when the work is done. */
export const createWorkClock = (limitMs: number): WorkClock => {
  const controller = new AbortController();
  let left = limitMs;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  const over = () => controller.abort(new DOMException(`The work took more than ${limitMs} ms.`, 'TimeoutError'));
  const clock: WorkClock = {
    signal: controller.signal,
    pause: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - since;
    },
    resume: () => {
      if (timer !== undefined) return;
      since = performance.now();
      timer = setTimeout(over, Math.max(0, left));
    },
  };
  clock.resume();
  return clock;
};
