import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../client.ts';
import { retryWhileBusy } from '../retry-while-busy.ts';
import { deliveries, deliveryAttempts, webhooks } from '../schema.ts';
import { isRevoked, waitingIn } from './waiting.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;
export type AttemptRow = typeof deliveryAttempts.$inferSelect;

/** What came of one attempt. */
export interface Attempt {
  readonly at: number;
  readonly status: number | null;
  readonly error: string | null;
  readonly durationMs: number;
}

/** What is known of a receiver: it has taken a delivery since its last failure, it was never tried, or it fails. */
export type DeliveryState = 'proven' | 'untried' | 'failing';

const STANDS: Readonly<Record<DeliveryState, SQL>> = {
  proven: sql`w.failing_since IS NULL AND w.answered_at IS NOT NULL`,
  untried: sql`w.failing_since IS NULL AND w.answered_at IS NULL`,
  failing: sql`w.failing_since IS NOT NULL`,
};

/** Deliveries at the same time: to one receiver by its standing, and for one key. */
const AT_ONCE: Readonly<Record<DeliveryState | 'key', number>> = { proven: 4, untried: 1, failing: 1, key: 8 };

const { owners, firstDue, anyDue } = waitingIn(deliveries, 'pending', 'webhook_id');

/** Host and port of a receiver, whose address begins with https://. */
const HOST = sql`substr(w.url, 9, instr(substr(w.url, 9) || '/', '/') - 1)`;

