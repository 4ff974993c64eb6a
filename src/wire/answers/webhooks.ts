import { z } from 'zod';
import { instantOf } from '../measure.ts';

/** A subscription. */
export const WebhookOutput = z
  .object({
    id: z.string().describe('Id of the subscription'),
    url: z.string().meta({ description: 'Address that deliveries are sent to', format: 'uri' }),
    events: z.array(z.string()).describe('Names of the events it is sent'),
    created_at: instantOf('When it was made'),
    enabled: z.boolean().describe('Whether deliveries are sent'),
    disabled_at: instantOf('When it was disabled; null for not').nullable(),
    disabled_reason: z.string().nullable().describe('Why it was disabled; null for not'),
    failing_since: instantOf('Since when every attempt has failed; null for not').nullable(),
  })
  .meta({ id: 'Webhook', description: 'A subscription to events.' });

/** A subscription with its secret. */
export const WebhookWithSecretOutput = WebhookOutput.extend({
  secret: z.string().describe('Signing secret, shown only in this answer: `whsec_` and 32 bytes in base64'),
}).meta({ id: 'WebhookWithSecret', description: 'A subscription with its signing secret.' });

/** A new subscription. */
export const NewWebhookOutput = WebhookOutput.extend({
  secret: z
    .string()
    .optional()
    .describe(
      'Signing secret, shown only in this answer: `whsec_` and 32 bytes in base64; missing where an Idempotency-Key is repeated',
    ),
}).meta({ id: 'NewWebhook', description: 'A subscription as it was made.' });

/** Subscriptions of a key. */
export const WebhookListOutput = z
  .object({ webhooks: z.array(WebhookOutput).describe('The subscriptions') })
  .meta({ id: 'WebhookList', description: 'Subscriptions of a key.' });

/** Events that can be subscribed to. */
export const WebhookEventsOutput = z
  .object({
    events: z
      .array(
        z
          .object({
            name: z.string().describe('Name of the event'),
            description: z.string().describe('When it is sent'),
          })
          .meta({ id: 'WebhookEventType', description: 'An event that can be subscribed to.' }),
      )
      .describe('Every event'),
  })
  .meta({ id: 'WebhookEvents', description: 'The events that can be subscribed to.' });

export const DELIVERY_STATES = ['pending', 'sending', 'delivered', 'dead'] as const;

/** A delivery with its attempts. */
export const DeliveryOutput = z
  .object({
    id: z.string().describe('Id of the delivery'),
    webhook_id: z.string().describe('Id of the subscription'),
    event_id: z.string().describe('`webhook-id` of the delivery, the same for every attempt'),
    event: z.string().describe('Name of the event'),
    state: z.enum(DELIVERY_STATES).describe('State; dead deliveries are not retried'),
    payload: z.string().describe('The body as it is signed and sent'),
    created_at: instantOf('When the event happened'),
    next_attempt_at: instantOf('When it is tried next; null if it is not').nullable(),
    attempts: z
      .array(
        z
          .object({
            at: instantOf('When it was tried'),
            status: z.int().nullable().describe('HTTP status; null if there was no response'),
            error: z.string().nullable().describe('What went wrong; null for nothing'),
            duration_ms: z.int().min(0).describe('Duration in milliseconds'),
          })
          .meta({ id: 'DeliveryAttempt', description: 'One attempt of a delivery.' }),
      )
      .describe('Every attempt, oldest first'),
  })
  .meta({ id: 'Delivery', description: 'A delivery to a subscription.' });

/** Deliveries to a subscription. */
export const DeliveryListOutput = z
  .object({ deliveries: z.array(DeliveryOutput).describe('The deliveries, newest first') })
  .meta({ id: 'DeliveryList', description: 'Deliveries to a subscription.' });
