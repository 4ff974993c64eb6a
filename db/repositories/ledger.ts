import type LibSql from 'libsql';
import { inTransaction } from '../transaction.ts';

/** One answered call as it is written. */
export interface CallRow {
  readonly call: number;
  readonly keyNo: number;
  readonly operation: number;
  readonly status: number;
  readonly credits: number;
  readonly micros: number;
  /** Request id where it is not the call's own number. */
  readonly label: string | undefined;
}

/** What is counted of a key after the calls of a batch, worked out from what was read at `version`. */
export interface Charge {
  readonly keyNo: number;
  readonly version: number;
  readonly period: number;
  readonly used: number;
  readonly usedBefore: number;
  readonly rate: Uint8Array;
  readonly lastUsedAt: number;
}

/** A key as the hot path sees it. */
export interface LedgerKey {
  readonly no: number;
  readonly id: string;
  readonly tier: string;
  readonly label: string;
  readonly period: number;
  readonly used: number;
  readonly used_before: number;
  readonly rate: Uint8Array | null;
  readonly version: number;
  readonly revoked_at: number | null;
  readonly expires_at: number | null;
  /** JSON. */
  readonly scopes: string | null;
}

export interface DayRow {
  readonly keyNo: number;
  readonly day: number;
  readonly operation: number;
  readonly calls: number;
  readonly errors: number;
  readonly credits: number;
}

/** Credits to be given back, and what they had been charged for. */
export interface ReleaseRow {
  /** Credits are given back once for each id. */
  readonly id: string;
  readonly keyNo: number;
  readonly credits: number;
  readonly operation: number;
  /** Month and day of the charge. */
  readonly period: number;
  readonly day: number;
  readonly at: number;
}

/** Prepared statements of the hot path, on a synchronous connection. Any of them may throw SQLITE_BUSY. */
export interface LedgerStore {
  /** All of it or nothing: throws what `run` throws, with nothing written. */
  transaction(run: () => void): void;
  /** Writes every charge whose key is in use and stands at the version it was worked out from; answers their keys. */
  charge(charges: readonly Charge[]): Set<number>;
  insertCalls(rows: readonly CallRow[]): void;
  addDays(rows: readonly DayRow[]): void;
  /** Gives credits back; false where this id was given back before. */
  release(row: ReleaseRow): boolean;
  findByHash(hash: Buffer): LedgerKey | undefined;
  findByNo(no: number): LedgerKey | undefined;
  /** Numbers of operation names; new names get one. */
  operationNumbers(names: readonly string[]): Map<string, number>;
}

const KEY_COLUMNS = 'no, id, tier, label, period, used, used_before, rate, version, revoked_at, expires_at, scopes';
const MOST_ROWS = 64;

/** Rows of `width` placeholders. */
const values = (rows: number, width: number): string =>
  Array(rows)
    .fill(`(${Array(width).fill('?').join(',')})`)
    .join(',');

export const ledgerStore = (db: LibSql.Database): LedgerStore => {
  /** One statement for every number of rows up to 64, prepared when first needed. */
  const bySize = (width: number, text: (rows: string) => string) => {
    const prepared: LibSql.Statement[] = [];
    return (rows: number): LibSql.Statement => (prepared[rows] ??= db.prepare(text(values(rows, width))));
  };
  const chargeOf = bySize(
    7,
    (rows) => `UPDATE keys SET
      period = v.column3, used = v.column4, used_before = v.column5, rate = v.column6, version = version + 1,
      last_used_at = v.column7
    FROM (VALUES ${rows}) v
    WHERE no = v.column1 AND version = v.column2 AND revoked_at IS NULL
    RETURNING no`,
  );
  const callsOf = bySize(
    6,
    (rows) => `INSERT INTO calls (call, key_no, operation, status, credits, micros) VALUES ${rows}`,
  );
  const daysOf = bySize(
    6,
    (rows) => `INSERT INTO usage_days (key_no, day, operation, calls, errors, credits) VALUES ${rows}
    ON CONFLICT DO UPDATE SET calls = calls + excluded.calls, errors = errors + excluded.errors, credits = credits + excluded.credits`,
  );
  const labelOf = db.prepare('INSERT OR REPLACE INTO call_labels (call, request_id) VALUES (?, ?)');
  const byHash = db.prepare(`SELECT ${KEY_COLUMNS} FROM keys WHERE hash = ?`);
  const byNo = db.prepare(`SELECT ${KEY_COLUMNS} FROM keys WHERE no = ?`);

  const releaseOnce = db.prepare('INSERT OR IGNORE INTO releases (id, key_no, credits, at) VALUES (?, ?, ?, ?)');
  const giveBack = db.prepare(
    `UPDATE keys SET used = max(0, used - iif(period = ?2, ?1, 0)), version = version + 1,
       used_before = max(0, used_before - iif(period - 1 = ?2, ?1, 0)) WHERE no = ?3`,
  );
  const lowerDay = db.prepare(
    'UPDATE usage_days SET credits = max(0, credits - ?) WHERE key_no = ? AND day = ? AND operation = ?',
  );

  /** Runs a statement over the rows, 64 at a time. */
  const inSlices = <Row, Result>(rows: readonly Row[], run: (slice: readonly Row[]) => Result): Result[] => {
    const results: Result[] = [];
    for (let i = 0; i < rows.length; i += MOST_ROWS) results.push(run(rows.slice(i, i + MOST_ROWS)));
    return results;
  };

  return {
    transaction: (run) => inTransaction(db, run),
    charge: (charges) => {
      const written = inSlices(charges, (slice) => {
        const bound = slice.flatMap((c) => [c.keyNo, c.version, c.period, c.used, c.usedBefore, c.rate, c.lastUsedAt]);
        return chargeOf(slice.length).all(bound) as { no: number }[];
      });
      return new Set(written.flat().map(({ no }) => no));
    },
    insertCalls(rows) {
      inSlices(rows, (slice) =>
        callsOf(slice.length).run(slice.flatMap((r) => [r.call, r.keyNo, r.operation, r.status, r.credits, r.micros])),
      );
      for (const row of rows) if (row.label !== undefined) labelOf.run([row.call, row.label]);
    },
    addDays(rows) {
      inSlices(rows, (slice) =>
        daysOf(slice.length).run(slice.flatMap((r) => [r.keyNo, r.day, r.operation, r.calls, r.errors, r.credits])),
      );
    },
    release({ id, keyNo, credits, operation, period, day, at }) {
      if (releaseOnce.run([id, keyNo, credits, at]).changes === 0) return false;
      giveBack.run([credits, period, keyNo]);
      lowerDay.run([credits, keyNo, day, operation]);
      return true;
    },
    findByHash: (hash) => byHash.get([hash]) as LedgerKey | undefined,
    findByNo: (no) => byNo.get([no]) as LedgerKey | undefined,
    operationNumbers(names) {
      const insert = db.prepare('INSERT OR IGNORE INTO operations (name) VALUES (?)');
      for (const name of names) insert.run([name]);
      const rows = db.prepare('SELECT no, name FROM operations').all([]) as { no: number; name: string }[];
      return new Map(rows.map(({ no, name }) => [name, no]));
    },
  };
};
