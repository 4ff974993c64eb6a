import { z } from 'zod';
import { parseColor } from '../color/rgb.ts';
import { INTENT_IDS, SCORE_IDS, type ScoreId } from '../personalize/vocabulary/intents.ts';
import { DEFAULTS, LIMITS } from '../personalize/vocabulary/limits.ts';
import { STYLE_IDS } from '../personalize/vocabulary/styles.ts';
import { quote } from '../refusal/refusal.ts';
import { HexOutput } from './color.ts';

const ColorText = z
  .string()
  .refine((text) => parseColor(text) !== undefined, {
    error: (issue) => `${quote(issue.input)} is not a colour; write '#rrggbb', '#rgb' or 'rgb(r,g,b)'`,
  })
  .meta({ example: '#1f4e79' });

const [leastScored, mostScored] = LIMITS.score_palette;

/** What a brief may say, as every operation of personalization takes it. */
export const briefInputs = {
  colors: z
    .array(ColorText)
    .max(LIMITS.colors_max)
    .optional()
    .describe('Seed colours; a built-in set of eight hues where none are sent'),
  palette: z.array(ColorText).min(leastScored).max(mostScored).describe('The palette to score'),
  styles: z.array(z.enum(STYLE_IDS)).max(64).default([]).describe('Styles by id; their windows are united'),
  intent: z
    .enum(INTENT_IDS)
    .default(DEFAULTS.intent)
    .describe('What the palette is for: sets the weights of the six scores'),
  note: z
    .string()
    .max(LIMITS.note_max_chars)
    .default('')
    .describe('Free text; colour memories, colour names and hex values in it are found, and negation is heeded'),
  depth: z
    .int()
    .min(LIMITS.depth[0])
    .max(LIMITS.depth[1])
    .default(DEFAULTS.depth)
    .describe('Candidates sampled before refinement'),
  keep: z.int().min(LIMITS.keep[0]).max(LIMITS.keep[1]).default(DEFAULTS.keep).describe('Most palettes kept'),
  size: z.int().min(LIMITS.palette_size[0]).max(LIMITS.palette_size[1]).default(DEFAULTS.palette_size),
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
  seed: z
    .int()
    .optional()
    .describe('The same seed and brief give the same answer; a random one where none is sent, always returned'),
};

/** Least and greatest value. */
export const Range = z.tuple([z.number(), z.number()]);
/** One value for each of the six scores. */
export const perScore = <T extends z.ZodType>(value: T) =>
  z.object(Object.fromEntries(SCORE_IDS.map((id) => [id, value])) as Record<ScoreId, T>);

export const WindowsOutput = z.array(
  z.object({
    id: z.string(),
    chroma: Range,
    lightness: z.array(Range),
    saturation: Range,
    hues: Range.nullable(),
  }),
);
export const SharesOutput = perScore(z.number()).describe('Weights of the six scores, adding up to 1');

/** What every resolved brief states. */
export const briefShape = {
  intent: z.enum(INTENT_IDS),
  styles: z.array(z.enum(STYLE_IDS)),
  colors: z.array(HexOutput),
  colors_from: z.enum(['brief', 'built_in']),
  windows: WindowsOutput,
};

export const noteShape = {
  weights: SharesOutput,
  taste: z.array(z.object({ hex: HexOutput, weight: z.number(), from: z.enum(['colors', 'note']) })),
  note_matches: z.array(
    z.object({
      text: z.string(),
      phrase: z.string(),
      by: z.enum(['memory', 'inflection', 'alias', 'name', 'hex']),
      colors: z.array(z.object({ name: z.string(), hex: HexOutput })),
      weight: z.number(),
      polarity: z.enum(['attract', 'repel']),
    }),
  ),
  unmatched_words: z.array(z.string()),
};
