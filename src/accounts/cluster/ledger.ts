import { randomUUID } from 'node:crypto';
import { numberOf } from '../../../db/repositories/ledger.ts';
import type { ShipmentRepository } from '../../../db/repositories/shipments.ts';
import {
  type Account,
  type ApiKey,
  balanceOf,
  type Denial,
  NO_FIGURES,
  overQuota,
  overRate,
  type UsageFigures,
} from '../account.ts';
import { requestIdOf, timeOfCall } from '../call-id.ts';
import { usedIn } from '../credits.ts';
import type { UsageEvent } from '../feed-tail.ts';
import type { Ledger, Reservation, ReservedCall } from '../ledger.ts';
import { MINUTE, type RateSpan } from '../rate-window.ts';
import { dayOf, monthOf, nextMonth } from '../time.ts';
import { createCorrections } from './corrections.ts';
import type { Directory, KnownAccount } from './directory.ts';
import type { Epoch } from './epoch.ts';
import { fieldsOf, type HotStore, monthsIn, standingOf } from './redis.ts';
import type { Settlements } from './settlement.ts';
import { orUnavailable } from './unreachable.ts';

export interface ClusterLedgerOptions {
  readonly redis: HotStore;
  /** Name of this node, under which its reservations stand in Redis. */
  readonly node: string;
  readonly directory: Directory;
  readonly epoch: Epoch;
  readonly settlements: Settlements;
  /** Numbers of operation names, as the shared server has them. */
  readonly operations: ReadonlyMap<string, number>;
  /** Where the shared server notes credits that go back, once, and counts that were set. */
  readonly books: Pick<ShipmentRepository, 'bookRelease' | 'addCorrection' | 'removeCorrection'>;
  /** How long a call counts against the rate; a minute where nothing is said. */
  readonly span?: RateSpan | undefined;
}

/**
 * Counts calls over any number of nodes: Redis admits (revoked, rate, credits in one script), the answered call is
 * written to the node's own journal before the answer leaves, and the charge is reported to Redis. What Redis misses
 * while it is away is sent again; reservations of calls that died with their node are taken back when the node returns.
 */
