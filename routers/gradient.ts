import { z } from 'zod';
import { type Context, inThread } from '../src/api/context.ts';
import { post, router } from '../src/api/define.ts';
import type { Rgb } from '../src/color/rgb.ts';
import { formatNames, mediaTypesOf } from '../src/design/files/entries.ts';
import { analyseGradient } from '../src/design/gradient/analyse.ts';
import { EASING_IDS } from '../src/design/gradient/easing/index.ts';
import { exportNamedGradient, GRADIENT_FORMAT_IDS, GRADIENT_FORMATS } from '../src/design/gradient/export.ts';
import { GRADIENT_TYPES } from '../src/design/gradient/formats/gradient-data.ts';
import { type GradientSettings, generateGradient } from '../src/design/gradient/generate.ts';
import {
  INTERPOLATION_ALIASES,
  INTERPOLATION_IDS,
  INTERPOLATIONS,
} from '../src/design/gradient/interpolation/index.ts';
import { evenStops, inOrder, type Stop } from '../src/design/gradient/ramp.ts';
import { schemeColors } from '../src/design/gradient/schemes/colors.ts';
import { GRADIENT_SCHEME_IDS } from '../src/design/gradient/schemes/index.ts';
import { COMPLEXITY_IDS } from '../src/design/gradient/schemes/scheme.ts';
import { offersVivid } from '../src/design/gradient/vivid-offer.ts';
import { designTasks } from '../src/design/tasks.ts';
import { invalid } from '../src/errors/refusal.ts';
import { imageTasks } from '../src/response-images/tasks.ts';
import { ColorInput, ColorTextInput } from '../src/schemas/color.ts';
import { COLOR_NOTES, COLOR_OPTIONS } from '../src/schemas/color-options.ts';
import {
  booleanField,
  integer,
  integerOrNull,
  listOf,
  numberField,
  object,
  stringField,
  textOrNull,
} from '../src/schemas/described.ts';
import { EnvelopeQuery, ExportEnvelope, fileOrEnvelope } from '../src/schemas/exported-file.ts';
import { fields, openFields } from '../src/schemas/fields.ts';
import { FileReply, fileOutput } from '../src/schemas/file.ts';
import {
  BandingOutput,
  GradientStopOutput,
  GreynessOutput,
  JudgedInOutput,
  VividGradientOutput,
} from '../src/schemas/gradient.ts';
import { Labels, Pixels } from '../src/schemas/image.ts';
import { knownField, knownOrNull } from '../src/schemas/known-values.ts';
import { idOf, SPLIT_UNDERSCORE } from '../src/schemas/parameters.ts';
import { freshSeed, Seed } from '../src/schemas/seed.ts';
import { withColors } from '../src/schemas/with-colors.ts';

const InterpolationInput = idOf(INTERPOLATION_IDS, INTERPOLATION_ALIASES, 'InterpolationIdInput').describe(
  'As listed by GET /v1/methods/gradient',
);
const EasingName = z
  .enum(EASING_IDS)
  .meta({ id: 'EasingIdInput', description: 'As listed by GET /v1/methods/gradient' });
const EasingInput = EasingName.default('linear');
const Position = z.number().min(0).max(1).describe('Position, 0-1');

const PlacedHex = fields({ pos: Position, hex: ColorTextInput.describe('The colour, as text') });

/** Stops in one of two forms: colours alone at equal distances, or each with its place. */
const readStops = (given: readonly (Rgb | { readonly pos: number; readonly hex: Rgb })[]): Stop[] => {
  const placed = given.flatMap((stop) => ('pos' in stop ? [{ color: stop.hex, position: stop.pos }] : []));
  const bare = given.filter((stop): stop is Rgb => !('pos' in stop));
  if (placed.length && bare.length)
    throw invalid('stops', 'must be either all colours as text or all {pos, hex} objects, not a mix');
  return placed.length ? inOrder(placed) : evenStops(bare);
};

/** Stops with places of their own. */
const PlacedColors = z
  .array(openFields({ hex: ColorInput.describe('The colour'), position: Position }))
  .min(2)
  .max(1024);

const GradientInput = openFields({
  colors: PlacedColors.describe('Samples with their positions'),
  stops: PlacedColors.optional().describe('Stops with their positions'),
  interpolation: InterpolationInput.optional(),
  easing: EasingName.optional(),
});

const placedOf = (stops: readonly { readonly hex: Rgb; readonly position: number }[]): Stop[] =>
  inOrder(stops.map(({ hex, position }) => ({ color: hex, position })));

