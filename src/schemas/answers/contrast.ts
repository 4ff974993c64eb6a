import { z } from 'zod';
import { LEVELS } from '../../accessibility/contrast/level.ts';
import { SIDES } from '../../accessibility/contrast/recommend.ts';
import { STANDARD_NAMES } from '../../accessibility/contrast/standards/index.ts';
import { HexOutput, OklchOutput, RgbOutput, SrgbColorOutput } from '../color.ts';
import { COLOR_NOTES, PAIR_NOTES } from '../color-options.ts';
import {
  booleanField,
  flagOrNull,
  integer,
  listOf,
  numberField,
  numberOrNull,
  object,
  stringField,
  textOrNull,
} from '../described.ts';
import { ApcaOutput, countOf, PolarityOutput, RatioOutput, SizeOutput } from '../measure.ts';
import { ModelId } from '../vision.ts';

const LevelOutput = z
  .enum(LEVELS)
  .describe('Highest WCAG 2.x level that the ratio meets: AAA 7, AA 4.5, AA large 3, otherwise fail');
const ModelOutput = ModelId.describe('Id of a vision model');
const SidedDirection = z.enum(['darker', 'lighter']).describe('Whether the colour became darker or lighter');
const MovedOutput = numberField('How far the colour moved: Euclidean distance in Oklab, 0 to about 1');
const TargetOutput = numberField('Contrast ratio to reach, 1-21');
const GroundOutput = HexOutput.describe('The background as `#rrggbb`');

/** The lowest ratio that a vision model shows a pair with. */
const SeenRatioOutput = object('SimulatedRatio', 'The contrast ratio of a pair as a vision model shows it.', {
  model: ModelOutput,
  ratio: RatioOutput,
});

const ContrastColor = RgbOutput.extend({ hex: HexOutput }).meta({
  id: 'ContrastColor',
  description: 'One colour of a pair, in 8-bit sRGB.',
});

/** Two colours by WCAG 2.x. */
export const ContrastReportOutput = object('ContrastReport', 'WCAG contrast of two colours.', {
  fg: ContrastColor.describe('Colour of the text'),
  bg: ContrastColor.describe('Background colour'),
  contrast_ratio: RatioOutput,
  delta_e: object('DeltaE', 'A colour difference in CIELAB D65.', {
    method: stringField('Formula of the difference, such as CIEDE2000'),
    value: numberField('Colour difference, 0 for equal colours'),
  }),
  wcag: object('WcagVerdicts', 'Levels of WCAG 2.x that a pair of colours meets.', {
    aa_normal: booleanField('At least 4.5: AA for text of normal size'),
    aa_large: booleanField('At least 3: AA for large text'),
    aaa_normal: booleanField('At least 7: AAA for text of normal size'),
    aaa_large: booleanField('At least 4.5: AAA for large text'),
  }),
  ...PAIR_NOTES,
});

const RequirementOutput = object('ContrastRequirement', 'One requirement of a standard, and whether a pair meets it.', {
  id: stringField('Id of the requirement, such as 1.4.3'),
  name: stringField('Its name in the standard'),
  level: textOrNull('Conformance level such as AA; null if the standard has none'),
  applies_to: z.enum(['normal text', 'large text', 'interface parts and graphics']).describe('What it applies to'),
  required: numberField('Contrast ratio it requires, 1-21'),
  passes: booleanField('Whether the pair reaches it'),
});

const VerdictOutput = object('StandardVerdict', 'Result of a standard for a pair of colours.', {
  standard: z.enum(STANDARD_NAMES).describe('The standard'),
  status: z.enum(['recommendation', 'working draft', 'defined by this service']).describe('Status of the standard'),
  version: stringField('Version or date of the standard'),
  algorithm: textOrNull('How contrast is measured; null if the standard defines no measure'),
  passes: flagOrNull('For text of normal size; null if the standard has no measure'),
  passes_large_text: flagOrNull('For large text; null if the standard has no measure'),
  requirements: listOf('Every requirement for the pair', RequirementOutput),
  level: LevelOutput.optional(),
  draft: z.string().optional().describe('State of the draft'),
  fallback: z.string().optional().describe('Standard to use while this one is a draft'),
  worst: SeenRatioOutput.optional().describe('The model that shows the lowest ratio'),
  simulated: z
    .array(
      SeenRatioOutput.extend({
        judged: booleanField('Whether the verdict takes this ratio into account'),
      }).meta({ id: 'JudgedRatio', description: 'A simulated ratio, and whether a verdict depends on it.' }),
    )
    .optional()
    .describe('The ratio under every vision model'),
  note: stringField('How the verdict was reached'),
});

