import type { CallRow, Charge, Charged, LedgerStore } from '../../../db/repositories/ledger.ts';
import { type Denial, overQuota, overRate } from '../account.ts';
import { daysOf } from '../day-totals.ts';
import { monthOf } from '../month.ts';
import { type Accounts, type CountedAccount, figuresOf, usedIn } from './accounts.ts';

/** A call that has ended and waits to be written. */
export interface EndedCall {
  readonly account: CountedAccount;
  readonly row: CallRow;
  /** When it was let in, in microseconds. */
  readonly admitted: number;
}

const chargeOf = (account: CountedAccount, calls: readonly EndedCall[]): Charge => ({
  keyNo: account.no,
  credits: calls.reduce((sum, call) => sum + call.row.credits, 0),
  quota: account.quota,
  period: monthOf(calls.at(-1)!.admitted / 1000),
  first: calls[0]!.admitted,
  last: calls.at(-1)!.admitted,
  emission: account.policy.emission * calls.length,
  burst: account.policy.burst,
});

const grant = (account: CountedAccount, charge: Charge, { used, tat }: Charged): void => {
  account.period = charge.period;
  account.used = used;
  account.tat = Math.max(account.tat, tat);
};

const byAccount = (calls: readonly EndedCall[]): Map<CountedAccount, EndedCall[]> => {
  const groups = new Map<CountedAccount, EndedCall[]>();
  for (const call of calls) {
    const own = groups.get(call.account);
    if (own) own.push(call);
    else groups.set(call.account, [call]);
  }
  return groups;
};

/** One call whose key's charge as a whole was refused: it passes alone, or is told why not. */
const chargeAlone = (call: EndedCall, store: LedgerStore, accounts: Accounts): Denial | undefined => {
  const charge = chargeOf(call.account, [call]);
  const [charged] = store.charge([charge]);
  if (charged) {
    grant(call.account, charge, charged);
    return undefined;
  }
  const account = accounts.reread(call.account);
  if (!account || account.revoked) return { denied: 'unknown-key' };
  const broke = charge.credits > 0 && usedIn(account, charge.period) + charge.credits > account.quota;
  return broke ? overQuota(account, figuresOf(account)) : overRate(account, figuresOf(account));
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
  const groups = [...byAccount(calls)].map(([account, own]) => ({ account, own, charge: chargeOf(account, own) }));
  store.transaction(() => {
    const granted = new Map(store.charge(groups.map(({ charge }) => charge)).map((charged) => [charged.no, charged]));
    for (const { account, own, charge } of groups) {
      const charged = granted.get(account.no);
      if (charged) {
        grant(account, charge, charged);
        continue;
      }
      for (const call of own) {
        const denial = chargeAlone(call, store, accounts);
        if (denial) denials.set(call, denial);
      }
    }
    const rows = calls.filter((call) => !denials.has(call)).map(({ row }) => row);
    store.insertCalls(rows);
    store.addDays(daysOf(rows));
  });
  return denials;
};
