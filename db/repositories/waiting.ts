import { type Column, type SQL, sql } from 'drizzle-orm';
import type { deliveries, jobs } from '../schema.ts';

/**
 * Rows that wait, by whom they wait for: `owner` is a column, and the table has an index of state, owner and run_at. Each owner is found
 * in the index from the one before it, so that it takes as long however many rows wait for one.
 */
export const waitingIn = (table: typeof jobs | typeof deliveries, state: 'queued' | 'pending', owner: string) => {
  const [waits, of] = [sql.raw(`state = '${state}'`), sql.raw(owner)];
  return {
    /** For WITH RECURSIVE: `waiting` with a column `owner`, whose last row is null. */
    owners: sql`waiting(owner) AS (
      SELECT min(${of}) FROM ${table} WHERE ${waits}
      UNION ALL
      SELECT (SELECT min(n.${of}) FROM ${table} n WHERE n.${waits} AND n.${of} > waiting.owner) FROM waiting WHERE owner IS NOT NULL)`,
    /** The id of what has waited longest for the owner of a row of `waiting`; null where that is not due. */
    firstDue: (now: number): SQL => sql`(
      SELECT n.id FROM ${table} n WHERE n.${waits} AND n.${of} = waiting.owner AND n.run_at <= ${now} ORDER BY n.run_at LIMIT 1)`,
  };
};

/** Whether the key with a number is revoked: asked of each, because there may be millions of keys. */
export const isRevoked = (keyNo: SQL | Column): SQL =>
  sql`EXISTS (SELECT 1 FROM keys k WHERE k.no = ${keyNo} AND k.revoked_at IS NOT NULL)`;
