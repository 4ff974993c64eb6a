import { z } from 'zod';
import { get, router } from '../src/api/endpoint.ts';
import { measuredRow } from '../src/collections/finite/measured.ts';
import { browseGradients, GRADIENT_SORTS } from '../src/collections/gradients/browse-gradients.ts';
import { GRADIENT_TYPES } from '../src/collections/gradients/derive-gradient.ts';
import { gradientRecord, gradientSummary } from '../src/collections/gradients/gradient-record.ts';
import { gradientStats } from '../src/collections/gradients/gradient-stats.ts';
import { GRADIENT_NAMING } from '../src/collections/gradients/gradients.ts';
import { GRADIENT_FIELDS, measureGradient } from '../src/collections/gradients/measure-gradients.ts';
import { parseRecordId } from '../src/collections/ids/parse.ts';
import { mapInTurns } from '../src/collections/scan/turns.ts';
import { BANDING_IDS } from '../src/design/gradient/analyse.ts';
import { GRADIENT_SCHEME_IDS } from '../src/design/gradient/schemes/index.ts';
import { COMPLEXITY_IDS } from '../src/design/gradient/schemes/scheme.ts';
import { DerivationOutput, LibraryPageOutput, libraryPage, TallyOutput } from '../src/wire/collections.ts';
import { HexOutput } from '../src/wire/color.ts';
import { fields } from '../src/wire/fields.ts';

const Summary = z.object({
  id: z.int(),
  scheme: z.enum(GRADIENT_SCHEME_IDS),
  complexity: z.enum(COMPLEXITY_IDS),
  type: z.enum(GRADIENT_TYPES),
  banding: z.enum(BANDING_IDS),
  score: z.number(),
  stop_count: z.int(),
  stops: z.array(z.object({ hex: HexOutput, position: z.number() })),
});

const Details = z.object({
  interpolation: z.string(),
  easing: z.string(),
  geometry: z.object({
    angle: z.number().optional(),
    x_percent: z.number().optional(),
    y_percent: z.number().optional(),
  }),
  metrics: z.object({
    samples: z.int(),
    step_ratio: z.number(),
    delta_e_mean: z.number(),
    delta_e_max: z.number(),
    worst_transition_at: z.number(),
    gamut_mapped_share: z.number(),
    span: z.number(),
  }),
  css: z.string(),
  seed: z.int(),
  batch: z.int(),
  derivation: DerivationOutput,
  recompute: z.string(),
});

/** Records a turn of the event loop: about 50 microseconds each in full. */
const SLICE = 50;

const ABOUT =
  '8,192 gradients over 18 schemes, 40 interpolations and 8 easings, each derived from its row. `banding` compares the largest step of 96 samples with the mean step; `score` is .5 for even steps, .3 for the distance of the stops and .2 for staying inside sRGB.';

export const gradientLibrary = router({
  browse: get('/gradient/library', {
    summary: 'Browse the library of 8,192 gradients',
    description: `${ABOUT} \`matched\` is exact; equal values are listed by id.`,
    credits: 1,
    example: { scheme: 'ocean', banding: 'smooth', sort: 'score', order: 'desc', limit: 5 },
  })
    .input(
      fields({
        scheme: z.enum(GRADIENT_SCHEME_IDS).optional(),
        complexity: z.enum(COMPLEXITY_IDS).optional().describe('simple 2-3 stops, detailed 4-6, extreme 7-12'),
        banding: z.enum(BANDING_IDS).optional(),
        type: z.enum(GRADIENT_TYPES).optional(),
        min_score: z.number().min(0).max(1).optional(),
        min_stops: z.int().min(0).max(64).optional(),
        max_stops: z.int().min(0).max(64).optional(),
        sort: z.enum(GRADIENT_SORTS).default('id'),
        ...libraryPage,
        full: z.boolean().default(false).describe('Adds interpolation, easing, metrics, CSS and derivation'),
      }),
    )
    .output(LibraryPageOutput.extend({ gradients: z.array(Summary.extend(Details.partial().shape)) }))
    .query(async ({ input, ctx }) => {
      const columns = await ctx.services.collections.gradients();
      const { min_score: minScore, min_stops: minStops, max_stops: maxStops, ...query } = input;
      const page = browseGradients({ ...query, minScore, minStops, maxStops }, columns);
      const record = input.full ? gradientRecord : gradientSummary;
      return {
        matched: page.matched,
        share_of_collection: page.share,
        next_offset: page.nextOffset,
        gradients: await mapInTurns(page.rows, SLICE, (row) => record(row, measuredRow(GRADIENT_FIELDS, columns, row))),
      };
    }),

  stats: get('/gradient/library/stats', {
    summary: 'How many gradients of each kind the library has',
    description: ABOUT,
    credits: 1,
    example: {},
  })
    .input(fields({}))
    .output(
      z.object({
        total: z.int(),
        banding: z.array(TallyOutput),
        scheme: z.array(TallyOutput),
        interpolation_space: z.array(TallyOutput),
        complexity: z.array(TallyOutput),
        easing: z.array(TallyOutput),
        type: z.array(TallyOutput),
      }),
    )
    .query(async ({ ctx }) => gradientStats(await ctx.services.collections.gradients())),

  find: get('/gradient/library/{id}', {
    summary: 'One gradient of the library',
    description: `${ABOUT} By row number 0-8191; INVALID_INPUT where it is none.`,
    credits: 1,
    example: { id: '77' },
  })
    .input(fields({ id: z.string().max(40).describe('0-8191') }))
    .output(z.object({ gradient: Summary.extend(Details.shape) }))
    .query(({ input }) => {
      const row = parseRecordId(input.id, GRADIENT_NAMING);
      return { gradient: gradientRecord(row, measureGradient(row)) };
    }),
});
