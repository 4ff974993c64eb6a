import { retrySeconds, wholeSeconds } from './rate-window.ts';
import type { TierId, Tiers } from './tiers.ts';
import { monthOf, nextMonth } from './time.ts';

/** An API key that may call. */
export interface ApiKey {
  /** Row number, used where a key is referred to millions of times. */
  readonly no: number;
  readonly id: string;
  readonly tier: TierId;
  readonly label: string;
  /** Groups of operations that it may call; null for all. */
  readonly scopes: readonly string[] | null;
  /** Expiry time, in milliseconds since 1970; null for never. */
  readonly expiresAt: number | null;
}

/** A key with the version of its row: of two states of one key, the later has the higher. */
export interface VersionedKey extends ApiKey {
  readonly version: number;
}

/** Whether a key is past its time. */
export const isExpired = ({ expiresAt }: Pick<ApiKey, 'expiresAt'>): boolean =>
  expiresAt !== null && expiresAt <= Date.now();

/** A key with what its tier allows. */
export interface Account extends ApiKey {
  /** Calls in any 60 seconds. */
  readonly limit: number;
  /** Credits per month. */
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

/** Why a call is rejected. */
export type Denial =
  | { readonly denied: 'unknown-key' }
  | { readonly denied: 'rate'; readonly key: ApiKey; readonly retryAfter: number; readonly balance: Balance }
  | { readonly denied: 'quota'; readonly key: ApiKey; readonly resetAt: Date; readonly balance: Balance };

/** What was counted of an account when it was last looked at. */
export interface UsageFigures {
  /** Credits used this month. */
  readonly used: number;
  /** Calls of the last minute. */
  readonly calls: number;
  /** Milliseconds until one more call passes, and until the last of these calls has left. */
  readonly waitMs: number;
  readonly clearMs: number;
}

export const NO_FIGURES: UsageFigures = { used: 0, calls: 0, waitMs: 0, clearMs: 0 };

/** A key with the limits of its tier. */
export const accountOf = ({ no, id, label, tier, scopes, expiresAt }: ApiKey, tiers: Tiers): Account => {
  const { requests_per_minute, credits_per_month } = tiers[tier];
  return { no, id, label, tier, scopes, expiresAt, limit: requests_per_minute, quota: credits_per_month };
};

export const balanceOf = ({ limit, quota }: Account, { used, calls, clearMs }: UsageFigures): Balance => ({
  limit,
  rateRemaining: Math.max(0, limit - calls),
  rateReset: wholeSeconds(clearMs),
  creditsRemaining: Math.max(0, quota - used),
});

export const overRate = (account: Account, figures: UsageFigures): Denial => ({
  denied: 'rate',
  key: account,
  retryAfter: retrySeconds(figures.waitMs),
  balance: balanceOf(account, figures),
});

export const overQuota = (account: Account, figures: UsageFigures): Denial => ({
  denied: 'quota',
  key: account,
  resetAt: nextMonth(monthOf(Date.now())),
  balance: balanceOf(account, figures),
});
