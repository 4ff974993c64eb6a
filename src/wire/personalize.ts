import { z } from 'zod';
import { INTENT_IDS, SCORE_IDS } from '../personalize/vocabulary/intents.ts';
import { RELATIONSHIP_IDS } from '../personalize/vocabulary/relationships.ts';
import { STYLE_IDS } from '../personalize/vocabulary/styles.ts';
import { perScore, Range, SharesOutput } from './brief.ts';
import { HexOutput } from './color.ts';
import { RatioOutput } from './measure.ts';

const RelationshipId = z.enum(RELATIONSHIP_IDS).describe('Id of a hue relationship');
const BaseHue = z
  .number()
  .nullable()
  .describe('OKLCH hue that the relationship starts from, in degrees, 0-360; null where all colours are greys');
const Residual = z.number().describe('Mean distance of the hues from the relationship, in degrees');
const score100 = (of: string) => z.number().describe(`${of}, 0-100`);
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

const ChromaRange = Range.describe('Least and greatest OKLCH chroma');
const LightnessRange = Range.describe('Least and greatest OKLCH lightness, 0-1');
const SaturationRange = Range.describe('Least and greatest HSL saturation, 0-1');
const bounds = (of: string) => Range.describe(`Least and greatest ${of}`);

export const VocabularyOutput = z
  .object({
    styles: z
      .array(
        z
          .object({
            id: z.string().describe('Id of the style'),
            name: z.string().describe('Name of the style'),
            description: z.string().describe('How it looks'),
            chroma: ChromaRange,
            lightness: LightnessRange,
            lightness_bands: z.array(Range).describe('Parts of that range that are used'),
            saturation: SaturationRange,
            hues: Range.nullable().describe('First and last OKLCH hue in degrees; null for all'),
            ground_chroma: z.number().describe('OKLCH chroma of a page ground at most'),
            prefers: z.array(z.enum(RELATIONSHIP_IDS)).describe('Hue relationships that suit it'),
          })
          .meta({ id: 'Style', description: 'A style with its ranges.' }),
      )
      .describe('Every style'),
    intents: z.array(z.string()).describe('Ids of the intents'),
    intent_profiles: z
      .array(
        z
          .object({
            id: z.enum(INTENT_IDS).describe('Id of the intent'),
            name: z.string().describe('Name of the intent'),
            weights: SharesOutput,
            window: z
              .object({ chroma: ChromaRange, lightness: LightnessRange, saturation: SaturationRange })
              .meta({ id: 'IntentWindow', description: 'Ranges that an intent uses without styles.' }),
          })
          .meta({ id: 'Intent', description: 'A purpose of a palette.' }),
      )
      .describe('Every intent'),
    relationships: z
      .array(
        z
          .object({
            id: RelationshipId,
            name: z.string().describe('Name of the relationship'),
            description: z.string().describe('What it is'),
            offsets: z.array(z.number()).describe('Angles from the base hue in degrees'),
            scale: z.number().describe('Distance in degrees at which a hue counts as off'),
          })
          .meta({ id: 'HueRelationship', description: 'A geometry of hues.' }),
      )
      .describe('Every hue relationship'),
    type_systems: z.array(TypeSystemOutput).describe('Every type system'),
    scores: z
      .array(
        z
          .object({
            id: z.enum(SCORE_IDS).describe('Id of the score'),
            measures: z.string().describe('What it measures'),
            formula: z.string().describe('How it is computed'),
            source: z.string().describe('Where the formula is from'),
          })
          .meta({ id: 'ScoreFormula', description: 'How a score is computed.' }),
      )
      .describe('Every score'),
    memories: z.array(z.string()).describe('Phrases that a note is matched against'),
    built_in_seeds: z.array(HexOutput).describe('Seed colours of a brief without `colors`'),
    limits: z
      .object({
        colors_max: z.int().describe('Most seed colours'),
        pool_target_max: z.int().describe('Most colours of a pool'),
        palette_size: bounds('number of colours of a palette'),
        depth: bounds('depth of a search'),
        keep: bounds('number of palettes kept'),
        derived: bounds('number of items derived'),
        warmth: bounds('warmth'),
        diversity: bounds('weight of diversity'),
        accessibility: bounds('weight of accessibility'),
        note_max_chars: z.int().describe('Most characters of a note'),
        score_palette: bounds('number of colours of a palette to score'),
      })
      .meta({ id: 'BriefLimits', description: 'Limits of a brief.' }),
  })
  .meta({ id: 'Vocabulary', description: 'What a brief may say, and how palettes are scored.' });

export const PresetOutput = z
  .object({
    id: z.string().describe('Id of the preset'),
    name: z.string().describe('Name of the preset'),
    intent: z.enum(INTENT_IDS).describe('Purpose of the palette'),
    styles: z.array(z.enum(STYLE_IDS)).describe('Styles by id'),
    colors: z.array(HexOutput).describe('Seed colours'),
    note: z.string().describe('Free text'),
    depth: z.int().describe('Candidates sampled'),
    keep: z.int().describe('Maximum number of palettes'),
    palette_size: z.int().describe('Number of colours of a palette'),
    diversity: score100('Weight of the diversity score'),
    accessibility: score100('Weight of the accessibility score'),
    cvd_safe: z.boolean().describe('Whether separation for colour-blind viewers counts'),
    unique: z.boolean().describe('Whether palettes that resemble a better one are dropped'),
    seed: z.int().describe('The same seed gives the same result'),
    palette: z.array(HexOutput).describe('A palette to score'),
  })
  .meta({ id: 'Preset', description: 'A brief in the shape of a request.' });
