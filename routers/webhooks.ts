import { z } from 'zod';
import { callerOf } from '../src/api/call.ts';
import { del, get, internal, post, router } from '../src/api/define.ts';
import { WEBHOOK_MESSAGES } from '../src/schemas/answers/webhook-messages.ts';
import {
  DELIVERY_STATES,
  DeliveryListOutput,
  DeliveryOutput,
  NewWebhookOutput,
  WebhookEventsOutput,
  WebhookListOutput,
  WebhookOutput,
  WebhookWithSecretOutput,
} from '../src/schemas/answers/webhooks.ts';
import { fields } from '../src/schemas/fields.ts';
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from '../src/webhooks/events.ts';

/** The example is a subscription that does not exist. */
const MISSING = { NOT_FOUND: {} } as const;

/** Price of a subscription. */
const SUBSCRIPTION = 1;

const WebhookId = z.string().max(100).describe('Id of the subscription');
const EXAMPLE_ID = `wh_${'0123456789ab'.repeat(2)}`;

export const webhooks = router({
  events: get('/webhooks/events', {
    constant: true,
    summary: 'List webhook events',
    description:
      'A delivery is a POST with `{type, timestamp, data}`, signed by Standard Webhooks: verify `webhook-signature` over `webhook-id`, `webhook-timestamp` and the raw body before you trust it. Deliveries arrive at least once, in no guaranteed order; `webhook-id` is the same for every attempt, so it identifies duplicates. Respond with 2xx within 15 seconds. Anything else, including a redirect, is retried after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h; 410, or five days of failures, disables the subscription.',
    access: 'public',
    credits: 0,
    example: {},
  })
    .input(fields({}))
    .output(WebhookEventsOutput)
    .query(() => ({ events: WEBHOOK_EVENTS.map((event) => ({ ...event })) })),

  list: get('/webhooks', { summary: 'List webhook subscriptions', credits: 0, example: {} })
    .input(fields({}))
    .output(WebhookListOutput)
    .query(async ({ ctx }) => ({ webhooks: await ctx.services.webhooks.list(callerOf(ctx)) })),

  subscribe: post('/webhooks', {
    secret: true,
    repeatable: true,
    summary: 'Create a webhook subscription',
    description:
      'The secret that signs deliveries is in this response only. Receivers must be public HTTPS addresses; host names are checked again at every delivery. A key may have up to 20 subscriptions. With the header `Idempotency-Key` (kept for 24 hours) a repeated request returns the first subscription, without its secret, and is free.',
    credits: SUBSCRIPTION,
    example: { url: 'https://example.com/hooks/metamer', events: ['job.succeeded', 'job.failed'] },
    callbacks: WEBHOOK_MESSAGES,
    charge: {
      // What a repeated request answers was paid for; that it was repeated shows in the secret, which is returned once.
      price: ({ secret }: z.output<typeof NewWebhookOutput>) => (secret === undefined ? -SUBSCRIPTION : 0),
      charged: async () => {},
    },
  })
    .input(
      fields({
        url: z.string().max(2048).meta({ description: 'An https address', format: 'uri' }),
        events: z.array(z.enum(WEBHOOK_EVENT_NAMES)).min(1).max(50).describe('Names from GET /v1/webhooks/events'),
      }),
    )
    .output(NewWebhookOutput)
    .mutation(({ input, ctx }) => {
      const key = callerOf(ctx);
      const call = { scope: `webhooks:${key.no}`, name: ctx.idempotencyKey, input };
      return ctx.services.repeats.once(call, () => ctx.services.webhooks.subscribe(key, input));
    }),

  get: get('/webhooks/{id}', {
    summary: 'Get a webhook subscription',
    credits: 1,
    example: { id: EXAMPLE_ID },
    fails: MISSING,
  })
    .input(fields({ id: WebhookId }))
    .output(WebhookOutput)
    .query(({ input, ctx }) => ctx.services.webhooks.get(callerOf(ctx), input.id)),

  remove: del('/webhooks/{id}', {
    summary: 'Revoke a subscription',
    description: 'Nothing more is sent to it, and its delivery log is deleted. Returns the revoked subscription.',
    credits: 1,
    example: { id: EXAMPLE_ID },
    fails: MISSING,
  })
    .input(fields({ id: WebhookId }))
    .output(WebhookOutput)
    .mutation(({ input, ctx }) => ctx.services.webhooks.remove(callerOf(ctx), input.id)),

  rotateSecret: internal('webhooks.rotateSecret', {
    secret: true,
    summary: 'Rotate the signing secret',
    description: 'For 24 hours deliveries are signed with both the new and the old secret.',
    credits: 0,
    example: { id: EXAMPLE_ID },
  })
    .input(fields({ id: WebhookId }))
    .output(WebhookWithSecretOutput)
    .mutation(({ input, ctx }) => ctx.services.webhooks.rotate(callerOf(ctx), input.id)),

  enable: internal('webhooks.enable', {
    summary: 'Enable a webhook subscription',
    credits: 0,
    example: { id: EXAMPLE_ID },
  })
    .input(fields({ id: WebhookId }))
    .output(WebhookOutput)
    .mutation(({ input, ctx }) => ctx.services.webhooks.enable(callerOf(ctx), input.id)),

  test: internal('webhooks.test', {
    summary: 'Send a test delivery',
    description:
      'Sends `webhook.ping` to this subscription, whether or not it lists that event. The delivery log shows the outcome.',
    credits: 1,
    example: { id: EXAMPLE_ID },
  })
    .input(fields({ id: WebhookId }))
    .output(DeliveryOutput)
    .mutation(({ input, ctx }) => ctx.services.webhooks.test(callerOf(ctx), input.id)),

  deliveries: internal('webhooks.deliveries', {
    summary: 'List webhook deliveries',
    description:
      'Every delivery of the last 30 days with all attempts. `dead` deliveries are not retried; resend them with `webhooks.redeliver`.',
    credits: 0,
    example: { id: EXAMPLE_ID, limit: 20 },
  })
    .input(
      fields({
        id: WebhookId,
        state: z.enum(DELIVERY_STATES).optional().describe('Only deliveries in this state'),
        limit: z.int().min(1).max(200).default(50).describe('Maximum number of deliveries'),
      }),
    )
    .output(DeliveryListOutput)
    .query(async ({ input: { id, state, limit }, ctx }) => ({
      deliveries: await ctx.services.webhooks.deliveries(callerOf(ctx), id, { state, limit }),
    })),

  redeliver: internal('webhooks.redeliver', {
    summary: 'Resend a delivery',
    description: 'With the same `webhook-id` and payload, a new timestamp and signature, and a fresh retry schedule.',
    credits: 1,
    example: { delivery_id: 'dlv_0123456789abcdef01234567' },
  })
    .input(fields({ delivery_id: z.string().max(100).describe('Id of the delivery') }))
    .output(DeliveryOutput)
    .mutation(({ input, ctx }) => ctx.services.webhooks.redeliver(callerOf(ctx), input.delivery_id)),
});
