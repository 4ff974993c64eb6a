import { type Column, getTableName, type SQL, sql } from 'drizzle-orm';
import type { deliveries, jobs } from '../schema.ts';

/**
 * Rows that wait, by whom they wait for: `owner` is a column. The table has an index of state, owner and run_at, and one of run_at for
 * what waits alone. The next owner is looked up in the index after the one before, so the time depends on how many owners wait, not on
 * how many rows wait for each.
 */
export const waitingIn = (table: typeof jobs | typeof deliveries, state: 'queued' | 'pending', owner: string) => {
  const [waits, of] = [sql.raw(`state = '${state}'`), sql.raw(owner)];
  const waitingIndex = sql.raw(`${getTableName(table)}_waiting`);
  return {
    /** For WITH RECURSIVE: the table `waiting`, with a row for each owner in ascending order and a last row that is null. */
    owners: sql`waiting(owner) AS (
      SELECT min(${of}) FROM ${table} WHERE ${waits}
      UNION ALL
      SELECT (SELECT min(n.${of}) FROM ${table} n WHERE n.${waits} AND n.${of} > waiting.owner) FROM waiting WHERE owner IS NOT NULL)`,
    /** The id of what has waited longest for the owner of a row of `waiting`; null where that is not due. */
    firstDue: (now: number): SQL => sql`(
      SELECT n.id FROM ${table} n WHERE n.${waits} AND n.${of} = waiting.owner AND n.run_at <= ${now} ORDER BY n.run_at LIMIT 1)`,
    /** A row if anything is due, whoever it waits for. SQLite would choose the other index, and read all that waits. */
    anyDue: (now: number): SQL =>
      sql`SELECT 1 FROM ${table} INDEXED BY ${waitingIndex} WHERE ${waits} AND run_at <= ${now} LIMIT 1`,
  };
};

/** Whether the key with a number is revoked: looked up for each row, because there may be millions of revoked keys. */
export const isRevoked = (keyNo: SQL | Column): SQL =>
  sql`EXISTS (SELECT 1 FROM keys k WHERE k.no = ${keyNo} AND k.revoked_at IS NOT NULL)`;
