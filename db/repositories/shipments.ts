import type { Client, InStatement } from '@libsql/client';
import { sql } from 'drizzle-orm';
import type { JournalRow } from '../journal.ts';
import { shipments } from '../schema.ts';
import type { CorrectionRow, DayRow, ReleaseRow } from './ledger.ts';
import { postingStatements } from './posting.ts';
import type { DayUsage, RefusalRow } from './usage.ts';

/** What the shared server knows of calls: shipped rows of all nodes. */
export interface ShipmentRepository {
  /**
   * Posts the last calls of a file that was served by a process of its own and has become the database of this server. Once nodes
   * ship here it changes nothing: they bring their totals along.
   */
  postLeft(): Promise<void>;
  /** How far a node's journal was taken over. */
  position(node: string): Promise<number>;
  /**
   * Takes rows over if the node's position is still `from`, in one transaction, and moves it to the last row. Resolves to
   * whether it did; sent twice, the second changes nothing.
   */
  ship(node: string, from: number, rows: readonly JournalRow[], days: readonly DayRow[]): Promise<boolean>;
  /** Credits by key and month since a month, which begins with a day, with the positions they hold for: read in one transaction. */
  figures(since: { month: number; day: number }): Promise<{
    /** Months are year x 12 + month, in their order. */
    used: { keyNo: number; month: number; credits: number }[];
    positions: Map<string, number>;
    revoked: number[];
    /** When keys expire, by number. */
    expiring: Map<number, number>;
    /** Number of the last correction of a month, 0 for none. */
    corrected: number;
  }>;
  days(keyNo: number, sinceDay: number): Promise<DayUsage[]>;
  /** Adds calls that the limits refused to the totals of their day. */
  addRefused(rows: readonly RefusalRow[]): Promise<void>;
  /** Books credits that go back to a key, once for each id: day totals then say what was really paid. */
  bookRelease(release: ReleaseRow): Promise<void>;
  /** Notes that the count of a month was set; answers the number of the note. */
  addCorrection(row: CorrectionRow): Promise<number>;
  /** Takes that note back, if it has arrived; answers its number then. */
  removeCorrection(row: CorrectionRow): Promise<number | undefined>;
  /**
   * Deletes call rows made before this call id, at most `limit` of them; returns how many were deleted. Day totals
   * stay.
   */
  prune(beforeCall: number, limit: number): Promise<number>;
  /** Numbers of operation names; new names get one. */
  operationNumbers(names: readonly string[]): Promise<Map<string, number>>;
}

const values = (rows: number, width: number): string =>
  Array(rows)
    .fill(`(${Array(width).fill('?').join(',')})`)
    .join(',');

/** Year x 12 + month of a day. */
const MONTH_OF_DAY = "(strftime('%Y', day * 86400, 'unixepoch') * 12 + strftime('%m', day * 86400, 'unixepoch') - 1)";

/** Holds only while no other process has moved the node's position. */
const STILL_THERE = '(SELECT coalesce(max(seq), 0) FROM shipments WHERE node = ?) = ?';

const insertCalls = (node: string, from: number, rows: readonly JournalRow[]): InStatement => ({
  sql: `INSERT INTO calls (call, key_no, operation, status, credits, micros)
    SELECT column1, column2, column3, column4, column5, column6 FROM (VALUES ${values(rows.length, 6)}) WHERE ${STILL_THERE}`,
  args: [...rows.flatMap((r) => [r.call, r.keyNo, r.operation, r.status, r.credits, r.micros]), node, from],
});

const addDays = (node: string, from: number, days: readonly DayRow[]): InStatement => ({
  sql: `INSERT INTO usage_days (key_no, day, operation, calls, errors, credits)
    SELECT column1, column2, column3, column4, column5, column6 FROM (VALUES ${values(days.length, 6)}) WHERE ${STILL_THERE}
    ON CONFLICT DO UPDATE SET calls = calls + excluded.calls, errors = errors + excluded.errors, credits = credits + excluded.credits`,
  args: [...days.flatMap((d) => [d.keyNo, d.day, d.operation, d.calls, d.errors, d.credits]), node, from],
});

const addLabels = (node: string, from: number, rows: readonly JournalRow[]): InStatement[] => {
  const labelled = rows.filter((row) => row.label !== undefined);
  if (labelled.length === 0) return [];
  return [
    {
      sql: `INSERT OR IGNORE INTO call_labels (call, request_id)
        SELECT column1, column2 FROM (VALUES ${values(labelled.length, 2)}) WHERE ${STILL_THERE}`,
      args: [...labelled.flatMap((row) => [row.call, row.label ?? '']), node, from],
    },
  ];
};

