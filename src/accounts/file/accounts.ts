import type { LedgerKey, LedgerStore } from '../../../db/repositories/ledger.ts';
import { type Account, accountOf, type Figures } from '../account.ts';
import { BoundedMap } from '../bounded-map.ts';
import { tierOf } from '../keys.ts';
import { monthOf } from '../month.ts';
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

/** What is counted of an account now. */
export const figuresOf = (account: CountedAccount, now = nowMicros()): Figures => ({
  used: usedIn(account, monthOf(now / 1000)),
  tat: account.tat,
  now,
});

const MOST_SECRETS = 20_000;

/** The keys this process has met. Only a hint: the database has the last word when a call is committed. */
export interface Accounts {
  /** The account of a secret, undefined where it is unknown or revoked. `fresh` reads the row again. */
  find(secret: string, fresh: boolean): CountedAccount | undefined;
  remembers(secret: string): CountedAccount | undefined;
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
  const bySecret = new BoundedMap<string, CountedAccount>(MOST_SECRETS);
  const byNo = new Map<number, CountedAccount>();

  const update = (row: LedgerKey): CountedAccount => {
    const { no, period, used, tat } = row;
    const revoked = row.revoked_at !== null;
    const known = byNo.get(no);
    if (known) {
      Object.assign(known, { period, used, tat: Math.max(known.tat, tat), revoked: known.revoked || revoked });
      return known;
    }
    const account = {
      ...accountOf({ ...row, tier: tierOf(row.tier) }, tiers),
      period,
      used,
      tat,
      reserved: 0,
      revoked,
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
      bySecret.set(secret, account);
      return account.revoked ? undefined : account;
    },
    remembers(secret) {
      const known = bySecret.get(secret);
      return known?.revoked === false ? known : undefined;
    },
    reread(account) {
      const row = store.findByNo(account.no);
      return row && update(row);
    },
    byNumber: (keyNo) => byNo.get(keyNo),
  };
};
