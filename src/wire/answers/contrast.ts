import { z } from 'zod';
import { LEVELS } from '../../accessibility/contrast/level.ts';
import { SIDES } from '../../accessibility/contrast/recommend.ts';
import { STANDARD_NAMES } from '../../accessibility/contrast/standards/index.ts';
import { MODEL_IDS } from '../../accessibility/vision/models/index.ts';
import { HexOutput, OklchOutput, RgbOutput, SrgbColorOutput } from '../color.ts';
import { ApcaOutput, countOf, PolarityOutput, RatioOutput, SizeOutput } from '../measure.ts';

const LevelOutput = z
  .enum(LEVELS)
  .describe('Highest WCAG 2.x level that the ratio is enough for: AAA 7, AA 4.5, AA large 3, else fail');
const ModelOutput = z.enum(MODEL_IDS).describe('Id of a vision model');
const SidedDirection = z.enum(['darker', 'lighter']).describe('Whether the colour became darker or lighter');
const MovedOutput = z.number().describe('How far the colour moved: Euclidean distance in Oklab, 0 to about 1');
const TargetOutput = z.number().describe('Contrast ratio to reach, 1-21');
const GroundOutput = HexOutput.describe('The background as `#rrggbb`');

/** The lowest ratio that a vision model shows a pair with. */
const SeenRatioOutput = z
  .object({ model: ModelOutput, ratio: RatioOutput })
  .meta({ id: 'SimulatedRatio', description: 'The contrast ratio of a pair as a vision model shows it.' });

const ContrastColor = RgbOutput.extend({ hex: HexOutput }).meta({
  id: 'ContrastColor',
  description: 'One colour of a pair, in 8-bit sRGB.',
});

/** Two colours by WCAG 2.x. */
export const ContrastReportOutput = z
  .object({
    fg: ContrastColor.describe('Colour of the text'),
    bg: ContrastColor.describe('Colour behind it'),
    contrast_ratio: RatioOutput,
    delta_e: z
      .object({
        method: z.string().describe('Formula of the difference, such as CIEDE2000'),
        value: z.number().describe('Colour difference, 0 for equal colours'),
      })
      .meta({ id: 'DeltaE', description: 'A colour difference in CIELAB D65.' }),
    wcag: z
      .object({
        aa_normal: z.boolean().describe('At least 4.5: AA for text of normal size'),
        aa_large: z.boolean().describe('At least 3: AA for large text'),
        aaa_normal: z.boolean().describe('At least 7: AAA for text of normal size'),
        aaa_large: z.boolean().describe('At least 4.5: AAA for large text'),
      })
      .meta({ id: 'WcagVerdicts', description: 'Levels of WCAG 2.x that a pair of colours meets.' }),
  })
  .meta({ id: 'ContrastReport', description: 'WCAG contrast of two colours.' });

const RequirementOutput = z
  .object({
    id: z.string().describe('Id of the requirement, such as 1.4.3'),
    name: z.string().describe('Its name in the standard'),
    level: z.string().nullable().describe('Conformance level such as AA; null if the standard has none'),
    applies_to: z.enum(['normal text', 'large text', 'interface parts and graphics']).describe('What it applies to'),
    required: z.number().describe('Contrast ratio it requires, 1-21'),
    passes: z.boolean().describe('Whether the pair reaches it'),
  })
  .meta({ id: 'ContrastRequirement', description: 'One requirement of a standard, and whether a pair meets it.' });

const VerdictOutput = z
  .object({
    standard: z.enum(STANDARD_NAMES).describe('The standard'),
    status: z.enum(['recommendation', 'working draft', 'defined by this service']).describe('Standing of the standard'),
    version: z.string().describe('Version or date of the standard'),
    algorithm: z.string().nullable().describe('How contrast is measured; null if the standard defines no measure'),
    passes: z.boolean().nullable().describe('For text of normal size; null if the standard has no measure'),
    passes_large_text: z.boolean().nullable().describe('For large text; null if the standard has no measure'),
    requirements: z.array(RequirementOutput).describe('Every requirement that the pair is judged by'),
    level: LevelOutput.optional(),
    draft: z.string().optional().describe('What the draft says so far'),
    fallback: z.string().optional().describe('Standard to use while this one is a draft'),
    worst: SeenRatioOutput.optional().describe('The model that shows the lowest ratio'),
    simulated: z
      .array(
        SeenRatioOutput.extend({
          judged: z.boolean().describe('Whether the verdict takes this ratio into account'),
        }).meta({ id: 'JudgedRatio', description: 'A simulated ratio, and whether a verdict depends on it.' }),
      )
      .optional()
      .describe('The ratio under every vision model'),
    note: z.string().describe('How the verdict was reached'),
  })
  .meta({ id: 'StandardVerdict', description: 'What a standard says about a pair of colours.' });

