import { sql } from 'drizzle-orm';
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

// Instants are milliseconds since 1970 unless a comment says otherwise.

/** Issued API keys. The secret is nowhere: `hash` is SHA-256 of the whole key (HMAC where KEY_PEPPER is set). */
export const keys = sqliteTable(
  'keys',
  {
    no: integer().primaryKey(),
    id: text().notNull(),
    tier: text().notNull(),
    label: text().notNull(),
    hash: blob({ mode: 'buffer' }).notNull(),
    /** First and last characters, to recognise a key by. */
    start: text().notNull(),
    last4: text().notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at'),
    revokedAt: integer('revoked_at'),
    /** Month that `used` counts, as year x 12 + month. */
    period: integer().notNull().default(0),
    /** Credits charged in `period`. */
    used: integer().notNull().default(0),
    /** Theoretical arrival time of the rate limiter (GCRA), in microseconds since 1970. */
    tat: integer().notNull().default(0),
  },
  (t) => [uniqueIndex('keys_id').on(t.id), uniqueIndex('keys_hash').on(t.hash)],
);

/** Names of the operations that call rows refer to by number. */
export const operations = sqliteTable('operations', { no: integer().primaryKey(), name: text().notNull().unique() });

/** One row for every call that was answered. `seq` follows the order of commits, so it serves as cursor. */
export const calls = sqliteTable(
  'calls',
  {
    seq: integer().primaryKey(),
    /** Call id: 41 bits of milliseconds, 6 of node, 6 of sequence. */
    call: integer().notNull(),
    keyNo: integer('key_no').notNull(),
    operation: integer().notNull(),
    status: integer().notNull(),
    credits: integer().notNull(),
    /** Time from admission to answer, in microseconds. */
    micros: integer().notNull(),
  },
  (t) => [index('calls_by_key').on(t.keyNo)],
);

/** Request ids that are not the call's own number: sent by the caller, or shared by the calls of a batch. */
export const callLabels = sqliteTable('call_labels', {
  call: integer().primaryKey(),
  requestId: text('request_id').notNull(),
});

/** Totals by key, day and operation; the durable history. */
export const usageDays = sqliteTable(
  'usage_days',
  {
    keyNo: integer('key_no').notNull(),
    /** Days since 1970-01-01 UTC. */
    day: integer().notNull(),
    operation: integer().notNull(),
    calls: integer().notNull(),
    errors: integer().notNull(),
    credits: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.keyNo, t.day, t.operation] })],
);

/** What one installation remembers about itself, such as the hash of an admin key made at the first start. */
export const settings = sqliteTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
  at: integer().notNull().default(sql`0`),
});

/** Processes that make call ids, each under a number of its own; a row not seen for a while is free to take. */
export const nodes = sqliteTable('nodes', {
  slot: integer().primaryKey(),
  token: text().notNull(),
  seenAt: integer('seen_at').notNull(),
});
