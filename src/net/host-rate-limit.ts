import { Refusal } from '../errors/refusal.ts';
import type { Allowlist } from './allowlist.ts';

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
   * Counts an inspection of the host of `url`. Throws RATE_LIMITED with `details.retry_after` in seconds where the host was
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

  return {
    hostOf,
    count(url) {
      const host = hostOf(url);
      if (host === undefined) return;
      const now = clock();
      const recent = (visits.get(host) ?? []).filter((time) => time > now - MINUTE);
      if (recent.length >= perMinute)
        throw new Refusal(
          'RATE_LIMITED',
          `'${host}' was read ${perMinute} times within a minute, which is the maximum.`,
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
