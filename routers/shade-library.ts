import { z } from 'zod';
import { router } from '../src/api/endpoint.ts';
import { library } from '../src/api/library.ts';
import { shadeLibrary as shades } from '../src/collections/shades/shade-library.ts';
import { EVENNESS_IDS } from '../src/design/shade/evaluate.ts';
import { SHADE_METHOD_IDS } from '../src/design/shade/methods/index.ts';
import { HUE_BAND_IDS } from '../src/exact/packed-hue.ts';
import { CountedOutput, DerivationOutput, SwatchOutput, TallyOutput } from '../src/wire/collections.ts';
import { HexOutput } from '../src/wire/color.ts';

const Summary = z.object({
  id: z.string().meta({ example: 'shade_000077' }),
  index: z.int(),
  method: z.enum(SHADE_METHOD_IDS),
  base: HexOutput,
  hue: z.enum(HUE_BAND_IDS).nullable().describe('Band of the base; null for a grey'),
  step_count: z.int(),
  steps: z.array(z.object({ token: z.string(), hex: HexOutput })),
  score: z.number(),
  evenness: z.enum(EVENNESS_IDS),
  step_ratio: z.number(),
  usable_span: z.number().describe('Contrast ratio of the two extremes'),
  monotonic: z.boolean(),
  carries_body_text: z.boolean(),
});

const Details = z.object({
  swatches: z.array(SwatchOutput.extend({ contrast_on_white: z.number(), contrast_on_black: z.number() })),
  verdict: z.string(),
  notes: z.array(z.string()),
  text_pairs: z.object({ body_text: z.int(), large_text: z.int(), pairs: z.int() }),
  hue_drift: z.number(),
  seed: z.int(),
  batch: z.int(),
  derivation: DerivationOutput,
  recompute: z.string(),
});

const YesNo = z.object({ yes: CountedOutput, no: CountedOutput });

const Stats = z.object({
  total: z.int(),
  evenness: z.array(TallyOutput),
  monotonic: YesNo,
  carries_body_text: YesNo,
  method: z.array(TallyOutput),
});

export const shadeLibrary = router({
  ...library(shades, (collections) => collections.shades(), {
    path: '/shade/library',
    list: 'scales',
    one: 'scale',
    called: ['shade scale', 'shade scales'],
    about: `over all shade methods of the library, 2 to 64 steps, each derived from its row number. \`score\` weighs even steps (0.4), contrast of the extremes (0.3), monotonic lightness (0.2) and constant hue (0.1).`,
    outputs: { summary: Summary, details: Details, stats: Stats },
    // A tenth of a millisecond each in full.
    slice: 20,
    browse: {
      order: 'Sorting by `evenness` puts the most even scales first.',
      example: { method: 'oklch_even', hue: 'green', steps: 11, limit: 5 },
      adds: 'Adds swatches, verdict, notes and derivation',
    },
    find: {
      by: 'By `shade_` and six digits or row number 0-8191; INVALID_INPUT for anything else.',
      example: { id: 'shade_000077' },
    },
  }),
});
