import type { RatePolicy } from './gcra.ts';
import type { TierId } from './tiers.ts';

/** An API key that may call. */
export interface ApiKey {
  /** Row number, used where a key is referred to millions of times. */
  readonly no: number;
  readonly id: string;
  readonly tier: TierId;
  readonly label: string;
}

/** A key with what its tier allows: its rate, and the credits of its month. */
export interface Account extends ApiKey {
  readonly policy: RatePolicy;
  /** Credits a month. */
  readonly quota: number;
}

/** Where a key stands, for the headers of an answer. */
export interface Balance {
  readonly limit: number;
  readonly rateRemaining: number;
  /** Seconds until the whole allowance of calls is back. */
  readonly rateReset: number;
  readonly creditsRemaining: number;
}

/** Why a call may not go on. */
export type Denial =
  | { readonly denied: 'unknown-key' }
  | { readonly denied: 'rate'; readonly retryAfter: number; readonly balance: Balance }
  | { readonly denied: 'quota'; readonly resetAt: Date; readonly balance: Balance };
