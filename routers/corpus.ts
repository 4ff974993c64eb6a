import { z } from 'zod';
import type { Context } from '../src/api/context.ts';
import { get, router } from '../src/api/endpoint.ts';
import { browseCorpus } from '../src/collections/corpus/browse-corpus.ts';
import { CORPUS, CORPUS_NAMING } from '../src/collections/corpus/corpus.ts';
import { citeCorpus, corpusRecord, recomputeCorpus } from '../src/collections/corpus/corpus-record.ts';
import { corpusStats } from '../src/collections/corpus/corpus-stats.ts';
import { GRADE_IDS, LEVEL_IDS, POLARITIES } from '../src/collections/corpus/grades.ts';
import { shareOf } from '../src/collections/finite/tally.ts';
import { parseRecordId } from '../src/collections/ids/parse.ts';
import { mapInTurns } from '../src/collections/scan/turns.ts';
import { DerivationOutput, TallyOutput } from '../src/wire/collections.ts';
import { HexOutput } from '../src/wire/color.ts';
import { fields } from '../src/wire/fields.ts';

const Oklch = z.object({ l: z.number(), c: z.number(), h: z.number() });
const Polarity = z.enum(POLARITIES);

const CorpusRecord = z.object({
  id: z.string().meta({ example: 'acc_2a5jd3' }),
  index: z.int(),
  fg: HexOutput,
  bg: HexOutput,
  ratio: z.number().describe('WCAG 2.x, cut to four decimals'),
  level: z.enum(LEVEL_IDS),
  grade: z.enum(GRADE_IDS),
  polarity: Polarity,
  apca: z.object({ lc: z.number(), polarity: Polarity, version: z.string(), notice: z.string() }).optional(),
  perceptual: z.object({ metric: z.string(), value: z.number(), polarity: Polarity }),
  delta_e2000: z.number(),
  fg_oklch: Oklch,
  bg_oklch: Oklch,
  vision: z.record(z.string(), z.object({ fg: HexOutput, bg: HexOutput, ratio: z.number() })).optional(),
  derivation: DerivationOutput,
});

/** Records a turn of the event loop: about 25 microseconds each with all simulations. */
const SLICE = 100;

const withApca = (ctx: Context): boolean => ctx.services.config.apca;

const ABOUT =
  'Five million pairs of text and ground, none of them stored: each is derived from its index and the published seed, so anybody can compute it again (docs/collections.md). `level` and `grade` are the highest a pair reaches: level AA leaves AAA out, `min_ratio=4.5` is AA or better. `polarity` BoW means that the text is darker than the ground or as light.';

export const corpus = router({
  browse: get('/accessibility/corpus', {
    summary: 'Scan the contrast corpus of 5,000,000 pairs',
    description: `${ABOUT} Records are examined in the order of their index from \`cursor\` until the page is full or \`max_scan\` records were examined. \`truncated\` says that the budget ran out first: follow \`next_cursor\`, also from an empty page.`,
    credits: 2,
    example: { min_ratio: 4.5, max_ratio: 12, polarity: 'BoW', limit: 5 },
  })
    .input(
      fields({
        min_ratio: z.number().min(1).max(21).optional().describe('Least contrast ratio'),
        max_ratio: z.number().min(1).max(21).optional().describe('Greatest contrast ratio'),
        level: z.enum([...LEVEL_IDS, 'any']).default('any'),
        grade: z.enum(GRADE_IDS).optional(),
        polarity: z.enum([...POLARITIES, 'any']).default('any'),
        limit: z.int().min(1).max(200).default(24),
        cursor: z.int().min(0).optional().describe('`next_cursor` of the page before'),
        max_scan: z.int().min(1).max(1_000_000).default(100_000).describe('Records to examine at most'),
        full: z.boolean().default(false).describe('Adds what all ten vision models make of the pair'),
      }),
    )
    .output(
      z.object({
        count: z.int(),
        scanned: z.int(),
        hit_rate: z.number(),
        next_cursor: z.int().nullable(),
        exhausted: z.boolean(),
        truncated: z.boolean(),
        records: z.array(CorpusRecord),
      }),
    )
    .query(async ({ input, ctx }) => {
      const page = await browseCorpus(
        {
          minRatio: input.min_ratio,
          maxRatio: input.max_ratio,
          level: input.level === 'any' ? undefined : input.level,
          grade: input.grade,
          polarity: input.polarity === 'any' ? undefined : input.polarity,
          limit: input.limit,
          cursor: input.cursor,
          maxScan: input.max_scan,
          signal: ctx.signal,
        },
        ctx.services.collections.cache,
      );
      const options = { full: input.full, apca: withApca(ctx) };
      return {
        count: page.rows.length,
        scanned: page.scanned,
        hit_rate: page.scanned === 0 ? 0 : shareOf(page.hits, page.scanned),
        next_cursor: page.nextCursor,
        exhausted: page.exhausted,
        truncated: page.truncated,
        records: await mapInTurns(page.rows, SLICE, (index) => corpusRecord(index, options)),
      };
    }),

  stats: get('/accessibility/corpus/stats', {
    summary: 'Statistics of the first records of the contrast corpus',
    description: `${ABOUT} Computed over the first \`sample\` records, so the same sample always gives the same numbers.`,
    credits: 2,
    example: { sample: 200_000 },
  })
    .input(fields({ sample: z.int().min(1000).max(1_000_000).default(200_000) }))
    .output(
      z.object({
        sample: z.int(),
        of: z.int(),
        mean_contrast_ratio: z.number(),
        share_failing_aa_body: z.number(),
        share_at_least: z.record(z.string(), z.number()),
        distribution: z.array(z.object({ from: z.number(), to: z.number(), count: z.int(), share: z.number() })),
        level: z.array(TallyOutput),
        grade: z.array(TallyOutput),
        polarity: z.array(TallyOutput),
      }),
    )
    .query(async ({ input }) => ({ ...(await corpusStats(input.sample)), of: CORPUS.size })),

  find: get('/accessibility/corpus/{record_id}', {
    summary: 'One pair of the contrast corpus',
    description: `${ABOUT} By \`acc_\` code or bare index 0-4999999; INVALID_INPUT where it is neither. \`cite\` is how to refer to it, \`recompute\` how to derive it in any language.`,
    credits: 1,
    example: { record_id: '12345' },
  })
    .input(fields({ record_id: z.string().max(40).describe('acc_ and six symbols, or 0-4999999') }))
    .output(z.object({ record: CorpusRecord, cite: z.string(), recompute: z.string() }))
    .query(({ input, ctx }) => {
      const index = parseRecordId(input.record_id, CORPUS_NAMING);
      return {
        record: corpusRecord(index, { full: true, apca: withApca(ctx) }),
        cite: citeCorpus(index),
        recompute: recomputeCorpus(index),
      };
    }),
});
