import type { DayUsage } from '../../db/repositories/usage.ts';
import type { ApiKey } from './account.ts';
import type { FeedTails, UsageEvent } from './feed-tail.ts';
import type { MaybePromise } from './ledger.ts';
import { dateOf } from './time.ts';

/** Statistics over the last calls that the feed keeps. */
export interface UsageStats {
  readonly calls: number;
  readonly errors: number;
  /** 0..1. */
  readonly error_rate: number;
  readonly credits: number;
  readonly latency_ms: {
    readonly mean: number;
    readonly p50: number;
    readonly p95: number;
    readonly p99: number;
    readonly max: number;
  };
}

export interface LiveFeed {
  readonly cursor: number;
  readonly stats: UsageStats;
  readonly events: UsageEvent[];
  /** Events behind the cursor that the feed no longer has. */
  readonly missed: number;
  /** The cursor that was sent is beyond the last call: the answer is that of a first call. */
  readonly restarted: boolean;
}

/** The feed keeps this many calls of each key. */
export const FEED_LENGTH = 100;

const round = (ms: number): number => Math.round(ms * 1000) / 1000;

/** Latency by nearest rank, errors as answers of 400 and above. */
const statsOf = (events: readonly Pick<UsageEvent, 'status' | 'credits' | 'latency_ms'>[]): UsageStats => {
  const sorted = events.map((event) => event.latency_ms).sort((a, b) => a - b);
  const rank = (p: number): number => sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? 0;
  const errors = events.filter((event) => event.status >= 400).length;
  const sum = sorted.reduce((total, ms) => total + ms, 0);
  return {
    calls: events.length,
    errors,
    error_rate: events.length ? errors / events.length : 0,
    credits: events.reduce((total, event) => total + event.credits, 0),
    latency_ms: {
      mean: events.length ? round(sum / events.length) : 0,
      p50: rank(0.5),
      p95: rank(0.95),
      p99: rank(0.99),
      max: rank(1),
    },
  };
};

export interface UsageHistory {
  readonly since: string;
  readonly days: {
    date: string;
    calls: number;
    errors: number;
    credits: number;
    refused: number;
    endpoints: { endpoint: string; calls: number; errors: number; credits: number; refused: number }[];
  }[];
  readonly total: { calls: number; errors: number; credits: number; refused: number };
}

/** Rows by day and operation as a history. */
export const historyOf = (rows: readonly DayUsage[], sinceDay: number): UsageHistory => {
  const dates = [...new Set(rows.map(({ day }) => day))];
  const sum = (own: readonly DayUsage[]) => ({
    calls: own.reduce((n, row) => n + row.calls, 0),
    errors: own.reduce((n, row) => n + row.errors, 0),
    credits: own.reduce((n, row) => n + row.credits, 0),
    refused: own.reduce((n, row) => n + row.refused, 0),
  });
  return {
    since: dateOf(sinceDay),
    days: dates.map((day) => {
      const own = rows.filter((row) => row.day === day);
      return {
        date: dateOf(day),
        ...sum(own),
        endpoints: own.map(({ operation, calls, errors, credits, refused }) => ({
          endpoint: operation,
          calls,
          errors,
          credits,
          refused,
        })),
      };
    }),
    total: sum(rows),
  };
};

const ran = ({ count }: UsageEvent): boolean => count === undefined;

/** The first events that hold at most `limit` calls that ran, with the refusals between and behind them. */
const firstOf = (events: readonly UsageEvent[], limit: number): UsageEvent[] => {
  let calls = 0;
  const end = events.findIndex((event) => ran(event) && ++calls > limit);
  return end === -1 ? [...events] : events.slice(0, end);
};

/** The last `limit` calls that ran, with the refusals between and behind them. */
const lastOf = (events: readonly UsageEvent[], limit: number): UsageEvent[] => {
  let calls = 0;
  const before = events.findLastIndex((event) => ran(event) && ++calls > limit);
  return events.slice(before + 1);
};

/** A feed, oldest first, from a cursor on; statistics are over the calls in it that ran. */
export const liveFeedOf = (
  feed: readonly UsageEvent[],
  { after, limit, missed }: { after?: number | undefined; limit: number; missed: number },
): LiveFeed => {
  const stats = statsOf(feed.filter(ran));
  const last = feed.at(-1)?.seq ?? 0;
  // A cursor of another feed, as after a restored backup: whoever polls with it would never see a call again.
  const restarted = after !== undefined && after > last;
  if (after === undefined || restarted)
    return { cursor: last, stats, events: lastOf(feed, limit), missed: restarted ? 0 : missed, restarted };
  const behind = feed.filter((event) => event.seq > after);
  const events = firstOf(behind, limit);
  return { cursor: events.at(-1)?.seq ?? after, stats, events, missed, restarted };
};

/** What a key did: durable history, and the feed of its last calls. */
export interface Usage extends FeedTails {
  /** By day and endpoint from a day on (default: seven days back). */
  history(key: ApiKey, sinceDay?: number): MaybePromise<UsageHistory>;
  /**
   * The last `limit` calls, or with `after` the first `limit` calls behind that cursor; oldest first, with what stands for
   * refused calls between them. Statistics are always over the whole feed.
   */
  live(key: ApiKey, options: { after?: number | undefined; limit: number }): MaybePromise<LiveFeed>;
  lastSeq(key: ApiKey): MaybePromise<number>;
  isRevoked(key: ApiKey): MaybePromise<boolean>;
}
