import type { CallRow, Entry, LedgerStore } from '../../../db/repositories/ledger.ts';
import { type Denial, overQuota, overRate } from '../account.ts';
import { steadyMs } from '../clock.ts';
import { spend, usedIn } from '../credits.ts';
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

/** What a plan writes: its calls that are not refused, the last of them with what is counted after all. */
const entriesOf = ({ account, calls, after, refused }: Plan, now: number): Entry[] => {
  const kept = refused.size ? calls.filter((call) => !refused.has(call)) : calls;
  const last = kept.length - 1;
  return kept.map(({ row, admitted }, i) => ({
    row,
    charge:
      i === last
        ? {
            version: account.counted.version,
            ...after.credits,
            rate: after.window.bytes(now),
            lastUsedAt: admitted,
          }
        : undefined,
  }));
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

/** Plans by what the rows of the keys say now; those of keys that are no longer in use become denials. */
const planAgain = (
  plans: readonly Plan[],
  accounts: Accounts,
  now: number,
  denials: Map<EndedCall, Denial>,
): readonly Plan[] =>
  plans.flatMap(({ account, calls }) => {
    const read = accounts.reread(account);
    if (read && isInUse(read)) return [planOf(account, calls, now)];
    for (const call of calls) denials.set(call, { denied: 'unknown-key' });
    return [];
  });

/**
 * Writes ended calls in one transaction. What each key has counted then is worked out from what this process knows of it, and
 * written where no other process has changed one of the keys meanwhile; otherwise, and before a call is refused, the rows are
 * read first. Answers the denials, call by call. Throws what the database throws, with nothing written.
 */
export const writeBatch = (
  calls: readonly EndedCall[],
  store: LedgerStore,
  accounts: Accounts,
): Map<EndedCall, Denial> => {
  const now = steadyMs();
  const denials = new Map<EndedCall, Denial>();
  const write = (plans: readonly Plan[]): boolean => store.book(plans.flatMap((plan) => entriesOf(plan, now)));
  let plans: readonly Plan[] = [...byAccount(calls)].map(([account, own]) => planOf(account, own, now));
  if (plans.some(({ refused }) => refused.size > 0) || !write(plans))
    plans = store.transaction(() => {
      const read = planAgain(plans, accounts, now, denials);
      if (!write(read)) throw new Error('a key has changed within the transaction that read it');
      return read;
    });
  for (const { account, calls: own, after, refused } of plans) {
    if (refused.size < own.length) account.counted = after;
    for (const [call, why] of refused)
      denials.set(call, (why === 'quota' ? overQuota : overRate)(account, figuresOf(account)));
  }
  return denials;
};
