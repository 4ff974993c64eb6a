import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import type LibSql from 'libsql';
import { calls, corrections, keys, operations, releases, settings, shipments, usageDays } from '../schema.ts';
import { inTransaction, name, type SyncOrm, syncOrm, textOf } from '../synchronous.ts';
import { entries as entryRows } from '../views.ts';
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

const { no, id, tier, label, months, rate, version, revokedAt, expiresAt, scopes } = keys;
const KEY = { no, id, tier, label, months, rate, version, revokedAt, expiresAt, scopes };

/** What is counted of a key after the calls of a batch, worked out from what was read at `version`. */
export interface Charge {
  readonly version: number;
  /** Credits by month. */
  readonly months: LedgerKey['months'];
  readonly rate: Uint8Array;
  readonly lastUsedAt: number;
}

/** A call, and with one call of each key of a batch what is counted of that key after all of them. */
export interface Entry {
  readonly row: CallRow;
  readonly charge: Charge | undefined;
}

/** A key as the hot path sees it. */
export type LedgerKey = Pick<typeof keys.$inferSelect, keyof typeof KEY>;

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
  /** Day of the charge. */
  readonly day: number;
  readonly at: number;
}

/** A month whose count an administrator has set. */
export type CorrectionRow = Omit<typeof corrections.$inferSelect, 'no'>;

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
  /** Takes credits that are given back off the totals of their day; false where this id was given back before. */
  release(row: ReleaseRow): boolean;
  /** Notes that the count of a month was set. */
  addCorrection(row: CorrectionRow): void;
  /** Writes the counts of a key by month. */
  setMonths(keyNo: number, months: LedgerKey['months']): void;
  findByHash(hash: Buffer): LedgerKey | undefined;
  findByNo(no: number): LedgerKey | undefined;
  /** Writes one row of no meaning, to learn whether the file can be written: throws where it cannot. */
  touch(): void;
  /** Whether nodes of a cluster have written to it, which total what they carry over themselves. */
  isOfCluster(): boolean;
  /** Numbers of operation names; new names get one. */
  operationNumbers(names: readonly string[]): Map<string, number>;
}

const CALL_COLUMNS = [calls.call, calls.keyNo, calls.operation, calls.status, calls.credits, calls.micros];
const CHARGE_COLUMNS = (['label', 'version', 'months', 'rate', 'lastUsedAt'] as const).map(
  (column) => entryRows[column],
);
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
    values.push(row.label, null, null, null, null);
    return;
  }
  const { version, months, rate, lastUsedAt } = charge;
  values.push(row.label, version, JSON.stringify(months), rate, lastUsedAt);
};

/** Whether an entry is more than the row of its call. */
const isMore = ({ row, charge }: Entry): boolean => charge !== undefined || row.label !== undefined;

/** The trigger of `entries` found a key that has changed since it was read. */
const isStale = (error: unknown): boolean => (error as { code?: unknown }).code === 'SQLITE_CONSTRAINT_TRIGGER';

/**
 * Inserts rows, up to 64 with one statement, of which there is one for every number of rows: SQL text with the names of the schema,
 * because a query of Drizzle takes twice as long for 32 rows.
 */
