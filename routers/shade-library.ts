import { z } from 'zod';
import { get, router } from '../src/api/endpoint.ts';
import { parseRecordId } from '../src/collections/ids/parse.ts';
import { mapInTurns } from '../src/collections/scan/turns.ts';
import { browseShades, SHADE_SORTS } from '../src/collections/shades/browse-shades.ts';
import { measureShade } from '../src/collections/shades/measure-shades.ts';
import { shadeRecord, shadeSummary } from '../src/collections/shades/shade-record.ts';
import { shadeStats } from '../src/collections/shades/shade-stats.ts';
import { SHADE_NAMING } from '../src/collections/shades/shades.ts';
import { EVENNESS_IDS } from '../src/design/shade/evaluate.ts';
import { SHADE_METHOD_IDS } from '../src/design/shade/methods/index.ts';
import { HUE_BAND_IDS } from '../src/exact/packed-hue.ts';
import {
  CountedOutput,
  DerivationOutput,
  LibraryPageOutput,
  libraryPage,
  SwatchOutput,
  TallyOutput,
} from '../src/wire/collections.ts';
import { HexOutput } from '../src/wire/color.ts';
import { fields } from '../src/wire/fields.ts';

const Summary = z.object({
  id: z.string().meta({ example: 'shade_000077' }),
  index: z.int(),
  method: z.enum(SHADE_METHOD_IDS),
  base: HexOutput,
  hue: z.enum(HUE_BAND_IDS).nullable().describe('Band of the base; null for a grey'),
  step_count: z.int(),
  steps: z.array(z.object({ token: z.string(), hex: HexOutput })),
  score: z.number(),
  evenness: z.enum(EVENNESS_IDS),
  step_ratio: z.number(),
  usable_span: z.number().describe('Contrast ratio of the two extremes'),
  monotonic: z.boolean(),
  carries_body_text: z.boolean(),
});

const Details = z.object({
  swatches: z.array(SwatchOutput.extend({ contrast_on_white: z.number(), contrast_on_black: z.number() })),
  verdict: z.string(),
  notes: z.array(z.string()),
  text_pairs: z.object({ body_text: z.int(), large_text: z.int(), pairs: z.int() }),
  hue_drift: z.number(),
  seed: z.int(),
  batch: z.int(),
  derivation: DerivationOutput,
  recompute: z.string(),
});

/** Records a turn of the event loop: a tenth of a millisecond each in full. */
const SLICE = 20;

const YesNo = z.object({ yes: CountedOutput, no: CountedOutput });

const ABOUT =
  '8,192 scales over all ten shade methods, 2 to 64 steps, each derived from its row. `score` is .4 for even steps, .3 for the contrast of the extremes, .2 for a lightness that does not turn round and .1 for a hue that does not drift.';

export const shadeLibrary = router({
  browse: get('/shade/library', {
    summary: 'Browse the library of 8,192 shade scales',
    description: `${ABOUT} \`matched\` is exact; equal values are listed by id. Sorted by \`evenness\`, the evenest come first.`,
    credits: 1,
    example: { method: 'oklch_even', hue: 'green', steps: 11, limit: 5 },
  })
    .input(
      fields({
        method: z.enum(SHADE_METHOD_IDS).optional(),
        evenness: z.enum(EVENNESS_IDS).optional(),
        hue: z.enum(HUE_BAND_IDS).optional().describe('Band of the base'),
        steps: z.int().min(2).max(64).optional().describe('Number of steps, exactly'),
        min_span: z.number().min(1).max(21).optional().describe('Least contrast ratio of the extremes'),
        min_score: z.number().min(0).max(1).optional(),
        monotonic: z.boolean().optional(),
        carries_body_text: z.boolean().optional().describe('Whether some pair has 4.5:1 or more'),
        sort: z.enum(SHADE_SORTS).default('id'),
        ...libraryPage,
        full: z.boolean().default(false).describe('Adds swatches, verdict, notes and derivation'),
      }),
    )
    .output(LibraryPageOutput.extend({ scales: z.array(Summary.extend(Details.partial().shape)) }))
    .query(async ({ input, ctx }) => {
      const library = await ctx.services.collections.shades();
      const { min_span: minSpan, min_score: minScore, carries_body_text: carriesBodyText, ...query } = input;
      const page = browseShades({ ...query, minSpan, minScore, carriesBodyText }, library.columns);
      const record = input.full ? shadeRecord : shadeSummary;
      return {
        matched: page.matched,
        share_of_collection: page.share,
        next_offset: page.nextOffset,
        scales: await mapInTurns(page.rows, SLICE, (row) => record(row, library.row(row))),
      };
    }),

  stats: get('/shade/library/stats', {
    summary: 'How many scales of each kind the library has',
    description: ABOUT,
    credits: 1,
    example: {},
  })
    .input(fields({}))
    .output(
      z.object({
        total: z.int(),
        evenness: z.array(TallyOutput),
        monotonic: YesNo,
        carries_body_text: YesNo,
        method: z.array(TallyOutput),
      }),
    )
    .query(async ({ ctx }) => shadeStats((await ctx.services.collections.shades()).columns)),

  find: get('/shade/library/{id}', {
    summary: 'One shade scale of the library',
    description: `${ABOUT} By \`shade_\` and six digits or row number 0-8191; INVALID_INPUT where it is neither.`,
    credits: 1,
    example: { id: 'shade_000077' },
  })
    .input(fields({ id: z.string().max(40).describe('shade_ and six digits, or 0-8191') }))
    .output(z.object({ scale: Summary.extend(Details.shape) }))
    .query(({ input }) => {
      const row = parseRecordId(input.id, SHADE_NAMING);
      return { scale: shadeRecord(row, measureShade(row)) };
    }),
});
