import { z } from 'zod';
import { integer, listOf, numberField, object, stringField } from '../described.ts';
import { countOf, HeartbeatOutput, instantOf } from '../measure.ts';

const tally = {
  calls: countOf('calls'),
  errors: countOf('requests that returned status 400 or above'),
  credits: z.int().min(0).describe('Credits charged'),
};

/** With the calls that are in none of these figures. */
const history = {
  ...tally,
  refused: z
    .int()
    .min(0)
    .describe('Number of calls refused by a limit or for lack of access; not included in the other counts'),
};

const day = (what: string) => z.string().meta({ description: `${what}, YYYY-MM-DD in UTC`, format: 'date' });

/** Calls by day and endpoint. */
export const UsageOutput = object('Usage', 'Calls of a key by day and endpoint.', {
  since: day('First day'),
  days: listOf(
    'Days with calls',
    object('UsageDay', 'Calls of one day.', {
      date: day('The day'),
      ...history,
      endpoints: listOf(
        'By endpoint',
        object('EndpointUsage', 'Calls of one endpoint.', {
          endpoint: stringField('Method and path, such as POST /v1/color/contrast'),
          ...history,
        }),
      ),
    }),
  ),
  total: object('UsageTotal', 'Calls in all.', history),
});

/** Tier, limits and consumption of a key. */
export const AccountOutput = object('Account', 'Tier, limits and usage of a key.', {
  key: object('AccountKey', 'The key that calls.', {
    id: stringField('Id of the key'),
    label: stringField('Who the key is for'),
  }),
  tier: object('AccountTier', 'The tier of a key.', {
    id: stringField('Id of the tier'),
    name: stringField('Name of the tier'),
  }),
  limits: object('AccountLimits', 'The limits of a key.', {
    requests_per_minute: z.int().min(0).describe('Calls allowed per minute'),
    credits_per_month: z.int().min(0).describe('Credits allowed per calendar month'),
  }),
  month: object('AccountMonth', 'What a key has used this month.', {
    used: z.int().min(0).describe('Credits used this month'),
    remaining: integer('Credits left this month'),
    resets_at: instantOf('End of the month'),
  }),
});

const milliseconds = (of: string) => z.number().min(0).describe(`${of}, in milliseconds`);

/** Statistics of the calls in the feed. */
const UsageStatsOutput = object('UsageStats', 'Statistics of the last calls.', {
  ...tally,
  error_rate: numberField('Part of the calls that were errors, 0-1'),
  latency_ms: object('Latency', 'How long calls took.', {
    mean: milliseconds('Mean'),
    p50: milliseconds('Median'),
    p95: milliseconds('95th percentile'),
    p99: milliseconds('99th percentile'),
    max: milliseconds('Longest'),
  }),
});

/** One call of the feed. */
const UsageEventOutput = object('UsageEvent', 'One call.', {
  seq: z.int().min(0).describe('Cursor of this call'),
  request_id: stringField('Id of the call'),
  at: instantOf('When the call arrived'),
  endpoint: stringField('Method and path, such as POST /v1/color/contrast'),
  status: integer('HTTP status of the answer'),
  credits: z.int().min(0).describe('Credits charged'),
  latency_ms: milliseconds('Duration'),
  count: z
    .int()
    .optional()
    .describe(
      'Present if the event represents refused calls (at most one such event per second): their number. The other fields describe the last of them',
    ),
});

/** The live feed. */
export const LiveUsageOutput = object('LiveUsage', 'The last calls of a key.', {
  cursor: numberField('Send it as `since` to get the calls after these'),
  stats: UsageStatsOutput,
  events: listOf('The calls, oldest first', UsageEventOutput),
  missed: z
    .int()
    .min(0)
    .describe('Number of calls after `since` that are no longer in the feed; 10000 means 10000 or more'),
  restarted: z
    .boolean()
    .describe(
      '`since` is beyond the last call of the feed, so the answer is that of a first call: continue from `cursor`',
    ),
});

/** Events of the stream of calls. */
export const USAGE_EVENTS = {
  hello: {
    says: 'On connect.',
    data: object('UsageHello', 'Where a stream begins.', {
      cursor: numberField('Cursor of the last call'),
      stats: UsageStatsOutput,
      restarted: z
        .boolean()
        .describe('The id that was sent is beyond the last call of the feed: the stream begins with the next call'),
    }),
  },
  usage: { says: 'For each call.', data: UsageEventOutput, resumes: true },
  gap: {
    says: 'Where the feed no longer has the calls after the last one received.',
    data: object('UsageGap', 'Calls that were missed.', { missed: countOf('calls that the feed no longer has') }),
  },
  heartbeat: { says: 'Every 15 seconds.', data: HeartbeatOutput },
};
