import type { CallRow, Claim, DayRow, LedgerStore, Standing } from '../../../db/repositories/ledger.ts';
import { timeOfCall } from '../call-id.ts';
import { dayOf, monthOf } from '../month.ts';
import { type Account, type Accounts, type Denial, nowMicros, overQuota, overRate, usedIn } from './accounts.ts';

/** A call that has ended and waits to be written. */
export interface EndedCall {
  readonly account: Account;
  readonly row: CallRow;
  /** When it was let in, in microseconds. */
  readonly admitted: number;
}

const claimOf = (account: Account, calls: readonly EndedCall[]): Claim => ({
  keyNo: account.no,
  credits: calls.reduce((sum, call) => sum + call.row.credits, 0),
  quota: account.quota,
  period: monthOf(calls.at(-1)!.admitted / 1000),
  first: calls[0]!.admitted,
  last: calls.at(-1)!.admitted,
  emission: account.policy.emission * calls.length,
  burst: account.policy.burst,
});

const grant = (account: Account, claim: Claim, { used, tat }: Standing): void => {
  account.period = claim.period;
  account.used = used;
  account.tat = Math.max(account.tat, tat);
};

const byAccount = (calls: readonly EndedCall[]): Map<Account, EndedCall[]> => {
  const groups = new Map<Account, EndedCall[]>();
  for (const call of calls) {
    const own = groups.get(call.account);
    if (own) own.push(call);
    else groups.set(call.account, [call]);
  }
  return groups;
};

/** Totals of a batch by key, day and operation. */
export const daysOf = (rows: readonly CallRow[]): DayRow[] => {
  const totals = new Map<string, { -readonly [Name in keyof DayRow]: DayRow[Name] }>();
  for (const { keyNo, operation, call, status, credits } of rows) {
    const day = dayOf(timeOfCall(call));
    const name = `${keyNo}/${operation}/${day}`;
    let total = totals.get(name);
    if (!total) {
      total = { keyNo, day, operation, calls: 0, errors: 0, credits: 0 };
      totals.set(name, total);
    }
    total.calls += 1;
    total.errors += status >= 400 ? 1 : 0;
    total.credits += credits;
  }
  return [...totals.values()];
};

/** One call whose key's claim as a whole was refused: it passes alone, or is told why not. */
const claimAlone = (call: EndedCall, store: LedgerStore, accounts: Accounts): Denial | undefined => {
  const claim = claimOf(call.account, [call]);
  const [standing] = store.claim([claim]);
  if (standing) {
    grant(call.account, claim, standing);
    return undefined;
  }
  const account = accounts.reread(call.account);
  if (!account || account.revoked) return { denied: 'unknown-key' };
  const broke = claim.credits > 0 && usedIn(account, claim.period) + claim.credits > account.quota;
  return broke ? overQuota(account, nowMicros()) : overRate(account, nowMicros());
};

/**
 * Writes ended calls in one transaction: one conditional update per batch charges every key, and only what it granted is
 * recorded. Answers the denials, call by call. Throws what the database throws, with nothing written.
 */
export const writeBatch = (
  calls: readonly EndedCall[],
  store: LedgerStore,
  accounts: Accounts,
): Map<EndedCall, Denial> => {
  const denials = new Map<EndedCall, Denial>();
  const groups = [...byAccount(calls)].map(([account, own]) => ({ account, own, claim: claimOf(account, own) }));
  store.begin();
  try {
    const granted = new Map(store.claim(groups.map(({ claim }) => claim)).map((standing) => [standing.no, standing]));
    for (const { account, own, claim } of groups) {
      const standing = granted.get(account.no);
      if (standing) {
        grant(account, claim, standing);
        continue;
      }
      for (const call of own) {
        const denial = claimAlone(call, store, accounts);
        if (denial) denials.set(call, denial);
      }
    }
    const rows = calls.filter((call) => !denials.has(call)).map(({ row }) => row);
    store.insertCalls(rows);
    store.addDays(daysOf(rows));
    store.commit();
  } catch (error) {
    store.rollback();
    throw error;
  }
  return denials;
};