/** A pair against every standard. */
export const ContrastCheckOutput = object('ContrastCheck', 'A pair of colours judged by accessibility standards.', {
  fg: SrgbColorOutput.describe('Colour of the text'),
  bg: SrgbColorOutput.describe('Background colour'),
  standard: z.enum([...STANDARD_NAMES, 'all']).describe('The requested standard'),
  ratio: RatioOutput,
  polarity: PolarityOutput,
  passes: flagOrNull('Whether text of normal size meets every standard that defines a measure; null if none does'),
  standards: listOf('Verdict of each standard', VerdictOutput),
  apca: ApcaOutput.optional().describe('Absent when the service runs with APCA=off'),
  perceptual: object('PerceptualContrast', 'Difference in lightness; informative.', {
    metric: z.literal('delta-lstar').describe('Difference of CIELAB L*'),
    value: numberField('L* of the background minus L* of the text, -100 to 100'),
    polarity: PolarityOutput,
    note: stringField('How to read the value'),
  }),
  ...PAIR_NOTES,
});

const MoveOutput = SrgbColorOutput.extend({
  ratio: RatioOutput,
  direction: SidedDirection.nullable().describe('darker or lighter; null if the colour is unchanged'),
  oklch: OklchOutput,
  delta_e_ok: MovedOutput,
}).meta({ id: 'RecommendedColor', description: 'A colour that was moved in lightness to reach a contrast ratio.' });

/** The nearest colour that reaches a ratio. */
export const ContrastRecommendationOutput = object(
  'ContrastRecommendation',
  'How to change one colour of a pair to reach a contrast ratio.',
  {
    fg: HexOutput.describe('Colour of the text as `#rrggbb`'),
    bg: HexOutput.describe('Background colour as `#rrggbb`'),
    target: z.enum(SIDES).describe('Which of the two colours may change'),
    min_ratio: TargetOutput,
    level: LevelOutput.describe('WCAG 2.x level that `min_ratio` meets'),
    ratio: RatioOutput.describe('Contrast ratio of the pair as sent, 1-21'),
    changed: booleanField('Whether a change was needed'),
    reachable: booleanField('Whether any colour reaches the ratio against the other one'),
    recommended: MoveOutput.describe('The smallest change that reaches the ratio'),
    alternative: MoveOutput.nullable().describe('The change in the other direction; null if there is none'),
    ...PAIR_NOTES,
  },
);

const part = (of: string) => numberOrNull(`Share of all edges, 0-1, whose ratio is at least ${of}`);

/** Contrast of adjacent areas of an image. */
export const ImageContrastOutput = object('ImageContrast', 'Contrast of the adjacent areas of an image.', {
  ...SizeOutput,
  colors: listOf(
    'At most 16 colours, most frequent first',
    object('ImageColor', 'A colour of an image and its share.', {
      hex: HexOutput,
      share: numberField('Share of the opaque pixels, 0-1'),
    }),
  ),
  border_share: z
    .object({ aa_large: part('3'), aa: part('4.5'), aaa: part('7') })
    .describe('Share of all edges, 0-1, whose ratio is at least 3, 4.5 and 7; null if there are no edges'),
  text_regions: listOf(
    'At most 500 lines that look like text, the largest, from top to bottom',
    object('TextRegion', 'A line of an image that looks like text.', {
      box: z.object({ x: integer('Left'), y: integer('Top'), ...SizeOutput }).describe('Where it is, in pixels'),
      text: HexOutput,
      background: HexOutput,
      ratio: RatioOutput,
      level: LevelOutput,
    }),
  ),
  pairs: listOf(
    'Adjacent colours, lowest ratio first',
    object('ImageContrastPair', 'Two colours that touch in an image.', {
      a: HexOutput,
      b: HexOutput,
      ratio: RatioOutput,
      level: LevelOutput,
      non_text: z.enum(['pass', 'fail']).nullable().describe('WCAG 1.4.11, 3:1; null for the edges of letters'),
      border: z
        .object({
          pixels: countOf('pixel sides along the edge'),
          share: numberField('Share of all edges, 0-1'),
        })
        .describe('Length of the edge'),
      worst: SeenRatioOutput.describe('The vision model that shows the lowest ratio'),
    }),
  ),
  left_out: z
    .object({
      anti_aliased_pixels: countOf('pixels that mix two colours, counted to the nearer one'),
      soft_borders: countOf('pairs that only meet in gradients'),
      minor_pairs: countOf('pairs with less than 0.25 % of all edges'),
    })
    .describe('What is not listed'),
  note: stringField('What is paired and what is ignored'),
});

