import { z } from 'zod';
import { INTENT_IDS, SCORE_IDS } from '../personalize/vocabulary/intents.ts';
import { Range, SharesOutput, StyleId } from './brief.ts';
import { HexOutput } from './color.ts';
import {
  booleanField,
  integer,
  listOf,
  numberField,
  numbers,
  object,
  stringField,
  stringListField,
  textOrNull,
} from './described.ts';
import { knownField, knownList, knownOrNull } from './known-values.ts';
import { RelationshipId, score100, TypeSystemOutput } from './personalize.ts';

const ChromaRange = Range.describe('Minimum and maximum OKLCH chroma');
const LightnessRange = Range.describe('Minimum and maximum OKLCH lightness, 0-1');
const SaturationRange = Range.describe('Minimum and maximum HSL saturation, 0-1');
const bounds = (of: string) => Range.describe(`Minimum and maximum ${of}`);

export const VocabularyOutput = object('Vocabulary', 'Vocabulary of briefs, and how palettes are scored.', {
  styles: listOf(
    'Every style',
    object('Style', 'A style with its ranges.', {
      id: knownField('StyleName', 'Id of the style'),
      name: stringField('Name of the style'),
      description: stringField('How it looks'),
      chroma: ChromaRange,
      lightness: LightnessRange,
      lightness_bands: listOf('Parts of that range that are used', Range),
      saturation: SaturationRange,
      hues: Range.nullable().describe('OKLCH hue range in degrees, start and end; null for all'),
      ground_chroma: numberField('Maximum OKLCH chroma of a page background'),
      prefers: listOf('Hue relationships that suit it', RelationshipId),
    }),
  ),
  intents: knownList('IntentId', 'Ids of the intents'),
  intent_profiles: listOf(
    'Every intent',
    object('Intent', 'A purpose of a palette.', {
      id: z.enum(INTENT_IDS).describe('Id of the intent'),
      name: stringField('Name of the intent'),
      weights: SharesOutput,
      window: object('IntentWindow', 'Ranges that an intent uses without styles.', {
        chroma: ChromaRange,
        lightness: LightnessRange,
        saturation: SaturationRange,
      }),
    }),
  ),
  relationships: listOf(
    'Every hue relationship',
    object('HueRelationship', 'A geometry of hues.', {
      id: RelationshipId,
      name: stringField('Name of the relationship'),
      description: stringField('What it is'),
      offsets: numbers('Angles from the base hue in degrees'),
      scale: numberField('Distance in degrees from which a hue counts as outside'),
    }),
  ),
  type_systems: listOf('Every type system', TypeSystemOutput),
  scores: listOf(
    'Every score',
    object('ScoreFormula', 'How a score is computed.', {
      id: z.enum(SCORE_IDS).describe('Id of the score'),
      measures: stringField('What it measures'),
      formula: stringField('How it is computed'),
      source: stringField('Where the formula is from'),
    }),
  ),
  memories: stringListField('Words and phrases that a note is matched against'),
  lexicon: listOf(
    'Meaning of the words of a note',
    object('LexiconEntry', 'Words of a note with one meaning.', {
      class: stringField('Kind of words, such as food, mood or trade'),
      words: stringListField('The words'),
      colors: stringListField('Colours that they mean, the most typical first'),
      alternates: stringListField('Colours instead of one that the note excludes'),
      style: knownOrNull('StyleName', 'Id of the style that they add'),
      layout: textOrNull('Layout of lightness that they add'),
      feelings: stringListField('warm, cool, calm, active, soft, hard'),
    }),
  ),
  note_colors: listOf(
    'Meaning of the colour names of a note',
    object('LexiconColor', 'A colour name of a note.', {
      name: stringField('Name of the colour'),
      hex: HexOutput,
      lightness: numberField('OKLCH lightness, 0-1'),
      chroma: numberField('OKLCH chroma'),
      hue: numberField('OKLCH hue in degrees, 0-360'),
    }),
  ),
  built_in_seeds: listOf('Seed colours of a brief without `colors`', HexOutput),
  limits: object('BriefLimits', 'Limits of a brief.', {
    colors_max: integer('Most seed colours'),
    pool_target_max: integer('Maximum number of colours of a pool'),
    palette_size: bounds('number of colours of a palette'),
    depth: bounds('depth of a search'),
    keep: bounds('number of palettes'),
    derived: bounds('number of items derived'),
    warmth: bounds('warmth'),
    diversity: bounds('weight of diversity'),
    accessibility: bounds('weight of accessibility'),
    note_max_chars: integer('Maximum number of characters of a note'),
    score_palette: bounds('number of colours of a palette to score'),
  }),
});

export const PresetOutput = object('Preset', 'A brief as a request.', {
  id: stringField('Id of the preset'),
  name: stringField('Name of the preset'),
  intent: z.enum(INTENT_IDS).describe('Purpose of the palette'),
  styles: listOf('Styles by id', StyleId),
  colors: listOf('Seed colours', HexOutput),
  note: stringField('Free text'),
  depth: integer('Candidates sampled'),
  keep: integer('Maximum number of palettes'),
  palette_size: integer('Number of colours of a palette'),
  diversity: score100('Weight of the diversity score'),
  accessibility: score100('Weight of the accessibility score'),
  cvd_safe: booleanField('Whether separation for colour-blind viewers counts'),
  unique: booleanField('Whether palettes that resemble a better one are dropped'),
  seed: integer('The same seed gives the same result'),
  palette: listOf('A palette to score', HexOutput),
});
