import { type Column, type SQL, sql } from 'drizzle-orm';
import { BetterSQLiteSession } from 'drizzle-orm/better-sqlite3/session';
import { BaseSQLiteDatabase, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type LibSql from 'libsql';

const dialect = new SQLiteSyncDialect();

/** Drizzle on a synchronous connection: its queries, prepared once, answer at once. Any of them may throw SQLITE_BUSY. */
export type SyncOrm = BaseSQLiteDatabase<'sync', LibSql.RunResult>;

/**
 * A connection as Drizzle's session calls it, each value an argument of its own. The binding gets them as one list: a Buffer as its
 * only argument, as when a key is looked up by its hash, it takes for the list, and ends the process.
 */
const inLists = (db: LibSql.Database) => ({
  prepare(source: string) {
    const statement = db.prepare(source);
    const listed = {
      run: (...values: unknown[]) => statement.run(values),
      get: (...values: unknown[]) => statement.get(values),
      all: (...values: unknown[]) => statement.all(values),
      raw() {
        statement.raw();
        return listed;
      },
    };
    return listed;
  },
});

export const syncOrm = (db: LibSql.Database): SyncOrm =>
  new BaseSQLiteDatabase('sync', dialect, new BetterSQLiteSession(inLists(db), dialect, undefined), undefined);

/** The bare name of a column, for a list of columns. */
export const name = (column: Column): SQL => sql`${sql.identifier(column.name)}`;

/** The text of a statement without values. */
export const textOf = (statement: SQL): string => dialect.sqlToQuery(statement.inlineParams()).sql;

/** Runs statements of a synchronous connection in one transaction; what is thrown in it leaves nothing written. */
export const inTransaction = <Value>(db: LibSql.Database, run: () => Value): Value => {
  db.exec('BEGIN IMMEDIATE');
  try {
    const value = run();
    db.exec('COMMIT');
    return value;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
};
