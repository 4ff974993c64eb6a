import type { AttemptRow, DeliveryRow } from '../../db/repositories/deliveries.ts';
import type { WebhookRow } from '../../db/repositories/webhooks.ts';

/** A subscription as its owner sees it: everything but the secret. */
export interface Subscription {
  readonly id: string;
  readonly url: string;
  readonly events: string[];
  readonly created_at: string;
  readonly enabled: boolean;
  readonly disabled_at: string | null;
  readonly disabled_reason: string | null;
  readonly failing_since: string | null;
}

/** An event on its way to a subscription, or what came of it. */
export interface DeliveryRecord {
  readonly id: string;
  readonly webhook_id: string;
  /** `webhook-id` of the delivery: the same for every attempt, and for every subscription that gets the event. */
  readonly event_id: string;
  readonly event: string;
  readonly state: 'pending' | 'sending' | 'delivered' | 'dead';
  readonly payload: string;
  readonly created_at: string;
  readonly next_attempt_at: string | null;
  readonly attempts: {
    readonly at: string;
    readonly status: number | null;
    readonly error: string | null;
    readonly duration_ms: number;
  }[];
}

const instant = (ms: number): string => new Date(ms).toISOString();
const maybe = (ms: number | null): string | null => (ms === null ? null : instant(ms));

export const subscriptionOf = (row: WebhookRow): Subscription => ({
  id: row.id,
  url: row.url,
  events: row.events,
  created_at: instant(row.createdAt),
  enabled: row.disabledAt === null,
  disabled_at: maybe(row.disabledAt),
  disabled_reason: row.disabledReason,
  failing_since: maybe(row.failingSince),
});

export const deliveryOf = (row: DeliveryRow, attempts: readonly AttemptRow[]): DeliveryRecord => ({
  id: row.id,
  webhook_id: row.webhookId,
  event_id: row.eventId,
  event: row.event,
  state: row.state,
  payload: row.payload,
  created_at: instant(row.createdAt),
  next_attempt_at: row.state === 'pending' ? instant(row.runAt) : null,
  attempts: attempts
    .filter((attempt) => attempt.deliveryId === row.id)
    .map(({ at, status, error, durationMs }) => ({ at: instant(at), status, error, duration_ms: durationMs })),
});
