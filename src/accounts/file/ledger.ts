import { setImmediate as nextTick } from 'node:timers/promises';
import { type CallRow, type LedgerStore, numberOf } from '../../../db/repositories/ledger.ts';
import { isBusy, retryWhileBusy } from '../../../db/retry-while-busy.ts';
import { isStorageFault } from '../../errors/storage-fault.ts';
import { type ApiKey, type Balance, balanceOf, type Denial, overQuota, overRate } from '../account.ts';
import { type Credits, setCount, spend, usedIn } from '../credits.ts';
import type { Correction, Ledger, MaybePromise, Release } from '../ledger.ts';
import { MINUTE, type RateSpan } from '../rate-window.ts';
import { createTickBatch } from '../tick-batch.ts';
import type { Tiers } from '../tiers.ts';
import { dayOf, monthOf, nextMonth, steadyMs } from '../time.ts';
import { type CountedAccount, createAccounts, figuresOf, hasRoom, keyOfRow, reserve } from './accounts.ts';
import { type EndedCall, writeBatch } from './batch.ts';

interface PricedCall extends EndedCall {
  readonly price: number;
}

/** Calls are posted so many at a time. */
const POSTED_AT_ONCE = 512;

export interface FileLedgerOptions {
  readonly store: LedgerStore;
  readonly tiers: Tiers;
  readonly hashOf: (key: string) => Buffer;
  /** Numbers of operation names, as the database has them. */
  readonly operations: ReadonlyMap<string, number>;
  /** Throws where the file of the database is gone: nothing is let in or recorded then. */
  readonly check?: (() => void) | undefined;
  /** How long a call counts against the rate; a minute where nothing is said. */
  readonly span?: RateSpan | undefined;
}

/**
 * Counts calls against rate and quota in one libSQL file. Memory decides first; the calls that end in one event-loop tick
 * are then committed in one transaction whose conditional update has the last word, so that the figures hold over any
 * number of processes on the file. An answer leaves after its commit: kill -9 loses no answered call.
 */
