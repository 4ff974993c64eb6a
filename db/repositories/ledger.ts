import type LibSql from 'libsql';
import { inTransaction } from '../transaction.ts';
import { posting } from './posting.ts';

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
  readonly version: number;
  readonly period: number;
  readonly used: number;
  readonly usedBefore: number;
  readonly rate: Uint8Array;
  readonly lastUsedAt: number;
}

/** A call, and with one call of each key of a batch what is counted of that key after all of them. */
export interface Entry {
  readonly row: CallRow;
  readonly charge: Charge | undefined;
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
  transaction<Value>(run: () => Value): Value;
  /**
   * Writes the entries, all or none: false if a key is no longer in use, or has another version than the one that its
   * charge was computed from.
   */
  book(entries: readonly Entry[]): boolean;
  /** Posts every call that was not posted yet to the index by key and to the totals by day. */
  post(): void;
  /** Gives credits back; false where this id was given back before. */
  release(row: ReleaseRow): boolean;
  findByHash(hash: Buffer): LedgerKey | undefined;
  findByNo(no: number): LedgerKey | undefined;
  /** Writes one row of no meaning, to learn whether the file can be written: throws where it cannot. */
  touch(): void;
  /** Whether nodes of a cluster have written to it, which total what they carry over themselves. */
  isOfCluster(): boolean;
  /** Numbers of operation names; new names get one. */
  operationNumbers(names: readonly string[]): Map<string, number>;
}

const KEY_COLUMNS = 'no, id, tier, label, period, used, used_before, rate, version, revoked_at, expires_at, scopes';
const CALL_COLUMNS = 'call, key_no, operation, status, credits, micros';
const ENTRY_COLUMNS = `${CALL_COLUMNS}, label, version, period, used, used_before, rate, last_used_at`;
const MOST_ROWS = 64;

/** Adds the values of an entry to those of a statement, in the order of its columns. */
type Bind = (values: unknown[], entry: Entry) => void;

const bindCall: Bind = (values, { row: { call, keyNo, operation, status, credits, micros } }) => {
  values.push(call, keyNo, operation, status, credits, micros);
};

const bindEntry: Bind = (values, entry) => {
  bindCall(values, entry);
  const { row, charge } = entry;
  if (!charge) {
    values.push(row.label, null, null, null, null, null, null);
    return;
  }
  const { version, period, used, usedBefore, rate, lastUsedAt } = charge;
  values.push(row.label, version, period, used, usedBefore, rate, lastUsedAt);
};

/** Whether an entry is more than the row of its call. */
const isMore = ({ row, charge }: Entry): boolean => charge !== undefined || row.label !== undefined;

/** The trigger of `entries` found a key that has changed since it was read. */
const isStale = (error: unknown): boolean => (error as { code?: unknown }).code === 'SQLITE_CONSTRAINT_TRIGGER';

export const ledgerStore = (db: LibSql.Database): LedgerStore => {
  /** Inserts rows, up to 64 with one statement, of which there is one for every number of rows. */
  const inserter = (into: string, columns: string, bind: Bind) => {
    const prepared: LibSql.Statement[] = [];
    const row = `(${columns.replace(/\w+/g, '?')})`;
    const statementOf = (rows: number): LibSql.Statement => {
      prepared[rows] ??= db.prepare(`INSERT INTO ${into} (${columns}) VALUES ${Array(rows).fill(row).join(',')}`);
      return prepared[rows];
    };
    return (entries: readonly Entry[]): void => {
      for (let i = 0; i < entries.length; i += MOST_ROWS) {
        const end = Math.min(i + MOST_ROWS, entries.length);
        const values: unknown[] = [];
        for (let at = i; at < end; at += 1) bind(values, entries[at]!);
        statementOf(end - i).run(values);
      }
    };
  };
  const insertEntries = inserter('entries', ENTRY_COLUMNS, bindEntry);
  const insertCalls = inserter('calls', CALL_COLUMNS, bindCall);
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

  const touch = db.prepare(
    `INSERT INTO settings (name, value, at) VALUES ('touched', '', ?) ON CONFLICT (name) DO UPDATE SET at = excluded.at`,
  );

  const post = posting(db);

  return {
    touch: () => void touch.run([Date.now()]),
    transaction: (run) => inTransaction(db, run),
    book(entries) {
      const more = entries.filter(isMore);
      const plain = entries.filter((entry) => !isMore(entry));
      const insert = (): void => {
        insertEntries(more);
        insertCalls(plain);
      };
      try {
        // A single statement is a transaction of its own.
        if (db.inTransaction || (plain.length === 0 && more.length <= MOST_ROWS)) insert();
        else inTransaction(db, insert);
        return true;
      } catch (error) {
        if (isStale(error)) return false;
        throw error;
      }
    },
    post,
    release({ id, keyNo, credits, operation, period, day, at }) {
      if (releaseOnce.run([id, keyNo, credits, at]).changes === 0) return false;
      giveBack.run([credits, period, keyNo]);
      // The charge itself may not be in the totals yet.
      post();
      lowerDay.run([credits, keyNo, day, operation]);
      return true;
    },
    findByHash: (hash) => byHash.get([hash]) as LedgerKey | undefined,
    findByNo: (no) => byNo.get([no]) as LedgerKey | undefined,
    isOfCluster: () => db.prepare('SELECT 1 FROM shipments LIMIT 1').get([]) !== undefined,
    operationNumbers(names) {
      const insert = db.prepare('INSERT OR IGNORE INTO operations (name) VALUES (?)');
      for (const name of names) insert.run([name]);
      const rows = db.prepare('SELECT no, name FROM operations').all([]) as { no: number; name: string }[];
      return new Map(rows.map(({ no, name }) => [name, no]));
    },
  };
};
