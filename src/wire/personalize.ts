import { z } from 'zod';
import { REASONS } from '../personalize/answers/origins.ts';
import { RELATIONSHIP_IDS } from '../personalize/vocabulary/relationships.ts';
import { perScore } from './brief.ts';
import { HexOutput } from './color.ts';
import { RatioOutput } from './measure.ts';

export const RelationshipId = z.enum(RELATIONSHIP_IDS).describe('Id of a hue relationship');
const BaseHue = z
  .number()
  .nullable()
  .describe('OKLCH hue that the relationship starts from, in degrees, 0-360; null where all colours are greys');
const Residual = z.number().describe('Mean distance of the hues from the relationship, in degrees');
export const score100 = (of: string) => z.number().describe(`${of}, 0-100`);
const share = (of: string) => z.number().describe(`${of}, 0-1`);
const count = (of: string) => z.int().min(0).describe(`Number of ${of}`);

export const TextPairOutput = z
  .object({
    fg: HexOutput.describe('Colour of the text as `#rrggbb`'),
    bg: HexOutput.describe('Colour behind it as `#rrggbb`'),
    ratio: RatioOutput,
    apca: z.number().describe('APCA lightness contrast Lc, about -108 to 106; negative for light text on dark'),
    level: z.enum(['AAA', 'AA', 'AA large', 'none']).describe('Highest WCAG 2.x level that the ratio is enough for'),
  })
  .meta({ id: 'TextPair', description: 'A text colour on a background.' });

const part = { score: score100('Score'), weight: share('Weight in the total') };
export const ScoresOutput = {
  total: z.number().describe('0-100: weighted mean of the six scores'),
  scores: perScore(score100).meta({ id: 'ScoreValues', description: 'The six scores, each 0-100.' }),
  breakdown: z
    .object({
      preference: z
        .object({
          ...part,
          coverage: z
            .number()
            .nullable()
            .describe('Part of the stated taste that the palette holds, 0-1; null if no taste was stated'),
          kept: share('Part of the colours of the brief that the palette holds unchanged'),
          evenness: share('Evenness of the steps of lightness'),
          coherence: share('Agreement of the hues, weighted by chroma'),
          repulsion: share('Nearness to colours that were excluded'),
        })
        .meta({ id: 'PreferenceScore', description: 'How far the palette meets the stated taste.' }),
      harmony: z
        .object({
          ...part,
          geometry_fit: share('How closely the hues follow the relationship'),
          residual_degrees: Residual,
          offset_coverage: share('Part of the offsets that have a colour'),
          base_hue: BaseHue,
          ou_luo_mean: z.number().describe('Mean harmony of all pairs by Ou and Luo 2006, about -1.5 to 1.5'),
        })
        .meta({ id: 'HarmonyScore', description: 'How harmonious the palette is.' }),
      diversity: z
        .object({
          ...part,
          least_difference: z.number().describe('Smallest CIEDE2000 difference of a pair'),
          mean_difference: z.number().describe('Mean CIEDE2000 difference of all pairs'),
          lightness_range: z.number().describe('Difference between the lightest and the darkest colour'),
        })
        .meta({ id: 'DiversityScore', description: 'How far apart the colours are.' }),
      contrast: z
        .object({
          ...part,
          best_ratio: RatioOutput.describe('Highest contrast ratio of a pair, 1-21'),
          pairs_from_4_5: count('pairs with a ratio of at least 4.5'),
          pairs_from_3: count('pairs with a ratio of at least 3'),
          pairs: count('pairs in all'),
        })
        .meta({ id: 'ContrastScore', description: 'How much legible text the palette offers.' }),
      style_fit: z
        .object({
          ...part,
          mean_membership: share('Mean membership of the colours in the ranges of the styles'),
          least_served_style: z
            .number()
            .nullable()
            .describe('Membership in the style that is served least, 0-1; null without styles'),
          members_inside: count('colours inside the ranges'),
        })
        .meta({ id: 'StyleFitScore', description: 'How well the palette fits the styles.' }),
      accessibility: z
        .object({
          ...part,
          least_difference_colour_blind: z
            .number()
            .describe('Smallest CIEDE2000 difference of a pair in any colour-blind view'),
          best_ratio: RatioOutput.describe('Highest contrast ratio of a pair, 1-21'),
        })
        .meta({ id: 'AccessibilityScore', description: 'How well the palette serves colour-blind viewers and text.' }),
    })
    .meta({ id: 'ScoreBreakdown', description: 'The six scores with the numbers they are computed from.' }),
};

export const RolesOutput = z
  .array(
    z
      .object({ role: z.string().describe('Role such as text, ground or accent'), hex: HexOutput })
      .meta({ id: 'ColorRole', description: 'The role of a colour in a palette.' }),
  )
  .describe('A role for each colour');
