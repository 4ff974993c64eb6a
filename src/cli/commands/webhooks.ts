import type { MetamerClient } from '../../trpc-client/client.ts';
import type { Result, Run } from '../command.ts';
import { columns, type Paint } from '../paint.ts';

type Webhooks = MetamerClient['webhooks'];
type Subscription = Awaited<ReturnType<Webhooks['get']['query']>>;
type Delivery = Awaited<ReturnType<Webhooks['test']['mutate']>>;

const stateOf = (paint: Paint, { enabled, disabled_reason, failing_since }: Subscription): string => {
  if (!enabled) return paint.bad(`disabled${disabled_reason === null ? '' : `: ${disabled_reason}`}`);
  return failing_since === null ? paint.good('enabled') : paint.bad(`failing since ${failing_since.slice(0, 10)}`);
};

const subscriptions = (paint: Paint, list: readonly Subscription[]): string =>
  columns([
    ['id', 'state', 'events', 'address'].map(paint.dim),
    ...list.map((one) => [one.id, stateOf(paint, one), one.events.join(','), one.url]),
  ]);

const outcomeOf = ({ attempts }: Delivery): string => {
  const last = attempts.at(-1);
  if (!last) return '';
  return last.status === null ? (last.error ?? '') : String(last.status);
};

const sent = (paint: Paint, list: readonly Delivery[]): string =>
  columns([
    ['id', 'event', 'state', 'attempts', 'last answer', 'made (UTC)'].map(paint.dim),
    ...list.map((one) => [
      one.id,
      one.event,
      one.state === 'dead' ? paint.bad(one.state) : one.state,
      String(one.attempts.length),
      outcomeOf(one),
      one.created_at.slice(0, 16).replace('T', ' '),
    ]),
  ]);

const oneDelivery = (answer: Delivery): Result => ({ answer, pretty: (paint) => sent(paint, [answer]) });
const oneSubscription = (answer: Subscription): Result => ({
  answer,
  pretty: (paint) => subscriptions(paint, [answer]),
});
const withSecret = (answer: Subscription & { secret?: string | undefined }): Result => ({
  answer,
  pretty: (paint) => `${paint.bold(answer.secret ?? '')}\n${paint.dim(`${answer.id}; the secret is shown this once`)}`,
});

export const events: Run = async (call) => {
  const answer = await (await call.client()).webhooks.events.query({});
  return { answer, pretty: () => columns(answer.events.map(({ name, description }) => [name, description])) };
};

export const list: Run = async (call) => {
  const answer = await (await call.client()).webhooks.list.query({});
  return {
    answer,
    pretty: (paint) => (answer.webhooks.length ? subscriptions(paint, answer.webhooks) : 'no subscriptions'),
  };
};

export const subscribe: Run = async (call) =>
  withSecret(
    await (await call.client()).webhooks.subscribe.mutate({
      url: call.word('url'),
      events: [...call.words('event')] as 'job.succeeded'[],
    }),
  );

export const remove: Run = async (call) => {
  const answer = await (await call.client()).webhooks.remove.mutate({ id: call.word('subscription') });
  return { answer, pretty: () => `${answer.id} is revoked` };
};

export const test: Run = async (call) =>
  oneDelivery(await (await call.client()).webhooks.test.mutate({ id: call.word('subscription') }));

export const deliveries: Run = async (call) => {
  const answer = await (await call.client()).webhooks.deliveries.query({
    id: call.word('subscription'),
    limit: call.number('limit'),
    state: call.term<'dead'>('state'),
  });
  return {
    answer,
    pretty: (paint) => (answer.deliveries.length ? sent(paint, answer.deliveries) : 'no deliveries'),
  };
};

export const redeliver: Run = async (call) =>
  oneDelivery(await (await call.client()).webhooks.redeliver.mutate({ delivery_id: call.word('delivery') }));

export const rotateSecret: Run = async (call) =>
  withSecret(await (await call.client()).webhooks.rotateSecret.mutate({ id: call.word('subscription') }));

export const enable: Run = async (call) =>
  oneSubscription(await (await call.client()).webhooks.enable.mutate({ id: call.word('subscription') }));
