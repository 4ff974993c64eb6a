import { setImmediate as nextTick } from 'node:timers/promises';
import type { Journal } from '../../../db/journal.ts';
import type { CallRow, ReleaseRow } from '../../../db/repositories/ledger.ts';
import type { ApiKey, Balance, Denial } from '../accounts.ts';
import { requestIdOf, timeOfCall } from '../callId.ts';
import { remainingCalls, resetSeconds, retryAfterSeconds } from '../gcra.ts';
import type { Ledger, Reservation, ReservedCall } from '../ledger.ts';
import { dayOf, monthOf, nextMonth } from '../month.ts';
import { FEED_LENGTH, type UsageEvent } from '../usage.ts';
import type { Directory, Member } from './directory.ts';
import type { Epoch } from './epoch.ts';
import { feedOf, type HotStore, keyOf, openOf, orUnavailable } from './redis.ts';

export interface ClusterLedgerOptions {
  readonly redis: HotStore;
  readonly journal: Journal;
  readonly directory: Directory;
  readonly epoch: Epoch;
  /** Numbers of operation names, as the shared server has them. */
  readonly operations: ReadonlyMap<string, number>;
  /** Books credits that go back on the shared server, once. */
  readonly bookRelease: (release: ReleaseRow) => Promise<void>;
}

/** An event of the feed before Redis has numbered it. */
type Unnumbered = Omit<UsageEvent, 'seq'>;

interface Ended {
  readonly row: CallRow;
  readonly written: (seq: number) => void;
  readonly failed: (error: unknown) => void;
}

/** What Redis has still to be told of a call that was journaled. */
interface Unsettled {
  readonly keyNo: number;
  readonly call: number;
  readonly charged: number;
  readonly period: number;
  readonly event: string;
  readonly epoch: string;
  readonly seq: number;
}

const RETRY_MS = 1_000;
const RECONCILE_MS = 10_000;

/**
 * Counts calls over any number of nodes: Redis admits (revoked, rate, credits in one script), the answered call is written to
 * the node's own journal before the answer leaves, and Redis is told what was charged. What Redis misses while it is away is
 * told again; reservations of calls that died with their node are taken back when the node returns.
 */
