import {
  perMinute,
  type RatePolicy,
  remainingCalls,
  resetSeconds,
  retryAfterSeconds,
  takeOne,
} from '../../accounts/gcra.ts';

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

export const createAddressLimiter = (callsPerMinute: number): AddressLimiter => {
  const policy: RatePolicy = perMinute(callsPerMinute);
  const arrivals = new Map<string, number>();

  const forgetIdle = (now: number): void => {
    for (const [address, tat] of arrivals) if (tat <= now) arrivals.delete(address);
    // All of them busy: the oldest go, so that memory stays bounded.
    for (const address of arrivals.keys()) {
      if (arrivals.size < MOST_ADDRESSES) break;
      arrivals.delete(address);
    }
  };

  const state = (tat: number, now: number, allowed: boolean): AddressState => ({
    allowed,
    limit: policy.limit,
    remaining: remainingCalls(tat, now, policy),
    resetSeconds: resetSeconds(tat, now),
    retryAfter: allowed ? 0 : retryAfterSeconds(tat, now, policy),
  });

  return {
    take(address) {
      const now = Date.now() * 1000;
      const before = arrivals.get(address) ?? 0;
      const next = takeOne(before, now, policy);
      if (next === undefined) return state(before, now, false);
      if (arrivals.size >= MOST_ADDRESSES && !arrivals.has(address)) forgetIdle(now);
      arrivals.set(address, next);
      return state(next, now, true);
    },
    peek(address) {
      const now = Date.now() * 1000;
      const tat = arrivals.get(address) ?? 0;
      return state(tat, now, takeOne(tat, now, policy) !== undefined);
    },
  };
};
