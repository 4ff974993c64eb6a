import { z } from 'zod';
import { object, stringField } from '../described.ts';
import { instantOf } from '../measure.ts';
import { JobNewsOutput } from './jobs.ts';

const message = <Data extends z.ZodType>(id: string, types: readonly [string, ...string[]], data: Data) =>
  object(id, 'Body of a delivery.', {
    type: z.enum(types).describe('Name of the event'),
    timestamp: instantOf('When it happened'),
    data: data.describe('What happened'),
  });

const JobMessage = message(
  'JobMessage',
  ['job.queued', 'job.started', 'job.succeeded', 'job.failed', 'job.cancelled'],
  JobNewsOutput,
);

const QuotaMessage = message(
  'QuotaMessage',
  ['quota.threshold_reached', 'quota.exhausted'],
  object('QuotaNews', 'Credits used in a month.', {
    key_id: stringField('Id of the key'),
    used: z.int().min(0).describe('Credits used this month'),
    quota: z.int().min(0).describe('Credits allowed this month'),
    remaining: z.int().min(0).describe('Credits left this month'),
    resets_at: instantOf('End of the month'),
  }),
);

const HookNews = object('WebhookNews', 'A subscription that a delivery is about.', {
  id: stringField('Id of the subscription'),
  url: z.string().meta({ description: 'Its address', format: 'uri' }),
  reason: z.string().optional().describe('Why it was disabled; absent in a test delivery'),
});

const HookMessage = message('WebhookMessage', ['webhook.ping', 'webhook.disabled'], HookNews);

/** What a subscription is sent, by event. */
export const WEBHOOK_MESSAGES = {
  'job.queued': { says: 'A job was queued and charged.', data: JobMessage },
  'job.started': { says: 'A job was started; sent once per attempt.', data: JobMessage },
  'job.succeeded': { says: 'A job finished with a result.', data: JobMessage },
  'job.failed': { says: 'A job failed; `data.error` says why.', data: JobMessage },
  'job.cancelled': { says: 'A job was cancelled.', data: JobMessage },
  'quota.threshold_reached': { says: '80 % of the monthly credits have been used.', data: QuotaMessage },
  'quota.exhausted': { says: 'The remaining credits of the month did not cover a request.', data: QuotaMessage },
  'webhook.ping': { says: 'A test delivery.', data: HookMessage },
  'webhook.disabled': {
    says: 'Another subscription of this key was disabled; `data.reason` says why.',
    data: HookMessage,
  },
};