const Gradient = object('Gradient', 'A generated gradient.', {
  method: knownOrNull('GradientScheme', 'Scheme of the colours; null if colours were sent'),
  complexity: knownOrNull('GradientComplexity', 'Null if colours were sent'),
  seed: integerOrNull('The same seed gives the same gradient; null if colours were sent'),
  interpolation: knownField('InterpolationId', 'Id of the interpolation'),
  easing: knownField('EasingId', 'Id of the easing'),
  steps: integer('Number of samples, 2-1024'),
  stops: listOf('The colours of its stops', GradientStopOutput),
  colors: listOf('The samples, in order', GradientStopOutput),
  gamut_mapped: z.int().min(0).describe('Number of samples that were mapped into sRGB'),
  clamped: booleanField('Whether the easing overshot and was clamped'),
  greyness: GreynessOutput,
  note: textOrNull('Where it is grey or muted; null if vivid'),
  vivid: VividGradientOutput,
  mapped: COLOR_NOTES.mapped,
  composited: COLOR_NOTES.composited,
});

const GradientAnalysis = object('GradientAnalysis', 'Where a gradient shows bands.', {
  banding: BandingOutput,
  step_ratio: numberField('Largest distance between neighbours divided by the mean, 1 or more'),
  delta_e_mean: numberField('Mean Oklab distance between neighbours'),
  delta_e_max: numberField('Largest Oklab distance between neighbours'),
  worst_transition_at: numberField('Position of the largest distance, 0-1'),
  interpolation: knownField('InterpolationId', 'Id of the interpolation'),
  judged_in: JudgedInOutput,
  steps: integer('Number of samples, 8-1024'),
  greyness: GreynessOutput,
  note: stringField('The verdict as a sentence'),
  vivid: VividGradientOutput,
  stops: listOf('The parsed stops, in order; positions from 0 to 1', GradientStopOutput),
  ...COLOR_NOTES,
});

/** The most stops through which a path of its own is searched, as everywhere else. */
const MOST_PATH_STOPS = 64;

/** The vivid path is searched in a thread. */
const generated = (ctx: Context, settings: GradientSettings) =>
  offersVivid(evenStops(settings.colors), settings.interpolation)
    ? inThread(ctx, designTasks.generateGradient, settings)
    : { ...generateGradient(settings), vivid: null };

