import { z } from 'zod';
import { router } from '../src/api/endpoint.ts';
import { library } from '../src/api/library.ts';
import { harmonyLibrary as harmonies } from '../src/collections/harmonies/harmony-library.ts';
import { HARMONY_FAMILIES } from '../src/design/harmony/method.ts';
import { HUE_BAND_IDS } from '../src/exact/packed-hue.ts';
import { CountedOutput, DerivationOutput, SwatchOutput, TallyOutput } from '../src/wire/collections.ts';
import { HexOutput } from '../src/wire/color.ts';

const Summary = z.object({
  id: z.string().meta({ example: 'har_00088p' }),
  index: z.int(),
  method: z.string(),
  family: z.enum(HARMONY_FAMILIES),
  hue: z.enum(HUE_BAND_IDS).nullable().describe('Band of the first colour; null for a grey'),
  color_count: z.int(),
  colors: z.array(z.object({ hex: HexOutput, role: z.string() })),
  worst_contrast: z.number(),
  best_contrast: z.number(),
  carries_body_text: z.boolean(),
  adherence: z.number(),
  spread: z.number().describe('Mean Oklab distance of all pairs'),
  seed: z.int(),
  batch: z.int(),
});

const Details = z.object({
  wheel: z.string(),
  base: z.object({ hue: z.number(), saturation: z.number(), lightness: z.number() }),
  offsets: z.array(z.number()),
  swatches: z.array(SwatchOutput),
  derivation: DerivationOutput,
  recompute: z.string(),
});

const Stats = z.object({
  total: z.int(),
  with_an_aa_pair: CountedOutput,
  method: z.array(TallyOutput),
  family: z.array(TallyOutput),
  color_count: z.array(TallyOutput),
  hue: z.array(TallyOutput),
});

export const harmonyLibrary = router({
  ...library(harmonies, (collections) => collections.harmonies(), {
    path: '/harmony/library',
    list: 'harmonies',
    one: 'harmony',
    called: ['harmony', 'harmonies'],
    about: `over all methods, each derived from its row number. Every member except the base is rotated by up to 12 degrees, so \`adherence\` (the score that \`identify\` gives for that method) varies. Contrasts are WCAG 2.x.`,
    outputs: { summary: Summary, details: Details, stats: Stats },
    // About 30 microseconds each in full.
    slice: 100,
    browse: {
      example: { method: 'triadic', hue: 'blue', sort: 'adherence', order: 'desc', limit: 5 },
      adds: 'Adds base, offsets, swatches and derivation',
    },
    find: {
      by: 'By `har_` code or number 0-8191, with the seed and batch to recompute it; INVALID_INPUT for anything else.',
      example: { id: '77' },
    },
  }),
});
