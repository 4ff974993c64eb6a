import type { LedgerKey, LedgerStore } from '../../../db/repositories/ledger.ts';
import type { Account, Balance, Denial } from '../account.ts';
import { perMinute, remainingCalls, resetSeconds, retryAfterSeconds } from '../gcra.ts';
import { tierOf } from '../keys.ts';
import { monthOf, nextMonth } from '../month.ts';
import type { Tiers } from '../tiers.ts';

/** An account with what the database says of it, and what calls in flight have reserved since. */
export interface CountedAccount extends Account {
  /** The month that `used` counts. */
  period: number;
  used: number;
  /** State of the rate limiter, in microseconds since 1970. */
  tat: number;
  /** Credits of calls in flight and not yet committed. */
  reserved: number;
  revoked: boolean;
}

export const nowMicros = (): number => Date.now() * 1000;

/** Credits used in a month. */
export const usedIn = (account: CountedAccount, period: number): number =>
  account.period === period ? account.used : 0;

export const balanceOf = (account: CountedAccount, now: number): Balance => ({
  limit: account.policy.limit,
  rateRemaining: remainingCalls(account.tat, now, account.policy),
  rateReset: resetSeconds(account.tat, now),
  creditsRemaining: Math.max(0, account.quota - usedIn(account, monthOf(now / 1000))),
});

export const overRate = (account: CountedAccount, now: number): Denial => ({
  denied: 'rate',
  retryAfter: retryAfterSeconds(account.tat, now, account.policy),
  balance: balanceOf(account, now),
});

export const overQuota = (account: CountedAccount, now: number): Denial => ({
  denied: 'quota',
  resetAt: nextMonth(monthOf(now / 1000)),
  balance: balanceOf(account, now),
});

const MOST_SECRETS = 20_000;

/** The keys this process has met. Only a hint: the database has the last word when a call is committed. */
export interface Accounts {
  /** The account of a secret, undefined where it is unknown or revoked. `fresh` reads the row again. */
  find(secret: string, fresh: boolean): CountedAccount | undefined;
  remembers(secret: string): boolean;
  /** Reads the row of an account again. */
  reread(account: CountedAccount): CountedAccount | undefined;
  byNumber(keyNo: number): CountedAccount | undefined;
}

export const createAccounts = ({
  store,
  tiers,
  hashOf,
}: {
  store: LedgerStore;
  tiers: Tiers;
  hashOf: (key: string) => Buffer;
}): Accounts => {
  const policies = new Map(Object.values(tiers).map((tier) => [tier.id, perMinute(tier.requests_per_minute)]));
  const bySecret = new Map<string, CountedAccount>();
  const byNo = new Map<number, CountedAccount>();

  const update = (row: LedgerKey): CountedAccount => {
    const known = byNo.get(row.no);
    if (known) {
      known.period = row.period;
      known.used = row.used;
      known.tat = Math.max(known.tat, row.tat);
      known.revoked ||= row.revoked_at !== null;
      return known;
    }
    const { no, id, label, period, used, tat } = row;
    const tier = tierOf(row.tier);
    const limits = { policy: policies.get(tier)!, quota: tiers[tier].credits_per_month };
    const account = {
      no,
      id,
      label,
      tier,
      ...limits,
      period,
      used,
      tat,
      reserved: 0,
      revoked: row.revoked_at !== null,
    };
    byNo.set(no, account);
    return account;
  };

  return {
    find(secret, fresh) {
      const known = bySecret.get(secret);
      if (known && !fresh) return known.revoked ? undefined : known;
      const row = known ? store.findByNo(known.no) : store.findByHash(hashOf(secret));
      if (!row) return undefined;
      const account = update(row);
      if (bySecret.size >= MOST_SECRETS) bySecret.clear();
      bySecret.set(secret, account);
      return account.revoked ? undefined : account;
    },
    remembers: (secret) => bySecret.get(secret)?.revoked === false,
    reread(account) {
      const row = store.findByNo(account.no);
      return row && update(row);
    },
    byNumber: (keyNo) => byNo.get(keyNo),
  };
};