export const gradient = router({
  generate: post('/gradient/generate', {
    summary: 'Generate a gradient',
    description:
      'Through the given colours at equal distances, or through those of a scheme (`method`; the seed decides whatever is not given). `interpolation` combines a colour space with a direction round the hue wheel; colours outside sRGB are mapped into it by reducing OKLCH chroma and counted in `gamut_mapped`. `vivid` bends round grey inside sRGB; it is offered where the gradient is grey or muted. `easing` applies to the whole gradient; if it overshoots, the end colour is held and `clamped` is true.',
    credits: 1,
    picture: 'gradient',
    example: { colors: ['#dc2626', '#16a34a'], steps: 12, interpolation: 'oklab' },
  })
    .input(
      fields({
        colors: z
          .array(ColorInput)
          .min(2)
          .max(64)
          .optional()
          .describe('Colours at equal distances; a scheme provides them when omitted'),
        steps: z.int().min(2).max(1024).default(16).describe('Number of samples'),
        interpolation: InterpolationInput.default('oklch-short'),
        easing: EasingInput,
        method: idOf(GRADIENT_SCHEME_IDS, SPLIT_UNDERSCORE, 'GradientSchemeInput')
          .optional()
          .describe('Scheme of a gradient without colors, as listed by GET /v1/methods/gradient'),
        complexity: z
          .enum(COMPLEXITY_IDS)
          .default('simple')
          .describe('Stops of a gradient without colors: 2-3, 4-6 or 7-12'),
        seed: Seed.optional(),
        ...COLOR_OPTIONS,
      }),
    )
    .output(Gradient)
    .query(
      withColors({ as: 'rgb' }, async ({ input: { colors, method, complexity, seed: wanted, ...settings }, ctx }) => {
        if (colors)
          return { method: null, complexity: null, seed: null, ...(await generated(ctx, { colors, ...settings })) };
        const seed = wanted ?? freshSeed();
        const chosen = schemeColors({ method, complexity, seed });
        const made = await generated(ctx, { colors: chosen.colors, ...settings });
        return { method: chosen.method, complexity, seed, ...made };
      }),
    ),

  analyse: post('/gradient/analyse', {
    summary: 'Find banding in a gradient',
    description:
      'Samples the gradient `steps` times (in sRGB, like a plain CSS gradient, unless `interpolation` is given; `judged_in` names the space and the easing, and the gradient library judges alike in the same two), converts to Oklab and compares the distances between neighbours. `step_ratio` is the largest distance divided by the mean: up to 1.60 `smooth`, up to 2.50 `subtle-compression`, above `visible-step-risk`; unlike the distances, it does not depend on the number of samples. `worst_transition_at` is a position from 0 to 1.',
    credits: 1,
    picture: 'analysed-gradient',
    example: { stops: ['#3355aa', '#33aa88'] },
  })
    .input(
      fields({
        stops: z
          .array(z.union([ColorTextInput, PlacedHex]))
          .min(2)
          .max(64)
          .describe(
            'Colours as text at equal distances, or {pos, hex} objects with pos 0-1; not a mix. Stops are sorted by pos; two at one pos are a hard edge',
          ),
        steps: z.int().min(8).max(1024).default(96).describe('Number of samples'),
        interpolation: InterpolationInput.default('srgb'),
        easing: EasingInput,
        ...COLOR_OPTIONS,
      }),
    )
    .output(GradientAnalysis)
    .query(
      withColors({ as: 'rgb' }, async ({ input: { stops, steps, interpolation, easing }, ctx }) => {
        const asked = [readStops(stops), steps, interpolation, easing] as const;
        return offersVivid(asked[0], interpolation)
          ? inThread(ctx, designTasks.analyseGradient, ...asked)
          : { ...analyseGradient(...asked), vivid: null };
      }),
    ),

  export: post('/gradient/export', {
    summary: 'Export a gradient',
    description: `Returns the file, or with \`?envelope=json\` a JSON object that contains it. Formats: ${formatNames(GRADIENT_FORMATS)}; \`GET /v1/formats\` describes them. \`css\` is a class; where CSS can draw the gradient itself, a line of sampled colours precedes it as a fallback. \`data\` is the result of generate, or colours with \`hex\` and \`position\` from 0 to 1. Options: \`prefix\`; \`type\` (\`linear\`, \`radial\`, \`conic\`) for \`css\`; \`angle\` in degrees; \`width\` and \`height\` for \`svg\`.`,
    credits: 1,
    example: {
      format: 'css',
      data: {
        colors: [
          { hex: '#0b3d91', position: 0 },
          { hex: '#ffcc00', position: 1 },
        ],
      },
    },
    query: ['envelope'],
    produces: mediaTypesOf(GRADIENT_FORMATS),
    jsonFile: true,
  })
    .input(
      fields({
        format: z.enum(GRADIENT_FORMAT_IDS).describe('Format of the file, as listed by GET /v1/formats'),
        data: GradientInput.describe('What generate returns, or colours with `hex` and `position`'),
        options: fields({
          prefix: z.string().max(64).optional().describe('Prefix of every name'),
          type: z.enum(GRADIENT_TYPES).optional().describe('css: form of the gradient; linear by default'),
          angle: z.number().min(-360).max(360).optional().describe('Angle in degrees'),
          width: Pixels.optional().describe('svg: width in pixels'),
          height: Pixels.optional().describe('svg: height in pixels'),
        })
          .optional()
          .describe('Settings of the file'),
        envelope: EnvelopeQuery,
        ...COLOR_OPTIONS,
      }),
    )
    .output(z.union([fileOutput('text/css'), ExportEnvelope]))
    .query(
      withColors({ as: 'rgb' }, async ({ input: { format, data, options = {}, envelope }, ctx }) => {
        const { colors, stops, interpolation, easing } = data;
        const gradient = { colors: placedOf(colors), stops: stops && placedOf(stops), interpolation, easing };
        const hasPath = interpolation !== undefined && INTERPOLATIONS[interpolation].path !== undefined;
        if (hasPath && stops && stops.length > MOST_PATH_STOPS)
          throw invalid(
            'data.stops',
            `must have at most ${MOST_PATH_STOPS} stops with ${interpolation}, got ${stops.length}`,
          );
        const file = hasPath
          ? await inThread(ctx, designTasks.exportGradient, format, gradient, options)
          : exportNamedGradient(format, gradient, options);
        return fileOrEnvelope(file, envelope);
      }),
    ),

  png: post('/gradient/png', {
    summary: 'Render a gradient as PNG',
    description:
      'From left to right: the first column is the first stop, the last column the last; stops at equal distances.',
    credits: 2,
    example: { stops: ['#0b3d91', '#ffcc00', '#d7263d'] },
    produces: ['image/png'],
  })
    .input(
      fields({
        stops: z.array(ColorInput).min(2).max(64).describe('Colours at equal distances'),
        width: Pixels.default(1024).describe('Width in pixels'),
        height: Pixels.default(96).describe('Height in pixels'),
        interpolation: InterpolationInput.default('oklch-short'),
        easing: EasingInput,
        labels: Labels,
        ...COLOR_OPTIONS,
      }),
    )
    .output(fileOutput('image/png'))
    .query(
      withColors({ as: 'rgb' }, async ({ input: { labels, ...input }, ctx }) => {
        const task = labels ? imageTasks.labelledGradientPng : designTasks.gradientPng;
        const bytes = await inThread(ctx, task, input);
        return new FileReply('image/png', bytes, { filename: 'gradient.png' });
      }),
    ),
});