/** The outbox as those who carry it out see it, and the log of what they did. */
export const deliveryRepository = (orm: Orm) => {
  const held = ({ id, lease }: DeliveryRow) =>
    and(eq(deliveries.id, id), eq(deliveries.lease, lease ?? ''), eq(deliveries.state, 'sending'));
  /** The numbers of attempts continue, also if a delivery is sent again and its schedule restarts. */
  const record = ({ id }: DeliveryRow, attempt: Attempt) => {
    const number = sql`(SELECT count(*) + 1 FROM ${deliveryAttempts} WHERE delivery_id = ${id})`;
    return orm.insert(deliveryAttempts).values({ deliveryId: id, attempt: number, ...attempt });
  };

  return {
    async isDue(now: number): Promise<boolean> {
      return (await orm.all(anyDue(now))).length > 0;
    },

    /**
     * Takes up deliveries that are due to receivers of one standing, one for each receiver. Keys come in turn, the one with the
     * least on its way first and none with more than its share; of a key hosts come in turn.
     */
    async claim({
      standing,
      limit,
      lease,
      now,
      leaseUntil,
    }: {
      standing: DeliveryState;
      limit: number;
      lease: string;
      now: number;
      leaseUntil: number;
    }): Promise<DeliveryRow[]> {
      const chosen = sql`(
        WITH RECURSIVE ${owners},
        busy AS (SELECT webhook_id, key_no, count(*) AS n FROM ${deliveries} WHERE state = 'sending' GROUP BY webhook_id),
        due AS (
          SELECT d.id AS id, d.run_at AS run_at, d.key_no AS key_no, ${HOST} AS host
          FROM waiting CROSS JOIN ${webhooks} w ON w.id = waiting.owner CROSS JOIN ${deliveries} d ON d.id = ${firstDue(now)}
          LEFT JOIN busy b ON b.webhook_id = d.webhook_id
          WHERE w.disabled_at IS NULL AND ${STANDS[standing]} AND NOT ${isRevoked(sql`d.key_no`)}
            AND coalesce(b.n, 0) < ${AT_ONCE[standing]}
        ),
        by_host AS (SELECT *, row_number() OVER (PARTITION BY key_no, host ORDER BY run_at) AS turn FROM due),
        busy_keys AS (SELECT key_no, sum(n) AS n FROM busy GROUP BY key_no),
        by_key AS (
          SELECT h.*, coalesce(k.n, 0) + row_number() OVER (PARTITION BY h.key_no ORDER BY h.turn, h.run_at) AS place
          FROM by_host h LEFT JOIN busy_keys k ON k.key_no = h.key_no
        )
        SELECT id FROM by_key WHERE place <= ${AT_ONCE.key} ORDER BY place, turn, run_at LIMIT ${limit})`;
      const taken = { state: 'sending' as const, lease, leaseUntil, attempt: sql`${deliveries.attempt} + 1` };
      await retryWhileBusy(() =>
        orm
          .update(deliveries)
          .set(taken)
          // The plus keeps SQLite from using the index of states, which would read everything that is pending.
          .where(sql`${deliveries.id} IN ${chosen} AND +${deliveries.state} = 'pending'`),
      );
      // Read by the lease, so that a claim that was written although its answer was lost is carried out, not left until it expires.
      return retryWhileBusy(() =>
        orm
          .select()
          .from(deliveries)
          .where(and(eq(deliveries.lease, lease), eq(deliveries.state, 'sending'))),
      );
    },

    async delivered(row: DeliveryRow, attempt: Attempt): Promise<void> {
      const done = { state: 'delivered' as const, finishedAt: attempt.at, lease: null, leaseUntil: null };
      await retryWhileBusy(() =>
        orm.batch([
          record(row, attempt),
          orm.update(deliveries).set(done).where(held(row)),
          orm
            .update(webhooks)
            .set({ failingSince: null, answeredAt: attempt.at })
            .where(eq(webhooks.id, row.webhookId)),
        ]),
      );
    },

    /** Notes a failure; the next attempt is at `runAt`, or never where that is undefined. */
    async failed(row: DeliveryRow, attempt: Attempt, runAt: number | undefined): Promise<void> {
      const free = { lease: null, leaseUntil: null };
      const change =
        runAt === undefined
          ? { ...free, state: 'dead' as const, finishedAt: attempt.at }
          : { ...free, state: 'pending' as const, runAt };
      await retryWhileBusy(() =>
        orm.batch([
          record(row, attempt),
          orm.update(deliveries).set(change).where(held(row)),
          orm
            .update(webhooks)
            .set({ failingSince: sql`coalesce(${webhooks.failingSince}, ${attempt.at})` })
            .where(eq(webhooks.id, row.webhookId)),
        ]),
      );
    },

    /** Puts a delivery that was taken up back, uncounted: its process stops. */
    async putBack(row: DeliveryRow): Promise<void> {
      const back = { state: 'pending' as const, lease: null, leaseUntil: null };
      const counts = { attempt: sql`${deliveries.attempt} - 1` };
      await retryWhileBusy(() =>
        orm
          .update(deliveries)
          .set({ ...back, ...counts })
          .where(held(row)),
      );
    },

    /** Deliveries whose sender has gone silent are due again. */
    async reclaim(now: number): Promise<void> {
      const silent = and(eq(deliveries.state, 'sending'), lt(deliveries.leaseUntil, now));
      const back = { state: 'pending' as const, lease: null, leaseUntil: null, runAt: now };
      await retryWhileBusy(() => orm.update(deliveries).set(back).where(silent));
    },

    /** What is on its way for revoked keys is given up. */
    async sweep(now: number): Promise<void> {
      const given = { state: 'dead' as const, finishedAt: now, lease: null, leaseUntil: null };
      await retryWhileBusy(() =>
        orm
          .update(deliveries)
          .set(given)
          .where(and(inArray(deliveries.state, ['pending', 'sending']), isRevoked(deliveries.keyNo))),
      );
    },

    count: (state: DeliveryRow['state']): Promise<number> => orm.$count(deliveries, eq(deliveries.state, state)),

    /** Newest first. */
    log: (webhookId: string, state: DeliveryRow['state'] | undefined, limit: number): Promise<DeliveryRow[]> =>
      orm
        .select()
        .from(deliveries)
        .where(and(eq(deliveries.webhookId, webhookId), state === undefined ? undefined : eq(deliveries.state, state)))
        .orderBy(desc(deliveries.createdAt), desc(sql`rowid`))
        .limit(limit),

    attempts: (ids: readonly string[]): Promise<AttemptRow[]> =>
      orm
        .select()
        .from(deliveryAttempts)
        .where(inArray(deliveryAttempts.deliveryId, [...ids]))
        .orderBy(asc(deliveryAttempts.attempt)),

    find: (keyNo: number, id: string): Promise<DeliveryRow | undefined> =>
      orm
        .select()
        .from(deliveries)
        .where(and(eq(deliveries.id, id), eq(deliveries.keyNo, keyNo)))
        .get(),

    byEvent: (webhookId: string, eventId: string): Promise<DeliveryRow | undefined> =>
      orm
        .select()
        .from(deliveries)
        .where(and(eq(deliveries.webhookId, webhookId), eq(deliveries.eventId, eventId)))
        .get(),

    /** Sends a delivery off once more, with the whole schedule before it. One that is on its way stays as it is. */
    async again(id: string, now: number): Promise<void> {
      const due = { state: 'pending' as const, runAt: now, attempt: 0, finishedAt: null };
      const still = sql`${deliveries.state} <> 'sending'`;
      await retryWhileBusy(() =>
        orm
          .update(deliveries)
          .set(due)
          .where(and(eq(deliveries.id, id), still)),
      );
    },

    /** Deletes ended deliveries made before an instant; returns how many. */
    async expire(before: number, limit: number): Promise<number> {
      const old = orm
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(and(lt(deliveries.createdAt, before), inArray(deliveries.state, ['delivered', 'dead'])))
        .limit(limit);
      const rows = await retryWhileBusy(() =>
        orm.delete(deliveries).where(inArray(deliveries.id, old)).returning({ id: deliveries.id }),
      );
      return rows.length;
    },
  };
};

export type DeliveryRepository = ReturnType<typeof deliveryRepository>;