export const SeparationOutput = z
  .array(
    z
      .object({
        view: z.string().describe('normal, or a colour-blind view'),
        difference: z.number().describe('Smallest CIEDE2000 difference of a pair'),
        pair: z.tuple([HexOutput, HexOutput]).describe('That pair'),
      })
      .meta({ id: 'Separation', description: 'How distinguishable the colours are in one view.' }),
  )
  .describe('Normal vision and three colour-blind views');

export const PaletteOutput = z
  .object({
    rank: z.int().min(1).describe('Place, 1 for the best'),
    colors: z.array(HexOutput).describe('From dark to light'),
    ...ScoresOutput,
    relationship: z
      .object({ id: RelationshipId, base_hue: BaseHue, residual_degrees: Residual })
      .meta({ id: 'PaletteRelationship', description: 'The hue relationship of a palette.' }),
    roles: RolesOutput,
    brief_colors: z
      .array(
        z
          .object({
            color: HexOutput.describe('Colour of the brief as `#rrggbb`'),
            nearest: HexOutput.describe('The colour of the palette nearest to it'),
            difference: z.number().describe('CIEDE2000 between the two'),
            role: z.string().nullable().describe('Role of that colour; null if the difference is above 3'),
          })
          .meta({ id: 'BriefColor', description: 'What became of a colour of the brief.' }),
      )
      .describe(
        'Every colour of the brief, in the order in which they were sent; the first is primary where it can be',
      ),
    origins: z
      .array(
        z
          .object({
            hex: HexOutput.describe('Colour of the palette as `#rrggbb`'),
            because: z
              .enum(REASONS)
              .describe(
                'brief, locked, note: it was asked for; style: it lies within the ranges of `window`; text, page: dark or light enough for text, where no range is',
              ),
            window: z.string().nullable().describe('Id of the style, or of the intent if no style is named'),
            asked: HexOutput.nullable().describe('The colour that was asked for; within CIEDE2000 3'),
          })
          .meta({ id: 'ColorOrigin', description: 'Why a colour is in a palette.' }),
      )
      .describe('Why each colour is in the palette, in the order of `colors`'),
    best_pair: TextPairOutput.describe('The pair with the highest contrast ratio'),
    separation: SeparationOutput,
    signature: z.string().describe('Palettes with the same signature look alike'),
    origin: z.enum(['sampled', 'separated']).describe('How the search found it'),
  })
  .meta({ id: 'PersonalPalette', description: 'A palette found for a brief.' });

export const SweepOutput = z
  .object({
    sampled: count('palettes sampled'),
    separated: count('palettes built for separation'),
    evaluations: count('palettes scored'),
    duplicates_dropped: count('palettes dropped because they resemble a better one'),
    survivors: count('palettes left after that'),
    refined: count('palettes refined'),
    kept: count('palettes returned'),
    cut: z
      .object({
        rank: z.int().min(0).describe('Rank of the last palette returned'),
        of: count('palettes ranked'),
        score: score100('Its total'),
        next_score: z.number().nullable().describe('Best total that was not returned, 0-100; null if there is none'),
      })
      .meta({ id: 'SweepCut', description: 'Where the list of palettes ends.' }),
    best: score100('Best total'),
    best_before_refinement: score100('Best total before refinement'),
    median_before_refinement: score100('Median total before refinement'),
  })
  .meta({ id: 'Sweep', description: 'What a search went through.' });

const Face = z
  .object({
    family: z.string().describe('Name of the typeface'),
    weight: z.int().describe('Weight, 100-900'),
    stack: z.string().describe('Value of the CSS property font-family'),
  })
  .meta({ id: 'TypeFace', description: 'A typeface in one weight.' });
export const TypeSystemOutput = z
  .object({
    id: z.string().describe('Id of the type system'),
    name: z.string().describe('Name of the type system'),
    display: Face.describe('For titles'),
    text: Face.describe('For body text'),
    mono: Face.describe('For code'),
    ratio: z.number().describe('Ratio of the modular scale'),
    interval: z.string().describe('Musical interval that the ratio is named after'),
    base: z.number().describe('Size of body text in CSS pixels'),
    sizes: z.array(z.number()).describe('Sizes in CSS pixels, smallest first'),
    line_heights: z.array(z.number()).describe('Unitless line heights for those sizes'),
    fits: z.array(z.string()).describe('What it is suited to'),
    license: z.literal('OFL-1.1').describe('Licence of the typefaces'),
  })
  .meta({ id: 'TypeSystem', description: 'Typefaces that go together, and a scale of sizes.' });