/** A pair against every standard. */
export const ContrastCheckOutput = z
  .object({
    fg: SrgbColorOutput.describe('Colour of the text'),
    bg: SrgbColorOutput.describe('Colour behind it'),
    standard: z.enum([...STANDARD_NAMES, 'all']).describe('The standard that was asked for'),
    ratio: RatioOutput,
    polarity: PolarityOutput,
    passes: z
      .boolean()
      .nullable()
      .describe('Whether text of normal size meets every standard that defines a measure; null if none does'),
    standards: z.array(VerdictOutput).describe('Verdict of each standard'),
    apca: ApcaOutput.optional().describe('Absent when the service runs with APCA=off'),
    perceptual: z
      .object({
        metric: z.literal('delta-lstar').describe('Difference of CIELAB L*'),
        value: z.number().describe('L* of the background minus L* of the text, -100 to 100'),
        polarity: PolarityOutput,
        note: z.string().describe('How to read the value'),
      })
      .meta({ id: 'PerceptualContrast', description: 'Difference in lightness; informative.' }),
  })
  .meta({ id: 'ContrastCheck', description: 'A pair of colours judged by accessibility standards.' });

const MoveOutput = SrgbColorOutput.extend({
  ratio: RatioOutput,
  direction: SidedDirection.nullable().describe('darker or lighter; null if the colour is unchanged'),
  oklch: OklchOutput,
  delta_e_ok: MovedOutput,
}).meta({ id: 'RecommendedColor', description: 'A colour that was moved in lightness to reach a contrast ratio.' });

/** The nearest colour that reaches a ratio. */
export const ContrastRecommendationOutput = z
  .object({
    fg: HexOutput.describe('Colour of the text as `#rrggbb`'),
    bg: HexOutput.describe('Colour behind it as `#rrggbb`'),
    target: z.enum(SIDES).describe('Which of the two colours may change'),
    min_ratio: TargetOutput,
    level: LevelOutput.describe('WCAG 2.x level that `min_ratio` is enough for'),
    ratio: RatioOutput.describe('Contrast ratio of the pair as sent, 1-21'),
    changed: z.boolean().describe('Whether a change was needed'),
    reachable: z.boolean().describe('Whether any colour reaches the ratio against the other one'),
    recommended: MoveOutput.describe('The smallest change that reaches the ratio'),
    alternative: MoveOutput.nullable().describe('The change in the other direction; null if there is none'),
  })
  .meta({ id: 'ContrastRecommendation', description: 'How to change one colour of a pair to reach a contrast ratio.' });

const part = (of: string) => z.number().nullable().describe(`Share of all edges, 0-1, whose ratio is at least ${of}`);

/** Contrast of adjacent areas of a picture. */
export const ImageContrastOutput = z
  .object({
    ...SizeOutput,
    colors: z
      .array(
        z
          .object({ hex: HexOutput, share: z.number().describe('Share of the opaque pixels, 0-1') })
          .meta({ id: 'ImageColor', description: 'A colour of an image and how much of it there is.' }),
      )
      .describe('At most 16 colours, most frequent first'),
    border_share: z
      .object({ aa_large: part('3'), aa: part('4.5'), aaa: part('7') })
      .describe('Share of all edges, 0-1, whose ratio is at least 3, 4.5 and 7; null if there are no edges'),
    pairs: z
      .array(
        z
          .object({
            a: HexOutput,
            b: HexOutput,
            ratio: RatioOutput,
            level: LevelOutput,
            border: z
              .object({
                pixels: countOf('pixel sides along the edge'),
                share: z.number().describe('Share of all edges, 0-1'),
              })
              .describe('Length of the edge'),
            worst: SeenRatioOutput.describe('The vision model that shows the lowest ratio'),
          })
          .meta({ id: 'ImageContrastPair', description: 'Two colours that touch in an image.' }),
      )
      .describe('Adjacent colours, lowest ratio first'),
    left_out: z
      .object({
        anti_aliased_pixels: countOf('pixels that mix two colours, counted to the nearer one'),
        soft_borders: countOf('pairs that only meet in gradients'),
        minor_pairs: countOf('pairs with less than 0.25 % of all edges'),
      })
      .describe('What is not listed'),
    note: z.string().describe('What is paired and what is ignored'),
  })
  .meta({ id: 'ImageContrast', description: 'Contrast of the adjacent areas of an image.' });