export const createClusterLedger = (options: ClusterLedgerOptions): Ledger => {
  const { redis, directory, epoch, settlements, operations, span: rate = MINUTE } = options;
  const { names } = redis;
  const { partitionOf } = names;
  /** What Redis last said of each key. */
  const figures = new Map<number, UsageFigures & { readonly month: number }>();
  const exhausted = new Set<(keyNo: number) => void>();
  const listeners = new Set<(keyNos: ReadonlySet<number>) => void>();

  const figuresOf = (account: Account): UsageFigures => {
    const known = figures.get(account.no);
    if (!known) return NO_FIGURES;
    return known.month === monthOf(Date.now()) ? known : { ...known, used: 0 };
  };
  const noteUsed = (account: Account, month: number, used: number): void => {
    if (month === monthOf(Date.now())) figures.set(account.no, { ...figuresOf(account), used, month });
  };

  const exhaustedBy = (account: Account): Denial => {
    for (const listener of exhausted) listener(account.no);
    return overQuota(account, figuresOf(account));
  };

  const denialOf = (verdict: string, account: Account): Denial => {
    if (verdict === 'revoked') return { denied: 'unknown-key' };
    return verdict === 'quota' ? exhaustedBy(account) : overRate(account, figuresOf(account));
  };

  /** Asks Redis, which answers for this epoch alone; the second is the mark of the key where it was changed. */
  const admit = async (
    account: KnownAccount,
    { price, id }: ReservedCall,
    { period, joined }: { period: number; joined: string },
  ): Promise<[verdict: string, mark?: string | undefined]> => {
    const partition = partitionOf(account.no);
    const [verdict = '', ...said] = await orUnavailable(
      redis.at(partition, (line) =>
        line.mtmAdmit(
          names.key(account.no),
          names.open(partition, options.node),
          names.window(account.no),
          names.epoch(partition),
          joined,
          account.limit,
          rate.span * 1000,
          rate.grain * 1000,
          price,
          account.quota,
          period,
          id,
          account.no,
          account.mark,
        ),
      ),
    );
    if (said.length < 4) return [verdict, said[0]];
    const [used, calls, wait, clear] = said.map(Number) as [number, number, number, number];
    figures.set(account.no, { month: period, used, calls, waitMs: wait / 1000, clearMs: clear / 1000 });
    return [verdict];
  };

  /** What Redis holds of a key in the present epoch, which is joined first where it is in another. */
  const fieldsNow = async (keyNo: number): Promise<Readonly<Record<string, string>>> => {
    for (;;) {
      const { epoch: found, fields } = await fieldsOf(redis, keyNo);
      if (found === epoch.current(partitionOf(keyNo))) return fields;
      await epoch.join(partitionOf(keyNo));
    }
  };

  const reservationOf = (
    account: Account,
    call: ReservedCall,
    { operation, admitted, joined }: { operation: number; admitted: number; joined: string },
  ): Reservation => {
    const period = monthOf(admitted);
    const started = performance.now();
    const partition = partitionOf(account.no);
    const about = { keyNo: account.no, call: call.id, period, epoch: joined };

    /** Reserves what the call costs beyond its price; a denial where the quota does not cover it. */
    const extend = async (more: number): Promise<Denial | undefined> => {
      const [verdict, used] = await orUnavailable(
        redis.at(partition, (line) =>
          line.mtmExtend(
            names.key(account.no),
            names.open(partition, options.node),
            names.epoch(partition),
            call.id,
            account.no,
            period,
            more,
            account.quota,
            joined,
          ),
        ),
      );
      noteUsed(account, period, Number(used));
      if (verdict !== 'quota') return undefined;
      await settlements.tell({ ...about, charged: 0, event: '', seq: 0 });
      return exhaustedBy(account);
    };

    return {
      key: account,
      admitted,
      async settle({ status, label, credits: wanted }) {
        try {
          const credits = status < 400 ? (wanted ?? call.price) : 0;
          const denial = credits > call.price ? await extend(credits - call.price) : undefined;
          if (denial) return denial;
          const micros = Math.round((performance.now() - started) * 1000);
          const row = {
            call: call.id,
            keyNo: account.no,
            operation,
            status,
            credits,
            micros,
            label,
          };
          const seq = await settlements.write(row);
          const event: Omit<UsageEvent, 'seq'> = {
            request_id: label ?? requestIdOf(call.id),
            at: new Date(timeOfCall(call.id)).toISOString(),
            endpoint: call.operation,
            status,
            credits,
            latency_ms: micros / 1000,
          };
          // The call is recorded now, so the response is sent even if Redis is away.
          const used = await settlements.tell({ ...about, charged: credits, event: JSON.stringify(event), seq });
          if (used !== undefined) noteUsed(account, period, used);
          for (const listener of listeners) listener(new Set([account.no]));
          return balanceOf(account, figuresOf(account));
        } finally {
          settlements.end(call.id);
        }
      },
      async cancel() {
        await settlements.tell({ ...about, charged: 0, event: '', seq: 0 });
        settlements.end(call.id);
      },
    };
  };

  const reserve = async (call: ReservedCall): Promise<Reservation | Denial> => {
    const operation = numberOf(operations, call.operation);
    for (let present: string | undefined; ; ) {
      const account = await directory.find(call.secret, present);
      if (!account) return { denied: 'unknown-key' };
      const joined = epoch.current(partitionOf(account.no));
      const admitted = Date.now();
      settlements.begin(call.id);
      const [verdict, mark] = await admit(account, call, { period: monthOf(admitted), joined }).catch(
        (error: unknown) => {
          settlements.end(call.id);
          throw error;
        },
      );
      if (verdict === 'ok') return reservationOf(account, call, { operation, admitted, joined });
      settlements.end(call.id);
      if (verdict === 'epoch') await epoch.join(partitionOf(account.no));
      else if (verdict !== 'changed') return denialOf(verdict, account);
      present = verdict === 'changed' ? mark : undefined;
    }
  };

  return {
    reserve,
    remembers: (secret) => directory.remembers(secret),
    async identify(secret) {
      for (let present: string | undefined; ; ) {
        const account = await directory.find(secret, present);
        if (!account) return undefined;
        const { gone, mark } = await standingOf(redis, account);
        if (gone) return undefined;
        if (mark === account.mark) return account;
        present = mark;
      }
    },
    async revoke(keyNo) {
      await orUnavailable(redis.of(keyNo, (line) => line.hset(names.key(keyNo), 'rev', 1)));
      directory.forget(keyNo);
    },
    async change(key) {
      const { no, version, expiresAt } = key;
      await orUnavailable(
        redis.of(no, (line) => line.mtmChange(names.key(no), randomUUID(), expiresAt ?? '', version)),
      );
      directory.forget(no);
    },
    async activity(keyNo) {
      const fields = await fieldsNow(keyNo);
      const { last } = fields;
      return {
        used: usedIn(monthsIn(fields), monthOf(Date.now())),
        lastUsedAt: last === undefined ? null : Number(last),
      };
    },
    balance(key: ApiKey) {
      // Every key that this ledger hands out is an account.
      const account = key as Account;
      const known = figuresOf(account);
      return {
        ...balanceOf(account, known),
        used: known.used,
        quota: account.quota,
        resetAt: nextMonth(monthOf(Date.now())),
      };
    },
    uncovered(key, credits, reserved) {
      const account = key as Account;
      // What the call has reserved is counted as used already.
      return figuresOf(account).used - reserved + credits > account.quota ? exhaustedBy(account) : undefined;
    },
    async month(keyNo) {
      const account = await directory.byNumber(keyNo);
      if (!account) return undefined;
      const fields = await fieldsNow(keyNo);
      if (fields.rev !== undefined) return undefined;
      const period = monthOf(Date.now());
      return { key: account, used: usedIn(monthsIn(fields), period), quota: account.quota, period };
    },
    async release({ id, keyNo, credits, operation, chargedAt }) {
      const at = Date.now();
      const day = dayOf(chargedAt);
      await options.books.bookRelease({ id, keyNo, credits, operation: numberOf(operations, operation), day, at });
      const month = monthOf(chargedAt);
      await orUnavailable(
        redis.of(keyNo, (line) => line.mtmGiveBack(names.key(keyNo), names.given(keyNo, id), credits, month)),
      );
    },
    months: async (keyNo) => monthsIn(await fieldsNow(keyNo)),
    correct: createCorrections(options),
    onExhausted: (listener) => void exhausted.add(listener),
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush: () => settlements.flush(),
  };
};
