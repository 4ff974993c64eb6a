import { tracked } from '@trpc/server';
import { z } from 'zod';
import { parseDate } from '../src/accounts/time.ts';
import { FEED_LENGTH } from '../src/accounts/usage.ts';
import { usageEvents } from '../src/accounts/usage-stream.ts';
import { callerOf } from '../src/api/call.ts';
import type { Context } from '../src/api/context.ts';
import { get, router } from '../src/api/define.ts';
import { EVENT_STREAM, type StreamEvent } from '../src/api/streams.ts';
import { AccountOutput, LiveUsageOutput, USAGE_EVENTS, UsageOutput } from '../src/schemas/answers/usage.ts';
import { fields } from '../src/schemas/fields.ts';

const Day = z
  .string()
  .refine((text) => parseDate(text) !== undefined, { error: 'must be an existing date written as YYYY-MM-DD' })
  .meta({ format: 'date' });

async function* follow(ctx: Context, lastEventId: string | undefined) {
  const { signal, services } = ctx;
  for await (const { id, event, data } of usageEvents(services.usage, callerOf(ctx), { lastEventId, signal })) {
    const message: StreamEvent = { event, data };
    yield id === undefined ? message : tracked(id, message);
  }
}

export const usage = router({
  history: get('/usage', {
    summary: 'Get usage by day and endpoint',
    description:
      'Totals of all completed requests of this key, by UTC day and endpoint, from `since` (default: seven days ago) to today.',
    credits: 0,
    example: { since: '2026-01-01' },
  })
    .input(fields({ since: Day.optional().describe('First day, YYYY-MM-DD; seven days ago by default') }))
    .output(UsageOutput)
    .query(({ input, ctx }) =>
      ctx.services.usage.history(callerOf(ctx), input.since === undefined ? undefined : parseDate(input.since)),
    ),

  me: get('/usage/me', {
    summary: 'Get current usage and limits',
    credits: 0,
    example: {},
  })
    .input(fields({}))
    .output(AccountOutput)
    .query(({ ctx }) => {
      const key = callerOf(ctx);
      const { used, quota, resetAt, creditsRemaining } = ctx.services.ledger.balance(key, true);
      const tier = ctx.services.tiers[key.tier];
      return {
        key: { id: key.id, label: key.label },
        tier: { id: tier.id, name: tier.name },
        limits: { requests_per_minute: tier.requests_per_minute, credits_per_month: quota },
        month: { used, remaining: creditsRemaining, resets_at: resetAt.toISOString() },
      };
    }),

  live: get('/usage/live', {
    summary: 'List recent requests',
    description: `The feed contains the last ${FEED_LENGTH} requests of a key. Without \`since\` the latest requests are returned; with \`since\`, the \`cursor\` of an earlier response, the requests after it, so polling returns every request once; a cursor beyond the last request, such as one from before a backup was restored, returns the latest requests and sets \`restarted\`; \`missed\` is the number of those no longer in the feed. Requests rejected by a limit appear as one event per second with their \`count\` and displace no other request. \`stats\` covers the requests in the feed that ran.`,
    credits: 0,
    example: { limit: 10 },
  })
    .input(
      fields({
        limit: z.int().min(1).max(FEED_LENGTH).default(50).describe('Maximum number of requests'),
        since: z.number().min(0).optional().describe('Cursor of an earlier response'),
      }),
    )
    .output(LiveUsageOutput)
    .query(({ input, ctx }) => ctx.services.usage.live(callerOf(ctx), { after: input.since, limit: input.limit })),

  stream: get('/usage/stream', {
    summary: 'Stream your requests as Server-Sent Events',
    description:
      'Events: `hello` on connect with the current statistics, `usage` for each request, `gap` with the number of `missed` requests that are no longer in the feed, `heartbeat` every 15 seconds. The connection is closed after 10 minutes; a client that reconnects with `Last-Event-ID` misses nothing that is still in the feed. A key may have 10 streams open.',
    credits: 0,
    example: {},
    produces: [EVENT_STREAM],
    events: USAGE_EVENTS,
  })
    .input(
      fields({
        lastEventId: z
          .string()
          .optional()
          .describe('Id of the last event received, for clients that cannot send the header'),
      }),
    )
    .subscription(({ ctx, input }) =>
      ctx.services.streams.open(ctx, follow(ctx, ctx.lastEventId ?? input.lastEventId)),
    ),
});
