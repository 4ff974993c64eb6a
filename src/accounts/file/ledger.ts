import { setImmediate as nextTick } from 'node:timers/promises';
import { patiently } from '../../../db/patience.ts';
import type { CallRow, LedgerStore } from '../../../db/repositories/ledger.ts';
import { type Balance, balanceOf, type Denial, overQuota, overRate } from '../account.ts';
import { takeOne } from '../gcra.ts';
import { tierOf } from '../keys.ts';
import type { Ledger, Release } from '../ledger.ts';
import { dayOf, monthOf, nextMonth } from '../month.ts';
import { numberOf } from '../operations.ts';
import { createTickBatch } from '../tick-batch.ts';
import type { Tiers } from '../tiers.ts';
import { type CountedAccount, createAccounts, figuresOf, nowMicros, usedIn } from './accounts.ts';
import { type EndedCall, writeBatch } from './batch.ts';

interface PricedCall extends EndedCall {
  readonly price: number;
}

export interface FileLedgerOptions {
  readonly store: LedgerStore;
  readonly tiers: Tiers;
  readonly hashOf: (key: string) => Buffer;
  /** Names of all operations. */
  readonly operations: readonly string[];
}

/**
 * Counts calls against rate and quota in one libSQL file. Memory decides first; the calls that end in one event-loop tick
 * are then committed in one transaction whose conditional update has the last word, so that the figures hold over any
 * number of processes on the file. An answer leaves after its commit: kill -9 loses no answered call.
 */
export const createFileLedger = ({ store, tiers, hashOf, operations }: FileLedgerOptions): Ledger => {
  const accounts = createAccounts({ store, tiers, hashOf });
  const numbers = store.operationNumbers(operations);
  const listeners = new Set<(keyNos: ReadonlySet<number>) => void>();
  const exhausted = new Set<(keyNo: number) => void>();

  /** Another process holds the lock for a moment only: it is asked again with the next turn of the event loop. */
  const transact = <Value>(run: () => Value): Promise<Value> => patiently(run, () => nextTick());

  const calls = createTickBatch<PricedCall, Denial | Balance>(
    async (ended) => {
      try {
        const denials = await transact(() => writeBatch(ended, store, accounts));
        const now = nowMicros();
        return ended.map((call) => denials.get(call) ?? balanceOf(call.account, figuresOf(call.account, now)));
      } finally {
        for (const { account, price } of ended) account.reserved -= price;
      }
    },
    (ended) => {
      const keyNos = new Set(ended.map(({ account }) => account.no));
      for (const listener of listeners) listener(keyNos);
    },
  );

  const hasRoom = (account: CountedAccount, price: number, now: number): boolean =>
    usedIn(account, monthOf(now / 1000)) + account.reserved + price <= account.quota;

  /** Before a call is refused the row is read again: another process may have given credits back. */
  const covers = (account: CountedAccount, price: number, now: number): boolean => {
    if (hasRoom(account, price, now)) return true;
    accounts.reread(account);
    return hasRoom(account, price, now);
  };

  const writeRelease = ({ id, keyNo, credits, operation, chargedAt }: Release): void => {
    const [period, day] = [monthOf(chargedAt), dayOf(chargedAt)];
    const row = { id, keyNo, credits, operation: numberOf(numbers, operation), period, day, at: Date.now() };
    store.transaction(() => store.release(row));
  };

  return {
    reserve({ secret, price, operation, id, fresh }) {
      const account = accounts.find(secret, fresh);
      if (!account) return { denied: 'unknown-key' };
      const admitted = nowMicros();
      const tat = takeOne(account.tat, admitted, account.policy);
      if (tat === undefined) return overRate(account, figuresOf(account, admitted));
      if (price > 0 && !covers(account, price, admitted)) {
        for (const listener of exhausted) listener(account.no);
        return overQuota(account, figuresOf(account, admitted));
      }
      const operationNo = numberOf(numbers, operation);
      account.tat = tat;
      account.reserved += price;
      const started = performance.now();
      return {
        key: account,
        settle({ status, label, credits: charged }) {
          const row: CallRow = {
            call: id,
            keyNo: account.no,
            operation: operationNo,
            status,
            credits: status < 400 ? (charged ?? price) : 0,
            micros: Math.round((performance.now() - started) * 1000),
            label,
          };
          return calls.add({ account, row, admitted, price });
        },
      };
    },
    remembers: (secret) => accounts.remembers(secret),
    identify: (secret) => accounts.find(secret, true),
    async revoke(keyNo) {
      const account = accounts.byNumber(keyNo);
      if (account) account.revoked = true;
    },
    balance(key) {
      const account = accounts.byNumber(key.no);
      if (!account) throw new TypeError(`the key ${key.id} is not known`);
      const now = nowMicros();
      const period = monthOf(now / 1000);
      return {
        ...balanceOf(account, figuresOf(account, now)),
        used: usedIn(account, period),
        quota: account.quota,
        resetAt: nextMonth(period),
      };
    },
    month(keyNo) {
      const row = store.findByNo(keyNo);
      if (!row || row.revoked_at !== null) return undefined;
      const { no, id, label } = row;
      const tier = tierOf(row.tier);
      const period = monthOf(Date.now());
      const used = row.period === period ? row.used : 0;
      return { key: { no, id, label, tier }, used, quota: tiers[tier].credits_per_month, period };
    },
    async release(release) {
      await transact(() => writeRelease(release));
      const account = accounts.byNumber(release.keyNo);
      if (account) accounts.reread(account);
    },
    onExhausted: (listener) => void exhausted.add(listener),
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush: () => calls.flush(),
  };
};
