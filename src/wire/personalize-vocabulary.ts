import { z } from 'zod';
import { INTENT_IDS, SCORE_IDS } from '../personalize/vocabulary/intents.ts';
import { RELATIONSHIP_IDS } from '../personalize/vocabulary/relationships.ts';
import { STYLE_IDS } from '../personalize/vocabulary/styles.ts';
import { Range, SharesOutput } from './brief.ts';
import { HexOutput } from './color.ts';
import { RelationshipId, score100, TypeSystemOutput } from './personalize.ts';

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
