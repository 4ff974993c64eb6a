import { z } from 'zod';
import { TIER_IDS } from '../src/accounts/tiers.ts';
import { del, get, post, router } from '../src/api/endpoint.ts';
import { ApiError } from '../src/api/errors.ts';
import { fields } from '../src/wire/fields.ts';

const KeyRecord = z.object({
  id: z.string(),
  tier: z.enum(TIER_IDS),
  label: z.string(),
  start: z.string().describe('First characters of the key'),
  last4: z.string().describe('Last characters of the key'),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
});

const KeyId = z.string().describe('Id of the key');

const found = <Value>(value: Value | undefined, id: string): Value => {
  if (value === undefined) throw new ApiError('NOT_FOUND', `No key has the id ${JSON.stringify(id.slice(0, 40))}.`);
  return value;
};

const admin = { access: 'admin', credits: 0 } as const;

/** NUL, which no store keeps alike, and the characters that turn the direction of the text around them. */
const UNFIT = /[\0\u202a-\u202e\u2066-\u2069]/;

const Label = z
  .string()
  .max(200)
  .refine((text) => !UNFIT.test(text), 'holds NUL or a character that controls the direction of text');

export const adminKeys = router({
  list: get('/admin/keys', {
    ...admin,
    summary: 'List issued keys',
    description: 'Newest first, including revoked keys. Secrets are never returned.',
    example: {},
  })
    .input(fields({}))
    .output(z.object({ keys: z.array(KeyRecord) }))
    .query(async ({ ctx }) => ({ keys: await ctx.services.keys.list() })),

  issue: post('/admin/keys', {
    ...admin,
    summary: 'Issue a key',
    description: 'The secret is in this response only; the service stores nothing but its hash.',
    example: { tier: 'pro', label: 'Acme design tool' },
  })
    .input(
      fields({
        tier: z.enum(TIER_IDS).default('free').describe('Decides rate limit and monthly quota'),
        label: Label.default('').describe('Who the key is for'),
      }),
    )
    .output(KeyRecord.extend({ secret: z.string().describe('The key itself, shown once') }))
    .mutation(({ input, ctx }) => ctx.services.keys.issue(input)),

  get: get('/admin/keys/{id}', { ...admin, summary: 'One key record', example: { id: '0123456789' } })
    .input(fields({ id: KeyId }))
    .output(KeyRecord)
    .query(async ({ input, ctx }) => found(await ctx.services.keys.get(input.id), input.id)),

  revoke: del('/admin/keys/{id}', {
    ...admin,
    summary: 'Revoke a key',
    description: 'Takes effect on the very next call, in every process. Open streams of the key are closed.',
    example: { id: '0123456789' },
  })
    .input(fields({ id: KeyId }))
    .output(KeyRecord)
    .mutation(async ({ input, ctx }) => found(await ctx.services.keys.revoke(input.id), input.id)),
});
