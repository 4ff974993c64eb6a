import { z } from 'zod';
import { REASONS } from '../personalize/answers/origins.ts';
import { RELATIONSHIP_IDS } from '../personalize/vocabulary/relationships.ts';
import { perScore } from './brief.ts';
import { HexOutput } from './color.ts';
import {
  integer,
  listOf,
  numberField,
  numberOrNull,
  numbers,
  object,
  stringField,
  stringListField,
  textOrNull,
} from './described.ts';
import { knownField } from './known-values.ts';
import { RatioOutput } from './measure.ts';

export const RelationshipId = z
  .enum(RELATIONSHIP_IDS)
  .meta({ id: 'RelationshipId', description: 'Id of a hue relationship' });
const BaseHue = numberOrNull(
  'OKLCH hue of the start of the relationship in degrees, 0-360; null if all colours are greys',
);
const Residual = numberField('Mean distance of the hues from the relationship, in degrees');
export const score100 = (of: string) => numberField(`${of}, 0-100`);
const share = (of: string) => numberField(`${of}, 0-1`);
const count = (of: string) => z.int().min(0).describe(`Number of ${of}`);

export const TextPairOutput = object('TextPair', 'A text colour on a background.', {
  fg: HexOutput.describe('Colour of the text as `#rrggbb`'),
  bg: HexOutput.describe('Background colour as `#rrggbb`'),
  ratio: RatioOutput,
  apca: numberField('APCA lightness contrast Lc, about -108 to 106; negative for light text on dark'),
  level: z.enum(['AAA', 'AA', 'AA large', 'none']).describe('Highest WCAG 2.x level that the ratio meets'),
});

const part = { score: score100('Score'), weight: share('Weight in the total') };
export const ScoresOutput = {
  total: numberField('0-100: weighted mean of the six scores'),
  scores: perScore(score100).meta({ id: 'ScoreValues', description: 'The six scores, each 0-100.' }),
  breakdown: object('ScoreBreakdown', 'The six scores with the numbers they are computed from.', {
    preference: object('PreferenceScore', 'How much of the stated taste the palette contains.', {
      ...part,
      coverage: numberOrNull('Share of the stated taste that the palette contains, 0-1; null if no taste was stated'),
      kept: share('Share of the colours of the brief that the palette contains unchanged'),
      evenness: share('Evenness of the steps of lightness'),
      coherence: share('Agreement of the hues, weighted by chroma'),
      repulsion: share('Nearness to colours that were excluded'),
      skeleton_fit: z
        .number()
        .optional()
        .describe('How closely background, text and supports match the planned lightness, 0-1; with a note'),
      feeling_fit: z
        .number()
        .nullable()
        .optional()
        .describe('How warm, cool, calm, active, soft or hard it is, as requested, 0-1; with a note'),
    }),
    harmony: object('HarmonyScore', 'How harmonious the palette is.', {
      ...part,
      geometry_fit: share('How closely the hues match the relationship'),
      residual_degrees: Residual,
      offset_coverage: share('Share of the offsets that have a colour'),
      base_hue: BaseHue,
      ou_luo_mean: numberField('Mean harmony of all pairs by Ou and Luo 2006, about -1.5 to 1.5'),
    }),
    diversity: object('DiversityScore', 'How far apart the colours are.', {
      ...part,
      least_difference: numberField('Smallest CIEDE2000 difference of a pair'),
      mean_difference: numberField('Mean CIEDE2000 difference of all pairs'),
      lightness_range: numberField('Difference between the lightest and the darkest colour'),
    }),
    contrast: object('ContrastScore', 'How much legible text the palette offers.', {
      ...part,
      best_ratio: RatioOutput.describe('Highest contrast ratio of a pair, 1-21'),
      pairs_from_4_5: count('pairs with a ratio of at least 4.5'),
      pairs_from_3: count('pairs with a ratio of at least 3'),
      pairs: count('pairs in all'),
    }),
    style_fit: object('StyleFitScore', 'How well the palette fits the styles.', {
      ...part,
      mean_membership: share('Mean membership of the colours in the ranges of the styles'),
      least_served_style: numberOrNull('Minimum membership over the styles, 0-1; null without styles'),
      members_inside: count('colours inside the ranges'),
    }),
    accessibility: object('AccessibilityScore', 'How well the palette serves colour-blind viewers and text.', {
      ...part,
      least_difference_colour_blind: numberField('Smallest CIEDE2000 difference of a pair in any colour-blind view'),
      best_ratio: RatioOutput.describe('Highest contrast ratio of a pair, 1-21'),
    }),
  }),
};

