import { z } from 'zod';
import { router } from '../src/api/endpoint.ts';
import { library } from '../src/api/library.ts';
import { GRADIENT_TYPES, LIBRARY_EASINGS } from '../src/collections/gradients/derive-gradient.ts';
import { gradientLibrary as gradients } from '../src/collections/gradients/gradient-library.ts';
import { BANDING_IDS } from '../src/design/gradient/analyse.ts';
import { INTERPOLATION_IDS } from '../src/design/gradient/interpolation/index.ts';
import { GRADIENT_SCHEME_IDS } from '../src/design/gradient/schemes/index.ts';
import { COMPLEXITY_IDS } from '../src/design/gradient/schemes/scheme.ts';
import { DerivationOutput, TallyOutput } from '../src/wire/collections.ts';
import { HexOutput } from '../src/wire/color.ts';
import { JudgedInOutput } from '../src/wire/gradient.ts';

const Summary = z.object({
  id: z.int(),
  scheme: z.enum(GRADIENT_SCHEME_IDS),
  complexity: z.enum(COMPLEXITY_IDS),
  type: z.enum(GRADIENT_TYPES),
  banding: z.enum(BANDING_IDS),
  judged_in: JudgedInOutput,
  score: z.number(),
  stop_count: z.int(),
  stops: z.array(z.object({ hex: HexOutput, position: z.number() })),
});

const Details = z.object({
  interpolation: z.string(),
  easing: z.string(),
  geometry: z.object({
    angle: z.number().optional(),
    x_percent: z.number().optional(),
    y_percent: z.number().optional(),
  }),
  metrics: z.object({
    samples: z.int(),
    step_ratio: z.number(),
    delta_e_mean: z.number(),
    delta_e_max: z.number(),
    worst_transition_at: z.number(),
    gamut_mapped_share: z.number(),
    span: z.number(),
  }),
  css: z.string(),
  seed: z.int(),
  batch: z.int(),
  derivation: DerivationOutput,
  recompute: z.string(),
});

const Stats = z.object({
  total: z.int(),
  banding: z.array(TallyOutput),
  scheme: z.array(TallyOutput),
  interpolation_space: z.array(TallyOutput),
  complexity: z.array(TallyOutput),
  easing: z.array(TallyOutput),
  type: z.array(TallyOutput),
});

export const gradientLibrary = router({
  ...library(gradients, (collections) => collections.gradients(), {
    path: '/gradient/library',
    list: 'gradients',
    one: 'gradient',
    called: ['gradient', 'gradients'],
    about: `over ${GRADIENT_SCHEME_IDS.length} schemes, ${INTERPOLATION_IDS.length} interpolations and ${LIBRARY_EASINGS.length} easings, each derived from its row number. \`banding\` compares the largest step of 96 samples with the mean step; \`score\` weighs even steps (0.5), distance between stops (0.3) and staying inside sRGB (0.2).`,
    outputs: { summary: Summary, details: Details, stats: Stats },
    // About 50 microseconds each in full.
    slice: 50,
    browse: {
      example: { scheme: 'ocean', banding: 'smooth', sort: 'score', order: 'desc', limit: 5 },
      adds: 'Adds interpolation, easing, metrics, CSS and derivation',
    },
    find: {
      by: 'By row number 0-8191; INVALID_INPUT for anything else.',
      example: { id: '77' },
    },
  }),
});
