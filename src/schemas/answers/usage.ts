import { z } from 'zod';
import { integer, listOf, numberField, object, stringField } from '../described.ts';
import { countOf, HeartbeatOutput, instantOf } from '../measure.ts';

const tally = {
  calls: countOf('requests'),
  errors: countOf('requests that returned status 400 or above'),
  credits: z.int().min(0).describe('Credits charged'),
};

/** With the calls that are in none of these figures. */
const history = {
  ...tally,
  refused: z
    .int()
    .min(0)
    .describe('Number of requests rejected by a limit or for lack of access; not included in the other counts'),
};

const day = (what: string) => z.string().meta({ description: `${what}, YYYY-MM-DD in UTC`, format: 'date' });

/** Calls by day and endpoint. */
export const UsageOutput = object('Usage', 'Requests of a key by day and endpoint.', {
  since: day('First day'),
  days: listOf(
    'Days with requests',
    object('UsageDay', 'Requests of one day.', {
      date: day('The day'),
      ...history,
      endpoints: listOf(
        'By endpoint',
        object('EndpointUsage', 'Requests to one endpoint.', {
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
  key: object('AccountKey', 'The key of the request.', {
    id: stringField('Id of the key'),
    label: stringField('Owner or purpose of the key'),
  }),
  tier: object('AccountTier', 'The tier of a key.', {
    id: stringField('Id of the tier'),
    name: stringField('Name of the tier'),
  }),
  limits: object('AccountLimits', 'The limits of a key.', {
    requests_per_minute: z.int().min(0).describe('Requests allowed per minute'),
    credits_per_month: z.int().min(0).describe('Credits allowed per calendar month'),
  }),
  month: object('AccountMonth', 'Usage of a key this month.', {
    used: z.int().min(0).describe('Credits used this month'),
    remaining: integer('Credits left this month'),
    resets_at: instantOf('End of the month'),
  }),
});

const milliseconds = (of: string) => z.number().min(0).describe(`${of}, in milliseconds`);

/** Statistics of the calls in the feed. */
const UsageStatsOutput = object('UsageStats', 'Statistics of the last requests.', {
  ...tally,
  error_rate: numberField('Share of the requests that failed, 0-1'),
  latency_ms: object('Latency', 'Duration of requests.', {
    mean: milliseconds('Mean'),
    p50: milliseconds('Median'),
    p95: milliseconds('95th percentile'),
    p99: milliseconds('99th percentile'),
    max: milliseconds('Longest'),
  }),
});

/** One call of the feed. */
const UsageEventOutput = object('UsageEvent', 'One request.', {
  seq: z.int().min(0).describe('Cursor of this request'),
  request_id: stringField('Id of the request'),
  at: instantOf('When the request arrived'),
  endpoint: stringField('Method and path, such as POST /v1/color/contrast'),
  status: integer('HTTP status of the response'),
  credits: z.int().min(0).describe('Credits charged'),
  latency_ms: milliseconds('Duration'),
  count: z
    .int()
    .optional()
    .describe(
      'Present if the event represents rejected requests (at most one such event per second): their number. The other fields describe the last of them',
    ),
});

/** The live feed. */
export const LiveUsageOutput = object('LiveUsage', 'The last requests of a key.', {
  cursor: numberField('Send it as `since` to get later requests'),
  stats: UsageStatsOutput,
  events: listOf('The requests, oldest first', UsageEventOutput),
  missed: z
    .int()
    .min(0)
    .describe('Number of requests after `since` that are no longer in the feed; 10000 means 10000 or more'),
  restarted: z
    .boolean()
    .describe(
      '`since` is beyond the last request in the feed, so the response is that without `since`: continue from `cursor`',
    ),
});

/** Events of the stream of calls. */
export const USAGE_EVENTS = {
  hello: {
    says: 'On connect.',
    data: object('UsageHello', 'Start of a stream.', {
      cursor: numberField('Cursor of the last request'),
      stats: UsageStatsOutput,
      restarted: z
        .boolean()
        .describe('The id is beyond the last request in the feed: the stream begins with the next request'),
    }),
  },
  usage: { says: 'For each request.', data: UsageEventOutput, resumes: true },
  gap: {
    says: 'If requests after the last one received are no longer in the feed.',
    data: object('UsageGap', 'Missed requests.', { missed: countOf('requests that are no longer in the feed') }),
  },
  heartbeat: { says: 'Every 15 seconds.', data: HeartbeatOutput },
};
