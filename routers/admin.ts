import { z } from 'zod';
import { TIER_IDS } from '../src/accounts/tiers.ts';
import { del, get, internal, post, router } from '../src/api/define.ts';
import { ApiError } from '../src/api/errors.ts';
import { invalid } from '../src/errors/refusal.ts';
import { listOf, object, stringField, textOrNull, textsOrNull } from '../src/schemas/described.ts';
import { fields } from '../src/schemas/fields.ts';
import { SCOPES } from '../src/schemas/groups.ts';
import { instantOf } from '../src/schemas/measure.ts';

const KeyRecord = object('Key', 'An API key, without its secret.', {
  id: stringField('Id of the key'),
  tier: z.enum(TIER_IDS).describe('Tier; decides rate limit and monthly quota'),
  label: stringField('Owner or purpose of the key'),
  note: stringField('Internal note'),
  scopes: textsOrNull('Groups of operations that the key may use; null for all'),
  start: stringField('First characters of the key'),
  last4: stringField('Last characters of the key'),
  created_at: instantOf('When it was issued'),
  expires_at: instantOf('Expiry time; later requests fail with 401. Null: never expires').nullable(),
  last_used_at: instantOf('Time of its last request; null if never used').nullable(),
  revoked_at: instantOf('When it was revoked; null if it is not').nullable(),
  replaces: textOrNull('Id of the key that it replaces; null for none'),
  used_this_month: z.int().min(0).describe('Credits used this month'),
});

const IssuedKey = KeyRecord.extend({
  secret: z.string().optional().describe('The key, shown only once: absent if an Idempotency-Key is repeated'),
}).meta({ id: 'IssuedKey', description: 'A new API key.' });

const KeyPage = object('KeyPage', 'A page of API keys.', {
  keys: listOf('The keys of the page', KeyRecord),
  next_cursor: textOrNull('`cursor` of the next page; null on the last'),
});

const Month = stringField('Calendar month in UTC, such as 2031-05');
const KeyMonths = object('KeyMonths', 'What a key has used month by month.', {
  id: stringField('Id of the key'),
  quota: z.int().min(0).describe('Credits per month'),
  months: listOf(
    'The months that are kept, in their order, with the present one',
    object('MonthCount', 'What was used of a month.', {
      month: Month,
      used: z.int().min(0).describe('Credits used'),
      current: z.boolean().describe('Whether it is the present month'),
    }),
  ),
  corrections: listOf(
    'Counts that administrators have set, newest first; the last hundred',
    object('MonthCorrection', 'A count that an administrator has set.', {
      month: Month,
      before: z.int().min(0).describe('Credits counted before'),
      after: z.int().min(0).describe('Credits counted from then on'),
      note: stringField('Why it was set'),
      at: instantOf('When it was set'),
    }),
  ),
});

const MOST_YEARS = 10;
const Expiry = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/, {
    error: 'must be an instant such as 2031-05-05T12:00:00Z',
  })
  .refine(
    (text) => {
      const ahead = Date.parse(text) - Date.now();
      return ahead > 0 && ahead < MOST_YEARS * 366 * 86_400_000;
    },
    { error: `must be an instant that exists and lies ahead, by ${MOST_YEARS} years at most` },
  )
  .meta({ format: 'date-time' });

/** The example is a key that no installation has. */
const MISSING = { NOT_FOUND: {} } as const;

const KeyId = stringField('Id of the key');

const found = <Value>(value: Value | undefined, id: string): Value => {
  if (value === undefined) throw new ApiError('NOT_FOUND', `No key has the id ${JSON.stringify(id.slice(0, 40))}.`);
  return value;
};

const admin = { access: 'admin', credits: 0 } as const;

/** NUL, which no store keeps alike, and the characters that turn the direction of the text around them. */
const UNFIT = /[\0\u202a-\u202e\u2066-\u2069]/;

const fitText = (length: number) =>
  z
    .string()
    .max(length)
    .refine((text) => !UNFIT.test(text), 'holds NUL or a character that controls the direction of text');
const Label = fitText(200);
const Note = fitText(2000);
const MonthInput = z.string().regex(/^[0-9]{4}-(0[1-9]|1[0-2])$/, { error: 'must be a month such as 2031-05' });

