import { z } from 'zod';
import { countOf, HeartbeatOutput, instantOf } from '../measure.ts';

const tally = {
  calls: countOf('calls'),
  errors: countOf('calls answered with status 400 or above'),
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
export const UsageOutput = z
  .object({
    since: day('First day'),
    days: z
      .array(
        z
          .object({
            date: day('The day'),
            ...history,
            endpoints: z
              .array(
                z
                  .object({
                    endpoint: z.string().describe('Method and path, such as POST /v1/color/contrast'),
                    ...history,
                  })
                  .meta({ id: 'EndpointUsage', description: 'Calls of one endpoint.' }),
              )
              .describe('By endpoint'),
          })
          .meta({ id: 'UsageDay', description: 'Calls of one day.' }),
      )
      .describe('Days with calls'),
    total: z.object(history).meta({ id: 'UsageTotal', description: 'Calls in all.' }),
  })
  .meta({ id: 'Usage', description: 'Calls of a key by day and endpoint.' });

/** Tier, limits and consumption of a key. */
export const AccountOutput = z
  .object({
    key: z
      .object({ id: z.string().describe('Id of the key'), label: z.string().describe('Who the key is for') })
      .meta({ id: 'AccountKey', description: 'The key that calls.' }),
    tier: z
      .object({ id: z.string().describe('Id of the tier'), name: z.string().describe('Name of the tier') })
      .meta({ id: 'AccountTier', description: 'The tier of a key.' }),
    limits: z
      .object({
        requests_per_minute: z.int().min(0).describe('Calls allowed per minute'),
        credits_per_month: z.int().min(0).describe('Credits allowed per calendar month'),
      })
      .meta({ id: 'AccountLimits', description: 'The limits of a key.' }),
    month: z
      .object({
        used: z.int().min(0).describe('Credits used this month'),
        remaining: z.int().describe('Credits left this month'),
        resets_at: instantOf('End of the month'),
      })
      .meta({ id: 'AccountMonth', description: 'What a key has used this month.' }),
  })
  .meta({ id: 'Account', description: 'Tier, limits and usage of a key.' });

const milliseconds = (of: string) => z.number().min(0).describe(`${of}, in milliseconds`);

/** Statistics of the calls in the feed. */
const UsageStatsOutput = z
  .object({
    ...tally,
    error_rate: z.number().describe('Part of the calls that were errors, 0-1'),
    latency_ms: z
      .object({
        mean: milliseconds('Mean'),
        p50: milliseconds('Median'),
        p95: milliseconds('95th percentile'),
        p99: milliseconds('99th percentile'),
        max: milliseconds('Longest'),
      })
      .meta({ id: 'Latency', description: 'How long calls took.' }),
  })
  .meta({ id: 'UsageStats', description: 'Statistics of the last calls.' });

/** One call of the feed. */
const UsageEventOutput = z
  .object({
    seq: z.int().min(0).describe('Cursor of this call'),
    request_id: z.string().describe('Id of the call'),
    at: instantOf('When the call arrived'),
    endpoint: z.string().describe('Method and path, such as POST /v1/color/contrast'),
    status: z.int().describe('HTTP status of the answer'),
    credits: z.int().min(0).describe('Credits charged'),
    latency_ms: milliseconds('Duration'),
    count: z
      .int()
      .optional()
      .describe(
        'Present if the event represents refused calls (at most one such event per second): their number. The other fields describe the last of them',
      ),
  })
  .meta({ id: 'UsageEvent', description: 'One call.' });

/** The live feed. */
export const LiveUsageOutput = z
  .object({
    cursor: z.number().describe('Send it as `since` to get the calls after these'),
    stats: UsageStatsOutput,
    events: z.array(UsageEventOutput).describe('The calls, oldest first'),
    missed: z
      .int()
      .min(0)
      .describe('Number of calls after `since` that are no longer in the feed; 10000 means 10000 or more'),
  })
  .meta({ id: 'LiveUsage', description: 'The last calls of a key.' });

/** Events of the stream of calls. */
export const USAGE_EVENTS = {
  hello: {
    says: 'On connect.',
    data: z
      .object({ cursor: z.number().describe('Cursor of the last call'), stats: UsageStatsOutput })
      .meta({ id: 'UsageHello', description: 'Where a stream begins.' }),
  },
  usage: { says: 'For each call.', data: UsageEventOutput, resumes: true },
  gap: {
    says: 'Where the feed no longer has the calls after the last one received.',
    data: z
      .object({ missed: countOf('calls that the feed no longer has') })
      .meta({ id: 'UsageGap', description: 'Calls that were missed.' }),
  },
  heartbeat: { says: 'Every 15 seconds.', data: HeartbeatOutput },
};
