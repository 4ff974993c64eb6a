import { and, asc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../client.ts';
import { retryWhileBusy } from '../retry-while-busy.ts';
import { deliveries, webhooks } from '../schema.ts';
import { announceToKey, type KeyEvent } from './outbox.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type NewWebhook = Pick<WebhookRow, 'id' | 'keyNo' | 'url' | 'events' | 'secret' | 'createdAt'>;

/** Subscriptions in the database. */
export const webhookRepository = (orm: Orm) => {
  const own = (keyNo: number, id: string) => and(eq(webhooks.id, id), eq(webhooks.keyNo, keyNo));
  return {
    /** Undefined if the key has its maximum number. */
    async insert(hook: NewWebhook, most: number): Promise<WebhookRow | undefined> {
      await retryWhileBusy(() =>
        orm.run(sql`
          INSERT INTO ${webhooks} (id, key_no, url, events, secret, created_at)
          SELECT ${hook.id}, ${hook.keyNo}, ${hook.url}, ${JSON.stringify(hook.events)}, ${hook.secret}, ${hook.createdAt}
          WHERE (SELECT count(*) FROM ${webhooks} WHERE key_no = ${hook.keyNo}) < ${most}`),
      );
      return this.find(hook.keyNo, hook.id);
    },
    list: (keyNo: number): Promise<WebhookRow[]> =>
      orm.select().from(webhooks).where(eq(webhooks.keyNo, keyNo)).orderBy(asc(webhooks.createdAt), asc(webhooks.id)),
    find: (keyNo: number, id: string): Promise<WebhookRow | undefined> =>
      orm.select().from(webhooks).where(own(keyNo, id)).get(),
    byId: (id: string): Promise<WebhookRow | undefined> => orm.select().from(webhooks).where(eq(webhooks.id, id)).get(),
    /** Deletes a subscription with all its deliveries, sent or not. */
    async remove(keyNo: number, id: string): Promise<WebhookRow | undefined> {
      const [row] = await retryWhileBusy(() => orm.delete(webhooks).where(own(keyNo, id)).returning());
      return row;
    },
    /** Takes a new secret; the one before signs as well until `until`. */
    async rotate(keyNo: number, id: string, secret: string, until: number): Promise<WebhookRow | undefined> {
      const change = { previousSecret: sql`${webhooks.secret}`, previousUntil: until, secret };
      const [row] = await retryWhileBusy(() => orm.update(webhooks).set(change).where(own(keyNo, id)).returning());
      return row;
    },
    async enable(keyNo: number, id: string): Promise<WebhookRow | undefined> {
      const change = { disabledAt: null, disabledReason: null, failingSince: null };
      const [row] = await retryWhileBusy(() => orm.update(webhooks).set(change).where(own(keyNo, id)).returning());
      return row;
    },
    /** Switches a subscription off, gives up what was on its way to it, and notifies the key's other subscriptions. */
    async disable(id: string, reason: string, now: number, event: KeyEvent): Promise<void> {
      const off = { disabledAt: sql`coalesce(${webhooks.disabledAt}, ${now})`, disabledReason: reason };
      const given = { state: 'dead' as const, finishedAt: now, lease: null, leaseUntil: null };
      await retryWhileBusy(() =>
        orm.batch([
          orm.update(webhooks).set(off).where(eq(webhooks.id, id)),
          orm
            .update(deliveries)
            .set(given)
            .where(and(eq(deliveries.webhookId, id), sql`${deliveries.state} IN ('pending', 'sending')`)),
          announceToKey(orm, event, { now, except: id }),
        ]),
      );
    },
    /** Writes an event of a key into the outbox, once however often it is called. */
    async announce(event: KeyEvent, now: number): Promise<void> {
      await retryWhileBusy(() => announceToKey(orm, event, { now }));
    },
    /** Writes an event for one subscription, whether or not it lists the event. */
    async announceOne(id: string, event: KeyEvent, now: number): Promise<void> {
      await retryWhileBusy(() => announceToKey(orm, event, { now, only: id }));
    },
    /** Numbers of the keys in use that have asked for one of these events. */
    async keysFor(events: readonly string[]): Promise<number[]> {
      const wanted = sql.join(
        events.map((event) => sql`${event}`),
        sql`, `,
      );
      const rows = await orm
        .selectDistinct({ keyNo: webhooks.keyNo })
        .from(webhooks)
        .where(
          sql`${webhooks.disabledAt} IS NULL AND EXISTS (SELECT 1 FROM json_each(${webhooks.events}) WHERE value IN (${wanted}))`,
        );
      return rows.map(({ keyNo }) => keyNo);
    },
  };
};

export type WebhookRepository = ReturnType<typeof webhookRepository>;
