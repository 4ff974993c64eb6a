import { z } from 'zod';
import { booleanField, integerOrNull, listOf, object, stringField, stringListField, textOrNull } from '../described.ts';
import { instantOf } from '../measure.ts';

/** A subscription. */
export const WebhookOutput = object('Webhook', 'A subscription to events.', {
  id: stringField('Id of the subscription'),
  url: z.string().meta({ description: 'Address that deliveries are sent to', format: 'uri' }),
  events: stringListField('Names of its events'),
  created_at: instantOf('When it was created'),
  enabled: booleanField('Whether deliveries are sent'),
  disabled_at: instantOf('When it was disabled; null if it is not').nullable(),
  disabled_reason: textOrNull('Why it was disabled; null if it is not'),
  failing_since: instantOf('Time since which every attempt has failed; null if none has').nullable(),
});

/** A subscription with its secret. */
export const WebhookWithSecretOutput = WebhookOutput.extend({
  secret: stringField('Signing secret, shown only in this response: `whsec_` and 32 bytes in base64'),
}).meta({ id: 'WebhookWithSecret', description: 'A subscription with its signing secret.' });

/** A new subscription. */
export const NewWebhookOutput = WebhookOutput.extend({
  secret: z
    .string()
    .optional()
    .describe(
      'Signing secret, shown only in this response: `whsec_` and 32 bytes in base64; absent if an Idempotency-Key is repeated',
    ),
}).meta({ id: 'NewWebhook', description: 'A new subscription.' });

/** Subscriptions of a key. */
export const WebhookListOutput = object('WebhookList', 'Subscriptions of a key.', {
  webhooks: listOf('The subscriptions', WebhookOutput),
});

/** Events that can be subscribed to. */
export const WebhookEventsOutput = object('WebhookEvents', 'The events that can be subscribed to.', {
  events: listOf(
    'Every event',
    object('WebhookEventType', 'An event that can be subscribed to.', {
      name: stringField('Name of the event'),
      description: stringField('When it is sent'),
    }),
  ),
});

export const DELIVERY_STATES = ['pending', 'sending', 'delivered', 'dead'] as const;

/** A delivery with its attempts. */
export const DeliveryOutput = object('Delivery', 'A delivery to a subscription.', {
  id: stringField('Id of the delivery'),
  webhook_id: stringField('Id of the subscription'),
  event_id: stringField('`webhook-id` of the delivery, the same for every attempt'),
  event: stringField('Name of the event'),
  state: z.enum(DELIVERY_STATES).describe('State; dead deliveries are not retried'),
  payload: stringField('The body as it is signed and sent'),
  created_at: instantOf('When the event happened'),
  next_attempt_at: instantOf('When it is tried next; null if it is not').nullable(),
  attempts: listOf(
    'Every attempt, oldest first',
    object('DeliveryAttempt', 'One attempt of a delivery.', {
      at: instantOf('When it was tried'),
      status: integerOrNull('HTTP status; null if there was no response'),
      error: textOrNull('What went wrong; null if nothing did'),
      duration_ms: z.int().min(0).describe('Duration in milliseconds'),
    }),
  ),
});

/** Deliveries to a subscription. */
export const DeliveryListOutput = object('DeliveryList', 'Deliveries to a subscription.', {
  deliveries: listOf('The deliveries, newest first', DeliveryOutput),
});
