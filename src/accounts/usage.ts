import type { DayUsage } from '../../db/repositories/usage.ts';
import type { ApiKey } from './account.ts';
import type { Later } from './ledger.ts';
import { dateOf } from './month.ts';

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
}

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
    endpoints: { endpoint: string; calls: number; errors: number; credits: number }[];
  }[];
  readonly total: { calls: number; errors: number; credits: number };
}

/** Rows by day and operation as a history. */
export const historyOf = (rows: readonly DayUsage[], sinceDay: number): UsageHistory => {
  const dates = [...new Set(rows.map(({ day }) => day))];
  const sum = (own: readonly DayUsage[]) => ({
    calls: own.reduce((n, row) => n + row.calls, 0),
    errors: own.reduce((n, row) => n + row.errors, 0),
    credits: own.reduce((n, row) => n + row.credits, 0),
  });
  return {
    since: dateOf(sinceDay),
    days: dates.map((day) => {
      const own = rows.filter((row) => row.day === day);
      return {
        date: dateOf(day),
        ...sum(own),
        endpoints: own.map(({ operation, calls, errors, credits }) => ({
          endpoint: operation,
          calls,
          errors,
          credits,
        })),
      };
    }),
    total: sum(rows),
  };
};

/** A feed, oldest first, from a cursor on. */
export const liveFeedOf = (
  feed: readonly UsageEvent[],
  { after, limit }: { after?: number | undefined; limit: number },
): LiveFeed => {
  const stats = statsOf(feed);
  if (after === undefined) return { cursor: feed.at(-1)?.seq ?? 0, stats, events: feed.slice(-limit) };
  const events = feed.filter((event) => event.seq > after).slice(0, limit);
  return { cursor: events.at(-1)?.seq ?? after, stats, events };
};

/** What a key did: durable history, and the feed of its last calls. */
export interface Usage {
  /** By day and endpoint from a day on (default: seven days back). */
  history(key: ApiKey, sinceDay?: number): Later<UsageHistory>;
  /**
   * The last `limit` calls, or with `after` the first `limit` calls behind that cursor; oldest first. Statistics are
   * always over the whole feed.
   */
  live(key: ApiKey, options: { after?: number | undefined; limit: number }): Later<LiveFeed>;
  lastSeq(key: ApiKey): Later<number>;
  /** Resolves when the key may have new calls, after `ms` at the latest. */
  changed(key: ApiKey, ms: number, signal: AbortSignal): Promise<void>;
  isRevoked(key: ApiKey): Later<boolean>;
}