export const createFileLedger = (options: FileLedgerOptions): Ledger => {
  const { store, tiers, hashOf, operations, span = MINUTE, check = () => {} } = options;
  const accounts = createAccounts({ store, tiers, hashOf, span });
  const listeners = new Set<(keyNos: ReadonlySet<number>) => void>();
  const exhausted = new Set<(keyNo: number) => void>();

  /** Another process holds the lock for a moment only: it is asked again with the next turn of the event loop. */
  const transact = <Value>(run: () => Value): MaybePromise<Value> => {
    check();
    try {
      return run();
    } catch (error) {
      if (!isBusy(error)) throw error;
      return nextTick().then(() => retryWhileBusy(run, () => nextTick()));
    }
  };

  /** An admitted call is no longer in flight: it is recorded, or had no effect. */
  const landed = ({ account, month, tick, price }: Omit<PricedCall, 'row' | 'admitted'>): void => {
    account.flying.remove(tick);
    reserve(account, month, -price);
  };

  const committed = (ended: readonly PricedCall[], denials: ReadonlyMap<EndedCall, Denial>): (Denial | Balance)[] => {
    for (const call of ended) landed(call);
    for (const [{ account }, { denied }] of denials) if (denied === 'quota') tellExhausted(account);
    const balances = new Map<CountedAccount, Balance>();
    const results: (Denial | Balance)[] = [];
    for (const call of ended) {
      const { account } = call;
      const balance = balances.get(account) ?? balanceOf(account, figuresOf(account));
      balances.set(account, balance);
      results.push(denials.get(call) ?? balance);
    }
    return results;
  };

  const tellExhausted = ({ no }: ApiKey): void => {
    for (const listener of exhausted) listener(no);
  };

  // What was left behind by those who ran before.
  store.post();
  let notPosted = 0;

  const postCalls = (): void => {
    try {
      store.post();
      notPosted = 0;
    } catch (error) {
      // Readers see calls that are not posted as well, so a later commit is soon enough.
      if (!isBusy(error) && !isStorageFault(error)) throw error;
    }
  };

  const calls = createTickBatch<PricedCall, Denial | Balance>(
    async (ended) => {
      try {
        return committed(ended, await transact(() => writeBatch(ended, store, accounts)));
      } catch (error) {
        for (const call of ended) landed(call);
        throw error;
      }
    },
    (ended) => {
      notPosted += ended.length;
      if (notPosted >= POSTED_AT_ONCE) postCalls();
      const keyNos = new Set<number>();
      for (const { account } of ended) keyNos.add(account.no);
      for (const listener of listeners) listener(keyNos);
    },
  );

  /** Whether the credits cover a price after all: another process may have given some back since the row was read. */
  const coversNow = (account: CountedAccount, month: number, price: number): boolean => {
    accounts.reread(account);
    return hasRoom(account, month, price);
  };

  /** Changes what is counted of a month, within a transaction; answers what was counted before, 0 where there is no such key. */
  const change = (keyNo: number, month: number, to: (months: Credits) => Credits): number => {
    const months = store.findByNo(keyNo)?.months;
    if (!months) return 0;
    store.setMonths(keyNo, to(months));
    return usedIn(months, month);
  };

  const writeRelease = ({ id, keyNo, credits, operation, chargedAt }: Release): void => {
    const day = dayOf(chargedAt);
    const row = { id, keyNo, credits, operation: numberOf(operations, operation), day, at: Date.now() };
    store.transaction(() => {
      const month = monthOf(chargedAt);
      if (store.release(row)) change(keyNo, month, (months) => spend(months, month, -credits));
    });
  };

  const writeCorrection = ({ keyNo, month, used, note }: Correction): void =>
    store.transaction(() => {
      const at = Date.now();
      const present = monthOf(at);
      const before = change(keyNo, month, (months) => setCount(months, { month, used, present }));
      store.addCorrection({ keyNo, month, before, after: used, note, at });
    });

  const rereadKnown = (keyNo: number): void => {
    const account = accounts.byNumber(keyNo);
    if (account) accounts.reread(account);
  };

  return {
    reserve({ secret, price, operation, id, fresh }) {
      check();
      const account = accounts.find(secret, fresh);
      if (!account) return { denied: 'unknown-key' };
      const tick = steadyMs();
      const admitted = Date.now();
      const month = monthOf(admitted);
      if (account.counted.window.count(tick) + account.flying.count(tick) >= account.limit)
        return overRate(account, figuresOf(account));
      if (price > 0 && !hasRoom(account, month, price) && !coversNow(account, month, price)) {
        tellExhausted(account);
        return overQuota(account, figuresOf(account));
      }
      const operationNo = numberOf(operations, operation);
      account.flying.add(tick);
      reserve(account, month, price);
      return {
        key: account,
        admitted,
        settle({ status, label, credits: charged }) {
          const row: CallRow = {
            call: id,
            keyNo: account.no,
            operation: operationNo,
            status,
            credits: status < 400 ? (charged ?? price) : 0,
            micros: Math.round((steadyMs() - tick) * 1000),
            label,
          };
          return calls.add({ account, row, admitted, month, tick, price });
        },
        async cancel() {
          landed({ account, month, tick, price });
        },
      };
    },
    remembers: accounts.remembers,
    identify: (secret) => accounts.find(secret, true),
    async revoke(keyNo) {
      const account = accounts.byNumber(keyNo);
      if (account) account.revoked = true;
    },
    async change({ no }) {
      rereadKnown(no);
    },
    activity: () => undefined,
    balance(key, fresh = false) {
      const account = accounts.byNumber(key.no);
      if (!account) throw new TypeError(`the key ${key.id} is not known`);
      if (fresh) accounts.reread(account);
      const figures = figuresOf(account);
      return {
        ...balanceOf(account, figures),
        used: figures.used,
        quota: account.quota,
        resetAt: nextMonth(monthOf(Date.now())),
      };
    },
    uncovered(key, credits) {
      const account = accounts.byNumber(key.no);
      const month = monthOf(Date.now());
      const covers = (): boolean => !account || usedIn(account.counted.credits, month) + credits <= account.quota;
      if (!account || covers()) return undefined;
      // Another process may have given credits back.
      accounts.reread(account);
      if (covers()) return undefined;
      tellExhausted(account);
      return overQuota(account, figuresOf(account));
    },
    month(keyNo) {
      const row = store.findByNo(keyNo);
      if (!row || row.revokedAt !== null) return undefined;
      const key = keyOfRow(row);
      const period = monthOf(Date.now());
      const used = usedIn(row.months, period);
      return { key, used, quota: tiers[key.tier].credits_per_month, period };
    },
    async release(release) {
      await transact(() => writeRelease(release));
      rereadKnown(release.keyNo);
    },
    months: (keyNo) => store.findByNo(keyNo)?.months ?? [],
    async correct(correction) {
      await transact(() => writeCorrection(correction));
      rereadKnown(correction.keyNo);
    },
    onExhausted: (listener) => void exhausted.add(listener),
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush: () => calls.flush(),
  };
};
