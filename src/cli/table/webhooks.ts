import type { CommandEntry } from '../command.ts';
import { group } from './group.ts';
import { LIMIT, oneOf } from './options.ts';

const SUBSCRIPTION = { arguments: [{ name: 'subscription', describe: 'Id of the subscription' }] } as const;

const webhooks = group('webhooks', () => import('../commands/webhooks.ts'));

export const webhookCommands: readonly CommandEntry[] = [
  webhooks('events', 'List the events that can be subscribed to', ({ events }) => events, {
    examples: ['webhooks events'],
  }),
  webhooks('list', 'List your subscriptions', ({ list }) => list, { examples: ['webhooks list'] }),
  webhooks('subscribe', 'Subscribe an address to events', ({ subscribe }) => subscribe, {
    details: 'The secret that signs deliveries is shown once.',
    arguments: [
      { name: 'url', describe: 'An https address' },
      { name: 'event', describe: 'Names of events', many: true },
    ],
    examples: ['webhooks subscribe https://example.com/hooks job.succeeded job.failed'],
  }),
  webhooks('remove', 'Revoke a subscription', ({ remove }) => remove, SUBSCRIPTION),
  webhooks('test', 'Send a test delivery', ({ test }) => test, SUBSCRIPTION),
  webhooks('deliveries', 'List deliveries with all attempts', ({ deliveries }) => deliveries, {
    ...SUBSCRIPTION,
    options: {
      state: oneOf('state', ['pending', 'sending', 'delivered', 'dead'], 'Only those of this state'),
      limit: LIMIT,
    },
  }),
  webhooks('redeliver', 'Resend a delivery', ({ redeliver }) => redeliver, {
    arguments: [{ name: 'delivery', describe: 'Id of the delivery' }],
  }),
  webhooks('rotate-secret', 'Rotate the signing secret', ({ rotateSecret }) => rotateSecret, SUBSCRIPTION),
  webhooks('enable', 'Enable a subscription again', ({ enable }) => enable, SUBSCRIPTION),
];
