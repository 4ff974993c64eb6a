import { z } from 'zod';
import { get, router } from '../src/api/endpoint.ts';
import { ORDERS } from '../src/collections/finite/browse.ts';
import { parseRecordId } from '../src/collections/ids/parse.ts';
import { CHARACTERS } from '../src/collections/palettes/character.ts';
import { PALETTE_METHOD_IDS } from '../src/collections/palettes/methods.ts';
import { paletteLibrary as palettes } from '../src/collections/palettes/palette-library.ts';
import { browseScanned } from '../src/collections/scan/scanned.ts';
import { mapInTurns } from '../src/collections/scan/turns.ts';
import { HUE_BAND_IDS } from '../src/exact/packed-hue.ts';
import {
  CountedOutput,
  DerivationOutput,
  filterFields,
  fullField,
  ReachableOutput,
  recordId,
  ScanPageOutput,
  scanFields,
  scanPage,
  sortField,
  TallyOutput,
  uncrossed,
} from '../src/wire/collections.ts';
import { HexOutput, RgbOutput } from '../src/wire/color.ts';
import { fields } from '../src/wire/fields.ts';

const Summary = z.object({
  id: z.string().meta({ example: 'pal_1ep5br' }),
  index: z.int(),
  method: z.enum(PALETTE_METHOD_IDS),
  character: z.enum(CHARACTERS),
  hue: z.enum(HUE_BAND_IDS).nullable().describe('Band of the first colour on the HSL wheel; null for a grey'),
  colors: z.array(HexOutput),
  worst_contrast: z.number(),
  best_contrast: z.number(),
  carries_body_text: z.boolean(),
  mean_lightness: z.number(),
  mean_chroma: z.number(),
  spread: z.number().describe('Mean Oklab distance of all pairs'),
});

const Details = z.object({
  wheel: z.string(),
  swatches: z.array(
    z.object({
      hex: HexOutput,
      rgb: RgbOutput,
      hue: z.number().nullable(),
      oklch: z.object({ l: z.number(), c: z.number(), h: z.number().nullable() }),
    }),
  ),
  derivation: DerivationOutput,
  recompute: z.string(),
});

/** Records a turn of the event loop: about 20 microseconds each in full. */
const SLICE = 100;

const ABOUT =
  'Five million palettes of five colours. None is stored: each is derived from its index and the published seed (docs/collections.md). `method` is how its hues were generated, on the OKLCH wheel; `character` describes its appearance, measured from the colours.';

export const paletteLibrary = router({
  browse: get('/palette/library', {
    constant: true,
    summary: 'Scan the library of 5,000,000 palettes',
    description: `${ABOUT} Records are examined from \`cursor\` until the page is full or \`max_scan\` records have been examined; \`truncated\` means that this limit was reached, not that the collection ended: continue with \`next_cursor\`. With \`order=desc\` the scan runs backwards from the last record. A \`sort\` other than \`id\` scans forwards, examines \`max_scan\` records and sorts only the matches among them (\`sorted_within_scan\`); \`matched_in_scan\` counts these matches, and those beyond \`limit\` do not appear on a later page. A filter that no record can meet is not refused: \`reachable\` names it and the largest value there can be (the worst pair of five colours has at most the fourth root of 21), so there is no need to continue.`,
    credits: 2,
    example: { method: 'triadic', hue: 'blue', carries_body_text: true, limit: 5 },
  })
    .input(
      fields({
        ...filterFields(palettes.filter),
        sort: sortField(palettes.sorts),
        order: z.enum(ORDERS).default('asc'),
        ...scanFields(100, { min: 1000, max: 500_000, preset: 20_000 }),
        full: fullField('Adds swatches, derivation and how to recompute'),
      }).superRefine(uncrossed(palettes.filter)),
    )
    .output(
      z.object({
        ...ScanPageOutput.shape,
        sorted_within_scan: z.boolean().optional(),
        matched_in_scan: z.int().optional(),
        palettes: z.array(Summary.extend(Details.partial().shape)),
      }),
    )
    .query(async ({ input, ctx }) => {
      const page = await browseScanned(palettes, ctx.services.collections, input, ctx.signal);
      const make = input.full ? palettes.record : palettes.summary;
      return {
        ...scanPage(page),
        ...(input.sort === 'id' ? {} : { sorted_within_scan: true, matched_in_scan: page.hits }),
        palettes: await mapInTurns(page.rows, SLICE, (index) => make(index, palettes.measure(index))),
      };
    }),

  stats: get('/palette/library/stats', {
    constant: true,
    summary: 'Statistics of the palette library',
    description: `${ABOUT} Measured on the sample stated in \`measured_on\`: always the same records, so always the same numbers.`,
    credits: 2,
    example: {},
  })
    .input(fields({}))
    .output(
      z.object({
        measured_on: z.object({
          records: z.int(),
          of: z.int(),
          which: z.string(),
          collection: z.string(),
          version: z.int(),
        }),
        reachable: z.array(ReachableOutput).describe('Filters that no record can exceed, with the most there can be'),
        with_an_aa_pair: CountedOutput,
        with_an_aaa_pair: CountedOutput,
        method: z.array(TallyOutput),
        character: z.array(TallyOutput),
        hue: z.array(TallyOutput),
        mean: z.object({
          worst_contrast: z.number(),
          best_contrast: z.number(),
          lightness: z.number(),
          chroma: z.number(),
          spread: z.number(),
        }),
      }),
    )
    .query(({ ctx }) => ctx.services.collections.paletteStats()),

  find: get('/palette/library/{id}', {
    constant: true,
    summary: 'One palette of the library',
    description: `${ABOUT} By \`pal_\` code or number 0-4999999, with the derivation to recompute it; INVALID_INPUT for anything else.`,
    credits: 1,
    picture: 'palette-record',
    example: { id: '31337' },
  })
    .input(fields({ id: recordId(palettes) }))
    .output(z.object({ palette: Summary.extend(Details.shape) }))
    .query(({ input }) => {
      const index = parseRecordId(input.id, palettes);
      return { palette: palettes.record(index, palettes.measure(index)) };
    }),
});
