/**
 * Generic cell rate algorithm with the whole allowance as burst. The state is one number, the theoretical arrival time
 * `tat`; instants and spans are microseconds.
 */
export interface RatePolicy {
  /** Calls allowed in a minute. */
  readonly limit: number;
  /** Time one call uses up. */
  readonly emission: number;
  /** How far `tat` may run ahead of now: the time of a full allowance. */
  readonly burst: number;
}

const MINUTE_MICROS = 60_000_000;

export const perMinute = (limit: number): RatePolicy => {
  const emission = Math.ceil(MINUTE_MICROS / limit);
  return { limit, emission, burst: emission * limit };
};

/** The state after one more call, or undefined where the call is over the limit. */
export const takeOne = (tat: number, now: number, { emission, burst }: RatePolicy): number | undefined => {
  const next = Math.max(tat, now) + emission;
  return next <= now + burst ? next : undefined;
};

/** Calls that would pass now. */
export const remainingCalls = (tat: number, now: number, { emission, burst }: RatePolicy): number =>
  Math.max(0, Math.floor((now + burst - Math.max(tat, now)) / emission));

/** Whole seconds until a refused call would pass, at least 1. */
export const retryAfterSeconds = (tat: number, now: number, { emission, burst }: RatePolicy): number =>
  Math.max(1, Math.ceil((Math.max(tat, now) + emission - now - burst) / 1e6));

/** Seconds until the whole allowance is back. */
export const resetSeconds = (tat: number, now: number): number => Math.max(0, Math.ceil((tat - now) / 1e6));
