import type { CallRow, Charge, LedgerStore } from '../../../db/repositories/ledger.ts';
import { type Denial, overQuota, overRate } from '../account.ts';
import { steadyMs } from '../clock.ts';
import { spend, usedIn } from '../credits.ts';
import { daysOf } from '../day-totals.ts';
import { monthOf } from '../month.ts';
import { type Accounts, type Counted, type CountedAccount, figuresOf, isInUse } from './accounts.ts';

/** A call that has ended and waits to be written. */
export interface EndedCall {
  readonly account: CountedAccount;
  readonly row: CallRow;
  /** When it was let in: by the time of day, and by the steady clock. */
  readonly admitted: number;
  readonly tick: number;
}

/** What is counted of a key after its calls, and which of them are refused. */
interface Plan {
  readonly account: CountedAccount;
  readonly calls: readonly EndedCall[];
  readonly after: Counted;
  readonly refused: ReadonlyMap<EndedCall, 'rate' | 'quota'>;
}

/** Counts calls on top of what was counted before: the rules of rate and month, for this ledger said here alone. */
const planOf = (account: CountedAccount, calls: readonly EndedCall[], now: number): Plan => {
  const { version, credits: before, window: counted } = account.counted;
  const window = counted.copy();
  let credits = before;
  const refused = new Map<EndedCall, 'rate' | 'quota'>();
  for (const call of calls) {
    const month = monthOf(call.admitted);
    const price = call.row.credits;
    if (price > 0 && usedIn(credits, month) + price > account.quota) {
      refused.set(call, 'quota');
    } else if (window.count(now) >= account.limit) {
      refused.set(call, 'rate');
    } else {
      credits = spend(credits, month, price);
      window.add(call.tick);
    }
  }
  return { account, calls, after: { version: version + 1, credits, window }, refused };
};

const chargeOf = ({ account, calls, after }: Plan, now: number): Charge => ({
  keyNo: account.no,
  version: account.counted.version,
  ...after.credits,
  rate: after.window.bytes(now),
  lastUsedAt: calls.at(-1)!.admitted,
});

const byAccount = (calls: readonly EndedCall[]): Map<CountedAccount, EndedCall[]> => {
  const groups = new Map<CountedAccount, EndedCall[]>();
  for (const call of calls) {
    const own = groups.get(call.account);
    if (own) own.push(call);
    else groups.set(call.account, [call]);
  }
  return groups;
};

/** The plan of a key that another process has changed since it was read; undefined where the key is no longer in use. */
const planAgain = ({ account, calls }: Plan, store: LedgerStore, accounts: Accounts, now: number): Plan | undefined => {
  const read = accounts.reread(account);
  if (!read || !isInUse(read)) return undefined;
  const plan = planOf(account, calls, now);
  if (plan.refused.size < calls.length) store.charge([chargeOf(plan, now)]);
  return plan;
};

/**
 * Writes ended calls in one transaction. What each key has counted then is worked out from what this process knows of it and
 * written where no other process has changed it meanwhile; otherwise, and before a call is refused, the row is read first.
 * Answers the denials, call by call. Throws what the database throws, with nothing written.
 */
export const writeBatch = (
  calls: readonly EndedCall[],
  store: LedgerStore,
  accounts: Accounts,
): Map<EndedCall, Denial> => {
  const now = steadyMs();
  const groups = [...byAccount(calls)].map(([account, own]) => planOf(account, own, now));
  const plans: Plan[] = [];
  const unknown = new Set<EndedCall>();
  store.transaction(() => {
    const certain = groups.filter(({ refused }) => refused.size === 0);
    const written = store.charge(certain.map((plan) => chargeOf(plan, now)));
    for (const group of groups) {
      const plan = written.has(group.account.no) ? group : planAgain(group, store, accounts, now);
      if (plan) plans.push(plan);
      else for (const call of group.calls) unknown.add(call);
    }
    const refused = new Set(plans.flatMap((plan) => [...plan.refused.keys()]));
    const rows = calls.filter((call) => !refused.has(call) && !unknown.has(call)).map(({ row }) => row);
    store.insertCalls(rows);
    store.addDays(daysOf(rows));
  });
  const denials = new Map<EndedCall, Denial>();
  for (const call of unknown) denials.set(call, { denied: 'unknown-key' });
  for (const { account, calls: own, after, refused } of plans) {
    if (refused.size < own.length) account.counted = after;
    for (const [call, why] of refused)
      denials.set(call, (why === 'quota' ? overQuota : overRate)(account, figuresOf(account)));
  }
  return denials;
};
