import { z } from 'zod';
import { accessibilityTasks } from '../src/accessibility/tasks.ts';
import { auditPalette, auditSize } from '../src/accessibility/vision/audit.ts';
import { COLOR_SLUGS, COMPLEXITIES, KINDS } from '../src/accessibility/vision/conditions/index.ts';
import { findCondition, listConditions, listMatrices, listModels } from '../src/accessibility/vision/list.ts';
import { simulateColor } from '../src/accessibility/vision/one.ts';
import { MAX_PASSES, simulatePalette } from '../src/accessibility/vision/palette.ts';
import { type Context, inThread } from '../src/api/context.ts';
import { get, internal, post, router } from '../src/api/define.ts';
import { IMAGE_PRICES } from '../src/api/image-price.ts';
import { COLORS_TEXT, LIST_TEXT, LISTS, respondToList, TAKES_LISTS } from '../src/api/lists.ts';
import { type Rgb, toHex } from '../src/color/rgb.ts';
import { invalid } from '../src/errors/refusal.ts';
import { SimulatedListOutput } from '../src/schemas/answers/lists.ts';
import {
  SimulatedColorOutput,
  SimulatedImageOutput,
  VisionAuditOutput,
  VisionConditionEntryOutput,
  VisionConditionListOutput,
  VisionMatricesOutput,
  VisionModelListOutput,
  VisionPaletteOutput,
} from '../src/schemas/answers/vision.ts';
import { ColorInput } from '../src/schemas/color.ts';
import { COLOR_OPTIONS } from '../src/schemas/color-options.ts';
import { fields } from '../src/schemas/fields.ts';
import { ImageInput, MaxPixels, PNG_FILE } from '../src/schemas/image.ts';
import { knownInput } from '../src/schemas/known-values.ts';
import { MAX_BODY_BYTES } from '../src/schemas/limits.ts';
import { ColorRows, oneOrListFields, oneOrListOutput } from '../src/schemas/lists.ts';
import { ModelInput, SIMULATE_OPTIONS } from '../src/schemas/operation-options.ts';
import { CategorySlugField, REPAIR_OPTIONS, Severity, Slugs } from '../src/schemas/vision.ts';
import { withColors } from '../src/schemas/with-colors.ts';

/** Above this many differences an audit goes to a worker: about two milliseconds of work. */
const AUDIT_HERE = 2000;

interface RepairsAsked {
  readonly repairs: boolean;
  readonly repair_target: number;
  readonly lock?: readonly Rgb[] | undefined;
}

/** The repairs of a palette, searched in a thread. */
const repairsOf = (ctx: Context, colors: readonly Rgb[], { repairs, repair_target, lock = [] }: RepairsAsked) => {
  const hexes = colors.map(toHex);
  const locked = lock.flatMap((color, i) => {
    const places = hexes.flatMap((hex, at) => (hex === toHex(color) ? [at] : []));
    if (places.length === 0) throw invalid(`lock.${i}`, `must be a colour of the palette, got ${toHex(color)}`);
    return places;
  });
  if (!repairs) return null;
  const plain = colors.map(({ r, g, b }) => ({ r, g, b }));
  return inThread(ctx, accessibilityTasks.repairPalette, plain, repair_target, locked);
};

