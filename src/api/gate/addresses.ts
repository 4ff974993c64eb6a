import { RateWindow, retrySeconds, waitFor, wholeSeconds } from '../../accounts/rate-window.ts';
import { steadyMs } from '../../accounts/time.ts';
import type { PeerProcesses } from '../../runtime/peer-processes.ts';
import { networkOf } from './network.ts';

/** Where an address stands after a call. */
export interface AddressState {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
  readonly retryAfter: number;
}

/**
 * Limits callers who have no key by their network address, or by the network of an IPv6 address. Kept in memory: a restart
 * forgives. Processes of one machine tell each other what they have counted, so that a limit holds over all of them but for what
 * comes within that time.
 */
export interface AddressLimiter {
  take(address: string): AddressState;
  /** Whether a call would pass, without taking it. */
  peek(address: string): AddressState;
}

const MOST_ADDRESSES = 50_000;
/** Where there are so many, those that are idle are looked for so often. */
const LOOK_MS = 1_000;
/** Interval at which counts are sent to the other processes. */
const TELL_MS = 50;

export interface AddressLimits {
  /** Calls in any minute. */
  readonly limit: number;
  readonly siblings: PeerProcesses;
  /** What is limited: siblings count it together. */
  readonly topic: string;
}

export const createAddressLimiter = ({ limit, siblings, topic }: AddressLimits): AddressLimiter => {
  const windows = new Map<string, RateWindow>();
  /** Calls by address that have not been sent to the other processes. */
  let untold = new Map<string, number>();

  let looked = Number.NEGATIVE_INFINITY;

  const makeRoom = (now: number): void => {
    // To look at all of them for every newcomer would cost more than the newcomer's call.
    if (now - looked >= LOOK_MS) {
      looked = now;
      for (const [address, window] of windows) if (window.count(now) === 0) windows.delete(address);
    }
    // All of them busy: the oldest go, so that memory stays bounded.
    for (const address of windows.keys()) {
      if (windows.size < MOST_ADDRESSES) break;
      windows.delete(address);
    }
  };

  const state = (window: RateWindow, now: number, allowed: boolean): AddressState => ({
    allowed,
    limit,
    remaining: Math.max(0, limit - window.count(now)),
    resetSeconds: wholeSeconds(window.clearsIn(now)),
    retryAfter: allowed ? 0 : retrySeconds(waitFor([window], now, limit)),
  });

  const windowOf = (address: string, now: number): RateWindow => {
    let window = windows.get(address);
    if (!window) {
      if (windows.size >= MOST_ADDRESSES) makeRoom(now);
      window = new RateWindow();
      windows.set(address, window);
    }
    return window;
  };

  const tellSoon = (address: string): void => {
    if (untold.size === 0)
      setTimeout(() => {
        siblings.tell(topic, [...untold]);
        untold = new Map();
      }, TELL_MS).unref();
    untold.set(address, (untold.get(address) ?? 0) + 1);
  };
  siblings.on(topic, (told) => {
    const now = steadyMs();
    for (const [address, calls] of told as [string, number][]) {
      const window = windowOf(address, now);
      for (let i = 0; i < calls; i += 1) window.add(now);
    }
  });

  return {
    take(address) {
      const now = steadyMs();
      const network = networkOf(address);
      const window = windowOf(network, now);
      const allowed = window.count(now) < limit;
      if (allowed) {
        window.add(now);
        tellSoon(network);
      }
      return state(window, now, allowed);
    },
    peek(address) {
      const now = steadyMs();
      const window = windows.get(networkOf(address)) ?? new RateWindow();
      return state(window, now, window.count(now) < limit);
    },
  };
};
