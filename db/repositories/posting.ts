import type LibSql from 'libsql';
import { inTransaction } from '../transaction.ts';

/**
 * Statements that post every call which was not posted yet, to the totals by day and to the index by key. For one transaction;
 * they change nothing where `condition` does not hold.
 */
export const postingStatements = (condition = 'true'): string[] => {
  const notPosted = `seq > (SELECT seq FROM posted) AND ${condition}`;
  return [
    `INSERT INTO usage_days (key_no, day, operation, calls, errors, credits)
     SELECT key_no, call / (4096 * 86400000), operation, count(*), sum(status >= 400), sum(credits) FROM calls
     WHERE ${notPosted} GROUP BY 1, 2, 3
     ON CONFLICT DO UPDATE SET calls = calls + excluded.calls, errors = errors + excluded.errors, credits = credits + excluded.credits`,
    `INSERT INTO calls_of_keys SELECT key_no, seq FROM calls WHERE ${notPosted} ORDER BY key_no, seq`,
    `UPDATE posted SET seq = max(seq, (SELECT coalesce(max(seq), 0) FROM calls)) WHERE ${condition}`,
  ];
};

/** How to post every call of a file that was not posted yet, in one transaction. */
export const posting = (db: LibSql.Database): (() => void) => {
  const statements = postingStatements().map((text) => db.prepare(text));
  const post = (): void => {
    for (const statement of statements) statement.run([]);
  };
  return () => (db.inTransaction ? post() : inTransaction(db, post));
};
