import { z } from 'zod';
import { parseColor } from '../color/rgb.ts';
import { INTENT_IDS, SCORE_IDS, type ScoreId } from '../personalize/vocabulary/intents.ts';
import { DEFAULTS, LIMITS } from '../personalize/vocabulary/limits.ts';
import { RELATIONSHIP_IDS } from '../personalize/vocabulary/relationships.ts';
import { STYLE_IDS } from '../personalize/vocabulary/styles.ts';
import { quote } from '../refusal/refusal.ts';
import { HexOutput } from './color.ts';

/** Inputs and answers that the operations of personalization share. */

const ColorText = z
  .string()
  .refine((text) => parseColor(text) !== undefined, {
    error: (issue) => `${quote(issue.input)} is not a colour; write '#rrggbb', '#rgb' or 'rgb(r,g,b)'`,
  })
  .meta({ example: '#1f4e79' });

const [leastScored, mostScored] = LIMITS.score_palette;

export const inputs = {
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

const Range = z.tuple([z.number(), z.number()]);
const perScore = <T extends z.ZodType>(value: T) =>
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

export const TextPairOutput = z.object({
  fg: HexOutput,
  bg: HexOutput,
  ratio: z.number(),
  apca: z.number(),
  level: z.enum(['AAA', 'AA', 'AA large', 'none']),
});

const part = { score: z.number(), weight: z.number() };
export const ScoresOutput = {
  total: z.number().describe('0-100: mean of the six scores under their weights'),
  scores: perScore(z.number()),
  breakdown: z.object({
    preference: z.object({
      ...part,
      coverage: z.number().nullable(),
      evenness: z.number(),
      coherence: z.number(),
      repulsion: z.number(),
    }),
    harmony: z.object({
      ...part,
      geometry_fit: z.number(),
      residual_degrees: z.number(),
      offset_coverage: z.number(),
      base_hue: z.number(),
      ou_luo_mean: z.number(),
    }),
    diversity: z.object({
      ...part,
      least_difference: z.number(),
      mean_difference: z.number(),
      lightness_range: z.number(),
    }),
    contrast: z.object({
      ...part,
      best_ratio: z.number(),
      pairs_from_4_5: z.int(),
      pairs_from_3: z.int(),
      pairs: z.int(),
    }),
    style_fit: z.object({
      ...part,
      mean_membership: z.number(),
      least_served_style: z.number().nullable(),
      members_inside: z.int(),
    }),
    accessibility: z.object({ ...part, least_difference_colour_blind: z.number(), best_ratio: z.number() }),
  }),
};

export const RolesOutput = z.array(z.object({ role: z.string(), hex: HexOutput }));
export const SeparationOutput = z.array(
  z.object({ view: z.string(), difference: z.number(), pair: z.tuple([HexOutput, HexOutput]) }),
);

export const PaletteOutput = z.object({
  rank: z.int(),
  colors: z.array(HexOutput).describe('From dark to light'),
  ...ScoresOutput,
  relationship: z.object({ id: z.enum(RELATIONSHIP_IDS), base_hue: z.number(), residual_degrees: z.number() }),
  roles: RolesOutput,
  best_pair: TextPairOutput,
  separation: SeparationOutput,
  signature: z.string(),
  origin: z.enum(['sampled', 'separated']),
});

export const SweepOutput = z.object({
  sampled: z.int(),
  separated: z.int(),
  evaluations: z.int(),
  duplicates_dropped: z.int(),
  survivors: z.int(),
  refined: z.int(),
  kept: z.int(),
  cut: z.object({ rank: z.int(), of: z.int(), score: z.number(), next_score: z.number().nullable() }),
  best: z.number(),
  best_before_refinement: z.number(),
  median_before_refinement: z.number(),
});

const Face = z.object({ family: z.string(), weight: z.int(), stack: z.string() });
export const TypeSystemOutput = z.object({
  id: z.string(),
  name: z.string(),
  display: Face,
  text: Face,
  mono: Face,
  ratio: z.number(),
  interval: z.string(),
  base: z.number(),
  sizes: z.array(z.number()),
  line_heights: z.array(z.number()),
  fits: z.array(z.string()),
  license: z.literal('OFL-1.1'),
});

export const VocabularyOutput = z.object({
  styles: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      chroma: Range,
      lightness: Range,
      lightness_bands: z.array(Range),
      saturation: Range,
      hues: Range.nullable(),
      prefers: z.array(z.enum(RELATIONSHIP_IDS)),
    }),
  ),
  intents: z.array(z.string()),
  intent_profiles: z.array(
    z.object({
      id: z.enum(INTENT_IDS),
      name: z.string(),
      weights: perScore(z.number()),
      window: z.object({ chroma: Range, lightness: Range, saturation: Range }),
    }),
  ),
  relationships: z.array(
    z.object({
      id: z.enum(RELATIONSHIP_IDS),
      name: z.string(),
      description: z.string(),
      offsets: z.array(z.number()),
      scale: z.number(),
    }),
  ),
  type_systems: z.array(TypeSystemOutput),
  scores: z.array(z.object({ id: z.enum(SCORE_IDS), measures: z.string(), formula: z.string(), source: z.string() })),
  memories: z.array(z.string()),
  built_in_seeds: z.array(HexOutput),
  limits: z.object({
    colors_max: z.int(),
    pool_target_max: z.int(),
    palette_size: Range,
    depth: Range,
    keep: Range,
    derived: Range,
    warmth: Range,
    diversity: Range,
    accessibility: Range,
    note_max_chars: z.int(),
    score_palette: Range,
  }),
});

export const PresetOutput = z.object({
  id: z.string(),
  name: z.string(),
  intent: z.enum(INTENT_IDS),
  styles: z.array(z.enum(STYLE_IDS)),
  colors: z.array(HexOutput),
  note: z.string(),
  depth: z.int(),
  keep: z.int(),
  palette_size: z.int(),
  diversity: z.number(),
  accessibility: z.number(),
  cvd_safe: z.boolean(),
  unique: z.boolean(),
  seed: z.int(),
  palette: z.array(HexOutput),
});

type Plain<T> = T extends object ? { -readonly [K in keyof T]: Plain<T[K]> } : T;

/** An answer of the domain without its readonly marks, which the output types of schemas do not carry. */
export const plain = <T>(answer: T): Plain<T> => answer as Plain<T>;
