import { z } from 'zod';
import { auditContrast } from '../src/accessibility/contrast/audit.ts';
import { checkContrast } from '../src/accessibility/contrast/check.ts';
import { contrastPicks } from '../src/accessibility/contrast/picks.ts';
import { recommend, SIDES } from '../src/accessibility/contrast/recommend.ts';
import { accessibilityTasks } from '../src/accessibility/tasks.ts';
import { type Context, inThread } from '../src/api/context.ts';
import { internal, post, router } from '../src/api/define.ts';
import { IMAGE_PRICES } from '../src/api/image-price.ts';
import { LIST_TEXT, LISTS, pairsText, respondToList, TAKES_LISTS } from '../src/api/lists.ts';
import type { MeasuredRgb } from '../src/color/measured.ts';
import { invalid } from '../src/errors/refusal.ts';
import {
  ContrastAuditOutput,
  ContrastCheckOutput,
  ContrastMapOutput,
  ContrastPicksOutput,
  ContrastRecommendationOutput,
  ImageContrastOutput,
} from '../src/schemas/answers/contrast.ts';
import { CheckListOutput } from '../src/schemas/answers/lists.ts';
import { ColorInput } from '../src/schemas/color.ts';
import { COLOR_OPTIONS } from '../src/schemas/color-options.ts';
import { fields } from '../src/schemas/fields.ts';
import { ImageInput, MaxPixels, PNG_FILE } from '../src/schemas/image.ts';
import { MAX_BODY_BYTES } from '../src/schemas/limits.ts';
import { ColorRows, type ListInput, oneOrListFields, oneOrListOutput, PairRows } from '../src/schemas/lists.ts';
import { CHECK_OPTIONS } from '../src/schemas/operation-options.ts';
import { Ratio } from '../src/schemas/parameters.ts';
import { withColors, withPair } from '../src/schemas/with-colors.ts';

/** The two colours of a pair, each under either of its names. */
const PAIR = {
  fg: ColorInput.optional().describe('Colour of the text; required, here or as `foreground`'),
  bg: ColorInput.optional().describe('Background colour. Required, as `bg` or `background`'),
  foreground: ColorInput.optional().describe('Alias of `fg`'),
  background: ColorInput.optional().describe('Alias of `bg`'),
};

const oneOf = (
  name: string,
  value: MeasuredRgb | undefined,
  alias: string,
  other: MeasuredRgb | undefined,
): MeasuredRgb => {
  if (value && other) throw invalid(alias, `is an alias of ${name}; send only one of them`);
  const given = value ?? other;
  if (!given) throw invalid(name, `is required (a colour; ${alias} is an alias)`);
  return given;
};
const pairOf = (input: {
  fg?: MeasuredRgb | undefined;
  bg?: MeasuredRgb | undefined;
  foreground?: MeasuredRgb | undefined;
  background?: MeasuredRgb | undefined;
}) =>
  [
    oneOf('fg', input.fg, 'foreground', input.foreground),
    oneOf('bg', input.bg, 'background', input.background),
  ] as const;

/** What is behind the text of a pair, under either name. */
const BEHIND_TEXT = { fg: ['bg', 'background'], foreground: ['bg', 'background'] };
/** How colours on one background are taken: as they are measured, over it. */
const ON_GROUND = { as: 'measured', behind: { colors: ['ground'] } } as const;

const checkList = (input: ListInput, ctx: Context) =>
  respondToList('accessibility/check', { apca: ctx.services.config.apca })(input, ctx);

