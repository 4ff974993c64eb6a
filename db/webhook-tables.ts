import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { trace } from './trace-column.ts';

// Instants are milliseconds since 1970.

/** Subscriptions. Secrets are kept as they are, because every delivery is signed with them. */
export const webhooks = sqliteTable(
  'webhooks',
  {
    id: text().primaryKey(),
    keyNo: integer('key_no').notNull(),
    url: text().notNull(),
    events: text({ mode: 'json' }).$type<string[]>().notNull(),
    secret: text().notNull(),
    /** The secret before the last rotation, which signs as well until `previousUntil`. */
    previousSecret: text('previous_secret'),
    previousUntil: integer('previous_until'),
    createdAt: integer('created_at').notNull(),
    /** Time since which every attempt has failed. */
    failingSince: integer('failing_since'),
    /** When it last accepted a delivery; NULL if it never has. */
    answeredAt: integer('answered_at'),
    disabledAt: integer('disabled_at'),
    disabledReason: text('disabled_reason'),
  },
  (t) => [index('webhooks_by_key').on(t.keyNo)],
);

/** One event on its way to one subscription: the outbox, then the log. */
export const deliveries = sqliteTable(
  'deliveries',
  {
    id: text().primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    keyNo: integer('key_no').notNull(),
    eventId: text('event_id').notNull(),
    event: text().notNull(),
    payload: text().notNull(),
    state: text({ enum: ['pending', 'sending', 'delivered', 'dead'] }).notNull(),
    /** Attempts since it was last sent off: the place in the schedule. */
    attempt: integer().notNull().default(0),
    runAt: integer('run_at').notNull(),
    lease: text(),
    leaseUntil: integer('lease_until'),
    createdAt: integer('created_at').notNull(),
    finishedAt: integer('finished_at'),
    trace: trace(),
  },
  (t) => [
    uniqueIndex('deliveries_once').on(t.webhookId, t.eventId),
    index('deliveries_due').on(t.state, t.webhookId, t.runAt),
    index('deliveries_waiting').on(t.runAt).where(sql`state = 'pending'`),
    index('deliveries_by_age').on(t.createdAt),
    index('deliveries_by_webhook').on(t.webhookId, t.createdAt),
  ],
);

/** Every attempt at a delivery. */
export const deliveryAttempts = sqliteTable(
  'delivery_attempts',
  {
    deliveryId: text('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    attempt: integer().notNull(),
    at: integer().notNull(),
    /** HTTP status; null if there was no response. */
    status: integer(),
    error: text(),
    durationMs: integer('duration_ms').notNull(),
  },
  (t) => [primaryKey({ columns: [t.deliveryId, t.attempt] })],
);
