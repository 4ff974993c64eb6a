import { z } from 'zod';
import { auditContrast } from '../src/accessibility/contrast/audit.ts';
import { checkContrast } from '../src/accessibility/contrast/check.ts';
import { LEVELS } from '../src/accessibility/contrast/level.ts';
import { contrastPicks } from '../src/accessibility/contrast/picks.ts';
import { recommend, SIDES } from '../src/accessibility/contrast/recommend.ts';
import { STANDARD_NAMES } from '../src/accessibility/contrast/standards/index.ts';
import { accessibilityTasks } from '../src/accessibility/tasks.ts';
import { MODEL_IDS } from '../src/accessibility/vision/models/index.ts';
import { post, router } from '../src/api/endpoint.ts';
import { inThread } from '../src/api/in-thread.ts';
import type { Rgb } from '../src/color/rgb.ts';
import { invalid } from '../src/refusal/refusal.ts';
import { ColorInput, HexOutput, RgbOutput } from '../src/wire/color.ts';
import { Ratio } from '../src/wire/contrast.ts';
import { fields } from '../src/wire/fields.ts';
import { ImageInput, MaxPixels, PNG_FILE } from '../src/wire/image.ts';
import { MAX_BODY_BYTES } from '../src/wire/limits.ts';

const PolarityOutput = z.enum(['BoW', 'WoB']).describe('BoW: dark on light; WoB: light on dark');
const ModelOutput = z.enum(MODEL_IDS);
const OklchOutput = z.object({ l: z.number(), c: z.number(), h: z.number().nullable() });
const SidedDirection = z.enum(['darker', 'lighter']);
const ColorOutput = z.object({ hex: HexOutput, rgb: RgbOutput });

/** The two colours of a pair, each under either of its names. */
const PAIR = {
  fg: ColorInput.optional().describe('Colour of the text; required, here or as `foreground`'),
  bg: ColorInput.optional().describe('Colour behind it; required, here or as `background`'),
  foreground: ColorInput.optional().describe('Another name of `fg`'),
  background: ColorInput.optional().describe('Another name of `bg`'),
};

const oneOf = (name: string, value: Rgb | undefined, alias: string, other: Rgb | undefined): Rgb => {
  if (value && other) throw invalid(alias, `is another name of ${name}: send one of the two`);
  const given = value ?? other;
  if (!given) throw invalid(name, `is required (a colour; ${alias} is another name of it)`);
  return given;
};
const pairOf = (input: {
  fg?: Rgb | undefined;
  bg?: Rgb | undefined;
  foreground?: Rgb | undefined;
  background?: Rgb | undefined;
}) =>
  [
    oneOf('fg', input.fg, 'foreground', input.foreground),
    oneOf('bg', input.bg, 'background', input.background),
  ] as const;

const VerdictOutput = z.object({
  standard: z.enum(STANDARD_NAMES),
  status: z.enum(['recommendation', 'working draft', 'defined by this service']),
  version: z.string(),
  algorithm: z.string().nullable(),
  passes: z.boolean().nullable().describe('For text of normal size; null if the standard has no measure'),
  passes_large_text: z.boolean().nullable(),
  requirements: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      level: z.string().nullable(),
      applies_to: z.enum(['normal text', 'large text', 'interface parts and graphics']),
      required: z.number(),
      passes: z.boolean(),
    }),
  ),
  level: z.enum(LEVELS).optional(),
  draft: z.string().optional(),
  fallback: z.string().optional(),
  worst: z.object({ model: ModelOutput, ratio: z.number() }).optional(),
  simulated: z.array(z.object({ model: ModelOutput, ratio: z.number(), judged: z.boolean() })).optional(),
  note: z.string(),
});

const MoveOutput = ColorOutput.extend({
  ratio: z.number(),
  direction: SidedDirection.nullable(),
  oklch: OklchOutput,
  delta_e_ok: z.number().describe('How far the colour moved: Euclidean distance in Oklab'),
});

