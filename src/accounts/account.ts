import { perMinute, type RatePolicy, remainingCalls, resetSeconds, retryAfterSeconds } from './gcra.ts';
import { monthOf, nextMonth } from './month.ts';
import type { TierId, Tiers } from './tiers.ts';

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

/** What was counted of an account when it was last looked at; instants are microseconds since 1970. */
export interface Figures {
  /** Credits used in the month of `now`. */
  readonly used: number;
  /** State of the rate limiter. */
  readonly tat: number;
  readonly now: number;
}

/** A key with the limits of its tier. */
export const accountOf = ({ no, id, label, tier }: ApiKey, tiers: Tiers): Account => {
  const { requests_per_minute, credits_per_month } = tiers[tier];
  return { no, id, label, tier, policy: perMinute(requests_per_minute), quota: credits_per_month };
};

export const balanceOf = ({ policy, quota }: Account, { used, tat, now }: Figures): Balance => ({
  limit: policy.limit,
  rateRemaining: remainingCalls(tat, now, policy),
  rateReset: resetSeconds(tat, now),
  creditsRemaining: Math.max(0, quota - used),
});

export const overRate = (account: Account, figures: Figures): Denial => ({
  denied: 'rate',
  retryAfter: retryAfterSeconds(figures.tat, figures.now, account.policy),
  balance: balanceOf(account, figures),
});

export const overQuota = (account: Account, figures: Figures): Denial => ({
  denied: 'quota',
  resetAt: nextMonth(monthOf(figures.now / 1000)),
  balance: balanceOf(account, figures),
});