export const vision = router({
  models: get('/vision/models', {
    constant: true,
    summary: 'List colour-vision models',
    description:
      'The models that `simulate` accepts, with source, meaning of severity and caveats. `used_by` lists the conditions that use a model; a condition is not a model.',
    credits: 1,
    example: {},
  })
    .input(fields({}))
    .output(VisionModelListOutput)
    .query(() => listModels()),

  simulate: post('/vision/simulate', {
    summary: 'Simulate a colour-vision deficiency',
    description: `Computed in linear light and clamped to sRGB. \`severity\` 0 is normal vision and 1, the default, the full deficiency; in between, dichromat models interpolate the simulated light and models of anomalous trichromacy interpolate their published matrices. If \`model\` is the slug of a condition, the error names the model to use. \`linear\` is the result before clamping. ${COLORS_TEXT}`,
    credits: 1,
    ...TAKES_LISTS,
    example: { color: '#c0392b', model: 'machado2009-deutan', severity: 0.6 },
  })
    .input(
      oneOrListFields(
        { color: ColorInput.describe('Colour to simulate'), ...SIMULATE_OPTIONS, ...COLOR_OPTIONS },
        { colors: ColorRows },
        { single: { color: 'required' } },
      ),
    )
    .output(oneOrListOutput(SimulatedColorOutput, SimulatedListOutput))
    .query(
      withColors({ as: 'rgb', list: respondToList('vision/simulate') }, ({ input }) =>
        simulateColor(input.color, input.model, input.severity),
      ),
    ),

  simulateList: internal('vision.simulateList', {
    summary: 'Simulate a list of colours',
    description: `As \`simulate\`, for up to 10,000 colours: answers in columns. ${LIST_TEXT}`,
    credits: 1,
    ...LISTS,
    example: { colors: ['#c0392b', '#27ae60'], model: 'machado2009-deutan' },
  })
    .input(fields({ colors: ColorRows, ...SIMULATE_OPTIONS, ...COLOR_OPTIONS }))
    .output(SimulatedListOutput)
    .query(({ input, ctx }) => respondToList('vision/simulate')(input, ctx)),

  conditions: get('/vision/conditions', {
    constant: true,
    summary: 'List vision conditions',
    description:
      'Colour conditions, each with an engine model and a default severity, and spatial conditions (acuity, field, eye movement), which have no colour transform. Filters are combined. Default severities below 1 are choices of this service, not measured constants.',
    credits: 1,
    example: { kind: 'color', complexity: 'basic' },
  })
    .input(
      fields({
        kind: z.enum(KINDS).optional().describe('color: changes colours; spatial: changes what is seen where'),
        category: CategorySlugField.optional(),
        complexity: z.enum(COMPLEXITIES).optional().describe('basic or advanced'),
      }),
    )
    .output(VisionConditionListOutput)
    .query(({ input }) => listConditions(input)),

  condition: get('/vision/conditions/{slug}', {
    constant: true,
    summary: 'Get a vision condition',
    description: 'An unknown slug returns UNKNOWN_CONDITION (404) with similar slugs.',
    credits: 1,
    example: { slug: 'deuteranopia' },
    fails: { UNKNOWN_CONDITION: { slug: 'deuteranopa' } },
  })
    .input(fields({ slug: knownInput('ConditionSlug').describe('Slug of the condition, such as deuteranopia') }))
    .output(VisionConditionEntryOutput)
    .query(({ input }) => findCondition(input.slug)),

  matrices: get('/vision/matrices', {
    constant: true,
    summary: 'List model coefficients',
    description:
      'Matrices, planes and weights as published, for linear sRGB. Besides the engine models, Viénot 1999 for tritans is listed for comparison (`engine_model` false).',
    credits: 1,
    example: {},
  })
    .input(fields({}))
    .output(VisionMatricesOutput)
    .query(() => listMatrices()),

  palette: post('/vision/palette', {
    summary: 'Simulate a palette under each condition',
    description:
      'Each condition at its default severity, or all at `severity`. `passes` is how often the transform is applied, clamped after each pass and rounded to 8 bits once. Spatial conditions have no colour transform and are listed under `refused`; an unknown slug is rejected.',
    credits: 1,
    picture: 'vision-palette',
    example: { colors: ['#c0392b', '#4f7a28', '#3366cc'], conditions: ['deuteranopia', 'tritanopia'] },
  })
    .input(
      fields({
        colors: z.array(ColorInput).min(1).max(64).describe('Colours of the palette'),
        conditions: Slugs,
        severity: Severity.optional().describe("Instead of each condition's default"),
        passes: z.int().min(1).max(MAX_PASSES).default(1).describe('How often the transform is applied'),
        ...REPAIR_OPTIONS,
        repairs: REPAIR_OPTIONS.repairs.default(false),
        ...COLOR_OPTIONS,
      }),
    )
    .output(VisionPaletteOutput)
    .query(
      withColors({ as: 'rgb' }, async ({ input, ctx }) => ({
        ...simulatePalette(input.colors, input.conditions, input.severity, input.passes),
        repairs: await repairsOf(ctx, input.colors, input),
      })),
    ),

  audit: post('/vision/audit', {
    summary: 'Find palette colours that become indistinguishable',
    description:
      'Under each condition (at its default severity, or all at `severity`) the pairs whose CIEDE2000 difference falls below `threshold`, with the difference before and after. Pairs that are below it for normal vision as well are counted and flagged `already_close`. `verdict` is `some-lost` if a pair that normal vision distinguishes collapses. Measured in CIELAB D65 on simulated light that is clamped and not rounded. `repairs` keep the names of the colours and `repair_target` between any two for five models of colour blindness.',
    credits: 2,
    picture: 'vision-audit',
    example: { colors: ['#c0392b', '#4f7a28'], conditions: ['deuteranopia'], threshold: 5 },
  })
    .input(
      fields({
        colors: z.array(ColorInput).min(2).max(64).describe('Colours of the palette'),
        conditions: Slugs,
        threshold: z
          .number()
          .positive()
          .max(100)
          .default(5)
          .describe('CIEDE2000 below which a pair counts as collapsed'),
        severity: Severity.optional().describe("Instead of each condition's default"),
        ...REPAIR_OPTIONS,
        ...COLOR_OPTIONS,
      }),
    )
    .output(VisionAuditOutput)
    .query(
      withColors({ as: 'measured' }, async ({ input, ctx }) => {
        const { colors, conditions, threshold, severity } = input;
        const audited =
          auditSize(colors.length, conditions?.length ?? COLOR_SLUGS.length) <= AUDIT_HERE
            ? auditPalette(colors, conditions, threshold, severity)
            : await inThread(ctx, accessibilityTasks.auditPalette, colors, conditions, threshold, severity);
        return { ...audited, repairs: await repairsOf(ctx, colors, input) };
      }),
    ),

  simulateImage: post('/vision/simulate-image', {
    summary: 'Simulate a colour-vision deficiency on an image',
    description:
      'A base64 PNG of the same size with the same transparency, and at most eight dominant colours, each before and after, with its share of the image. Every kind of PNG is accepted; the result has 8 bits per sample. `maxPixels` is checked against the header before anything is decoded. The image can also be sent as a file: `curl -F image=@photo.png`, with the other fields as parts beside it.',
    ...IMAGE_PRICES.simulation.endpoint,
    example: {
      image:
        'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAAXNSR0IArs4c6QAAAA9JREFUeAFjvK5mayIeAgAH6AHb+ms6DwAAAABJRU5ErkJggg==',
      model: 'brettel1997-deutan',
    },
    bodyLimit: MAX_BODY_BYTES,
    file: PNG_FILE,
  })
    .input(fields({ image: ImageInput, model: ModelInput, severity: Severity.default(1), maxPixels: MaxPixels }))
    .output(SimulatedImageOutput)
    .query(({ input, ctx }) => {
      IMAGE_PRICES.simulation.require(ctx, input);
      return inThread(ctx, accessibilityTasks.simulateImage, input.image, input.model, input.severity, input.maxPixels);
    }),
});