export const accessibility = router({
  check: post('/accessibility/check', {
    summary: 'Check text contrast against every standard',
    description: `The ratio of WCAG 2.x is truncated to four decimals, never rounded up; verdicts use the ratio before truncation. \`WCAG 3.0\` is a draft without a contrast measure: its \`passes\` is null. \`Service SD Flexible\` and \`Service SD Strict\` (SD: simulated deficiency) are defined by this service: the ratio must hold for normal vision and for the pair as each model of colour-vision deficiency shows it. \`apca\` (Lc, negative for light text on dark) and \`perceptual\` (difference of CIELAB L*) are informative and never part of a verdict. The top-level \`passes\` states whether text of normal size meets every standard that defines a measure. ${pairsText('bg')}`,
    credits: 1,
    ...TAKES_LISTS,
    picture: 'check',
    example: { fg: '#336699', bg: '#ffffff' },
  })
    .input(
      oneOrListFields(
        { ...PAIR, ...CHECK_OPTIONS, ...COLOR_OPTIONS },
        { pairs: PairRows, colors: ColorRows },
        {
          single: { fg: 'optional', bg: 'optional', foreground: 'optional', background: 'optional' },
          paired: ['bg', 'background'],
        },
      ),
    )
    .output(oneOrListOutput(ContrastCheckOutput, CheckListOutput))
    .query(
      withPair(
        BEHIND_TEXT,
        ({ input, ctx }) =>
          checkContrast(...pairOf(input), input.standard, { apca: (ctx as Context).services.config.apca }),
        checkList,
      ),
    ),

  checkList: internal('accessibility.checkList', {
    summary: 'Check a list of pairs against every standard',
    description: `As \`check\`, for up to 10,000 pairs \`[text, background]\`: answers in columns. ${LIST_TEXT}`,
    credits: 1,
    ...LISTS,
    example: { pairs: [['#336699', '#ffffff']] },
  })
    .input(fields({ pairs: PairRows, ...CHECK_OPTIONS, ...COLOR_OPTIONS }))
    .output(CheckListOutput)
    .query(({ input, ctx }) => checkList(input, ctx)),

  recommend: post('/accessibility/recommend', {
    summary: 'Find the nearest colour that reaches a contrast ratio',
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
        ...COLOR_OPTIONS,
      }),
    )
    .output(ContrastRecommendationOutput)
    .query(withPair(BEHIND_TEXT, ({ input }) => recommend(...pairOf(input), input.target, input.minRatio))),

  fromImage: post('/accessibility/from-image', {
    summary: 'Measure contrast in an image',
    description:
      'The image is reduced to at most 16 colours (clusters in Oklab). Only adjacent colours are paired, lowest ratio first, each pair with its share of all edges and the vision model for which its ratio is lowest. `text_regions` are lines that look like text; requested as an image, the response marks them. Anti-aliased pixels count towards the nearer of the two colours they mix; gradients, which have no edge, are ignored. `maxPixels` is checked against the header before anything is decoded. The image can also be sent as a file: `curl -F image=@photo.png`, with the other fields as parts beside it.',
    ...IMAGE_PRICES.contrast.endpoint,
    example: {
      image:
        'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAAXNSR0IArs4c6QAAAA9JREFUeAFjvK5mayIeAgAH6AHb+ms6DwAAAABJRU5ErkJggg==',
    },
    bodyLimit: MAX_BODY_BYTES,
    file: PNG_FILE,
    picture: 'image-contrast',
  })
    .input(fields({ image: ImageInput, maxPixels: MaxPixels }))
    .output(ImageContrastOutput)
    .query(({ input, ctx }) => {
      IMAGE_PRICES.contrast.require(ctx, input);
      if (ctx.picture) {
        ctx.pictureSource = input.image;
        ctx.longTexts?.keep();
      }
      return inThread(ctx, accessibilityTasks.contrastInImage, input.image, input.maxPixels);
    }),

  map: post('/accessibility/map', {
    summary: 'Calculate contrast contours by hue',
    description:
      'For each target and hue (i x 360 / resolution, OKLCH) the lightness at which the most chromatic sRGB colour just reaches that ratio, its chroma, and an 8-bit colour that reaches it. Contours lie on the side of the background on which picks do; a null lightness means that the hue never reaches the target. `territory_pct` is the share of the in-gamut lightness-chroma plane, averaged over the hues, that reaches the target, on either side of the background. `cusp` marks hues from which to the next the contour crosses the most chromatic colour of the hue.',
    credits: 2,
    picture: 'contrast-map',
    example: { ground: '#ffffff', targets: [3, 4.5, 7], resolution: 72 },
  })
    .input(
      fields({
        ground: ColorInput.describe('The background'),
        targets: z
          .array(Ratio)
          .min(1)
          .max(6)
          .default([3, 4.5, 7])
          .describe('Contrast ratios to draw a contour for, 1-21'),
        resolution: z.int().min(12).max(360).default(72).describe('Number of hues sampled, 12-360'),
        ...COLOR_OPTIONS,
      }),
    )
    .output(ContrastMapOutput)
    .query(
      withColors(ON_GROUND, ({ input, ctx }) =>
        inThread(ctx, accessibilityTasks.contrastMap, input.ground, input.targets, input.resolution),
      ),
    ),

  picks: post('/accessibility/picks', {
    summary: 'Pick one readable colour per hue',
    description:
      'Hues i x 360 / count (OKLCH). Each pick is the most chromatic colour whose lightness lies beyond the contour of the target by `margin`, or by less where that would cost it chroma; the returned 8-bit colour reaches the ratio. If both sides of the background reach it, the more vivid one is used. A hue is dropped, with the reason in `dropped_hues`, where it cannot reach the target, where its chroma is below 0.05, and where its colour repeats an earlier pick (of up to 12 hues: nearer than 5 by CIEDE2000): `count` picks and `dropped` hues add up to the requested count.',
    credits: 1,
    example: { ground: '#ffffff', target: 4.5, count: 12, margin: 0.1 },
  })
    .input(
      fields({
        ground: ColorInput.describe('The background'),
        target: Ratio.default(4.5).describe('Contrast ratio to reach, 1-21'),
        count: z.int().min(1).max(72).default(12).describe('Number of hues to try, 1-72'),
        margin: z.number().min(0).max(0.5).default(0.1).describe('Distance from the contour in OKLCH lightness, 0-0.5'),
        ...COLOR_OPTIONS,
      }),
    )
    .output(ContrastPicksOutput)
    .query(withColors(ON_GROUND, ({ input }) => contrastPicks(input.ground, input.target, input.count, input.margin))),

  audit: post('/accessibility/audit', {
    summary: 'Audit colours on a background and suggest fixes',
    description:
      'Each failing colour gets a `fix` that keeps the OKLCH hue and changes lightness as little as possible; the returned 8-bit colour reaches the ratio. If no colour reaches the target against this background, `fix` is null and `reachable` false; `highest_ratio` is the highest ratio the background allows.',
    credits: 1,
    example: { ground: '#ffffff', colors: ['#ffa500', '#0000cd', '#66aa55'], target: 4.5 },
  })
    .input(
      fields({
        ground: ColorInput.describe('The background'),
        colors: z.array(ColorInput).min(1).max(64).describe('Colours to judge'),
        target: Ratio.default(4.5).describe('Contrast ratio to reach, 1-21'),
        ...COLOR_OPTIONS,
      }),
    )
    .output(ContrastAuditOutput)
    .query(withColors(ON_GROUND, ({ input }) => auditContrast(input.ground, input.colors, input.target))),
});
