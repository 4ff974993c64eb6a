import { getDomain } from 'tldts';
import { Refusal } from '../errors/refusal.ts';
import { NO_PEERS, type PeerProcesses } from '../runtime/peer-processes.ts';
import type { Allowlist } from './allowlist.ts';

/** Requests within a minute, over all processes of this machine. */
export interface OutboundMaxima {
  /** To one registrable domain. */
  readonly domain: number;
  /** To one registrable domain by pages of other domains: their style sheets, images and redirects. */
  readonly others: number;
  /** To one address, whatever names lead to it. */
  readonly address: number;
}

const OUTBOUND_MAXIMA: OutboundMaxima = { domain: 600, others: 240, address: 1_200 };

export interface OutboundLimitOptions {
  readonly allowlist: Allowlist;
  readonly maxima?: OutboundMaxima | undefined;
  /** The other processes of this machine, which count together. */
  readonly siblings?: PeerProcesses | undefined;
  /** Milliseconds, monotonic. */
  readonly clock?: () => number;
}

/** Counts every request that leaves, so that no caller can aim the service at somebody else's host. */
export interface OutboundLimits {
  /**
   * Counts a request to the host of `url`; `site` is the registrable domain of the page for which it is made. Throws RATE_LIMITED with
   * `details.retry_after` in seconds where the host was sent too many.
   */
  take(url: URL, site: string | undefined): void;
  /** Counts a connection to an address of `url`; throws as `take` does. */
  takeAddress(address: string, url: URL): void;
}

/** The registrable domain of a host, or the host itself where it has none: an address, or a name without a public suffix. */
export const siteOf = ({ hostname }: URL): string => {
  const host = hostname.replace(/\.$/, '');
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
};

const MINUTE = 60_000;
const SLOT = 5_000;
const SLOTS = MINUTE / SLOT;
const MOST_NAMES = 20_000;
const TOPIC = 'outbound';
/** Interval at which counts are sent to the other processes. */
const TELL_MS = 50;

/** Counts within a minute, in slots of five seconds: a request counts until its slot is a minute old. */
const createCounts = (clock: () => number) => {
  const counts = new Map<string, { slot: number; bySlot: number[] }>();
  const current = (name: string) => {
    const slot = Math.floor(clock() / SLOT);
    const found = counts.get(name) ?? { slot, bySlot: Array<number>(SLOTS).fill(0) };
    for (let passed = found.slot + 1; passed <= Math.min(slot, found.slot + SLOTS); passed += 1)
      found.bySlot[passed % SLOTS] = 0;
    found.slot = slot;
    return found;
  };
  return {
    of: (name: string): number => (counts.has(name) ? current(name).bySlot.reduce((sum, n) => sum + n, 0) : 0),
    add: (name: string, by = 1): void => {
      const found = current(name);
      found.bySlot[found.slot % SLOTS]! += by;
      // The names that were counted last are at the end.
      counts.delete(name);
      counts.set(name, found);
      for (const oldest of counts.keys()) {
        if (counts.size <= MOST_NAMES) break;
        counts.delete(oldest);
      }
    },
    /** Seconds until the oldest slot that counts has passed. */
    retryAfter: (name: string): number => {
      const { slot, bySlot } = current(name);
      for (let age = SLOTS - 1; age > 0; age -= 1) {
        const one = slot - age;
        if ((bySlot[((one % SLOTS) + SLOTS) % SLOTS] ?? 0) > 0)
          return Math.max(1, Math.ceil(((one + SLOTS) * SLOT - clock()) / 1000));
      }
      return MINUTE / 1000;
    },
  };
};

export const createOutboundLimits = (options: OutboundLimitOptions): OutboundLimits => {
  const { allowlist, maxima = OUTBOUND_MAXIMA, siblings = NO_PEERS, clock = () => performance.now() } = options;
  const counts = createCounts(clock);
  let untold = new Map<string, number>();

  const tellSoon = (name: string): void => {
    if (untold.size === 0)
      setTimeout(() => {
        siblings.tell(TOPIC, [...untold]);
        untold = new Map();
      }, TELL_MS).unref();
    untold.set(name, (untold.get(name) ?? 0) + 1);
  };
  siblings.on(TOPIC, (told) => {
    for (const [name, requests] of told as [string, number][]) counts.add(name, requests);
  });

  const takeAll = (names: readonly (readonly [name: string, most: number])[], whose: string): void => {
    for (const [name, most] of names)
      if (counts.of(name) >= most)
        throw new Refusal(
          'RATE_LIMITED',
          `'${whose}' was sent ${most} requests within a minute, which is the maximum.`,
          { retry_after: counts.retryAfter(name) },
        );
    for (const [name] of names) {
      counts.add(name);
      tellSoon(name);
    }
  };

  return {
    take(url, site) {
      if (allowlist.has(url)) return;
      const domain = siteOf(url);
      const isOther = site !== undefined && site !== domain;
      const others = isOther ? [[`others ${domain}`, maxima.others] as const] : [];
      takeAll([[`domain ${domain}`, maxima.domain], ...others], domain);
    },
    takeAddress(address, url) {
      if (!allowlist.has(url)) takeAll([[`address ${address}`, maxima.address]], url.hostname);
    },
  };
};
