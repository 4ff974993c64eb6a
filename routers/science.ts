import { z } from 'zod';
import { get, internal, post, router } from '../src/api/define.ts';
import { COLORS_TEXT, LIST_TEXT, LISTS, pairsText, respondToList, TAKES_LISTS } from '../src/api/lists.ts';
import { alphaReport } from '../src/color/color.ts';
import { DIFFERENCE_BANDS } from '../src/color/difference/bands.ts';
import { DIFFERENCE_IDS, differences } from '../src/color/difference/differences.ts';
import { differenceReport } from '../src/color/difference/report.ts';
import { adaptReport, averageReport, mixReport } from '../src/color/mix-report.ts';
import { methodOf } from '../src/color/resolve.ts';
import { convertColor, dossier } from '../src/color/spaces/answer.ts';
import { describeSpace, describeSpaceFully, spacesOf } from '../src/color/spaces/describe.ts';
import { spaceOf } from '../src/color/spaces/lookup.ts';
import { CATEGORIES } from '../src/color/spaces/space.ts';
import { describeIlluminants } from '../src/color/temperature/listing.ts';
import { KELVIN_RANGES, LOCI, temperatureReport, WIDE_KELVIN_RANGE } from '../src/color/temperature/report.ts';
import { whitePointOf } from '../src/color/white-point.ts';
import { ColorDifferenceOutput, DifferenceFormulasOutput } from '../src/schemas/answers/difference.ts';
import { ConvertedListOutput, DifferenceListOutput } from '../src/schemas/answers/lists.ts';
import { AdaptedXyzOutput, MixedColorOutput } from '../src/schemas/answers/mix.ts';
import {
  ColorDossierOutput,
  ColorSpaceListOutput,
  ColorSpaceOutput,
  ColorTemperatureOutput,
  IlluminantListOutput,
  ScienceConversionOutput,
} from '../src/schemas/answers/science.ts';
import { ScienceColorInput } from '../src/schemas/color.ts';
import { SCIENCE_COLOR_OPTIONS } from '../src/schemas/color-options.ts';
import { fields } from '../src/schemas/fields.ts';
import { knownInput } from '../src/schemas/known-values.ts';
import { oneOrListFields, oneOrListOutput, ScienceColorRows, SciencePairRows } from '../src/schemas/lists.ts';
import { ADAPT_FIELDS, AVERAGE_FIELDS, MIX_FIELDS } from '../src/schemas/mix-fields.ts';
import { CONVERT_OPTIONS, DIFFERENCE_OPTIONS, WHITE_OPTIONS } from '../src/schemas/operation-options.ts';
import { withColors } from '../src/schemas/with-colors.ts';

const VALUES_TEXT =
  'The colour is neither rounded to 8 bits nor clipped to sRGB. Coordinates have ten decimals. The hue of a grey is null. A value outside the nominal range is not clamped, and its channel is listed in `out_of_range`.';

const CategoryInput = z.enum(CATEGORIES).describe('Family of spaces');
const WhetherFull = z.boolean().default(false).describe('Adds matrices, primaries and transfer function');