export const RolesOutput = listOf(
  'A role for each colour',
  object('ColorRole', 'The role of a colour in a palette.', {
    role: stringField('Role such as text, ground or accent'),
    hex: HexOutput,
  }),
);
export const SeparationOutput = listOf(
  'Normal vision and three colour-blind views',
  object('Separation', 'How distinguishable the colours are in one view.', {
    view: knownField('VisionView', 'normal, or a colour-blind view'),
    difference: numberField('Smallest CIEDE2000 difference of a pair'),
    pair: z.tuple([HexOutput, HexOutput]).describe('That pair'),
  }),
);

export const PaletteOutput = object('PersonalPalette', 'A palette found for a brief.', {
  rank: z.int().min(1).describe('Rank, 1 for the best'),
  colors: listOf('From dark to light', HexOutput),
  ...ScoresOutput,
  relationship: object('PaletteRelationship', 'The hue relationship of a palette.', {
    id: RelationshipId,
    base_hue: BaseHue,
    residual_degrees: Residual,
  }),
  roles: RolesOutput,
  brief_colors: listOf(
    'Every colour of the brief, in the order sent; the first is primary if possible',
    object('BriefColor', 'Result for a colour of the brief.', {
      color: HexOutput.describe('Colour of the brief as `#rrggbb`'),
      nearest: HexOutput.describe('The colour of the palette nearest to it'),
      difference: numberField('CIEDE2000 between the two'),
      role: textOrNull('Role of that colour; null if the difference is above 3'),
      why: z.string().optional().describe('Why a palette does not contain it'),
    }),
  ),
  origins: listOf(
    'Why each colour is in the palette, in the order of `colors`',
    object('ColorOrigin', 'Why a colour is in a palette.', {
      hex: HexOutput.describe('Colour of the palette as `#rrggbb`'),
      because: z
        .enum(REASONS)
        .describe(
          'brief, locked: it was given; note: the note asks for it, or it is a tint or shade of what it asks for; style: it lies within the ranges of `window`; text, page: dark or light enough for text, where no range is',
        ),
      window: textOrNull('Id of the style, or of the intent if no style is named'),
      asked: HexOutput.nullable().describe('The requested colour, within CIEDE2000 3; null if none is that near'),
    }),
  ),
  best_pair: TextPairOutput.describe('The pair with the highest contrast ratio'),
  separation: SeparationOutput,
  shortfall: z
    .string()
    .optional()
    .describe('Why two colours are closer than CIEDE2000 7 for colour-blind viewers; with a note'),
  signature: stringField('Palettes with the same signature look alike'),
  origin: z.enum(['sampled', 'separated']).describe('How the search found it'),
});

export const SweepOutput = object('Sweep', 'Statistics of a search.', {
  sampled: count('palettes sampled'),
  separated: count('palettes generated for separation'),
  evaluations: count('palettes scored'),
  duplicates_dropped: count('palettes dropped because they resemble a better one'),
  survivors: count('remaining palettes'),
  refined: count('palettes refined'),
  kept: count('palettes returned'),
  cut: object('SweepCut', 'Where the list of palettes ends.', {
    rank: z.int().min(0).describe('Rank of the last palette returned'),
    of: count('palettes ranked'),
    score: score100('Its total'),
    next_score: numberOrNull('Best total that was not returned, 0-100; null if there is none'),
  }),
  best: score100('Best total'),
  best_before_refinement: score100('Best total before refinement'),
  median_before_refinement: score100('Median total before refinement'),
});

const Face = object('TypeFace', 'A typeface in one weight.', {
  family: stringField('Name of the typeface'),
  weight: integer('Weight, 100-900'),
  stack: stringField('Value of the CSS property font-family'),
});
export const TypeSystemOutput = object('TypeSystem', 'Typefaces that combine well, and a scale of sizes.', {
  id: stringField('Id of the type system'),
  name: stringField('Name of the type system'),
  display: Face.describe('For titles'),
  text: Face.describe('For body text'),
  mono: Face.describe('For code'),
  ratio: numberField('Ratio of the modular scale'),
  interval: stringField('Musical interval that the ratio is named after'),
  base: numberField('Size of body text in CSS pixels'),
  sizes: numbers('Sizes in CSS pixels, smallest first'),
  line_heights: numbers('Unitless line heights for those sizes'),
  fits: stringListField('What it suits'),
  license: z.literal('OFL-1.1').describe('Licence of the typefaces'),
});
