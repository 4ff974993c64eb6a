import type { MetamerClient } from '../../trpc-client/client.ts';
import type { Call, Run } from '../command.ts';
import { columns } from '../paint.ts';

/** The commands send no Idempotency-Key, so each key they issue is shown. */
const secretOf = ({ secret = '' }: { secret?: string | undefined }): string => secret;

/** What the options confine a key to. */
const termsOf = (call: Call) => ({
  scopes: call.terms<'color'>('scopes'),
  expires_at: call.text('expires'),
  note: call.text('note'),
});

export const issue: Run = async (call) => {
  const client = await call.client();
  const settings = { tier: call.term<'free'>('tier'), label: call.text('label'), ...termsOf(call) };
  const answer = await client.adminKeys.issue.mutate(settings);
  return {
    answer,
    pretty: (paint) =>
      `${paint.bold(secretOf(answer))}\n${paint.dim(`${answer.id}, tier ${answer.tier}; shown this once`)}`,
  };
};

type Key = Awaited<ReturnType<MetamerClient['adminKeys']['get']['query']>>;

const day = (instant: string): string => instant.slice(0, 10);

const stateOf = ({ revoked_at, expires_at }: Key): string => {
  if (revoked_at !== null) return `revoked ${day(revoked_at)}`;
  if (expires_at === null) return 'in use';
  return Date.parse(expires_at) <= Date.now() ? `expired ${day(expires_at)}` : `in use until ${day(expires_at)}`;
};

export const list: Run = async (call) => {
  const client = await call.client();
  const answer = await client.adminKeys.list.query({});
  return {
    answer,
    pretty: (paint) =>
      columns([
        ['id', 'tier', 'key', 'created', 'last used', 'credits', 'state', 'scopes', 'label'].map(paint.dim),
        ...answer.keys.map((key) => [
          key.id,
          key.tier,
          `${key.start}...${key.last4}`,
          day(key.created_at),
          key.last_used_at === null ? 'never' : day(key.last_used_at),
          String(key.used_this_month),
          stateOf(key),
          key.scopes?.join(',') ?? 'all',
          key.label,
        ]),
      ]),
  };
};

export const revoke: Run = async (call) => {
  const client = await call.client();
  const answer = await client.adminKeys.revoke.mutate({ id: call.word('id') });
  return { answer, pretty: () => `${answer.id} is revoked` };
};

type KeyMonths = Awaited<ReturnType<MetamerClient['adminKeys']['usage']['query']>>;

/** Shows the months of a key, after one of them was set where that is wanted. */
export const usage: Run = async (call) => {
  const client = await call.client();
  const id = call.word('id');
  const used = call.number('set');
  const answer: KeyMonths =
    used === undefined
      ? await client.adminKeys.usage.query({ id })
      : await client.adminKeys.setUsage.mutate({ id, used, month: call.text('month'), note: call.text('note') });
  const months = answer.months.map(({ month, used, current }) => [
    month,
    String(used),
    String(Math.max(0, answer.quota - used)),
    current ? 'present month' : '',
  ]);
  const corrections = answer.corrections.map(({ at, month, before, after, note }) => [
    at,
    month,
    `${before} -> ${after}`,
    note,
  ]);
  return {
    answer,
    pretty: (paint) =>
      [
        columns([['month', 'used', 'left', ''].map(paint.dim), ...months]),
        ...(corrections.length === 0
          ? []
          : [columns([['set at', 'month', 'credits', 'note'].map(paint.dim), ...corrections])]),
      ].join('\n\n'),
  };
};

/** A new key that replaces one, which works on for the overlap. */
export const rotate: Run = async (call) => {
  const client = await call.client();
  const replaces = call.word('id');
  const settings = { replaces, overlap_hours: call.number('overlap'), ...termsOf(call) };
  const answer = await client.adminKeys.issue.mutate(settings);
  const { expires_at } = await client.adminKeys.get.query({ id: replaces });
  const until = expires_at === null ? '' : `, which works until ${expires_at}`;
  return {
    answer,
    pretty: (paint) =>
      `${paint.bold(secretOf(answer))}\n${paint.dim(`${answer.id} replaces ${replaces}${until}. The key is shown only once`)}`,
  };
};
