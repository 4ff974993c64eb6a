import { z } from 'zod';
import { post, router } from '../src/api/endpoint.ts';
import { formatNames, mediaTypesOf } from '../src/design/files/entries.ts';
import { EVENNESS_IDS, evaluateShades } from '../src/design/shade/evaluate.ts';
import { exportShades, SHADE_FORMAT_IDS, SHADE_FORMATS } from '../src/design/shade/export.ts';
import { SHADE_METHOD_IDS } from '../src/design/shade/methods/index.ts';
import { shadeScale } from '../src/design/shade/scale.ts';
import { invalid } from '../src/refusal/refusal.ts';
import { ColorInput, ColorTextInput } from '../src/wire/color.ts';
import { EnvelopeQuery, ExportEnvelope, exportFields, fileOrEnvelope } from '../src/wire/exported-file.ts';
import { fields, openFields } from '../src/wire/fields.ts';
import { fileOutput } from '../src/wire/file.ts';
import { freshSeed, Seed } from '../src/wire/seed.ts';
import { SwatchOutput } from '../src/wire/swatch.ts';
import { Hue } from '../src/wire/wheel.ts';

const ShadesInput = openFields({
  steps: z
    .array(openFields({ hex: ColorInput, token: z.union([z.string(), z.number()]) }))
    .min(1)
    .max(64),
}).transform(({ steps }) => steps.map(({ hex, token }) => ({ color: hex, token: String(token) })));

export const shade = router({
  scale: post('/shade/scale', {
    summary: 'Make a scale of shades',
    description:
      'From light to dark with one of the methods of `GET /v1/methods/shade`. Without a colour the seed generates a base with the given hue (HSL); without a method the seed chooses one. `base_step` is the token of the step that equals the base exactly, null if the method does not keep the base; `nearest_step` is always present.',
    credits: 1,
    picture: 'shade-scale',
    example: { color: '#336699', method: 'oklch_even', steps: 11, seed: 7 },
  })
    .input(
      fields({
        color: ColorInput.optional(),
        base: ColorInput.optional().describe('Another name of color'),
        hue: Hue.optional().describe('Hue of a base generated from the seed; ignored when a colour is sent'),
        steps: z.int().min(2).max(64).default(11),
        method: z
          .enum(SHADE_METHOD_IDS)
          .optional()
          .describe('As listed by GET /v1/methods/shade; the seed chooses one when omitted'),
        seed: Seed.optional(),
      }),
    )
    .output(
      z.object({
        method: z.string(),
        seed: z.int(),
        base: z.string(),
        base_step: z.string().nullable(),
        nearest_step: z.string(),
        steps: z.array(
          SwatchOutput.extend({
            token: z.string(),
            contrast_on_white: z.number(),
            contrast_on_black: z.number(),
          }),
        ),
      }),
    )
    .query(({ input: { color, base, seed, ...settings } }) => {
      if (color && base) throw invalid('base', 'is another name of color; send one of the two');
      return shadeScale({ ...settings, color: color ?? base, seed: seed ?? freshSeed() });
    }),

  evaluate: post('/shade/evaluate', {
    summary: 'Evaluate a scale of shades',
    description:
      'From its colours alone, light to dark or dark to light. `verdict`: `turns-round` (L* is not monotonic), `lumpy-steps` (the largest step is more than twice the mean), `extremes-too-close` (less than 4.5:1 between the lightest and the darkest), else `sound`; `notes` names every failure. `step_ratio`: largest Oklab distance between neighbours divided by the mean (up to 1.35 even, up to 2 slightly-uneven). `text_pairs` counts the pairs with 4.5:1 and with 3:1.',
    credits: 1,
    picture: 'evaluated-shades',
    example: { steps: ['#f4f7fb', '#a8c0dc', '#5b86b5', '#2d4f77', '#14253a'] },
  })
    .input(
      fields({
        steps: z.array(ColorTextInput).min(3).max(64),
      }),
    )
    .output(
      z.object({
        verdict: z.string(),
        notes: z.array(z.string()),
        monotonic: z.boolean(),
        step_ratio: z.number(),
        evenness: z.enum(EVENNESS_IDS),
        usable_span: z.number(),
        text_pairs: z.object({ body_text: z.int(), large_text: z.int(), pairs: z.int() }),
        steps: z.array(SwatchOutput).describe('The evaluated colours, in order'),
      }),
    )
    .query(({ input }) => evaluateShades(input.steps)),

  export: post('/shade/export', {
    summary: 'Turn a scale of shades into a file',
    description: `Returns the file, or with \`?envelope=json\` a JSON object that contains it. Formats: ${formatNames(SHADE_FORMATS)}; \`GET /v1/formats\` describes them. Colours are named after their tokens. Options: \`prefix\` and \`color_format\`; \`width\`, \`height\` and \`labels\` for \`svg\`; \`version\` for \`utility\`.`,
    credits: 1,
    example: {
      format: 'css',
      data: {
        steps: [
          { hex: '#dbe9f6', token: '100' },
          { hex: '#0b2545', token: '900' },
        ],
      },
    },
    query: ['envelope'],
    produces: mediaTypesOf(SHADE_FORMATS),
  })
    .input(fields({ ...exportFields(SHADE_FORMAT_IDS, ShadesInput), envelope: EnvelopeQuery }))
    .output(z.union([fileOutput('text/css'), ExportEnvelope]))
    .query(({ input }) => fileOrEnvelope(exportShades(input.format, input.data, input.options ?? {}), input.envelope)),
});
