import type { CommandEntry } from '../command.ts';

const LIMIT = { describe: 'How many', value: 'number', number: true } as const;
const SUBSCRIPTION = { name: 'subscription', describe: 'Id of the subscription' } as const;

export const webhookCommands: readonly CommandEntry[] = [
  {
    name: 'webhooks events',
    summary: 'List the events that can be subscribed to',
    examples: ['webhooks events'],
    served: true,
    load: async () => (await import('../commands/webhooks.ts')).events,
  },
  {
    name: 'webhooks list',
    summary: 'List your subscriptions',
    examples: ['webhooks list'],
    served: true,
    load: async () => (await import('../commands/webhooks.ts')).list,
  },
  {
    name: 'webhooks subscribe',
    summary: 'Subscribe an address to events',
    details: 'The secret that signs deliveries is shown once.',
    arguments: [
      { name: 'url', describe: 'An https address' },
      { name: 'event', describe: 'Names of events', many: true },
    ],
    examples: ['webhooks subscribe https://example.com/hooks job.succeeded job.failed'],
    served: true,
    load: async () => (await import('../commands/webhooks.ts')).subscribe,
  },
  {
    name: 'webhooks remove',
    summary: 'Revoke a subscription',
    arguments: [SUBSCRIPTION],
    served: true,
    load: async () => (await import('../commands/webhooks.ts')).remove,
  },
  {
    name: 'webhooks test',
    summary: 'Send a test delivery',
    arguments: [SUBSCRIPTION],
    served: true,
    load: async () => (await import('../commands/webhooks.ts')).test,
  },
  {
    name: 'webhooks deliveries',
    summary: 'List deliveries with all attempts',
    arguments: [SUBSCRIPTION],
    options: {
      state: {
        describe: 'Only those of this state',
        value: 'state',
        choices: ['pending', 'sending', 'delivered', 'dead'],
      },
      limit: LIMIT,
    },
    served: true,
    load: async () => (await import('../commands/webhooks.ts')).deliveries,
  },
  {
    name: 'webhooks redeliver',
    summary: 'Resend a delivery',
    arguments: [{ name: 'delivery', describe: 'Id of the delivery' }],
    served: true,
    load: async () => (await import('../commands/webhooks.ts')).redeliver,
  },
  {
    name: 'webhooks rotate-secret',
    summary: 'Rotate the signing secret',
    arguments: [SUBSCRIPTION],
    served: true,
    load: async () => (await import('../commands/webhooks.ts')).rotateSecret,
  },
  {
    name: 'webhooks enable',
    summary: 'Enable a subscription again',
    arguments: [SUBSCRIPTION],
    served: true,
    load: async () => (await import('../commands/webhooks.ts')).enable,
  },
];
