import type LibSql from 'libsql';

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
