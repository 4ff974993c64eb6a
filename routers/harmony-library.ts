import { z } from 'zod';
import { get, router } from '../src/api/endpoint.ts';
import { measuredRow } from '../src/collections/finite/measured.ts';
import { browseHarmonies, HARMONY_SORTS } from '../src/collections/harmonies/browse-harmonies.ts';
import { HARMONY_NAMING } from '../src/collections/harmonies/harmonies.ts';
import { harmonyRecord, harmonySummary } from '../src/collections/harmonies/harmony-record.ts';
import { harmonyStats } from '../src/collections/harmonies/harmony-stats.ts';
import { HARMONY_FIELDS, measureHarmony } from '../src/collections/harmonies/measure-harmonies.ts';
import { parseRecordId } from '../src/collections/ids/parse.ts';
import { mapInTurns } from '../src/collections/scan/turns.ts';
import { HARMONY_FAMILIES } from '../src/design/harmony/method.ts';
import { HARMONY_METHOD_IDS } from '../src/design/harmony/methods/index.ts';
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
  id: z.string().meta({ example: 'har_00088p' }),
  index: z.int(),
  method: z.string(),
  family: z.enum(HARMONY_FAMILIES),
  hue: z.enum(HUE_BAND_IDS).nullable().describe('Band of the first colour; null for a grey'),
  color_count: z.int(),
  colors: z.array(z.object({ hex: HexOutput, role: z.string() })),
  worst_contrast: z.number(),
  best_contrast: z.number(),
  carries_body_text: z.boolean(),
  adherence: z.number(),
  spread: z.number().describe('Mean Oklab distance of all pairs'),
  seed: z.int(),
  batch: z.int(),
});

const Details = z.object({
  wheel: z.string(),
  base: z.object({ hue: z.number(), saturation: z.number(), lightness: z.number() }),
  offsets: z.array(z.number()),
  swatches: z.array(SwatchOutput),
  derivation: DerivationOutput,
  recompute: z.string(),
});

/** Records a turn of the event loop: about 30 microseconds each in full. */
const SLICE = 100;

const ABOUT =
  '8,192 harmonies over all 23 methods, each derived from its row. Every member but the base is turned by up to 12 degrees, so that `adherence` (what identify says of the colours and that method) differs. Contrasts are WCAG 2.x.';

export const harmonyLibrary = router({
  browse: get('/harmony/library', {
    summary: 'Browse the library of 8,192 harmonies',
    description: `${ABOUT} \`matched\` is exact; equal values are listed by id.`,
    credits: 1,
    example: { method: 'triadic', hue: 'blue', sort: 'adherence', order: 'desc', limit: 5 },
  })
    .input(
      fields({
        method: z.enum(HARMONY_METHOD_IDS).optional(),
        family: z.enum(HARMONY_FAMILIES).optional(),
        hue: z.enum(HUE_BAND_IDS).optional().describe('Band of the first colour'),
        colors: z.int().min(2).max(7).optional().describe('Number of members'),
        min_contrast: z.number().min(1).max(21).optional().describe('Least ratio of the worst pair'),
        min_adherence: z.number().min(0).max(1).optional(),
        sort: z.enum(HARMONY_SORTS).default('id'),
        ...libraryPage,
        full: z.boolean().default(false).describe('Adds base, offsets, swatches and derivation'),
      }),
    )
    .output(LibraryPageOutput.extend({ harmonies: z.array(Summary.extend(Details.partial().shape)) }))
    .query(async ({ input, ctx }) => {
      const columns = await ctx.services.collections.harmonies();
      const { min_contrast: minContrast, min_adherence: minAdherence, ...query } = input;
      const page = browseHarmonies({ ...query, minContrast, minAdherence }, columns);
      const record = input.full ? harmonyRecord : harmonySummary;
      return {
        matched: page.matched,
        share_of_collection: page.share,
        next_offset: page.nextOffset,
        harmonies: await mapInTurns(page.rows, SLICE, (row) => record(row, measuredRow(HARMONY_FIELDS, columns, row))),
      };
    }),

  stats: get('/harmony/library/stats', {
    summary: 'How many harmonies of each kind the library has',
    description: ABOUT,
    credits: 1,
    example: {},
  })
    .input(fields({}))
    .output(
      z.object({
        total: z.int(),
        with_an_aa_pair: CountedOutput,
        method: z.array(TallyOutput),
        family: z.array(TallyOutput),
        color_count: z.array(TallyOutput),
        hue: z.array(TallyOutput),
      }),
    )
    .query(async ({ ctx }) => harmonyStats(await ctx.services.collections.harmonies())),

  find: get('/harmony/library/{id}', {
    summary: 'One harmony of the library',
    description: `${ABOUT} By \`har_\` code or number 0-8191, with the seed and batch that recompute it; INVALID_INPUT where it is neither.`,
    credits: 1,
    example: { id: '77' },
  })
    .input(fields({ id: z.string().max(40).describe('har_ and six symbols, or 0-8191') }))
    .output(z.object({ harmony: Summary.extend(Details.shape) }))
    .query(({ input }) => {
      const row = parseRecordId(input.id, HARMONY_NAMING);
      return { harmony: harmonyRecord(row, measureHarmony(row)) };
    }),
});