export const science = router({
  spaces: get('/science/spaces', {
    constant: true,
    summary: 'List colour spaces',
    description:
      '`full` adds matrices, primaries, transfer function (as text and as parameters), white and round-trip tolerance.',
    credits: 1,
    example: { category: 'perceptual' },
  })
    .input(fields({ category: CategoryInput.optional(), full: WhetherFull }))
    .output(ColorSpaceListOutput)
    .query(({ input }) => {
      const members = spacesOf(input.category);
      return {
        count: members.length,
        categories: [...CATEGORIES],
        spaces: members.map((space) => (input.full ? describeSpaceFully(space) : describeSpace(space))),
      };
    }),

  space: get('/science/spaces/{key}', {
    constant: true,
    summary: 'Get a colour space',
    description: 'An unknown key returns UNKNOWN_SPACE (404); `details.near` lists similar keys.',
    credits: 1,
    example: { key: 'oklch' },
    fails: { UNKNOWN_SPACE: { key: 'oklhc' } },
  })
    .input(fields({ key: knownInput('SpaceKey').describe('Key of a space, such as oklch') }))
    .output(ColorSpaceOutput)
    .query(({ input }) => describeSpaceFully(spaceOf(input.key, 'key'))),

  convert: post('/science/convert', {
    summary: 'Convert a colour to one or more colour spaces',
    description: `${VALUES_TEXT} \`lab\` and \`lch\` are D50 as in CSS; \`lab-d65\` uses the white point. ${COLORS_TEXT}`,
    credits: 1,
    ...TAKES_LISTS,
    example: { color: '#336699', to: ['oklch', 'lab'] },
    fails: { UNKNOWN_SPACE: { to: 'oklhc' } },
  })
    .input(
      oneOrListFields(
        { color: ScienceColorInput.describe('Colour to convert'), ...CONVERT_OPTIONS, ...SCIENCE_COLOR_OPTIONS },
        { colors: ScienceColorRows },
        { single: { color: 'required' } },
      ),
    )
    .output(oneOrListOutput(ScienceConversionOutput, ConvertedListOutput))
    .query(
      withColors(
        { as: 'color', keepsAlpha: true, list: respondToList('science/convert') },
        ({ input: { color, to, ...white }, gamut }) => ({
          ...convertColor(color.itself, to, whitePointOf(white), { gamut: methodOf(gamut), alpha: color.alpha }),
          ...alphaReport(color.rgb, color.alpha),
        }),
      ),
    ),

  convertList: internal('science.convertList', {
    summary: 'Convert a list of colours',
    description: `As \`convert\`, for up to 10,000 colours: answers in columns. ${LIST_TEXT}`,
    credits: 1,
    ...LISTS,
    example: { colors: ['#336699', 'oklch(70% 0.1 200)'], to: ['oklch'] },
    fails: { UNKNOWN_SPACE: { to: 'oklhc' } },
  })
    .input(fields({ colors: ScienceColorRows, ...CONVERT_OPTIONS, ...SCIENCE_COLOR_OPTIONS }))
    .output(ConvertedListOutput)
    .query(({ input, ctx }) => respondToList('science/convert')(input, ctx)),

  dossier: post('/science/dossier', {
    summary: 'Describe a colour in every space',
    description: VALUES_TEXT,
    credits: 2,
    example: { color: '#336699', category: 'perceptual' },
  })
    .input(
      fields({
        color: ScienceColorInput.describe('Colour to describe'),
        ...WHITE_OPTIONS,
        category: CategoryInput.optional(),
        ...SCIENCE_COLOR_OPTIONS,
      }),
    )
    .output(ColorDossierOutput)
    .query(
      withColors({ as: 'color', keepsAlpha: true }, ({ input: { color, category, ...white }, gamut }) => ({
        ...dossier(color.itself, whitePointOf(white), category, methodOf(gamut)),
        ...alphaReport(color.rgb, color.alpha),
      })),
    ),

  deltaE: post('/science/delta-e', {
    summary: 'Calculate the difference of two colours',
    description: `Measured in CIELAB D65 (see \`measured_in\`). \`delta_e\` is the value of the chosen \`metric\` (CIEDE2000 for \`all\`); \`metrics\` always contains those four, and the ones in \`also\`. CIE94 and CMC take \`from\` as the reference and are not symmetric. ${pairsText('from')}`,
    credits: 1,
    ...TAKES_LISTS,
    example: { from: '#336699', to: '#3a6ea5' },
  })
    .input(
      oneOrListFields(
        {
          from: ScienceColorInput.describe('The reference colour'),
          to: ScienceColorInput.describe('The sample'),
          ...DIFFERENCE_OPTIONS,
          ...SCIENCE_COLOR_OPTIONS,
        },
        { pairs: SciencePairRows, colors: ScienceColorRows },
        { single: { from: 'required', to: 'required' }, paired: ['from'] },
      ),
    )
    .output(oneOrListOutput(ColorDifferenceOutput, DifferenceListOutput))
    .query(
      withColors(
        { as: 'color', list: respondToList('science/delta-e') },
        ({ input: { from, to, metric, also, measured_in, ...options }, gamut }) =>
          differenceReport(from, to, { metric, also, options, measuredIn: measured_in, gamut: methodOf(gamut) }),
      ),
    ),

  deltaEList: internal('science.deltaEList', {
    summary: 'Measure the differences of a list of pairs',
    description: `As \`deltaE\`, for up to 10,000 pairs: answers in columns. ${LIST_TEXT}`,
    credits: 1,
    ...LISTS,
    example: { pairs: [['#336699', '#3a6ea5']] },
  })
    .input(fields({ pairs: SciencePairRows, ...DIFFERENCE_OPTIONS, ...SCIENCE_COLOR_OPTIONS }))
    .output(DifferenceListOutput)
    .query(({ input, ctx }) => respondToList('science/delta-e')(input, ctx)),

  temperature: post('/science/temperature', {
    summary: 'Convert between colour and colour temperature',
    description:
      'Send either `color` to measure it or `kelvin` to render it. CCT and Duv are found by minimising the distance to the integrated Planckian locus in CIE 1960 u, v. `meaningful` is false if Duv exceeds 0.05 or the nearest black body lies at an end of the range (500 K, 1,000,000 K). Daylight of `kelvin` follows CIE 015; its CCT and Duv are those of its chromaticity.',
    credits: 1,
    example: { color: '#ffd9b0' },
  })
    .input(
      fields({
        color: ScienceColorInput.optional().describe('Colour to measure'),
        kelvin: z
          .number()
          .min(WIDE_KELVIN_RANGE[0])
          .max(WIDE_KELVIN_RANGE[1])
          .optional()
          .describe('Temperature to render, in kelvin: 1667-25000, or 500-1000000 with `range: wide`'),
        locus: z
          .enum(LOCI)
          .default('planckian')
          .describe('Rendered light: a black body, or a phase of CIE daylight (4000-25000 K)'),
        range: z.enum(KELVIN_RANGES).default('usual').describe('Range of `kelvin`'),
        ...SCIENCE_COLOR_OPTIONS,
      }),
    )
    .output(ColorTemperatureOutput)
    .query(
      withColors({ as: 'color' }, ({ input, gamut }) => temperatureReport(input.color?.itself, input, methodOf(gamut))),
    ),

  mix: internal('science.mix', {
    summary: 'Calculate a mix of two colours in any space',
    description:
      'As CSS Color 4 interpolates: straight through the space, premultiplied by alpha, the hue by `hue`; a grey takes the hue of the other colour. `values` are the coordinates of the mix.',
    credits: 1,
    example: { from: '#336699', to: '#ffcc00', space: 'oklch', amount: 0.25 },
    fails: { UNKNOWN_SPACE: { space: 'oklhc' } },
  })
    .input(fields(MIX_FIELDS))
    .output(MixedColorOutput)
    .query(
      withColors({ as: 'color', keepsAlpha: true }, ({ input: { from, to, ...choice }, gamut }) =>
        mixReport(from, to, choice, methodOf(gamut)),
      ),
    ),

  average: internal('science.average', {
    summary: 'Calculate the weighted mean of colours in any space',
    description:
      'Premultiplied by alpha. The hue is that of the weighted sum of hues as unit vectors, null if they cancel. `values` are the coordinates of the mean.',
    credits: 1,
    example: { colors: ['#336699', '#ffcc00', '#c0392b'], weights: [2, 1, 1] },
    fails: { UNKNOWN_SPACE: { space: 'oklhc' } },
  })
    .input(fields(AVERAGE_FIELDS))
    .output(MixedColorOutput)
    .query(
      withColors({ as: 'color', keepsAlpha: true }, ({ input: { colors, weights, space }, gamut }) =>
        averageReport(colors, weights, space, methodOf(gamut)),
      ),
    ),

  adapt: internal('science.adapt', {
    summary: 'Convert XYZ from one white to another',
    description: 'The XYZ that looks the same under another white, by full adaptation; Y = 1 at white.',
    credits: 1,
    example: { xyz: [0.2, 0.3, 0.1], from: 'D65', to: 'D50' },
  })
    .input(fields(ADAPT_FIELDS))
    .output(AdaptedXyzOutput)
    .query(({ input }) => adaptReport(input)),

  illuminants: get('/science/illuminants', {
    constant: true,
    summary: 'List standard illuminants',
    description:
      'CIE 1931 (2 degree) and CIE 1964 (10 degree) observers; XYZ with Y = 1. Their ids can be used as white points.',
    credits: 1,
    example: {},
  })
    .input(fields({}))
    .output(IlluminantListOutput)
    .query(() => describeIlluminants()),

  metrics: get('/science/metrics', {
    constant: true,
    summary: 'List colour difference formulas',
    credits: 1,
    example: {},
  })
    .input(fields({}))
    .output(DifferenceFormulasOutput)
    .query(() => ({
      default: DIFFERENCE_IDS[0],
      measured_in: 'CIELAB, D65 (2 degree observer)',
      metrics: Object.values(differences).map(({ compute: _, ...method }) => ({
        ...method,
        options: { ...method.options },
      })),
      bands: DIFFERENCE_BANDS.map(({ below, ...band }) => ({ ...band, below: Number.isFinite(below) ? below : null })),
    })),
});
