import { sql } from 'drizzle-orm';
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { trace } from './trace-column.ts';

export { deliveries, deliveryAttempts, webhooks } from './webhook-tables.ts';

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
    /** Expiry time of the key; NULL for never. */
    expiresAt: integer('expires_at'),
    /** Groups of operations that the key may call; NULL for all. */
    scopes: text({ mode: 'json' }).$type<string[]>(),
    note: text().notNull().default(''),
    /** Id of the key that this one replaces. */
    replaces: text(),
    /** Credits by month, as `[[year x 12 + month, credits], ...]`, the month that was charged last at the end. */
    months: text({ mode: 'json' }).$type<readonly (readonly [month: number, used: number])[]>().notNull().default([]),
    /** What version 1.0 counted: two months. Nothing reads it, but nodes of that version that still run in the same cluster. */
    period: integer().notNull().default(0),
    used: integer().notNull().default(0),
    usedBefore: integer('used_before').notNull().default(0),
    /** Calls of the last minute, as `RateWindow` writes them; NULL before the first. */
    rate: blob({ mode: 'buffer' }),
    /** Rises with every change of what is counted, so that no writer overwrites what it has not read. */
    version: integer().notNull().default(0),
  },
  (t) => [uniqueIndex('keys_id').on(t.id), uniqueIndex('keys_hash').on(t.hash)],
);

/** Names of the operations that call rows refer to by number. */
export const operations = sqliteTable('operations', { no: integer().primaryKey(), name: text().notNull().unique() });

/**
 * One row for every call with a response. `seq` follows the order of commits, so it serves as cursor. The calls of a
 * batch are written through the view `entries`, whose trigger books them and what is counted of their keys in one
 * statement.
 */
export const calls = sqliteTable('calls', {
  seq: integer().primaryKey(),
  /** Call id: 41 bits of milliseconds, 6 of node, 6 of sequence. */
  call: integer().notNull(),
  keyNo: integer('key_no').notNull(),
  operation: integer().notNull(),
  status: integer().notNull(),
  credits: integer().notNull(),
  /** Time from admission to answer, in microseconds. */
  micros: integer().notNull(),
});

/**
 * The posted calls of each key. An index of `calls` would cost every call a page of its own; this one is filled some hundred
 * calls at a time. The view `key_calls` shows it with the calls that are not posted yet.
 */
export const callsOfKeys = sqliteTable(
  'calls_of_keys',
  { keyNo: integer('key_no').notNull(), seq: integer().notNull() },
  (t) => [primaryKey({ columns: [t.keyNo, t.seq] })],
);

/** One row: up to which call `calls_of_keys` and `usage_days` have all calls of a file. A server has its totals from its nodes. */
export const posted = sqliteTable('posted', { no: integer().primaryKey(), seq: integer().notNull() });

/** Request ids that are not the call's own number: sent by the caller, or shared by the calls of a batch. */
export const callLabels = sqliteTable('call_labels', {
  call: integer().primaryKey(),
  requestId: text('request_id').notNull(),
});

/** Totals by key, day and operation; the durable history. The view `day_usage` shows it with the calls that are not posted yet. */
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
    /** Calls that the limits refused; they are in none of the other columns. */
    refused: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.keyNo, t.day, t.operation] })],
);

/** What the live feed shows of refused calls: one row for a key and second at most, and only the last hundred of a key. */
export const refusals = sqliteTable(
  'refusals',
  {
    keyNo: integer('key_no').notNull(),
    /** Cursor of the feed, between those of the calls around it. */
    seq: integer().notNull(),
    /** Id of the last of these calls. */
    call: integer().notNull(),
    requestId: text('request_id').notNull(),
    operation: integer().notNull(),
    status: integer().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.keyNo, t.seq] })],
);

/** Credits that were given back, each once: `id` names what they had been charged for. */
export const releases = sqliteTable('releases', {
  id: text().primaryKey(),
  keyNo: integer('key_no').notNull(),
  credits: integer().notNull(),
  at: integer().notNull(),
});

/** Counts of months that an administrator has set: what was counted before and after. */
export const corrections = sqliteTable(
  'corrections',
  {
    no: integer().primaryKey(),
    keyNo: integer('key_no').notNull(),
    /** Year x 12 + month. */
    month: integer().notNull(),
    before: integer().notNull(),
    after: integer().notNull(),
    note: text().notNull(),
    at: integer().notNull(),
  },
  (t) => [index('corrections_by_key').on(t.keyNo)],
);

/**
 * Jobs. `held` until the charge is durable, then `queued`, `running`, and one of `succeeded`, `failed`, `cancelled`. Parameters
 * and results lie elsewhere, because every update writes the whole row again.
 */
export const jobs = sqliteTable(
  'jobs',
  {
    id: text().primaryKey(),
    keyNo: integer('key_no').notNull(),
    type: text().notNull(),
    state: text({ enum: ['held', 'queued', 'running', 'succeeded', 'failed', 'cancelled'] }).notNull(),
    /** Rises with every change an owner may see; the id of stream events. */
    revision: integer().notNull().default(1),
    attempt: integer().notNull().default(0),
    maxAttempts: integer('max_attempts').notNull(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    credits: integer().notNull(),
    /** 1 where the credits are to be given back, 2 when they have been. */
    release: integer().notNull().default(0),
    /** Not to be taken up before. */
    runAt: integer('run_at').notNull(),
    /** Names one taking-up of the job: whoever does not know it may not report on the job. */
    lease: text(),
    leaseUntil: integer('lease_until'),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of type and parameters, to recognise a repeated request. */
    digest: text().notNull(),
    summary: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    itemCount: integer('item_count'),
    itemBytes: integer('item_bytes'),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    queuedAt: integer('queued_at').notNull(),
    startedAt: integer('started_at'),
    finishedAt: integer('finished_at'),
    expiresAt: integer('expires_at').notNull(),
    /** To when its price was charged; NULL where that was not noted, as in older versions. */
    chargedAt: integer('charged_at'),
    trace: trace(),
  },
  (t) => [
    index('jobs_due').on(t.state, t.keyNo, t.runAt),
    index('jobs_waiting').on(t.runAt).where(sql`state = 'queued'`),
    index('jobs_by_key').on(t.keyNo, t.queuedAt),
    index('jobs_expired').on(t.expiresAt),
    uniqueIndex('jobs_idempotency').on(t.keyNo, t.idempotencyKey),
  ],
);

/** What a job was asked for, as JSON. */
export const jobParams = sqliteTable('job_params', {
  jobId: text('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  params: text().notNull(),
});

/** Items of a result as JSON lines, in parts. Parts of a taking-up that was lost are never read. */
export const jobItems = sqliteTable(
  'job_items',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    lease: text().notNull(),
    part: integer().notNull(),
    lines: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.lease, t.part] })],
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
  /** Names the holder; empty where the number was given back. */
  token: text().notNull(),
  seenAt: integer('seen_at').notNull(),
  /** Ids up to this instant may have been made: the next holder begins behind it. */
  until: integer().notNull().default(0),
});

/** How far the journal of each node has been taken over into `calls` and `usage_days`. */
export const shipments = sqliteTable('shipments', { node: text().primaryKey(), seq: integer().notNull() });
