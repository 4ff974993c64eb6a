import { z } from 'zod';
import { SECTIONS } from '../personalize/system/sections.ts';
import { INTENT_IDS, SCORE_IDS, type ScoreId } from '../personalize/vocabulary/intents.ts';
import { DEFAULTS, LIMITS } from '../personalize/vocabulary/limits.ts';
import { PRESETS } from '../personalize/vocabulary/presets.ts';
import { STYLE_IDS } from '../personalize/vocabulary/styles.ts';
import { ColorTextInput, HexOutput } from './color.ts';
import { listOf, numberField, object, stringField, stringListField } from './described.ts';
import { sharedFields } from './fields.ts';

/** A colour in any notation of CSS; briefs hold it as `#rrggbb`. */
const ColorText = ColorTextInput.meta({ example: '#1f4e79' });

/** A style of the vocabulary. */
export const StyleId = z.enum(STYLE_IDS).meta({ id: 'StyleId', description: 'Id of a style' });

const [leastScored, mostScored] = LIMITS.score_palette;

/** How many candidates a search samples. */
export const depthUpTo = (most: number, otherwise: number) =>
  z.int().min(LIMITS.depth[0]).max(most).default(otherwise).describe('Candidates sampled before refinement');

/** A whole number within its limits. */
const numberOf = (name: 'keep' | 'palette_size' | 'derived', sentence: string) =>
  z.int().min(LIMITS[name][0]).max(LIMITS[name][1]).default(DEFAULTS[name]).describe(sentence);

/** What a brief may say, as every operation of personalization takes it. */
export const briefInputs = {
  colors: z
    .array(ColorText)
    .min(1)
    .max(LIMITS.colors_max)
    .optional()
    .describe('Seed colours; a built-in set of eight hues by default'),
  lock: z
    .array(ColorText)
    .min(1)
    .max(LIMITS.palette_size[1])
    .optional()
    .describe('Colours that every palette must contain unchanged; at most the number of its colours'),
  palette: z.array(ColorText).min(leastScored).max(mostScored).describe('The palette to score'),
  styles: z.array(StyleId).min(1).max(64).optional().describe('Styles by id; their ranges are combined'),
  intent: z
    .enum(INTENT_IDS)
    .default(DEFAULTS.intent)
    .describe('Purpose of the palette; sets the weights of the six scores'),
  note: z
    .string()
    .max(LIMITS.note_max_chars)
    .default('')
    .describe(
      'Description of the palette in plain text: colours to include, keep exactly or avoid, roles, moods, trades; English, colours and moods also in German, French and Spanish',
    ),
  depth: depthUpTo(LIMITS.depth[1], DEFAULTS.depth),
  keep: numberOf('keep', 'Maximum number of palettes to keep'),
  size: numberOf('palette_size', 'Number of colours of a palette'),
  diversity: z.number().min(0).max(100).default(DEFAULTS.diversity).describe('Weight of the diversity score'),
  accessibility: z
    .number()
    .min(0)
    .max(100)
    .default(DEFAULTS.accessibility)
    .describe('Weight of the accessibility score; never a filter'),
  cvd_safe: z
    .boolean()
    .default(DEFAULTS.cvd_safe)
    .describe('Whether separation for colour-blind viewers counts in the accessibility score; never a filter'),
  unique: z.boolean().default(DEFAULTS.unique).describe('Drop palettes whose signature repeats that of a better one'),
  seed: z.int().optional().describe('The same seed and brief give the same result; random by default, always returned'),
  include: z
    .array(z.enum(SECTIONS))
    .min(1)
    .max(64)
    .default([...SECTIONS])
    .describe('Sections to compute'),
  derived: numberOf('derived', 'Maximum number of gradients, type systems, pairs and posters, each'),
};

/** The seed of a brief in a job: jobs repeat, so without one it is this one and not one at random. */
export const JobSeed = z.int().default(1).describe('The same seed and brief give the same result');

const { colors, lock, styles, intent, include, derived, depth, keep } = briefInputs;

/** What a search for palettes takes besides its seed. */
export const paletteSearch = (searched: ReturnType<typeof depthUpTo>) => ({
  colors,
  lock,
  styles,
  intent,
  note: briefInputs.note,
  depth: searched,
  keep,
  palette_size: briefInputs.size,
  diversity: briefInputs.diversity,
  accessibility: briefInputs.accessibility,
  cvd_safe: briefInputs.cvd_safe,
  unique: briefInputs.unique,
});

