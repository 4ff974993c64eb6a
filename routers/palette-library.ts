import { z } from 'zod';

import { get, router } from '../src/api/define.ts';
import { parseRecordId } from '../src/collections/ids/parse.ts';
import { ORDERS } from '../src/collections/in-memory/browse.ts';
import { paletteLibrary as palettes } from '../src/collections/palettes/palette-library.ts';
import { nearestPalette } from '../src/collections/palettes/palette-record.ts';
import { mapInTurns } from '../src/collections/scan/yield-to-event-loop.ts';
import { browseScanned, LONGEST_SCAN } from '../src/collections/scanned.ts';
import { PaletteEntryOutput, PalettePageOutput, PaletteStatsOutput } from '../src/schemas/answers/libraries.ts';
import {
  checkRangeOrder,
  filterFields,
  fullField,
  recordId,
  scanCosts,
  scanFields,
  scanPage,
  sortField,
} from '../src/schemas/collections.ts';
import { fields } from '../src/schemas/fields.ts';

const ABOUT =
  'Five million palettes of five colours. None is stored: each is derived from its index and the published seed (docs/collections.md). `method` is how its hues were generated, on the OKLCH wheel; `character` describes its appearance, measured from the colours.';

/** Records a turn of the event loop: about 20 microseconds each in full. */
const SLICE = 100;

export const paletteLibrary = router({
  browse: get('/palette/library', {
    constant: true,
    summary: 'List palettes of the library',
    description: `${ABOUT} Records are examined from \`cursor\` until the page is full or \`max_scan\` have been examined; \`truncated\` means that this limit was reached: continue with \`next_cursor\`. \`order=desc\` scans backwards from the last record. A \`sort\` other than \`id\` examines \`max_scan\` records and sorts the matches among them (\`sorted_within_scan\`, \`matched_in_scan\`); \`next_cursor\` leads through all of them, then to the next records, and belongs to its \`max_scan\`. Filters that no record can meet together return an empty, exhausted page at once, for 1 credit; \`reachable\` names a filter that asks for more than any record has, and a value that none exceeds (the worst pair of five colours has at most the fourth root of 21). \`near\` keeps palettes with a colour at most \`within\` away; if a scan finds none, \`nearest\` is the palette that came nearest. \`mood\` and \`use\` take words of \`GET /v1/personalize/vocabulary\` for moods and trades, and keep about 2 % of the palettes.`,
    credits: 2,
    costs: scanCosts,
    example: { method: 'triadic', hue: 'blue', carries_body_text: true, limit: 5 },
  })
    .input(
      fields({
        ...filterFields(palettes.filter),
        sort: sortField(palettes.sorts),
        order: z.enum(ORDERS).default('asc').describe('Direction of the sort'),
        ...scanFields(100, { min: 1000, max: LONGEST_SCAN, preset: 20_000 }),
        full: fullField('Adds swatches, derivation and how to recompute'),
      }).superRefine(checkRangeOrder(palettes.filter)),
    )
    .output(PalettePageOutput)
    .query(async ({ input, ctx }) => {
      const page = await browseScanned(palettes, ctx.services.collections.memoryOf(ctx.caller?.id), input, ctx.signal);
      const make = input.full ? palettes.record : palettes.summary;
      return {
        ...scanPage(page),
        ...(input.sort === 'id' ? {} : { sorted_within_scan: true, matched_in_scan: page.hits }),
        ...(page.nearest === undefined ? {} : { nearest: nearestPalette(page.nearest) }),
        palettes: await mapInTurns(page.rows, SLICE, (index) => make(index, palettes.measure(index))),
      };
    }),

  stats: get('/palette/library/stats', {
    constant: true,
    summary: 'Get palette library statistics',
    description: `${ABOUT} Measured on the sample stated in \`measured_on\`: always the same records, so always the same numbers.`,
    credits: 2,
    example: {},
  })
    .input(fields({}))
    .output(PaletteStatsOutput)
    .query(({ ctx }) => ctx.services.collections.paletteStats()),

  find: get('/palette/library/{id}', {
    constant: true,
    summary: 'Get a library palette',
    description: `${ABOUT} By \`pal_\` code or number 0-4999999, with the derivation to recompute it; INVALID_INPUT for anything else.`,
    credits: 1,
    picture: 'palette-record',
    example: { id: '31337' },
  })
    .input(fields({ id: recordId(palettes) }))
    .output(PaletteEntryOutput)
    .query(({ input }) => {
      const index = parseRecordId(input.id, palettes);
      return { palette: palettes.record(index, palettes.measure(index)) };
    }),
});
