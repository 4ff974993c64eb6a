import type { Run } from '../command.ts';
import { columns } from '../paint.ts';

/** The commands send no Idempotency-Key, so each key they issue is shown. */
const secretOf = ({ secret = '' }: { secret?: string | undefined }): string => secret;

export const issue: Run = async (call) => {
  const client = await call.client();
  const answer = await client.adminKeys.issue.mutate({ tier: call.term<'free'>('tier'), label: call.text('label') });
  return {
    answer,
    pretty: (paint) =>
      `${paint.bold(secretOf(answer))}\n${paint.dim(`${answer.id}, tier ${answer.tier}; shown this once`)}`,
  };
};

export const list: Run = async (call) => {
  const client = await call.client();
  const answer = await client.adminKeys.list.query({});
  return {
    answer,
    pretty: (paint) =>
      columns([
        ['id', 'tier', 'key', 'created', 'state', 'label'].map(paint.dim),
        ...answer.keys.map(({ id, tier, start, last4, created_at, revoked_at, label }) => [
          id,
          tier,
          `${start}...${last4}`,
          created_at.slice(0, 10),
          revoked_at === null ? 'in use' : `revoked ${revoked_at.slice(0, 10)}`,
          label,
        ]),
      ]),
  };
};

export const revoke: Run = async (call) => {
  const client = await call.client();
  const answer = await client.adminKeys.revoke.mutate({ id: call.word('id') });
  return { answer, pretty: () => `${answer.id} is revoked` };
};

/** A new key of the same tier and label; the old one ends once the new one is there. */
export const rotate: Run = async (call) => {
  const client = await call.client();
  const { id, tier, label } = await client.adminKeys.get.query({ id: call.word('id') });
  const issued = await client.adminKeys.issue.mutate({ tier, label });
  const answer = { issued, revoked: await client.adminKeys.revoke.mutate({ id }) };
  return {
    answer,
    pretty: (paint) =>
      `${paint.bold(secretOf(issued))}\n${paint.dim(`${issued.id} takes the place of ${id}, which is revoked; shown this once`)}`,
  };
};
