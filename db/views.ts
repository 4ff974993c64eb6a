import { blob, integer, sqliteView, text } from 'drizzle-orm/sqlite-core';

// The views that migrations have made: 0008_postings.sql and 0012_months.sql.

/** The calls of each key, posted or not, by their numbers in `calls`. */
export const keyCalls = sqliteView('key_calls', {
  keyNo: integer('key_no').notNull(),
  seq: integer().notNull(),
}).existing();

/** The totals with the calls that are not posted yet, each as a row of its own. */
export const dayUsage = sqliteView('day_usage', {
  keyNo: integer('key_no').notNull(),
  day: integer().notNull(),
  operation: integer().notNull(),
  calls: integer().notNull(),
  errors: integer().notNull(),
  credits: integer().notNull(),
  refused: integer().notNull(),
}).existing();

/**
 * What a call is written through: with a `label` where its request id is not its own number, and with what is counted of its key, where
 * it is the last of that key in its batch. Refused where the key is revoked or has another version.
 */
export const entries = sqliteView('entries', {
  call: integer().notNull(),
  keyNo: integer('key_no').notNull(),
  operation: integer().notNull(),
  status: integer().notNull(),
  credits: integer().notNull(),
  micros: integer().notNull(),
  label: text(),
  version: integer(),
  months: text(),
  rate: blob({ mode: 'buffer' }),
  lastUsedAt: integer('last_used_at'),
}).existing();