export const shipmentRepository = (client: Client): ShipmentRepository => ({
  async postLeft() {
    await client.batch(postingStatements(sql`NOT EXISTS (SELECT 1 FROM ${shipments})`), 'write');
  },
  async position(node) {
    const { rows } = await client.execute({ sql: 'SELECT seq FROM shipments WHERE node = ?', args: [node] });
    return Number(rows[0]?.seq ?? 0);
  },
  async ship(node, from, rows, days) {
    const to = rows.at(-1)!.seq;
    const results = await client.batch(
      [
        insertCalls(node, from, rows),
        addDays(node, from, days),
        ...addLabels(node, from, rows),
        {
          sql: `INSERT INTO shipments (node, seq) SELECT ?, ? WHERE ${STILL_THERE} ON CONFLICT DO UPDATE SET seq = excluded.seq`,
          args: [node, to, node, from],
        },
      ],
      'write',
    );
    return results.at(-1)!.rowsAffected === 1;
  },
  async figures(since) {
    const [used, positions, revoked, expiring, corrected] = await client.batch(
      [
        {
          sql: `SELECT key_no, month, sum(credits) AS credits FROM (
              SELECT key_no, ${MONTH_OF_DAY} AS month, credits FROM usage_days WHERE day >= ?1
              UNION ALL SELECT key_no, month, after - before FROM corrections WHERE month >= ?2)
            GROUP BY key_no, month ORDER BY month`,
          args: [since.day, since.month],
        },
        'SELECT node, seq FROM shipments',
        'SELECT no FROM keys WHERE revoked_at IS NOT NULL',
        'SELECT no, expires_at FROM keys WHERE expires_at IS NOT NULL',
        'SELECT coalesce(max(no), 0) AS no FROM corrections',
      ],
      'read',
    );
    return {
      used: used!.rows.map(({ key_no, month, credits }) => ({
        keyNo: Number(key_no),
        month: Number(month),
        credits: Math.max(0, Number(credits)),
      })),
      positions: new Map(positions!.rows.map((row) => [String(row.node), Number(row.seq)])),
      revoked: revoked!.rows.map((row) => Number(row.no)),
      expiring: new Map(expiring!.rows.map((row) => [Number(row.no), Number(row.expires_at)])),
      corrected: Number(corrected!.rows[0]!.no),
    };
  },
  async days(keyNo, sinceDay) {
    const { rows } = await client.execute({
      sql: `SELECT day, name AS operation, calls, errors, credits, refused FROM usage_days JOIN operations ON operations.no = operation
        WHERE key_no = ? AND day >= ? ORDER BY day, name`,
      args: [keyNo, sinceDay],
    });
    return rows.map((row) => ({
      day: Number(row.day),
      operation: String(row.operation),
      calls: Number(row.calls),
      errors: Number(row.errors),
      credits: Number(row.credits),
      refused: Number(row.refused),
    }));
  },
  async addRefused(rows) {
    await client.batch(
      rows.flatMap(({ keyNo, day, byOperation }) =>
        byOperation.map(({ operation, count }) => ({
          sql: `INSERT INTO usage_days (key_no, day, operation, calls, errors, credits, refused) VALUES (?, ?, ?, 0, 0, 0, ?)
            ON CONFLICT DO UPDATE SET refused = refused + excluded.refused`,
          args: [keyNo, day, operation, count],
        })),
      ),
      'write',
    );
  },
  async bookRelease({ id, keyNo, credits, operation, day, at }) {
    await client.batch(
      [
        {
          sql: 'INSERT OR IGNORE INTO releases (id, key_no, credits, at) VALUES (?, ?, ?, ?)',
          args: [id, keyNo, credits, at],
        },
        {
          // The charge itself may still be on its way from another node, so the total may be below zero for a moment.
          sql: `INSERT INTO usage_days (key_no, day, operation, calls, errors, credits) SELECT ?, ?, ?, 0, 0, -? WHERE changes() = 1
            ON CONFLICT DO UPDATE SET credits = credits + excluded.credits`,
          args: [keyNo, day, operation, credits],
        },
      ],
      'write',
    );
  },
  async addCorrection({ keyNo, month, before, after, note, at }) {
    const { rows } = await client.execute({
      sql: 'INSERT INTO corrections (key_no, month, before, after, note, at) VALUES (?, ?, ?, ?, ?, ?) RETURNING no',
      args: [keyNo, month, before, after, note, at],
    });
    return Number(rows[0]!.no);
  },
  async removeCorrection({ keyNo, month, before, after, note, at }) {
    const { rows } = await client.execute({
      sql: `DELETE FROM corrections WHERE key_no = ? AND month = ? AND before = ? AND after = ? AND note = ? AND at = ?
        RETURNING no`,
      args: [keyNo, month, before, after, note, at],
    });
    return rows[0] && Number(rows[0].no);
  },
  async prune(beforeCall, limit) {
    // Rows lie about in the order of their numbers, whichever node sent them: what is old stands at the front.
    const [gone] = await client.batch(
      [
        {
          sql: 'DELETE FROM calls WHERE seq IN (SELECT seq FROM calls ORDER BY seq LIMIT ?) AND call < ?',
          args: [limit, beforeCall],
        },
        {
          sql: 'DELETE FROM call_labels WHERE call IN (SELECT call FROM call_labels WHERE call < ? ORDER BY call LIMIT ?)',
          args: [beforeCall, limit],
        },
      ],
      'write',
    );
    return gone!.rowsAffected;
  },
  async operationNumbers(names) {
    await client.batch(
      names.map((name) => ({ sql: 'INSERT OR IGNORE INTO operations (name) VALUES (?)', args: [name] })),
      'write',
    );
    const { rows } = await client.execute('SELECT no, name FROM operations');
    return new Map(rows.map((row) => [String(row.name), Number(row.no)]));
  },
});
