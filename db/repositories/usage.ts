import { and, desc, eq, gt, gte, lt, lte, max, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type LibSql from 'libsql';
import { callLabels, calls, keys, operations, refusals, usageDays } from '../schema.ts';
import { inTransaction, type SyncOrm, syncOrm } from '../synchronous.ts';
import { dayUsage, keyCalls } from '../views.ts';
import { pruner } from './pruner.ts';

/** One call as the live feed shows it, or the entry for the rejected calls of one second. */
export interface FeedEvent {
  /** Cursor of this event. */
  readonly seq: number;
  readonly call: number;
  readonly operation: string;
  readonly status: number;
  readonly credits: number;
  readonly micros: number;
  readonly requestId: string | null;
  /** How many calls were refused; null for a call that ran. */
  readonly count: number | null;
}

export interface DayUsage {
  readonly day: number;
  readonly operation: string;
  readonly calls: number;
  readonly errors: number;
  readonly credits: number;
  readonly refused: number;
}

/** Calls of a key that were refused within a second. */
export interface RefusalRow {
  readonly keyNo: number;
  /** The last of them, with its request id. */
  readonly call: number;
  readonly requestId: string;
  readonly operation: number;
  readonly status: number;
  readonly count: number;
  /** All of them, by operation. */
  readonly day: number;
  readonly byOperation: readonly { readonly operation: number; readonly count: number }[];
}

/**
 * Reads what the ledger wrote. Synchronous: each query reads an index, and the few hundred calls that are not posted
 * yet, in well under a millisecond.
 */
export interface UsageStore {
  /** Beginning with this day, by day and operation. */
  days(keyNo: number, sinceDay: number): DayUsage[];
  /** The latest calls of a key that ran, at most `limit`, with the refusals since the first of them; oldest first. */
  latest(keyNo: number, limit: number): FeedEvent[];
  /** The first events of a key behind a cursor, oldest first, at most `limit` calls that ran and what lies between them. */
  after(keyNo: number, seq: number, limit: number): FeedEvent[];
  /** How many calls of a key ran between two cursors; where there are more than `most`, that. */
  countBetween(keyNo: number, after: number, before: number, most: number): number;
  /** The latest cursor of a key, 0 where there is none. */
  lastSeq(keyNo: number): number;
  /** Also where the key has expired. */
  isRevoked(keyNo: number): boolean;
  /** Changes when another connection commits; the cheap way to notice other processes. */
  dataVersion(): number;
  addRefusals(rows: readonly RefusalRow[]): void;
  /**
   * Deletes call rows made before this call id, at most `limit` of them; returns how many were deleted. Day totals
   * stay.
   */
  prune(beforeCall: number, limit: number): number;
}

/**
 * Cursors of the feed: a call's row number times this, so that refusals fit in behind it. As many in a row, of seconds in which
 * no call at all ran, share the last place.
 */
const STEP = 1024;
/** Refusals that are kept of a key. */
const REFUSALS_KEPT = 100;

/** An expression whose value is a number. */
const number = (strings: TemplateStringsArray, ...parts: unknown[]): SQL<number> => sql<number>(strings, ...parts);
const step = sql.raw(String(STEP));
const value = sql.placeholder;

const dayStatement = (orm: SyncOrm) =>
  orm
    .select({
      day: dayUsage.day,
      operation: operations.name,
      calls: number`sum(${dayUsage.calls})`,
      errors: number`sum(${dayUsage.errors})`,
      credits: number`sum(${dayUsage.credits})`,
      refused: number`sum(${dayUsage.refused})`,
    })
    .from(dayUsage)
    .innerJoin(operations, eq(operations.no, dayUsage.operation))
    .where(and(eq(dayUsage.keyNo, value('keyNo')), gte(dayUsage.day, value('since'))))
    .groupBy(dayUsage.day, dayUsage.operation)
    .orderBy(dayUsage.day, operations.name)
    .prepare();

/** Reads the feed: the calls of a key that ran, and those that were refused. */
const feedStatements = (orm: SyncOrm) => {
  const own = eq(keyCalls.keyNo, value('keyNo'));
  const behind = and(own, gt(keyCalls.seq, value('seq')));
  const seqs = (which: SQL | undefined, order: SQL | typeof keyCalls.seq, limit: number | Placeholder) =>
    orm.select({ seq: keyCalls.seq }).from(keyCalls).where(which).orderBy(order).limit(limit);
  const events = (which: ReturnType<typeof seqs>) => {
    const chosen = which.as('chosen');
    return orm
      .select({
        seq: number`${calls.seq} * ${step}`,
        call: calls.call,
        operation: operations.name,
        status: calls.status,
        credits: calls.credits,
        micros: calls.micros,
        requestId: callLabels.requestId,
        count: sql<number | null>`NULL`,
      })
      .from(chosen)
      .innerJoin(calls, eq(calls.seq, chosen.seq))
      .innerJoin(operations, eq(operations.no, calls.operation))
      .leftJoin(callLabels, eq(callLabels.call, calls.call))
      .orderBy(chosen.seq)
      .prepare();
  };
  const ofRefused = eq(refusals.keyNo, value('keyNo'));
  const between = orm
    .select({ seq: keyCalls.seq })
    .from(keyCalls)
    .where(and(behind, lt(keyCalls.seq, value('before'))))
    .limit(value('most'))
    .as('some');
  const lastCall = seqs(own, desc(keyCalls.seq), 1);
  const lastRefusal = orm
    .select({ seq: max(refusals.seq) })
    .from(refusals)
    .where(ofRefused);
  return {
    latest: events(seqs(own, desc(keyCalls.seq), value('limit'))),
    after: events(seqs(behind, keyCalls.seq, value('limit'))),
    refusals: orm
      .select({
        seq: refusals.seq,
        call: refusals.call,
        operation: operations.name,
        status: refusals.status,
        credits: number`0`,
        micros: number`0`,
        requestId: refusals.requestId,
        count: refusals.count,
      })
      .from(refusals)
      .innerJoin(operations, eq(operations.no, refusals.operation))
      .where(and(ofRefused, gt(refusals.seq, value('seq'))))
      .orderBy(refusals.seq)
      .prepare(),
    between: orm.select({ count: number`count(*)` }).from(between).prepare(),
    lastSeq: orm
      .select({ seq: number`max(coalesce(${lastCall}, 0) * ${step}, coalesce(${lastRefusal}, 0))` })
      .from(sql`(SELECT 1)`)
      .prepare(),
  };
};

const refusalStatements = (orm: SyncOrm) => {
  const own = eq(refusals.keyNo, value('keyNo'));
  const lastCall = number`coalesce(${orm.select({ seq: max(calls.seq) }).from(calls)}, 0)`;
  const last = number`coalesce(${orm
    .select({ seq: max(refusals.seq) })
    .from(refusals)
    .where(own)}, 0)`;
  const lastKept = orm
    .select({ seq: refusals.seq })
    .from(refusals)
    .where(own)
    .orderBy(desc(refusals.seq))
    .limit(1)
    .offset(REFUSALS_KEPT);
  return {
    add: orm
      .insert(refusals)
      .values({
        keyNo: value('keyNo'),
        seq: number`min(max(${lastCall} * ${step}, ${last}) + 1, (${lastCall} + 1) * ${step} - 1)`,
        call: value('call'),
        requestId: value('requestId'),
        operation: value('operation'),
        status: value('status'),
        count: value('count'),
      })
      .onConflictDoUpdate({
        target: [refusals.keyNo, refusals.seq],
        set: {
          call: sql`excluded.call`,
          requestId: sql`excluded.request_id`,
          operation: sql`excluded.operation`,
          status: sql`excluded.status`,
          count: sql`${refusals.count} + excluded.count`,
        },
      })
      .prepare(),
    trim: orm
      .delete(refusals)
      .where(and(own, lte(refusals.seq, lastKept)))
      .prepare(),
    total: orm
      .insert(usageDays)
      .values({
        keyNo: value('keyNo'),
        day: value('day'),
        operation: value('operation'),
        calls: 0,
        errors: 0,
        credits: 0,
        refused: value('count'),
      })
      .onConflictDoUpdate({
        target: [usageDays.keyNo, usageDays.day, usageDays.operation],
        set: { refused: sql`${usageDays.refused} + excluded.refused` },
      })
      .prepare(),
  };
};

export const usageStore = (db: LibSql.Database): UsageStore => {
  const orm = syncOrm(db);
  const days = dayStatement(orm);
  const feed = feedStatements(orm);
  const refusing = refusalStatements(orm);
  const state = orm
    .select({ revokedAt: keys.revokedAt, expiresAt: keys.expiresAt })
    .from(keys)
    .where(eq(keys.no, value('keyNo')))
    .prepare();
  const version = db.prepare('PRAGMA data_version');

  const inOrder = (events: FeedEvent[]): FeedEvent[] => events.sort((a, b) => a.seq - b.seq);

  return {
    days: (keyNo, since) => days.all({ keyNo, since }),
    latest(keyNo, limit) {
      const ran = feed.latest.all({ keyNo, limit });
      const seq = ran.length < limit ? 0 : ran[0]!.seq;
      return inOrder([...ran, ...feed.refusals.all({ keyNo, seq })]);
    },
    after(keyNo, seq, limit) {
      const ran = feed.after.all({ keyNo, seq: Math.floor(seq / STEP), limit });
      const end = ran.length < limit ? Number.POSITIVE_INFINITY : ran.at(-1)!.seq;
      return inOrder([...ran, ...feed.refusals.all({ keyNo, seq }).filter((event) => event.seq <= end)]);
    },
    countBetween: (keyNo, seq, before, most) =>
      feed.between.get({ keyNo, seq: Math.floor(seq / STEP), before: Math.ceil(before / STEP), most })!.count,
    lastSeq: (keyNo) => feed.lastSeq.get({ keyNo })!.seq,
    isRevoked(keyNo) {
      const row = state.get({ keyNo });
      return row?.revokedAt !== null || (row.expiresAt !== null && row.expiresAt <= Date.now());
    },
    dataVersion: () => (version.get([]) as { data_version: number }).data_version,
    addRefusals(rows) {
      inTransaction(db, () => {
        for (const { day, byOperation, ...row } of rows) {
          refusing.add.run({ ...row });
          refusing.trim.run({ keyNo: row.keyNo });
          for (const one of byOperation) refusing.total.run({ keyNo: row.keyNo, day, ...one });
        }
      });
    },
    prune: pruner(db),
  };
};
