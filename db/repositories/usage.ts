import type LibSql from 'libsql';
import { inTransaction } from '../transaction.ts';
import { posting } from './posting.ts';

/** One call as the live feed shows it, or the entry for the rejected calls of one second. */
export interface FeedEvent {
  /** Cursor of this event. */
  readonly seq: number;
  readonly call: number;
  readonly operation: string;
  readonly status: number;
  readonly credits: number;
  readonly micros: number;
  readonly request_id: string | null;
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

export const usageStore = (db: LibSql.Database): UsageStore => {
  const days = db.prepare(
    `SELECT day, name AS operation, sum(calls) AS calls, sum(errors) AS errors, sum(credits) AS credits, sum(refused) AS refused
     FROM day_usage JOIN operations ON operations.no = operation WHERE key_no = ? AND day >= ? GROUP BY day, operation ORDER BY day, name`,
  );
  const callsAt = (seqs: string): LibSql.Statement =>
    db.prepare(
      `SELECT calls.seq * ${STEP} AS seq, calls.call, name AS operation, status, credits, micros, request_id, NULL AS count
       FROM (${seqs}) AS chosen JOIN calls ON calls.seq = chosen.seq JOIN operations ON operations.no = operation
       LEFT JOIN call_labels ON call_labels.call = calls.call ORDER BY chosen.seq`,
    );
  const latest = callsAt('SELECT seq FROM key_calls WHERE key_no = ? ORDER BY seq DESC LIMIT ?');
  const after = callsAt('SELECT seq FROM key_calls WHERE key_no = ? AND seq > ? ORDER BY seq LIMIT ?');
  const refusals = db.prepare(
    `SELECT seq, call, name AS operation, status, 0 AS credits, 0 AS micros, request_id, count
     FROM refusals JOIN operations ON operations.no = operation WHERE key_no = ? AND seq > ? ORDER BY seq`,
  );
  const between = db.prepare(
    'SELECT count(*) AS count FROM (SELECT 1 FROM key_calls WHERE key_no = ? AND seq > ? AND seq < ? LIMIT ?)',
  );
  const lastSeq = db.prepare(
    `SELECT max(coalesce((SELECT seq FROM key_calls WHERE key_no = ?1 ORDER BY seq DESC LIMIT 1), 0) * ${STEP},
       coalesce((SELECT max(seq) FROM refusals WHERE key_no = ?1), 0)) AS seq`,
  );
  const revoked = db.prepare('SELECT revoked_at, expires_at FROM keys WHERE no = ?');
  const version = db.prepare('PRAGMA data_version');
  const oldLabels = db.prepare(
    'DELETE FROM call_labels WHERE call IN (SELECT call FROM call_labels WHERE call < ? ORDER BY call LIMIT ?)',
  );
  // Calls are written about in the order of their numbers, so the oldest lie at the front. The very last stays: the
  // next call would take its row number again, and be missed by cursors and postings that are further.
  const lastOld = db.prepare(
    `SELECT max(seq) AS seq FROM (SELECT seq, call FROM calls ORDER BY seq LIMIT ?2)
     WHERE call < ?1 AND seq < (SELECT max(seq) FROM calls)`,
  );
  const oldKeyCalls = db.prepare(
    'DELETE FROM calls_of_keys WHERE (key_no, seq) IN (SELECT key_no, seq FROM calls WHERE seq <= ?)',
  );
  const oldCalls = db.prepare('DELETE FROM calls WHERE seq <= ?');
  const post = posting(db);
  const addRefusal = db.prepare(
    `INSERT INTO refusals (key_no, seq, call, request_id, operation, status, count)
     SELECT ?1, min(max(base * ${STEP}, last) + 1, (base + 1) * ${STEP} - 1), ?2, ?3, ?4, ?5, ?6
     FROM (SELECT coalesce((SELECT max(seq) FROM calls), 0) AS base, coalesce((SELECT max(seq) FROM refusals WHERE key_no = ?1), 0) AS last)
     WHERE true ON CONFLICT DO UPDATE SET call = excluded.call, request_id = excluded.request_id, operation = excluded.operation,
       status = excluded.status, count = count + excluded.count`,
  );
  const trimRefusals = db.prepare(
    `DELETE FROM refusals WHERE key_no = ?1 AND seq <=
       (SELECT seq FROM refusals WHERE key_no = ?1 ORDER BY seq DESC LIMIT 1 OFFSET ${REFUSALS_KEPT})`,
  );
  const addRefused = db.prepare(
    `INSERT INTO usage_days (key_no, day, operation, calls, errors, credits, refused) VALUES (?, ?, ?, 0, 0, 0, ?)
     ON CONFLICT DO UPDATE SET refused = refused + excluded.refused`,
  );

  const refusalsBehind = (keyNo: number, seq: number): FeedEvent[] => refusals.all([keyNo, seq]) as FeedEvent[];
  const inOrder = (events: FeedEvent[]): FeedEvent[] => events.sort((a, b) => a.seq - b.seq);

  return {
    days: (keyNo, sinceDay) => days.all([keyNo, sinceDay]) as DayUsage[],
    latest(keyNo, limit) {
      const calls = latest.all([keyNo, limit]) as FeedEvent[];
      const from = calls.length < limit ? 0 : calls[0]!.seq;
      return inOrder([...calls, ...refusalsBehind(keyNo, from)]);
    },
    after(keyNo, seq, limit) {
      const calls = after.all([keyNo, Math.floor(seq / STEP), limit]) as FeedEvent[];
      const end = calls.length < limit ? Number.POSITIVE_INFINITY : calls.at(-1)!.seq;
      return inOrder([...calls, ...refusalsBehind(keyNo, seq).filter((event) => event.seq <= end)]);
    },
    countBetween: (keyNo, seq, before, most) =>
      (between.get([keyNo, Math.floor(seq / STEP), Math.ceil(before / STEP), most]) as { count: number }).count,
    lastSeq: (keyNo) => (lastSeq.get([keyNo]) as { seq: number }).seq,
    isRevoked(keyNo) {
      const row = revoked.get([keyNo]) as { revoked_at: number | null; expires_at: number | null } | undefined;
      return row?.revoked_at !== null || (row.expires_at !== null && row.expires_at <= Date.now());
    },
    dataVersion: () => (version.get([]) as { data_version: number }).data_version,
    addRefusals(rows) {
      inTransaction(db, () => {
        for (const { keyNo, call, requestId, operation, status, count, day, byOperation } of rows) {
          addRefusal.run([keyNo, call, requestId, operation, status, count]);
          trimRefusals.run([keyNo]);
          for (const one of byOperation) addRefused.run([keyNo, day, one.operation, one.count]);
        }
      });
    },
    prune: (beforeCall, limit) =>
      inTransaction(db, () => {
        post();
        oldLabels.run([beforeCall, limit]);
        const { seq } = lastOld.get([beforeCall, limit]) as { seq: number | null };
        if (seq === null) return 0;
        oldKeyCalls.run([seq]);
        return oldCalls.run([seq]).changes;
      }),
  };
};