export const accessibility = router({
  check: post('/accessibility/check', {
    summary: 'Check the contrast of text on a background against every standard',
    description:
      'The ratio of WCAG 2.x is truncated to four decimals, never rounded up; verdicts use the ratio before truncation. `WCAG 3.0` is a draft without a contrast measure: its `passes` is null. `Service SD Flexible` and `Service SD Strict` (SD: simulated deficiency) are defined by this service: the ratio must hold for normal vision and for the pair as each model of colour-vision deficiency shows it. `apca` (Lc, negative for light text on dark) and `perceptual` (difference of CIELAB L*) are informative and never part of a verdict. The top-level `passes` tells whether text of normal size meets every standard that defines a measure.',
    credits: 1,
    picture: 'check',
    example: { fg: '#336699', bg: '#ffffff' },
  })
    .input(fields({ ...PAIR, standard: z.enum([...STANDARD_NAMES, 'all']).default('all') }))
    .output(
      z.object({
        fg: ColorOutput,
        bg: ColorOutput,
        standard: z.enum([...STANDARD_NAMES, 'all']),
        ratio: z.number(),
        polarity: PolarityOutput,
        passes: z.boolean().nullable(),
        standards: z.array(VerdictOutput),
        apca: z
          .object({ lc: z.number(), polarity: PolarityOutput, version: z.string(), notice: z.string() })
          .optional()
          .describe('Absent when the service runs with APCA=off'),
        perceptual: z.object({
          metric: z.literal('delta-lstar'),
          value: z.number(),
          polarity: PolarityOutput,
          note: z.string(),
        }),
      }),
    )
    .query(({ input, ctx }) => checkContrast(...pairOf(input), input.standard, { apca: ctx.services.config.apca })),

  recommend: post('/accessibility/recommend', {
    summary: 'The nearest colour that reaches a contrast ratio',
    description:
      'Keeps the OKLCH hue and moves lightness (chroma is kept as far as it fits into sRGB); greys stay grey. Both directions are tried: the smaller change is `recommended`, the other is `alternative`. The returned 8-bit colour reaches the ratio. If no colour reaches `minRatio` against this background, `reachable` is false and `recommended` is whichever of black and white has the higher ratio.',
    credits: 1,
    example: { fg: '#ffa500', bg: '#ffffff', target: 'foreground', minRatio: 4.5 },
  })
    .input(
      fields({
        ...PAIR,
        target: z.enum(SIDES).default('foreground').describe('Which of the two colours may change'),
        minRatio: Ratio.default(4.5).describe('WCAG 2.x contrast ratio to reach, 1 to 21'),
      }),
    )
    .output(
      z.object({
        fg: HexOutput,
        bg: HexOutput,
        target: z.enum(SIDES),
        min_ratio: z.number(),
        level: z.enum(LEVELS).describe('What min_ratio is enough for'),
        ratio: z.number().describe('Contrast ratio of the pair as sent'),
        changed: z.boolean(),
        reachable: z.boolean(),
        recommended: MoveOutput,
        alternative: MoveOutput.nullable(),
      }),
    )
    .query(({ input }) => recommend(...pairOf(input), input.target, input.minRatio)),

  fromImage: post('/accessibility/from-image', {
    summary: 'Contrast of adjacent areas of an image',
    description:
      'The image is reduced to at most 16 colours (clusters in Oklab). Only adjacent colours are paired, lowest ratio first, each pair with its share of all edges and the vision model for which its ratio is lowest. Anti-aliased pixels count towards the nearer of the two colours they mix; gradients, which have no edge, are ignored. `maxPixels` is checked against the header before anything is decoded. The picture can also be sent as a file: `curl -F image=@photo.png`, with the other fields as parts beside it.',
    credits: 3,
    example: {
      image:
        'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAAXNSR0IArs4c6QAAAA9JREFUeAFjvK5mayIeAgAH6AHb+ms6DwAAAABJRU5ErkJggg==',
    },
    bodyLimit: MAX_BODY_BYTES,
    file: PNG_FILE,
  })
    .input(fields({ image: ImageInput, maxPixels: MaxPixels }))
    .output(
      z.object({
        width: z.int(),
        height: z.int(),
        colors: z.array(z.object({ hex: HexOutput, share: z.number().describe('Share of the opaque pixels, 0-1') })),
        border_share: z
          .object({ aa_large: z.number().nullable(), aa: z.number().nullable(), aaa: z.number().nullable() })
          .describe('Share of all edges, 0-1, whose ratio is at least 3, 4.5 and 7; null if there are no edges'),
        pairs: z.array(
          z.object({
            a: HexOutput,
            b: HexOutput,
            ratio: z.number(),
            level: z.enum(LEVELS),
            border: z.object({ pixels: z.int(), share: z.number() }),
            worst: z.object({ model: ModelOutput, ratio: z.number() }),
          }),
        ),
        left_out: z.object({ anti_aliased_pixels: z.int(), soft_borders: z.int(), minor_pairs: z.int() }),
        note: z.string(),
      }),
    )
    .query(({ input, ctx }) => inThread(ctx, accessibilityTasks.contrastInImage, input.image, input.maxPixels)),

  map: post('/accessibility/map', {
    summary: 'Contrast contours around a background, by hue',
    description:
      'For each target and hue (i x 360 / resolution, OKLCH) the lightness at which the most chromatic sRGB colour just reaches that ratio, its chroma, and an 8-bit colour that reaches it. All contours lie on the side of the background with more room (`polarity`); a null lightness means that the hue never reaches the target. `territory_pct` is the share of the in-gamut lightness-chroma plane, averaged over the hues, that reaches the target, on either side of the background. `cusp` marks hues from which to the next the contour crosses the most chromatic colour of the hue.',
    credits: 2,
    picture: 'contrast-map',
    example: { ground: '#ffffff', targets: [3, 4.5, 7], resolution: 72 },
  })
    .input(
      fields({
        ground: ColorInput,
        targets: z.array(Ratio).min(1).max(6).default([3, 4.5, 7]),
        resolution: z.int().min(12).max(360).default(72).describe('Hues sampled'),
      }),
    )
    .output(
      z.object({
        ground: HexOutput,
        polarity: PolarityOutput,
        resolution: z.int(),
        contours: z.array(
          z.object({
            target: z.number(),
            reachable: z.boolean(),
            territory_pct: z.number(),
            points: z.array(
              z.object({
                hue: z.number(),
                lightness: z.number().nullable(),
                chroma: z.number().nullable(),
                hex: HexOutput.nullable(),
                cusp: z.boolean(),
              }),
            ),
          }),
        ),
      }),
    )
    .query(({ input, ctx }) =>
      inThread(ctx, accessibilityTasks.contrastMap, input.ground, input.targets, input.resolution),
    ),

  picks: post('/accessibility/picks', {
    summary: 'One readable colour per hue',
    description:
      'Hues i x 360 / count (OKLCH). Each pick is the most chromatic colour whose lightness lies beyond the contour of the target by `margin`, away from the background; the returned 8-bit colour reaches the ratio. A hue is dropped, with the reason in `dropped_hues`, where it cannot reach the target, where the margin leaves a chroma below 0.05, and where its colour repeats an earlier pick (of up to 12 hues: nearer than 5 by CIEDE2000): `count` picks and `dropped` hues add up to the requested count.',
    credits: 1,
    example: { ground: '#ffffff', target: 4.5, count: 12, margin: 0.1 },
  })
    .input(
      fields({
        ground: ColorInput,
        target: Ratio.default(4.5),
        count: z.int().min(1).max(72).default(12).describe('Hues to try'),
        margin: z.number().min(0).max(0.5).default(0.1).describe('Distance from the contour in OKLCH lightness'),
      }),
    )
    .output(
      z.object({
        ground: HexOutput,
        target: z.number(),
        margin: z.number(),
        polarity: PolarityOutput,
        count: z.int(),
        dropped: z.int(),
        dropped_hues: z.array(z.object({ hue: z.number(), why: z.string() })),
        picks: z.array(
          ColorOutput.extend({
            hue: z.number(),
            ratio: z.number(),
            boundary: z.number().describe('Lightness of the contour at this hue'),
            oklch: OklchOutput,
          }),
        ),
      }),
    )
    .query(({ input }) => contrastPicks(input.ground, input.target, input.count, input.margin)),

  audit: post('/accessibility/audit', {
    summary: 'Which colours are readable on a background, and fixes for the others',
    description:
      'Each failing colour gets a `fix` that keeps the OKLCH hue and changes lightness as little as possible; the returned 8-bit colour reaches the ratio. If no colour reaches the target against this background, `fix` is null and `reachable` false; `highest_ratio` is the highest ratio the background allows.',
    credits: 1,
    example: { ground: '#ffffff', colors: ['#ffa500', '#0000cd', '#66aa55'], target: 4.5 },
  })
    .input(
      fields({
        ground: ColorInput,
        colors: z.array(ColorInput).min(1).max(64),
        target: Ratio.default(4.5),
      }),
    )
    .output(
      z.object({
        ground: HexOutput,
        target: z.number(),
        verdict: z.enum(['all-pass', 'some-fail', 'all-fail']),
        passing: z.int(),
        failing: z.int(),
        highest_ratio: z.object({ hex: HexOutput, ratio: z.number() }),
        results: z.array(
          z.object({
            hex: HexOutput,
            ratio: z.number(),
            passes: z.boolean(),
            reachable: z.boolean(),
            fix: z
              .object({ hex: HexOutput, ratio: z.number(), direction: SidedDirection, delta_e_ok: z.number() })
              .nullable(),
          }),
        ),
      }),
    )
    .query(({ input }) => auditContrast(input.ground, input.colors, input.target)),
});