const inserter = (
  db: LibSql.Database,
  into: typeof calls | typeof entryRows,
  columns: readonly Column[],
  bind: Bind,
) => {
  const prepared: LibSql.Statement[] = [];
  const names = sql.join(columns.map(name), sql`, `);
  const head = textOf(sql`INSERT INTO ${into} (${names}) VALUES`);
  const row = `(${columns.map(() => '?').join(', ')})`;
  const statementOf = (rows: number): LibSql.Statement => {
    prepared[rows] ??= db.prepare(`${head} ${Array(rows).fill(row).join(', ')}`);
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

const value = sql.placeholder;

const keyStatements = (orm: SyncOrm) => {
  const keyWhere = (which: SQL) => orm.select(KEY).from(keys).where(which).prepare();
  return {
    byHash: keyWhere(eq(keys.hash, value('hash'))),
    byNo: keyWhere(eq(keys.no, value('no'))),
    setMonths: orm
      .update(keys)
      .set({ months: sql`${value('months')}`, version: sql`${keys.version} + 1` })
      .where(eq(keys.no, value('keyNo')))
      .prepare(),
  };
};

const releaseStatements = (orm: SyncOrm) => ({
  once: orm
    .insert(releases)
    .values({ id: value('id'), keyNo: value('keyNo'), credits: value('credits'), at: value('at') })
    .onConflictDoNothing()
    .prepare(),
  lowerDay: orm
    .update(usageDays)
    .set({ credits: sql`max(0, ${usageDays.credits} - ${value('credits')})` })
    .where(
      and(
        eq(usageDays.keyNo, value('keyNo')),
        eq(usageDays.day, value('day')),
        eq(usageDays.operation, value('operation')),
      ),
    )
    .prepare(),
});

const operationStatements = (orm: SyncOrm) => ({
  add: orm
    .insert(operations)
    .values({ name: value('name') })
    .onConflictDoNothing()
    .prepare(),
  all: orm.select().from(operations).prepare(),
});

export const ledgerStore = (db: LibSql.Database): LedgerStore => {
  const orm = syncOrm(db);
  const insertEntries = inserter(db, entryRows, [...CALL_COLUMNS, ...CHARGE_COLUMNS], bindEntry);
  const insertCalls = inserter(db, calls, CALL_COLUMNS, bindCall);
  const { byHash, byNo, setMonths } = keyStatements(orm);
  const release = releaseStatements(orm);
  const names = operationStatements(orm);
  const shipped = orm.select({ node: shipments.node }).from(shipments).limit(1).prepare();
  const touch = orm
    .insert(settings)
    .values({ name: 'touched', value: '', at: value('at') })
    .onConflictDoUpdate({ target: settings.name, set: { at: sql`excluded.at` } })
    .prepare();
  const correction = orm
    .insert(corrections)
    .values({
      keyNo: value('keyNo'),
      month: value('month'),
      before: value('before'),
      after: value('after'),
      note: value('note'),
      at: value('at'),
    })
    .prepare();
  const post = posting(db);

  const insert = (more: readonly Entry[], plain: readonly Entry[]): void => {
    insertEntries(more);
    if (plain.length > 0) insertCalls(plain);
  };

  return {
    touch: () => void touch.run({ at: Date.now() }),
    transaction: (run) => inTransaction(db, run),
    book(entries) {
      const [more, plain]: [Entry[], Entry[]] = [[], []];
      for (const entry of entries) (isMore(entry) ? more : plain).push(entry);
      try {
        // A single statement is a transaction of its own.
        if (db.inTransaction || (plain.length === 0 && more.length <= MOST_ROWS)) insert(more, plain);
        else inTransaction(db, () => insert(more, plain));
        return true;
      } catch (error) {
        if (isStale(error)) return false;
        throw error;
      }
    },
    post,
    addCorrection: (row) => void correction.run(row),
    setMonths: (keyNo, months) => void setMonths.run({ keyNo, months: JSON.stringify(months) }),
    release({ id, keyNo, credits, operation, day, at }) {
      if (release.once.run({ id, keyNo, credits, at }).changes === 0) return false;
      // The charge itself may not be in the totals yet.
      post();
      release.lowerDay.run({ credits, keyNo, day, operation });
      return true;
    },
    findByHash: (hash) => byHash.get({ hash }),
    findByNo: (no) => byNo.get({ no }),
    isOfCluster: () => shipped.get() !== undefined,
    operationNumbers(wanted) {
      for (const name of wanted) names.add.run({ name });
      return new Map(names.all.all().map(({ no, name }) => [name, no]));
    },
  };
};

/** The number under which the database knows an operation. Throws for one that the ledger was not made for. */
export const numberOf = (operations: ReadonlyMap<string, number>, name: string): number => {
  const no = operations.get(name);
  if (no === undefined) throw new TypeError(`the operation ${name} was not registered`);
  return no;
};
