import { randomBytes, randomUUID } from 'node:crypto';
import type { DeliveryRepository, DeliveryRow } from '../../db/repositories/deliveries.ts';
import type { WebhookRepository, WebhookRow } from '../../db/repositories/webhooks.ts';
import type { ApiKey } from '../accounts/account.ts';
import { invalid, Refusal } from '../errors/refusal.ts';
import type { Allowlist } from '../net/allowlist.ts';
import { readReceiver } from '../net/deliver.ts';
import { judgeTarget } from '../net/target.ts';
import { traceToKeep } from '../runtime/trace.ts';
import { newSecret } from './signature.ts';
import { type DeliveryRecord, deliveryOf, type Subscription, subscriptionOf } from './webhook-records.ts';

type Owner = Pick<ApiKey, 'no'>;

/** Subscriptions of a key and the log of their deliveries. A subscription of another key does not exist. */
export interface Webhooks {
  /** The only time, besides `rotate`, that the secret is seen. */
  subscribe(key: Owner, wanted: { url: string; events: readonly string[] }): Promise<Subscription & { secret: string }>;
  list(key: Owner): Promise<Subscription[]>;
  get(key: Owner, id: string): Promise<Subscription>;
  /** Deletes a subscription with its log; nothing more is sent to it. */
  remove(key: Owner, id: string): Promise<Subscription>;
  /** A new secret; the old one signs as well for a day. */
  rotate(key: Owner, id: string): Promise<Subscription & { secret: string }>;
  /** Switches a subscription on again. */
  enable(key: Owner, id: string): Promise<Subscription>;
  /** Sends a `webhook.ping` to this subscription. */
  test(key: Owner, id: string): Promise<DeliveryRecord>;
  /** Newest first. */
  deliveries(
    key: Owner,
    id: string,
    options: { state?: DeliveryRow['state'] | undefined; limit: number },
  ): Promise<DeliveryRecord[]>;
  /** Sends a delivery off once more, with the same `webhook-id`. */
  redeliver(key: Owner, deliveryId: string): Promise<DeliveryRecord>;
}

export interface WebhooksOptions {
  readonly webhooks: WebhookRepository;
  readonly deliveries: DeliveryRepository;
  readonly allowlist: Allowlist;
  /** There is something to send. */
  readonly wake: () => void;
  /** A subscription was made or changed. */
  readonly onChange: () => void;
}

const MOST = 20;
const OVERLAP_MS = 86_400_000;

const notFound = (what: string, id: string): Refusal =>
  new Refusal('NOT_FOUND', `No ${what} of this key has the id ${JSON.stringify(id.slice(0, 60))}.`);

/** The address of a receiver as it will be used; refuses INVALID_INPUT about `url` what is never delivered to. */
const readUrl = (text: string, allowlist: Allowlist): string => {
  const url = readReceiver(text, 'url');
  try {
    judgeTarget(url, allowlist);
  } catch (thrown) {
    throw thrown instanceof Refusal ? invalid('url', thrown.message) : thrown;
  }
  return text;
};

export const createWebhooks = (options: WebhooksOptions): Webhooks => {
  const { webhooks, deliveries, allowlist, wake, onChange } = options;

  const found = (row: WebhookRow | undefined, id: string): WebhookRow => {
    if (!row) throw notFound('subscription', id);
    return row;
  };
  const recordOf = async (row: DeliveryRow): Promise<DeliveryRecord> =>
    deliveryOf(row, await deliveries.attempts([row.id]));
  const enabled = (row: WebhookRow): void => {
    if (row.disabledAt !== null) throw invalid('id', 'this subscription is disabled; enable it first');
  };

  return {
    async subscribe(key, { url, events }) {
      const secret = newSecret();
      const hook = {
        id: `wh_${randomBytes(12).toString('hex')}`,
        keyNo: key.no,
        url: readUrl(url, allowlist),
        events: [...new Set(events)],
        secret,
        createdAt: Date.now(),
      };
      const row = await webhooks.insert(hook, MOST);
      if (!row) throw invalid('url', `a key may have ${MOST} subscriptions; delete one first`);
      onChange();
      return { ...subscriptionOf(row), secret };
    },
    list: async (key) => (await webhooks.list(key.no)).map(subscriptionOf),
    get: async (key, id) => subscriptionOf(found(await webhooks.find(key.no, id), id)),
    async remove(key, id) {
      const row = found(await webhooks.remove(key.no, id), id);
      onChange();
      return subscriptionOf(row);
    },
    async rotate(key, id) {
      const secret = newSecret();
      const row = found(await webhooks.rotate(key.no, id, secret, Date.now() + OVERLAP_MS), id);
      return { ...subscriptionOf(row), secret };
    },
    async enable(key, id) {
      const row = found(await webhooks.enable(key.no, id), id);
      onChange();
      return subscriptionOf(row);
    },
    async test(key, id) {
      const hook = found(await webhooks.find(key.no, id), id);
      enabled(hook);
      const data = { id: hook.id, url: hook.url };
      const event = {
        keyNo: key.no,
        eventId: `evt_${randomUUID()}`,
        event: 'webhook.ping',
        data,
        trace: traceToKeep(),
      };
      await webhooks.announceOne(id, event, Date.now());
      const row = await deliveries.byEvent(id, event.eventId);
      if (!row) throw notFound('subscription', id);
      wake();
      return recordOf(row);
    },
    async deliveries(key, id, { state, limit }) {
      found(await webhooks.find(key.no, id), id);
      const rows = await deliveries.log(id, state, limit);
      const attempts = rows.length ? await deliveries.attempts(rows.map((row) => row.id)) : [];
      return rows.map((row) => deliveryOf(row, attempts));
    },
    async redeliver(key, deliveryId) {
      const row = await deliveries.find(key.no, deliveryId);
      if (!row) throw notFound('delivery', deliveryId);
      enabled(found(await webhooks.find(key.no, row.webhookId), row.webhookId));
      await deliveries.again(row.id, Date.now());
      wake();
      return recordOf((await deliveries.find(key.no, deliveryId)) ?? row);
    },
  };
};
