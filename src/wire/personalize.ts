import { z } from 'zod';
import { INTENT_IDS, SCORE_IDS } from '../personalize/vocabulary/intents.ts';
import { RELATIONSHIP_IDS } from '../personalize/vocabulary/relationships.ts';
import { STYLE_IDS } from '../personalize/vocabulary/styles.ts';
import { perScore, Range } from './brief.ts';
import { HexOutput } from './color.ts';

export const TextPairOutput = z.object({
  fg: HexOutput,
  bg: HexOutput,
  ratio: z.number(),
  apca: z.number(),
  level: z.enum(['AAA', 'AA', 'AA large', 'none']),
});

const part = { score: z.number(), weight: z.number() };
export const ScoresOutput = {
  total: z.number().describe('0-100: weighted mean of the six scores'),
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
      base_hue: z.number().nullable(),
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
  relationship: z.object({
    id: z.enum(RELATIONSHIP_IDS),
    base_hue: z.number().nullable(),
    residual_degrees: z.number(),
  }),
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