export const createClusterLedger = (options: ClusterLedgerOptions) => {
  const { redis, journal, directory, epoch, operations } = options;
  const open = openOf(journal.node);
  const inFlight = new Set<number>();
  const unsettled = new Map<number, Unsettled>();
  const balances = new Map<number, { used: number; tat: number; now: number; period: number }>();
  const exhausted = new Set<(keyNo: number) => void>();
  const listeners = new Set<(keyNos: ReadonlySet<number>) => void>();
  const commits = new Set<Promise<void>>();
  let batch: Ended[] | undefined;

  const numberOf = (operation: string): number => {
    const no = operations.get(operation);
    if (no === undefined) throw new TypeError(`the operation ${operation} was not registered`);
    return no;
  };

  const balanceOf = (member: Member): Balance => {
    const { used, tat, now } = balances.get(member.no) ?? { used: 0, tat: 0, now: Date.now() * 1000 };
    return {
      limit: member.policy.limit,
      rateRemaining: remainingCalls(tat, now, member.policy),
      rateReset: resetSeconds(tat, now),
      creditsRemaining: Math.max(0, member.quota - used),
    };
  };

  const denialOf = (verdict: string, member: Member): Denial => {
    const balance = balanceOf(member);
    const { tat, now } = balances.get(member.no)!;
    if (verdict === 'rate') return { denied: 'rate', retryAfter: retryAfterSeconds(tat, now, member.policy), balance };
    for (const listener of exhausted) listener(member.no);
    return { denied: 'quota', resetAt: nextMonth(monthOf(Date.now())), balance };
  };

  /** Writes the rows of all calls that ended in one tick in one local transaction. */
  const commit = async (): Promise<void> => {
    await nextTick();
    const ended = batch ?? [];
    batch = undefined;
    try {
      const last = journal.append(ended.map(({ row }) => row));
      ended.forEach(({ written }, i) => written(last - ended.length + 1 + i));
    } catch (error) {
      for (const { failed } of ended) failed(error);
    }
  };
  const write = (row: CallRow): Promise<number> =>
    new Promise((written, failed) => {
      const one = { row, written, failed };
      if (batch) {
        batch.push(one);
        return;
      }
      batch = [one];
      const done = commit().finally(() => commits.delete(done));
      commits.add(done);
    });

  const tellRedis = async ({
    keyNo,
    call,
    charged,
    period,
    event,
    epoch: admittedIn,
    seq,
  }: Unsettled): Promise<number> => {
    const counted = admittedIn !== epoch.current() && seq <= epoch.countedUpTo() ? '1' : '0';
    const used = await redis.mtmSettle(
      keyOf(keyNo),
      open,
      feedOf(keyNo),
      call,
      charged,
      period,
      FEED_LENGTH,
      event,
      counted,
    );
    unsettled.delete(call);
    return Number(used);
  };

  const retry = setInterval(() => {
    for (const one of [...unsettled.values()]) tellRedis(one).catch(() => {});
  }, RETRY_MS);

  /** Reservations of this node that no call in flight holds: charged where the journal has the call, else taken back. */
  const reconcile = async (): Promise<void> => {
    for (const [call, entry] of Object.entries(await redis.hgetall(open))) {
      const id = Number(call);
      if (inFlight.has(id) || unsettled.has(id)) continue;
      const [keyNo = 0, period = 0] = entry.split(':').map(Number);
      const charged = journal.findCall(id)?.credits ?? 0;
      await redis.mtmSettle(keyOf(keyNo), open, feedOf(keyNo), id, charged, period, FEED_LENGTH, '', '0');
    }
  };
  const reconciling = setInterval(() => reconcile().catch(() => {}), RECONCILE_MS);
  for (const timer of [retry, reconciling]) timer.unref();

  const admit = async (member: Member, { price, id }: ReservedCall, period: number): Promise<string> => {
    for (;;) {
      const { emission, burst } = member.policy;
      const [verdict = '', used, tat, now] = await orUnavailable(
        redis.mtmAdmit(
          keyOf(member.no),
          open,
          epoch.current(),
          emission,
          burst,
          price,
          member.quota,
          period,
          id,
          member.no,
        ),
      );
      if (verdict !== 'epoch') {
        if (used !== undefined)
          balances.set(member.no, { used: Number(used), tat: Number(tat), now: Number(now), period });
        return verdict;
      }
      await epoch.join();
    }
  };

  const reservationOf = (member: Member, call: ReservedCall, period: number, operationNo: number): Reservation => {
    const started = performance.now();
    const admittedIn = epoch.current();
    return {
      key: member,
      async settle({ status, label, credits: wanted }) {
        try {
          const credits = status < 400 ? (wanted ?? call.price) : 0;
          const more = credits - call.price;
          if (more > 0) {
            const [verdict, used] = await orUnavailable(
              redis.mtmExtend(keyOf(member.no), open, call.id, member.no, period, more, member.quota),
            );
            balances.set(member.no, { ...balances.get(member.no)!, used: Number(used) });
            if (verdict === 'quota') {
              await tellRedis({
                keyNo: member.no,
                call: call.id,
                charged: 0,
                period,
                event: '',
                epoch: admittedIn,
                seq: 0,
              }).catch(() => {});
              return denialOf('quota', member);
            }
          }
          const micros = Math.round((performance.now() - started) * 1000);
          const row: CallRow = {
            call: call.id,
            keyNo: member.no,
            operation: operationNo,
            status,
            credits,
            micros,
            label,
          };
          const seq = await write(row);
          const event: Unnumbered = {
            request_id: label ?? requestIdOf(call.id),
            at: new Date(timeOfCall(call.id)).toISOString(),
            endpoint: call.operation,
            status,
            credits,
            latency_ms: micros / 1000,
          };
          const told = {
            keyNo: member.no,
            call: call.id,
            charged: credits,
            period,
            event: JSON.stringify(event),
            epoch: admittedIn,
            seq,
          };
          unsettled.set(call.id, told);
          // The call is on the books: where Redis is away just now it is told later, and the answer leaves.
          const used = await tellRedis(told).catch(() => undefined);
          if (used !== undefined) balances.set(member.no, { ...balances.get(member.no)!, used });
          for (const listener of listeners) listener(new Set([member.no]));
          return balanceOf(member);
        } finally {
          inFlight.delete(call.id);
        }
      },
    };
  };

  const ledger: Ledger = {
    async reserve(call) {
      const member = await directory.find(call.secret);
      if (!member) return { denied: 'unknown-key' };
      const operationNo = numberOf(call.operation);
      const period = monthOf(Date.now());
      inFlight.add(call.id);
      try {
        const verdict = await admit(member, call, period);
        if (verdict === 'ok') return reservationOf(member, call, period, operationNo);
        inFlight.delete(call.id);
        return verdict === 'revoked' ? { denied: 'unknown-key' } : denialOf(verdict, member);
      } catch (error) {
        inFlight.delete(call.id);
        throw error;
      }
    },
    remembers: (secret) => directory.remembers(secret),
    async identify(secret) {
      const member = await directory.find(secret);
      return member && (await orUnavailable(redis.hexists(keyOf(member.no), 'rev'))) === 0 ? member : undefined;
    },
    async revoke(keyNo) {
      await orUnavailable(redis.hset(keyOf(keyNo), 'rev', 1));
      directory.forget(keyNo);
    },
    account(key: ApiKey) {
      const member = key as Member;
      const { used, period } = balances.get(member.no) ?? { used: 0, period: monthOf(Date.now()) };
      return { ...balanceOf(member), used, quota: member.quota, resetAt: nextMonth(period) };
    },
    async standing(keyNo) {
      const member = await directory.byNumber(keyNo);
      if (!member) return undefined;
      const [rev, stored, used] = await orUnavailable(redis.hmget(keyOf(keyNo), 'rev', 'period', 'used'));
      if (rev !== null) return undefined;
      const period = monthOf(Date.now());
      return { key: member, used: Number(stored) === period ? Number(used) : 0, quota: member.quota, period };
    },
    async release({ id, keyNo, credits, operation, chargedAt }) {
      const [period, day] = [monthOf(chargedAt), dayOf(chargedAt)];
      await options.bookRelease({ id, keyNo, credits, operation: numberOf(operation), period, day, at: Date.now() });
      await orUnavailable(redis.mtmGiveBack(keyOf(keyNo), `mtm:given:${id}`, id, credits, period));
    },
    onExhausted: (listener) => void exhausted.add(listener),
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async flush() {
      while (commits.size) await Promise.all(commits);
      await Promise.all([...unsettled.values()].map((one) => tellRedis(one).catch(() => {})));
    },
  };
  return {
    ledger,
    reconcile,
    stop(): void {
      clearInterval(retry);
      clearInterval(reconciling);
    },
  };
};
