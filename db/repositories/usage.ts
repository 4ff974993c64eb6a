import type LibSql from 'libsql';

/** One call as the live feed shows it. */
export interface CallEvent {
  readonly seq: number;
  readonly call: number;
  readonly operation: string;
  readonly status: number;
  readonly credits: number;
  readonly micros: number;
  readonly request_id: string | null;
}

export interface DayUsage {
  readonly day: number;
  readonly operation: string;
  readonly calls: number;
  readonly errors: number;
  readonly credits: number;
}

/** Reads what the ledger wrote. Synchronous: each question is answered from an index in well under a millisecond. */
export interface UsageStore {
  /** From this day on, by day and operation. */
  days(keyNo: number, sinceDay: number): DayUsage[];
  /** The latest calls of a key after a sequence number, oldest first, at most `limit`. */
  latest(keyNo: number, after: number, limit: number): CallEvent[];
  /** The latest sequence number of a key, 0 where there is none. */
  lastSeq(keyNo: number): number;
  isRevoked(keyNo: number): boolean;
  /** Changes when another connection commits; the cheap way to notice other processes. */
  dataVersion(): number;
  /** Deletes call rows made before this call id, at most `limit` of them; answers how many went. Day totals stay. */
  prune(beforeCall: number, limit: number): number;
}

export const usageStore = (db: LibSql.Database): UsageStore => {
  const days = db.prepare(
    `SELECT day, name AS operation, calls, errors, credits FROM usage_days JOIN operations ON operations.no = operation
     WHERE key_no = ? AND day >= ? ORDER BY day, name`,
  );
  const latest = db.prepare(
    `SELECT seq, calls.call, name AS operation, status, credits, micros, request_id
     FROM calls JOIN operations ON operations.no = operation LEFT JOIN call_labels ON call_labels.call = calls.call
     WHERE key_no = ? AND seq > ? ORDER BY seq DESC LIMIT ?`,
  );
  const lastSeq = db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM calls WHERE key_no = ?');
  const revoked = db.prepare('SELECT revoked_at FROM keys WHERE no = ?');
  const version = db.prepare('PRAGMA data_version');
  const oldLabels = db.prepare('DELETE FROM call_labels WHERE call < ?');
  const oldCalls = db.prepare(
    'DELETE FROM calls WHERE seq IN (SELECT seq FROM calls WHERE call < ? ORDER BY seq LIMIT ?)',
  );
  return {
    days: (keyNo, sinceDay) => days.all([keyNo, sinceDay]) as DayUsage[],
    latest: (keyNo, after, limit) => (latest.all([keyNo, after, limit]) as CallEvent[]).reverse(),
    lastSeq: (keyNo) => (lastSeq.get([keyNo]) as { seq: number }).seq,
    isRevoked: (keyNo) => (revoked.get([keyNo]) as { revoked_at: number | null } | undefined)?.revoked_at !== null,
    dataVersion: () => (version.get([]) as { data_version: number }).data_version,
    prune(beforeCall, limit) {
      oldLabels.run([beforeCall]);
      return oldCalls.run([beforeCall, limit]).changes;
    },
  };
};
