import type { MetamerClient } from '../../trpc-client/client.ts';
import type { Run } from '../command.ts';
import { columns, type Paint } from '../paint.ts';

type History = Awaited<ReturnType<MetamerClient['usage']['history']['query']>>;
type Counts = History['total'];

const counts = ({ calls, errors, refused, credits }: Counts): string[] => [calls, errors, refused, credits].map(String);

const historyTable = (paint: Paint, { days, total }: History): string =>
  columns([
    ['day', 'endpoint', 'calls', 'errors', 'refused', 'credits'].map(paint.dim),
    ...days.flatMap(({ date, endpoints }) => endpoints.map((one) => [date, one.endpoint, ...counts(one)])),
    ['total', '', ...counts(total)].map(paint.bold),
  ]);

export const usage: Run = async (call) => {
  const client = await call.client();
  const since = call.text('since');
  if (since !== undefined) {
    const answer = await client.usage.history.query({ since });
    return { answer, pretty: (paint) => historyTable(paint, answer) };
  }
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
        ['limit', `${answer.limits.requests_per_minute} requests per minute`],
      ]),
  };
};
