import { setImmediate as nextTick } from 'node:timers/promises';
import type { CallRow, LedgerStore } from '../../../db/repositories/ledger.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Balance, Denial } from '../account.ts';
import { takeOne } from '../gcra.ts';
import { tierOf } from '../keys.ts';
import type { Ledger, Release } from '../ledger.ts';
import { dayOf, monthOf, nextMonth } from '../month.ts';
import type { Tiers } from '../tiers.ts';
import { balanceOf, type CountedAccount, createAccounts, nowMicros, overQuota, overRate, usedIn } from './accounts.ts';
import { type EndedCall, writeBatch } from './batch.ts';

interface Waiting extends EndedCall {
  readonly price: number;
  readonly resolve: (result: Denial | Balance) => void;
  readonly reject: (error: unknown) => void;
}

const BUSY_LIMIT_MS = 5_000;

const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  /SQLITE_BUSY|SQLITE_LOCKED|database is locked/.test(`${(error as { code?: string }).code} ${error.message}`);

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
  const commits = new Set<Promise<void>>();
  let batch: Waiting[] | undefined;

  const commit = async (): Promise<void> => {
    await nextTick();
    const calls = batch ?? [];
    batch = undefined;
    try {
      const denials = await patiently(() => writeBatch(calls, store, accounts));
      const now = nowMicros();
      for (const call of calls) {
        call.account.reserved -= call.price;
        call.resolve(denials.get(call) ?? balanceOf(call.account, now));
      }
      const keyNos = new Set(calls.map(({ account }) => account.no));
      for (const listener of listeners) listener(keyNos);
    } catch (error) {
      for (const call of calls) {
        call.account.reserved -= call.price;
        call.reject(error);
      }
    }
  };

  const hasRoom = (account: CountedAccount, price: number, now: number): boolean =>
    usedIn(account, monthOf(now / 1000)) + account.reserved + price <= account.quota;

  /** Before a call is refused the row is read again: another process may have given credits back. */
  const covers = (account: CountedAccount, price: number, now: number): boolean => {
    if (hasRoom(account, price, now)) return true;
    accounts.reread(account);
    return hasRoom(account, price, now);
  };

  /** Runs a transaction, trying again while another process holds the lock. */
  const patiently = async <Value>(run: () => Value): Promise<Value> => {
    const started = performance.now();
    for (;;) {
      try {
        return run();
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (performance.now() - started > BUSY_LIMIT_MS)
          throw new Refusal('UNAVAILABLE', 'The database is busy. Try again in a few seconds.', { retry_after: 2 });
        await nextTick();
      }
    }
  };

  const writeRelease = ({ id, keyNo, credits, operation, chargedAt }: Release): void => {
    const operationNo = numbers.get(operation);
    if (operationNo === undefined) throw new TypeError(`the operation ${operation} was not registered`);
    const [period, day] = [monthOf(chargedAt), dayOf(chargedAt)];
    store.begin();
    try {
      store.release({ id, keyNo, credits, operation: operationNo, period, day, at: Date.now() });
      store.commit();
    } catch (error) {
      store.rollback();
      throw error;
    }
  };

  const write = (call: Waiting): void => {
    if (batch) {
      batch.push(call);
      return;
    }
    batch = [call];
    const done = commit().finally(() => commits.delete(done));
    commits.add(done);
  };

  return {
    reserve({ secret, price, operation, id, fresh }) {
      const account = accounts.find(secret, fresh);
      if (!account) return { denied: 'unknown-key' };
      const admitted = nowMicros();
      const tat = takeOne(account.tat, admitted, account.policy);
      if (tat === undefined) return overRate(account, admitted);
      if (price > 0 && !covers(account, price, admitted)) {
        for (const listener of exhausted) listener(account.no);
        return overQuota(account, admitted);
      }
      const operationNo = numbers.get(operation);
      if (operationNo === undefined) throw new TypeError(`the operation ${operation} was not registered`);
      account.tat = tat;
      account.reserved += price;
      const started = performance.now();
      return {
        key: account,
        settle: ({ status, label, credits: charged }) =>
          new Promise((resolve, reject) => {
            const credits = status < 400 ? (charged ?? price) : 0;
            const micros = Math.round((performance.now() - started) * 1000);
            const row: CallRow = {
              call: id,
              keyNo: account.no,
              operation: operationNo,
              status,
              credits,
              micros,
              label,
            };
            write({ account, row, admitted, price, resolve, reject });
          }),
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
      if (!account) throw new TypeError(`the key ${key.id} was never met`);
      const now = nowMicros();
      const period = monthOf(now / 1000);
      return {
        ...balanceOf(account, now),
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
      await patiently(() => writeRelease(release));
      const account = accounts.byNumber(release.keyNo);
      if (account) accounts.reread(account);
    },
    onExhausted: (listener) => void exhausted.add(listener),
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async flush() {
      while (commits.size) await Promise.all(commits);
    },
  };
};
