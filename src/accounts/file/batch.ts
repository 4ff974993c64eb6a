import type { CallRow, Entry, LedgerStore } from '../../../db/repositories/ledger.ts';
import { type Denial, overQuota, overRate } from '../account.ts';
import { spend, usedIn } from '../credits.ts';
import { steadyMs } from '../time.ts';
import { type Accounts, type Counted, type CountedAccount, figuresOf, isInUse } from './accounts.ts';

/** A call that has ended and waits to be written. */
export interface EndedCall {
  readonly account: CountedAccount;
  readonly row: CallRow;
  /** When it was let in: by the time of day, its month, and by the steady clock. */
  readonly admitted: number;
  readonly month: number;
  readonly tick: number;
}

/** What is counted of a key after its calls, and which of them are refused. */
interface Plan {
  readonly account: CountedAccount;
  readonly calls: readonly EndedCall[];
  readonly after: Counted;
  readonly refused: ReadonlyMap<EndedCall, 'rate' | 'quota'>;
}

const NONE_REFUSED: Plan['refused'] = new Map();

/** Counts calls on top of what was counted before: the rules of rate and month, for this ledger said here alone. */
const planOf = (account: CountedAccount, calls: readonly EndedCall[], now: number): Plan => {
  const { version, credits: before, window: counted } = account.counted;
  const window = counted.copy();
  let credits = before;
  let refused: Map<EndedCall, 'rate' | 'quota'> | undefined;
  for (const call of calls) {
    const price = call.row.credits;
    if (price > 0 && usedIn(credits, call.month) + price > account.quota) {
      refused ??= new Map();
      refused.set(call, 'quota');
    } else if (window.count(now) >= account.limit) {
      refused ??= new Map();
      refused.set(call, 'rate');
    } else {
      credits = spend(credits, call.month, price);
      window.add(call.tick);
    }
  }
  return { account, calls, after: { version: version + 1, credits, window }, refused: refused ?? NONE_REFUSED };
};

/** Adds what a plan writes: its calls that are not refused, the last of them with what is counted after all. */
const addEntries = (entries: Entry[], { account, calls, after, refused }: Plan, now: number): void => {
  const kept = refused.size ? calls.filter((call) => !refused.has(call)) : calls;
  const last = kept.length - 1;
  for (let i = 0; i < last; i += 1) entries.push({ row: kept[i]!.row, charge: undefined });
  if (last < 0) return;
  const { row, admitted } = kept[last]!;
  const { version } = account.counted;
  const rate = after.window.bytes(now);
  entries.push({ row, charge: { version, months: after.credits, rate, lastUsedAt: admitted } });
};

const plansOf = (calls: readonly EndedCall[], now: number): readonly Plan[] => {
  const groups = new Map<CountedAccount, EndedCall[]>();
  for (const call of calls) {
    const own = groups.get(call.account);
    if (own) own.push(call);
    else groups.set(call.account, [call]);
  }
  const plans: Plan[] = [];
  for (const [account, own] of groups) plans.push(planOf(account, own, now));
  return plans;
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
  const write = (plans: readonly Plan[]): boolean => {
    const entries: Entry[] = [];
    for (const plan of plans) addEntries(entries, plan, now);
    return store.book(entries);
  };
  let plans = plansOf(calls, now);
  let refuses = false;
  for (const { refused } of plans) refuses ||= refused.size > 0;
  if (refuses || !write(plans))
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