/** Contours of contrast around a background. */
export const ContrastMapOutput = z
  .object({
    ground: GroundOutput,
    polarity: PolarityOutput,
    resolution: z.int().describe('Number of hues sampled, 12-360'),
    contours: z
      .array(
        z
          .object({
            target: TargetOutput,
            reachable: z.boolean().describe('Whether some hue reaches it'),
            territory_pct: z.number().describe('Part of the in-gamut plane that reaches it, 0-100 percent'),
            points: z
              .array(
                z
                  .object({
                    hue: z.number().describe('OKLCH hue in degrees, 0-360'),
                    lightness: z
                      .number()
                      .nullable()
                      .describe('OKLCH lightness of the contour, 0-1; null if the hue never reaches the target'),
                    chroma: z.number().nullable().describe('OKLCH chroma there, 0 to about 0.32; null likewise'),
                    hex: HexOutput.nullable().describe('An 8-bit colour that reaches the target; null likewise'),
                    cusp: z.boolean().describe('Whether the contour crosses the most chromatic colour here'),
                  })
                  .meta({ id: 'ContourPoint', description: 'Where a contour lies at one hue.' }),
              )
              .describe('One point per hue'),
          })
          .meta({ id: 'ContrastContour', description: 'The line on which colours just reach a contrast ratio.' }),
      )
      .describe('One contour per target'),
  })
  .meta({ id: 'ContrastMap', description: 'Contrast contours around a background, by hue.' });

/** A readable colour for each hue. */
export const ContrastPicksOutput = z
  .object({
    ground: GroundOutput,
    target: TargetOutput,
    margin: z.number().describe('Distance from the contour in OKLCH lightness, 0-0.5'),
    polarity: PolarityOutput,
    count: countOf('picks'),
    dropped: countOf('hues without a pick'),
    dropped_hues: z
      .array(
        z
          .object({
            hue: z.number().describe('OKLCH hue in degrees, 0-360'),
            why: z.string().describe('Why it has no pick'),
          })
          .meta({ id: 'DroppedHue', description: 'A hue without a readable colour.' }),
      )
      .describe('The hues without a pick'),
    picks: z
      .array(
        SrgbColorOutput.extend({
          hue: z.number().describe('OKLCH hue in degrees, 0-360'),
          ratio: RatioOutput,
          boundary: z.number().describe('OKLCH lightness of the contour at this hue, 0-1'),
          oklch: OklchOutput,
        }).meta({ id: 'ContrastPick', description: 'The most chromatic readable colour of a hue.' }),
      )
      .describe('One colour per hue'),
  })
  .meta({ id: 'ContrastPicks', description: 'One readable colour per hue on a background.' });

/** A set of colours on a background. */
export const ContrastAuditOutput = z
  .object({
    ground: GroundOutput,
    target: TargetOutput,
    verdict: z.enum(['all-pass', 'some-fail', 'all-fail']).describe('Summary of the results'),
    passing: countOf('colours that reach the target'),
    failing: countOf('colours that do not'),
    highest_ratio: z
      .object({ hex: HexOutput, ratio: RatioOutput })
      .meta({ id: 'HighestRatio', description: 'The highest ratio that a background allows, and its colour.' }),
    results: z
      .array(
        z
          .object({
            hex: HexOutput,
            ratio: RatioOutput,
            passes: z.boolean().describe('Whether the colour reaches the target'),
            reachable: z.boolean().describe('Whether a colour of its hue can reach the target'),
            fix: z
              .object({ hex: HexOutput, ratio: RatioOutput, direction: SidedDirection, delta_e_ok: MovedOutput })
              .meta({ id: 'ContrastFix', description: 'The same hue with a lightness that reaches the target.' })
              .nullable()
              .describe('The same hue with a lightness that reaches the target; null if none is needed or possible'),
          })
          .meta({ id: 'ContrastAuditResult', description: 'One colour on the background.' }),
      )
      .describe('One result per colour, in the order sent'),
  })
  .meta({ id: 'ContrastAudit', description: 'Which colours are readable on a background.' });