/** Contours of contrast around a background. */
export const ContrastMapOutput = object('ContrastMap', 'Contrast contours around a background, by hue.', {
  ground: GroundOutput,
  polarity: PolarityOutput,
  resolution: integer('Number of hues sampled, 12-360'),
  contours: listOf(
    'One contour per target',
    object('ContrastContour', 'The line where colours just reach a contrast ratio.', {
      target: TargetOutput,
      polarity: PolarityOutput,
      reachable: booleanField('Whether some hue reaches it'),
      territory_pct: numberField('Share of the in-gamut plane that reaches it, 0-100 percent'),
      points: listOf(
        'One point per hue',
        object('ContourPoint', 'Where a contour lies at one hue.', {
          hue: numberField('OKLCH hue in degrees, 0-360'),
          lightness: numberOrNull('OKLCH lightness of the contour, 0-1; null if the hue does not reach the target'),
          chroma: numberOrNull('OKLCH chroma there, 0 to about 0.32; null if no colour reaches the target'),
          hex: HexOutput.nullable().describe(
            'An 8-bit colour that reaches the target; null if no colour reaches the target',
          ),
          cusp: booleanField('Whether the contour crosses the most chromatic colour here'),
        }),
      ),
    }),
  ),
  ...COLOR_NOTES,
});

/** A readable colour for each hue. */
export const ContrastPicksOutput = object('ContrastPicks', 'One readable colour per hue on a background.', {
  ground: GroundOutput,
  target: TargetOutput,
  margin: numberField('Distance from the contour in OKLCH lightness, 0-0.5'),
  polarity: PolarityOutput,
  count: countOf('picks'),
  dropped: countOf('hues without a pick'),
  dropped_hues: listOf(
    'The hues without a pick',
    object('DroppedHue', 'A hue without a readable colour.', {
      hue: numberField('OKLCH hue in degrees, 0-360'),
      why: stringField('Why it has no pick'),
      same_as: numberOrNull('Hue of the identical pick; otherwise null'),
    }),
  ),
  best_target: numberOrNull('Highest target with 8 picks of 12 hues; null if `target` has them, or if no target has'),
  picks: listOf(
    'One colour per hue',
    SrgbColorOutput.extend({
      hue: numberField('OKLCH hue in degrees, 0-360'),
      ratio: RatioOutput,
      boundary: numberField('OKLCH lightness of the contour at this hue, 0-1'),
      margin: numberField('Distance from the contour; less than `margin` if that would reduce the chroma'),
      oklch: OklchOutput,
    }).meta({ id: 'ContrastPick', description: 'The most chromatic readable colour of a hue.' }),
  ),
  ...COLOR_NOTES,
});

/** A set of colours on a background. */
export const ContrastAuditOutput = object('ContrastAudit', 'Which colours are readable on a background.', {
  ground: GroundOutput,
  target: TargetOutput,
  verdict: z.enum(['all-pass', 'some-fail', 'all-fail']).describe('Summary of the results'),
  passing: countOf('colours that reach the target'),
  failing: countOf('colours that do not reach the target'),
  highest_ratio: object('HighestRatio', 'The highest ratio that a background allows, and its colour.', {
    hex: HexOutput,
    ratio: RatioOutput,
  }),
  results: listOf(
    'One result per colour, in the order sent',
    object('ContrastAuditResult', 'One colour on the background.', {
      hex: HexOutput,
      ratio: RatioOutput,
      passes: booleanField('Whether the colour reaches the target'),
      reachable: booleanField('Whether a colour of its hue can reach the target'),
      fix: object('ContrastFix', 'The same hue with a lightness that reaches the target.', {
        hex: HexOutput,
        ratio: RatioOutput,
        direction: SidedDirection,
        delta_e_ok: MovedOutput,
      })
        .nullable()
        .describe('The same hue with a lightness that reaches the target; null if it already does or cannot'),
    }),
  ),
  ...COLOR_NOTES,
});
