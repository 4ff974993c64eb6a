import { z } from 'zod';
import { get, post, router } from '../src/api/define.ts';
import { atlas as colors } from '../src/collections/atlas/atlas.ts';
import { findInAtlas } from '../src/collections/atlas/find-in-atlas.ts';
import { nearestReport } from '../src/collections/atlas/nearest-report.ts';
import { browseLibrary } from '../src/collections/in-memory/library.ts';
import {
  AtlasEntryOutput,
  AtlasPageOutput,
  AtlasStatsOutput,
  NearestColorsOutput,
} from '../src/schemas/answers/atlas.ts';
import { checkRangeOrder, filterFields, fullField, libraryPage, sortField } from '../src/schemas/collections.ts';
import { ColorInput } from '../src/schemas/color.ts';
import { COLOR_OPTIONS } from '../src/schemas/color-options.ts';
import { fields } from '../src/schemas/fields.ts';
import { withColors } from '../src/schemas/with-colors.ts';

const LABELS =
  'Labels are computed from the colour alone by published rules. Despite the prefix `ai_`, no language model and no manual tagging is involved.';

const WhetherFull = fullField('Adds colour-vision simulations and labels');
const recordOf = (full: boolean) => {
  const make = full ? colors.record : colors.summary;
  return (id: number) => make(id, colors.measure(id));
};

export const atlas = router({
  browse: get('/color/atlas', {
    constant: true,
    summary: 'Browse the atlas of 8,192 colours',
    description: `Colours spread evenly over sRGB as Oklab sees it, ids 0-8191. \`matched\` is exact. Hues are degrees on the HSL wheel and a range may cross 0 (340 to 20 is red); near-greys have no hue and match no range. Lightness and chroma are OKLCH, contrasts WCAG 2.x. Equal values are listed by id. ${LABELS}`,
    credits: 1,
    example: { hue_from: 340, hue_to: 20, min_chroma: 0.1, sort: 'lightness', limit: 5 },
  })
    .input(
      fields({
        ...filterFields(colors.filter),
        sort: sortField(colors.sorts),
        ...libraryPage,
        limit: z.int().min(1).max(200).default(24).describe('Maximum number of colours in the page'),
        full: WhetherFull,
      }).superRefine(checkRangeOrder(colors.filter)),
    )
    .output(AtlasPageOutput)
    .query(async ({ input, ctx }) => {
      const page = browseLibrary(colors, await ctx.services.collections.atlas(), input);
      return {
        matched: page.matched,
        share_of_atlas: page.share,
        next_offset: page.nextOffset,
        colors: page.rows.map(recordOf(input.full)),
      };
    }),

  stats: get('/color/atlas/stats', {
    constant: true,
    summary: 'Get atlas statistics',
    description: `How many of the 8,192 colours are readable on white and on black, fall into each hue and lightness bin, and carry each label. Hue bins span 30 degrees of the HSL wheel; the bin without bounds counts the greys. ${LABELS}`,
    credits: 1,
    example: {},
  })
    .input(fields({}))
    .output(AtlasStatsOutput)
    .query(async ({ ctx }) => colors.stats((await ctx.services.collections.atlas()).columns)),

  find: get('/color/atlas/{id}', {
    constant: true,
    summary: 'Get an atlas colour',
    description:
      "By number 0-8191 or by its colour as '#rrggbb' ('#' is %23 in a URL). If the atlas does not contain the colour, the error is INVALID_INPUT and its message names the nearest one.",
    credits: 1,
    example: { id: '4321' },
  })
    .input(fields({ id: z.string().max(40).describe("0-8191 or '#rrggbb'") }))
    .output(AtlasEntryOutput)
    .query(({ input }) => {
      const id = findInAtlas(input.id);
      return { color: colors.record(id, colors.measure(id)) };
    }),

  nearest: post('/color/nearest', {
    summary: 'Find the nearest atlas colours',
    description: 'By CIE76, the distance in CIELAB D65, over the whole atlas: exact, nearest first.',
    credits: 1,
    example: { color: '#7b3fa1', count: 3 },
  })
    .input(
      fields({
        color: ColorInput.describe('Colour to find'),
        count: z.int().min(1).max(50).default(5).describe('Number of colours to return'),
        full: WhetherFull,
        ...COLOR_OPTIONS,
      }),
    )
    .output(NearestColorsOutput)
    .query(withColors({ as: 'measured' }, ({ input }) => nearestReport(input.color, input.count, input.full))),
});
