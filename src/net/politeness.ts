import { Refusal } from '../refusal/refusal.ts';
import type { Allowlist } from './allowlist.ts';
import { createSlots } from './slots.ts';

export interface PolitenessOptions {
  readonly allowlist: Allowlist;
  /** Inspections of one host at once; the others wait. */
  readonly perHost?: number;
  /** Inspections of one host in a minute. */
  readonly perMinute?: number;
  /** Inspections at once in all. */
  readonly atOnce?: number;
  /** Inspections that may wait for their turn. */
  readonly queue?: number;
  /** Milliseconds, monotonic. */
  readonly clock?: () => number;
}

export interface Politeness {
  /**
   * Runs an inspection of the host of `url` in its turn. Throws RATE_LIMITED where the host was read too often, and
   * UNAVAILABLE where too many wait, both with `details.retry_after` in seconds and before any work is done.
   */
  run<Result>(url: URL, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

const MINUTE = 60_000;

/** Keeps the service from being used to overrun other people's hosts, or itself. */
export const createPoliteness = (options: PolitenessOptions): Politeness => {
  const { allowlist, perHost = 2, perMinute = 120, atOnce = 16, queue = 64, clock = () => performance.now() } = options;
  const hosts = createSlots(perHost);
  const all = createSlots(atOnce);
  const visits = new Map<string, number[]>();

  const count = (host: string): void => {
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
    if (visits.size > 10_000) for (const [name, times] of visits) if (times.at(-1)! < now - MINUTE) visits.delete(name);
  };

  return {
    async run(url, signal, work) {
      if (all.waiting('') + hosts.waiting(url.host) >= queue)
        throw new Refusal('UNAVAILABLE', 'Too many pages are waiting to be fetched. Try again in a few seconds.', {
          retry_after: 5,
        });
      if (allowlist.has(url)) return all.run('', signal, work);
      count(url.host);
      return hosts.run(url.host, signal, () => all.run('', signal, work));
    },
  };
};
