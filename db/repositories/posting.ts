import { type SQL, sql } from 'drizzle-orm';
import type LibSql from 'libsql';
import { calls, callsOfKeys, posted, usageDays } from '../schema.ts';
import { inTransaction, name, textOf } from '../synchronous.ts';

/** The day of a call: its number, divided by 4096, is its time in milliseconds. */
const DAY = sql`${calls.call} / (4096 * 86400000)`;

const added = (column: SQL): SQL => sql`${column} = ${column} + excluded.${column}`;

/**
 * Statements that post every call which was not posted yet, to the totals by day and to the index by key. For one transaction;
 * they change nothing where `condition` does not hold.
 */
export const postingStatements = (condition: SQL = sql`true`): string[] => {
  const notPosted = sql`${calls.seq} > (SELECT ${posted.seq} FROM ${posted}) AND ${condition}`;
  const [counted, errors, credits] = [name(usageDays.calls), name(usageDays.errors), name(usageDays.credits)];
  return [
    sql`INSERT INTO ${usageDays} (${name(usageDays.keyNo)}, ${name(usageDays.day)}, ${name(usageDays.operation)}, ${counted}, ${errors}, ${credits})
      SELECT ${calls.keyNo}, ${DAY}, ${calls.operation}, count(*), sum(${calls.status} >= 400), sum(${calls.credits}) FROM ${calls}
      WHERE ${notPosted} GROUP BY 1, 2, 3
      ON CONFLICT DO UPDATE SET ${added(counted)}, ${added(errors)}, ${added(credits)}`,
    sql`INSERT INTO ${callsOfKeys} (${name(callsOfKeys.keyNo)}, ${name(callsOfKeys.seq)})
      SELECT ${calls.keyNo}, ${calls.seq} FROM ${calls} WHERE ${notPosted} ORDER BY ${calls.keyNo}, ${calls.seq}`,
    sql`UPDATE ${posted} SET ${name(posted.seq)} = max(${posted.seq}, (SELECT coalesce(max(${calls.seq}), 0) FROM ${calls}))
      WHERE ${condition}`,
  ].map(textOf);
};

/** How to post every call of a file that was not posted yet, in one transaction. */
export const posting = (db: LibSql.Database): (() => void) => {
  const statements = postingStatements().map((text) => db.prepare(text));
  const post = (): void => {
    for (const statement of statements) statement.run([]);
  };
  return () => (db.inTransaction ? post() : inTransaction(db, post));
};