/** What a design system takes besides its seed. */
export const systemSearch = { colors, lock, styles, intent, note: briefInputs.note, include, derived, depth, keep };

/** Fields of a stored brief: it may be posted whole to every endpoint of the group. */
const PRESET_FIELDS = Object.keys(PRESETS[0]!);

/** The input of an endpoint that takes a brief. */
export const briefFields = <Shape extends z.ZodRawShape>(shape: Shape) => sharedFields(shape, PRESET_FIELDS);

/** What a brief held that an endpoint does not use. */
export const unusedShape = {
  unused: z.array(z.string()).optional().describe('Fields of a preset that are ignored here'),
};

/** Minimum and maximum. */
export const Range = z.tuple([z.number(), z.number()]).describe('Minimum and maximum');
/** One value for each of the six scores, made from the name of the score. */
export const perScore = <T extends z.ZodType>(value: (score: string) => T) =>
  z.object(
    Object.fromEntries(SCORE_IDS.map((id) => [id, value(`Score of ${id.replace('_', ' ')}`)])) as Record<ScoreId, T>,
  );

export const WindowsOutput = listOf(
  'Ranges of the styles, or of the intent',
  object('BriefWindow', 'Ranges of colours of a brief.', {
    id: stringField('Id of the style, or of the intent'),
    chroma: Range.describe('Minimum and maximum OKLCH chroma'),
    lightness: listOf('Bands of OKLCH lightness, 0-1', Range),
    saturation: Range.describe('Minimum and maximum HSL saturation, 0-1'),
    hues: Range.nullable().describe('OKLCH hue range in degrees, start and end; null for all'),
  }),
);
export const SharesOutput = perScore((score) => numberField(`Weight of the ${score.toLowerCase()}, 0-1`)).meta({
  id: 'ScoreWeights',
  description: 'Weights of the six scores, adding up to 1.',
});

/** What every resolved brief states. */
export const briefShape = {
  intent: z.enum(INTENT_IDS).describe('Purpose of the palette'),
  styles: listOf('Styles by id', StyleId),
  colors: listOf('Seed colours', HexOutput),
  colors_from: z
    .enum(['brief', 'note', 'built_in'])
    .describe('Whether the seed colours were sent, are in the note or built in'),
  windows: WindowsOutput,
};

/** Colours that every palette of an answer holds. */
export const lockShape = { lock: listOf('Colours in every palette', HexOutput) };

const place = {
  text: stringField('Words of the note'),
  start: z.int().min(0).describe('Where they begin in the note, in UTF-16 units'),
  end: z.int().min(0).describe('Where they end'),
};

/** How a note was read. Absent without a note. */
export const readingShape = {
  understood: z
    .array(
      object('UnderstoodWords', 'Words of a note that were understood.', {
        ...place,
        as: stringField('Assumed meaning'),
        did: stringField('What they changed'),
      }),
    )
    .optional()
    .describe('Words of the note that were understood'),
  ignored: z
    .array(
      object('IgnoredWords', 'Words of a note that were ignored.', {
        ...place,
        why: z.enum(['not about colour', 'unknown']).describe('Why'),
      }),
    )
    .optional()
    .describe('Words of the note that were ignored'),
};

export const noteShape = {
  weights: SharesOutput,
  taste: listOf(
    'The requested colours',
    object('TasteColor', 'A requested colour.', {
      hex: HexOutput,
      weight: numberField('Weight of the colour; negative for one to avoid'),
      from: z.enum(['colors', 'note']).describe('Where it was stated'),
    }),
  ),
  note_matches: listOf(
    'What was recognised in the note',
    object('NoteMatch', 'A phrase recognised in a note.', {
      text: stringField('Words of the note'),
      phrase: stringField('Recognised meaning'),
      by: z.enum(['memory', 'inflection', 'alias', 'name', 'hex']).describe('How they were recognised'),
      colors: listOf(
        'Colours that they mean',
        object('NamedColor', 'A colour with its name.', { name: stringField('Name of the colour'), hex: HexOutput }),
      ),
      weight: numberField('Weight of the match'),
      polarity: z.enum(['attract', 'repel']).describe('repel where the note excludes it'),
    }),
  ),
  unmatched_words: stringListField('Words that were not recognised'),
};
