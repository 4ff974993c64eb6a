import type { Run } from '../command.ts';
import { bytesOf, fileResult, type SentFile } from '../files.ts';
import { columns } from '../paint.ts';

export const listJobs: Run = async (call) => ({
  answer: await (await call.client()).jobs.list.query({ limit: call.number('limit') }),
});

export const cancelJob: Run = async (call) => ({
  answer: await (await call.client()).jobs.cancel.mutate({ id: call.word('job') }),
});

export const testWebhook: Run = async (call) => ({
  answer: await (await call.client()).webhooks.test.mutate({ id: call.word('subscription') }),
});

export const listDeliveries: Run = async (call) => ({
  answer: await (await call.client()).webhooks.deliveries.query({
    id: call.word('subscription'),
    limit: call.number('limit'),
    state: call.term<'dead'>('state'),
  }),
});

export const redeliver: Run = async (call) => ({
  answer: await (await call.client()).webhooks.redeliver.mutate({ delivery_id: call.word('delivery') }),
});

export const rotateSecret: Run = async (call) => ({
  answer: await (await call.client()).webhooks.rotateSecret.mutate({ id: call.word('subscription') }),
});

export const enableWebhook: Run = async (call) => ({
  answer: await (await call.client()).webhooks.enable.mutate({ id: call.word('subscription') }),
});

export const usage: Run = async (call) => {
  const client = await call.client();
  const since = call.text('since');
  if (since !== undefined) return { answer: await client.usage.history.query({ since }) };
  const answer = await client.usage.me.query({});
  return {
    answer,
    pretty: () =>
      columns([
        ['key', `${answer.key.id}  ${answer.key.label}`.trim()],
        ['tier', answer.tier.name],
        [
          'this month',
          `${answer.month.used} credits used, ${answer.month.remaining} left until ${answer.month.resets_at}`,
        ],
        ['limit', `${answer.limits.requests_per_minute} calls a minute`],
      ]),
  };
};

export const openapi: Run = async (call) => {
  const client = await call.client();
  const file: SentFile = await client.discovery.openapi.query({});
  return fileResult(call.text('output'), bytesOf(file), file);
};
