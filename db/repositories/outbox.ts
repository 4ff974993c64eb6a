import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../client.ts';
import { deliveries, jobs, webhooks } from '../schema.ts';

const instant = (column: SQL): SQL => sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`;

/** A new row id: a prefix and 24 hexadecimal digits. */
const newId = sql.raw(`'dlv_' || lower(hex(randomblob(12)))`);

/**
 * Puts what jobs `j` have come to into the outbox of every subscription that asked for it. For batches: it follows the
 * statement that changed the jobs, so that change and news are written together or not at all. An event has one id for
 * each job, state and attempt, so writing it twice changes nothing.
 */
export const announceJobs = (orm: Orm, where: SQL, now: number) => {
  const event = sql`(CASE j.state WHEN 'running' THEN 'job.started' ELSE 'job.' || j.state END)`;
  const data = sql`json_object('id', j.id, 'type', j.type, 'state', j.state, 'attempt', j.attempt,
    'queued_at', ${instant(sql`j.queued_at`)}, 'started_at', ${instant(sql`j.started_at`)},
    'finished_at', ${instant(sql`j.finished_at`)},
    'error', CASE WHEN j.error_code IS NULL THEN NULL ELSE json_object('code', j.error_code, 'message', j.error_message) END)`;
  const payload = sql`json_object('type', ${event}, 'timestamp', ${new Date(now).toISOString()}, 'data', ${data})`;
  return orm.run(sql`
    INSERT INTO ${deliveries} (id, webhook_id, key_no, event_id, event, payload, state, run_at, created_at, trace)
    SELECT ${newId}, w.id, w.key_no, 'evt_' || substr(j.id, 5) || '_' || j.state || '_' || j.attempt, ${event}, ${payload},
      'pending', ${now}, ${now}, j.trace
    FROM ${jobs} j JOIN ${webhooks} w ON w.key_no = j.key_no AND w.disabled_at IS NULL
    WHERE ${where} AND EXISTS (SELECT 1 FROM json_each(w.events) WHERE value = ${event})
    ON CONFLICT DO NOTHING`);
};

/** An event that concerns a key as such. */
export interface KeyEvent {
  readonly keyNo: number;
  /** Makes the event one and the same however often it is written. */
  readonly eventId: string;
  readonly event: string;
  readonly data: unknown;
  /** Trace headers of the call that caused it; null if it has none. */
  readonly trace: Readonly<Record<string, string>> | null;
}

/** Puts an event of a key into the outbox of its subscriptions that asked for it, but for one. */
export const announceToKey = (
  orm: Orm,
  { keyNo, eventId, event, data, trace }: KeyEvent,
  { now, except = '', only = '' }: { now: number; except?: string; only?: string },
) => {
  const payload = JSON.stringify({ type: event, timestamp: new Date(now).toISOString(), data });
  // A test call goes to the subscription it names, whether or not that lists the event.
  const addressed = only
    ? sql`w.id = ${only}`
    : sql`w.id <> ${except} AND EXISTS (SELECT 1 FROM json_each(w.events) WHERE value = ${event})`;
  return orm.run(sql`
    INSERT INTO ${deliveries} (id, webhook_id, key_no, event_id, event, payload, state, run_at, created_at, trace)
    SELECT ${newId}, w.id, w.key_no, ${eventId}, ${event}, ${payload}, 'pending', ${now}, ${now}, ${trace && JSON.stringify(trace)}
    FROM ${webhooks} w WHERE w.key_no = ${keyNo} AND w.disabled_at IS NULL AND ${addressed}
    ON CONFLICT DO NOTHING`);
};
