/** Every event a subscription may ask for, with what it reports. */
export const WEBHOOK_EVENTS = [
  { name: 'job.queued', description: 'A job was queued and charged.' },
  { name: 'job.started', description: 'A job was started; sent once per attempt.' },
  { name: 'job.succeeded', description: 'A job finished with a result.' },
  { name: 'job.failed', description: 'A job failed; `data.error` says why.' },
  { name: 'job.cancelled', description: 'A job was cancelled.' },
  { name: 'quota.threshold_reached', description: '80 % of the monthly credits have been used.' },
  { name: 'quota.exhausted', description: 'The remaining credits of the month did not cover a request.' },
  { name: 'webhook.ping', description: 'A test delivery.' },
  {
    name: 'webhook.disabled',
    description: 'Another subscription of this key was disabled; `data.reason` says why.',
  },
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]['name'];

export const WEBHOOK_EVENT_NAMES = WEBHOOK_EVENTS.map(({ name }) => name) as [WebhookEvent, ...WebhookEvent[]];

export const THRESHOLD_SHARE = 0.8;
