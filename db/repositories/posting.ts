import type LibSql from 'libsql';
import { inTransaction } from '../transaction.ts';

const NOT_POSTED = 'seq > (SELECT seq FROM posted)';

/** How to post every call of a file that was not posted yet, to the index by key and to the totals by day, in one transaction. */
export const posting = (db: LibSql.Database): (() => void) => {
  const postDays = db.prepare(
    `INSERT INTO usage_days (key_no, day, operation, calls, errors, credits)
     SELECT key_no, call / (4096 * 86400000), operation, count(*), sum(status >= 400), sum(credits) FROM calls
     WHERE ${NOT_POSTED} GROUP BY 1, 2, 3
     ON CONFLICT DO UPDATE SET calls = calls + excluded.calls, errors = errors + excluded.errors, credits = credits + excluded.credits`,
  );
  const postKeys = db.prepare(
    `INSERT INTO calls_of_keys SELECT key_no, seq FROM calls WHERE ${NOT_POSTED} ORDER BY key_no, seq`,
  );
  const move = db.prepare('UPDATE posted SET seq = max(seq, (SELECT coalesce(max(seq), 0) FROM calls))');
  const post = (): void => {
    postDays.run([]);
    postKeys.run([]);
    move.run([]);
  };
  return () => (db.inTransaction ? post() : inTransaction(db, post));
};