export const adminKeys = router({
  list: get('/admin/keys', {
    ...admin,
    summary: 'List issued keys',
    description:
      'Newest first, including revoked and expired keys. Secrets are never returned. `next_cursor` leads to the next page.',
    example: { limit: 20 },
  })
    .input(
      fields({
        limit: z.int().min(1).max(500).default(100).describe('Maximum number of keys'),
        cursor: z.string().max(40).optional().describe('`next_cursor` of the page before'),
      }),
    )
    .output(KeyPage)
    .query(({ input, ctx }) => ctx.services.keys.list(input)),

  issue: post('/admin/keys', {
    ...admin,
    secret: true,
    repeatable: true,
    summary: 'Issue a key',
    description:
      'The secret is only in this response; the service stores its hash. With `replaces` a key is rotated: both work for `overlap_hours`, then the old one expires.',
    example: { tier: 'pro', label: 'Acme design tool' },
  })
    .input(
      fields({
        tier: z
          .enum(TIER_IDS)
          .optional()
          .describe('Decides rate limit and monthly quota; free when omitted, or the tier of the key it replaces'),
        label: Label.optional().describe(
          'Owner or purpose of the key (default: empty, or that of the key it replaces)',
        ),
        note: Note.optional().describe('Internal note, not shown to the key holder; empty when omitted'),
        scopes: z
          .array(z.enum(SCOPES))
          .min(1)
          .optional()
          .describe('Groups of operations that the key may use (default: all). Others return 403 FORBIDDEN'),
        expires_at: Expiry.optional().describe('Expiry time; later requests fail with 401 (default: never)'),
        replaces: z
          .string()
          .max(40)
          .optional()
          .describe('Id of the active key to replace; it expires after `overlap_hours`'),
        overlap_hours: z
          .number()
          .min(0)
          .max(720)
          .optional()
          .describe('Hours for which the replaced key remains valid (default: 24)'),
      }),
    )
    .output(IssuedKey)
    .mutation(({ input, ctx }) => {
      const { expires_at, overlap_hours, ...wanted } = input;
      if (overlap_hours !== undefined && wanted.replaces === undefined)
        throw invalid('overlap_hours', 'has a meaning only together with replaces');
      const call = { scope: 'keys', name: ctx.idempotencyKey, input };
      return ctx.services.repeats.once(call, () =>
        ctx.services.keys.issue({
          ...wanted,
          expiresAt: expires_at === undefined ? undefined : Date.parse(expires_at),
          overlapHours: overlap_hours,
        }),
      );
    }),

  get: get('/admin/keys/{id}', { ...admin, summary: 'Get an API key', example: { id: '0123456789' }, fails: MISSING })
    .input(fields({ id: KeyId }))
    .output(KeyRecord)
    .query(async ({ input, ctx }) => found(await ctx.services.keys.get(input.id), input.id)),

  update: internal('adminKeys.update', {
    ...admin,
    summary: 'Change a key',
    description:
      'Changes only the fields that are sent. Takes effect with the next request; other processes of the same machine may still apply the old terms to one request. A revoked key cannot be changed.',
    example: { id: '0123456789', label: 'Acme design tool', tier: 'enterprise' },
    fails: MISSING,
  })
    .input(
      fields({
        id: KeyId,
        tier: z.enum(TIER_IDS).optional().describe('Decides rate limit and monthly quota'),
        label: Label.optional().describe('Owner or purpose of the key'),
        note: Note.optional().describe('Internal note, not shown to the key holder'),
        scopes: z
          .array(z.enum(SCOPES))
          .min(1)
          .nullable()
          .optional()
          .describe('Groups of operations that the key may use; null for all'),
        expires_at: Expiry.nullable().optional().describe('Expiry time; null for never'),
      }),
    )
    .output(KeyRecord)
    .mutation(async ({ input: { id, expires_at, ...change }, ctx }) => {
      const expiresAt = typeof expires_at === 'string' ? Date.parse(expires_at) : expires_at;
      return found(await ctx.services.keys.update(id, { ...change, expiresAt }), id);
    }),

  revoke: del('/admin/keys/{id}', {
    ...admin,
    summary: 'Revoke a key',
    description: 'Takes effect with the next request, in every process. Open streams of the key are closed.',
    example: { id: '0123456789' },
    fails: MISSING,
  })
    .input(fields({ id: KeyId }))
    .output(KeyRecord)
    .mutation(async ({ input, ctx }) => found(await ctx.services.keys.revoke(input.id), input.id)),

  usage: internal('adminKeys.usage', {
    ...admin,
    summary: 'Get the monthly usage of a key',
    description: 'Each month has its own count. The twelve months that were charged last are kept.',
    example: { id: '0123456789' },
    fails: MISSING,
  })
    .input(fields({ id: KeyId }))
    .output(KeyMonths)
    .query(async ({ input, ctx }) => found(await ctx.services.monthCounts.of(input.id), input.id)),

  setUsage: internal('adminKeys.setUsage', {
    ...admin,
    summary: 'Set the usage of a key for a month',
    description: 'Takes effect with the next request, in every process. The change and its note are recorded.',
    example: { id: '0123456789', month: '2031-05', used: 0, note: 'Calls of a test that went wrong' },
    fails: MISSING,
  })
    .input(
      fields({
        id: KeyId,
        month: MonthInput.optional().describe('Calendar month in UTC; the present one when omitted'),
        used: z.int().min(0).max(1_000_000_000_000).describe('Credits that count as used'),
        note: Note.default('').describe('Why it is set'),
      }),
    )
    .output(KeyMonths)
    .mutation(async ({ input, ctx }) => found(await ctx.services.monthCounts.set(input.id, input), input.id)),
});
