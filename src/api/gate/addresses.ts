import { steadyMs } from '../../accounts/clock.ts';
import { RateWindow, retrySeconds, waitFor, wholeSeconds } from '../../accounts/rate-window.ts';

/** Where an address stands after a call. */
export interface AddressState {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
  readonly retryAfter: number;
}

/** Limits callers who have no key by their network address. Kept in memory: a restart forgives. */
export interface AddressLimiter {
  take(address: string): AddressState;
  /** Whether a call would pass, without taking it. */
  peek(address: string): AddressState;
}

const MOST_ADDRESSES = 50_000;

export const createAddressLimiter = (limit: number): AddressLimiter => {
  const windows = new Map<string, RateWindow>();

  const forgetIdle = (now: number): void => {
    for (const [address, window] of windows) if (window.count(now) === 0) windows.delete(address);
    // All of them busy: the oldest go, so that memory stays bounded.
    for (const address of windows.keys()) {
      if (windows.size < MOST_ADDRESSES) break;
      windows.delete(address);
    }
  };

  const state = (window: RateWindow, now: number, allowed: boolean): AddressState => ({
    allowed,
    limit,
    remaining: limit - window.count(now),
    resetSeconds: wholeSeconds(window.clearsIn(now)),
    retryAfter: allowed ? 0 : retrySeconds(waitFor([window], now, limit)),
  });

  return {
    take(address) {
      const now = steadyMs();
      let window = windows.get(address);
      if (!window) {
        if (windows.size >= MOST_ADDRESSES) forgetIdle(now);
        window = new RateWindow();
        windows.set(address, window);
      }
      const allowed = window.count(now) < limit;
      if (allowed) window.add(now);
      return state(window, now, allowed);
    },
    peek(address) {
      const now = steadyMs();
      const window = windows.get(address) ?? new RateWindow();
      return state(window, now, window.count(now) < limit);
    },
  };
};
