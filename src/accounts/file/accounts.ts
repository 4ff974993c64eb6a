import type { LedgerKey, LedgerStore } from '../../../db/repositories/ledger.ts';
import { type Account, type ApiKey, accountOf, isExpired, type UsageFigures } from '../account.ts';
import { BoundedMap } from '../bounded-map.ts';
import { type Credits, usedIn } from '../credits.ts';
import { tierOf } from '../keys.ts';
import { type RateSpan, RateWindow, waitFor } from '../rate-window.ts';
import type { Tiers } from '../tiers.ts';
import { monthOf, steadyMs } from '../time.ts';

/** What the database has counted of a key, at a version of its row. */
export interface Counted {
  readonly version: number;
  readonly credits: Credits;
  readonly window: RateWindow;
}

/** An account with what the database says of it, and what calls in flight have reserved since. */
export interface CountedAccount extends Account {
  counted: Counted;
  /** Calls in flight and not yet committed. */
  readonly flying: RateWindow;
  /** Credits that they have reserved, by month. */
  readonly reserved: Map<number, number>;
  revoked: boolean;
}

/** Reserves credits of a month, or with a negative price lets them go. */
export const reserve = ({ reserved }: CountedAccount, month: number, price: number): void => {
  const left = (reserved.get(month) ?? 0) + price;
  if (left > 0) reserved.set(month, left);
  else reserved.delete(month);
};

/** Whether the credits of a month cover one more price beside all that is reserved. */
export const hasRoom = (
  { counted: { credits }, reserved, quota }: CountedAccount,
  month: number,
  price: number,
): boolean => usedIn(credits, month) + (reserved.get(month) ?? 0) + price <= quota;

/** What is counted of an account now. */
export const figuresOf = (account: CountedAccount): UsageFigures => {
  const { counted, flying, limit } = account;
  const now = steadyMs();
  const inFlight = flying.count(now);
  const calls = counted.window.count(now) + inFlight;
  return {
    used: usedIn(counted.credits, monthOf(Date.now())),
    calls,
    waitMs: calls < limit ? 0 : waitFor([counted.window, flying], now, limit),
    clearMs: Math.max(counted.window.clearsIn(now), inFlight && flying.clearsIn(now)),
  };
};

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

/** The key of a row. */
export const keyOfRow = ({ no, id, label, tier, scopes, expiresAt }: LedgerKey): ApiKey => ({
  no,
  id,
  label,
  tier: tierOf(tier),
  scopes,
  expiresAt,
});

/** Whether calls of an account are let in, as far as is known here. */
export const isInUse = (account: CountedAccount): boolean => !account.revoked && !isExpired(account);

export const createAccounts = ({
  store,
  tiers,
  hashOf,
  span,
}: {
  store: LedgerStore;
  tiers: Tiers;
  hashOf: (key: string) => Buffer;
  span: RateSpan;
}): Accounts => {
  const bySecret = new BoundedMap<string, CountedAccount>(MOST_SECRETS);
  const byNo = new Map<number, CountedAccount>();

  const countedOf = ({ version, months, rate }: LedgerKey): Counted => ({
    version,
    credits: months,
    window: RateWindow.from(rate ?? new Uint8Array(), span),
  });

  const update = (row: LedgerKey): CountedAccount => {
    const revoked = row.revokedAt !== null;
    const known = byNo.get(row.no);
    if (known) {
      if (known.counted.version !== row.version)
        Object.assign(known, accountOf(keyOfRow(row), tiers), { counted: countedOf(row) });
      known.revoked ||= revoked;
      return known;
    }
    const account: CountedAccount = {
      ...accountOf(keyOfRow(row), tiers),
      counted: countedOf(row),
      flying: new RateWindow(span),
      reserved: new Map(),
      revoked,
    };
    byNo.set(row.no, account);
    return account;
  };

  return {
    find(secret, fresh) {
      const known = bySecret.get(secret);
      // Another process may have given more time to one that has expired.
      if (known && !fresh && !isExpired(known)) return known.revoked ? undefined : known;
      const row = known ? store.findByNo(known.no) : store.findByHash(hashOf(secret));
      if (!row) return undefined;
      const account = update(row);
      bySecret.set(secret, account);
      return isInUse(account) ? account : undefined;
    },
    remembers(secret) {
      const known = bySecret.get(secret);
      return known && isInUse(known) ? known : undefined;
    },
    reread(account) {
      const row = store.findByNo(account.no);
      return row && update(row);
    },
    byNumber: (keyNo) => byNo.get(keyNo),
  };
};
