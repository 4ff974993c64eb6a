/** Every event a subscription may ask for, with what it tells. */
export const WEBHOOK_EVENTS = [
  { name: 'job.queued', description: 'A job was accepted and paid for.' },
  { name: 'job.started', description: 'A job was taken up; once for every attempt.' },
  { name: 'job.succeeded', description: 'A job has a result.' },
  { name: 'job.failed', description: 'A job was given up; `data.error` says why.' },
  { name: 'job.cancelled', description: 'A job was cancelled.' },
  { name: 'quota.threshold_reached', description: '80 % of the credits of this month are used.' },
  { name: 'quota.exhausted', description: 'The credits of this month do not cover a call any more.' },
  { name: 'webhook.ping', description: 'A test delivery.' },
  {
    name: 'webhook.disabled',
    description: 'Another subscription of this key was switched off; `data.reason` says why.',
  },
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]['name'];

export const WEBHOOK_EVENT_NAMES = WEBHOOK_EVENTS.map(({ name }) => name) as [WebhookEvent, ...WebhookEvent[]];

export const THRESHOLD_SHARE = 0.8;
