import { z } from 'zod';
import { post, router } from '../src/api/define.ts';
import { wideOf } from '../src/color/color.ts';
import type { Rgb } from '../src/color/rgb.ts';
import { formatNames, mediaTypesOf } from '../src/design/files/entries.ts';
import { EVENNESS_IDS, evaluateShades } from '../src/design/shade/evaluate.ts';
import { exportShades, SHADE_FORMAT_IDS, SHADE_FORMATS } from '../src/design/shade/export.ts';
import { SHADE_METHOD_IDS } from '../src/design/shade/methods/index.ts';
import { shadeScale } from '../src/design/shade/scale.ts';
import { invalid } from '../src/errors/refusal.ts';
import { ColorInput, ColorTextInput, HexOutput } from '../src/schemas/color.ts';
import { COLOR_NOTES, COLOR_OPTIONS } from '../src/schemas/color-options.ts';
import {
  booleanField,
  integer,
  listOf,
  numberField,
  object,
  stringField,
  stringListField,
  textOrNull,
} from '../src/schemas/described.ts';
import { EnvelopeQuery, ExportEnvelope, exportFields, fileOrEnvelope } from '../src/schemas/exported-file.ts';
import { fields, openFields } from '../src/schemas/fields.ts';
import { fileOutput } from '../src/schemas/file.ts';
import { knownField } from '../src/schemas/known-values.ts';
import { RatioOutput } from '../src/schemas/measure.ts';
import { Hue } from '../src/schemas/parameters.ts';
import { freshSeed, Seed } from '../src/schemas/seed.ts';
import { ShadeStepOutput, TextPairCountsOutput } from '../src/schemas/shade.ts';
import { SwatchOutput } from '../src/schemas/swatch.ts';
import { withColors } from '../src/schemas/with-colors.ts';

const StepsInput = z
  .array(
    openFields({
      hex: ColorInput.describe('The colour'),
      token: z.union([z.string(), z.number()]).describe('Name of the step, such as 500'),
      p3: z
        .string()
        .regex(
          /^color\(display-p3( [01](\.\d{1,6})?){3}\)$/,
          'must be color(display-p3 r g b) with numbers from 0 to 1',
        )
        .optional()
        .describe('The colour in Display P3, as scale returns it; for `css`'),
    }),
  )
  .min(1)
  .max(64);

const ShadesInput = openFields({
  steps: StepsInput.describe('Steps of the scale, as scale returns them'),
  dark: StepsInput.optional().describe('Steps of the dark theme, as scale returns them with method `radix`; for `css`'),
});

const stepsOf = (
  steps: readonly { readonly hex: Rgb; readonly token: string | number; readonly p3?: string | undefined }[],
) => steps.map(({ hex, token, p3 }) => ({ color: hex, token: String(token), p3 }));

const ScaleStepOutput = ShadeStepOutput.extend({
  p3: z.string().optional().describe('The colour as CSS in Display P3, with the methods `tailwind` and `radix`'),
}).meta({ id: 'ScaleStep', description: 'A step of a scale of shades.' });

const ShadeScale = object('ShadeScale', 'A scale of shades of one colour.', {
  method: knownField('ShadeMethod', 'Method of the scale'),
  seed: integer('The same seed gives the same scale'),
  base: HexOutput.describe('The colour that the scale is generated from, as `#rrggbb`'),
  base_step: textOrNull('Token of the step that equals the base; null if the method changes it'),
  nearest_step: stringField('Token of the step that is nearest to the base'),
  steps: listOf('From light to dark', ScaleStepOutput),
  dark: z
    .array(ScaleStepOutput)
    .optional()
    .describe('With method `radix`: the scale of the dark theme, from dark backgrounds to light text'),
  ...COLOR_NOTES,
});

const ShadeEvaluation = object('ShadeEvaluation', 'The evaluation of a shade scale.', {
  verdict: knownField('ShadeVerdict', 'Verdict'),
  notes: stringListField('Every failure'),
  monotonic: booleanField('Whether lightness changes in one direction'),
  step_ratio: numberField('Largest Oklab distance between neighbours divided by the mean, 1 or more'),
  evenness: z.enum(EVENNESS_IDS).describe('How even the steps are'),
  usable_span: RatioOutput.describe('Contrast ratio of the lightest and the darkest colour, 1-21'),
  text_pairs: TextPairCountsOutput,
  steps: listOf('The evaluated colours, in order', SwatchOutput),
  ...COLOR_NOTES,
});

export const shade = router({
  scale: post('/shade/scale', {
    summary: 'Generate a shade scale',
    description:
      'From light to dark with one of the methods of `GET /v1/methods/shade`. Without a colour the seed generates a base with the given hue (HSL); without a method the seed chooses one. `base_step` is the token of the step that equals the base exactly, null if the method does not keep the base; `nearest_step` is always present.',
    credits: 1,
    picture: 'shade-scale',
    example: { color: '#336699', method: 'tailwind', steps: 11, seed: 7 },
  })
    .input(
      fields({
        color: ColorInput.optional().describe('Base of the scale; generated from the seed when omitted'),
        base: ColorInput.optional().describe('Alias of color'),
        hue: Hue.optional().describe('Hue of a base generated from the seed; ignored when a colour is sent'),
        steps: z.int().min(2).max(64).default(11).describe('Number of steps'),
        method: z
          .enum(SHADE_METHOD_IDS)
          .optional()
          .describe('As listed by GET /v1/methods/shade; the seed chooses one when omitted'),
        anchor: z
          .union([z.string(), z.int()])
          .transform(String)
          .optional()
          .describe(
            'Token of the step that has exactly this colour (default: its natural step; `radix`: always 9 of twelve). For methods that keep the base',
          ),
        hue_shift: z
          .number()
          .min(-60)
          .max(60)
          .optional()
          .describe(
            'OKLCH hue rotation of the darkest step in degrees; the lightest step gets half of it in the opposite direction. Overrides the built-in rotation of `tailwind` and `radix`. For methods that keep the base',
          ),
        seed: Seed.optional(),
        ...COLOR_OPTIONS,
      }),
    )
    .output(ShadeScale)
    .query(
      withColors({ as: 'color' }, ({ input: { color, base, seed, hue_shift: hueShift, ...settings } }) => {
        if (color && base) throw invalid('base', 'is an alias of color; send only one of them');
        const sent = color ?? base;
        const own = sent && { color: sent.rgb, wide: wideOf(sent) };
        return shadeScale({ ...settings, ...own, hueShift, seed: seed ?? freshSeed() });
      }),
    ),

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
        steps: z.array(ColorTextInput).min(3).max(64).describe('Colours of the scale, in order, as text'),
        ...COLOR_OPTIONS,
      }),
    )
    .output(ShadeEvaluation)
    .query(withColors({ as: 'rgb' }, ({ input }) => evaluateShades(input.steps))),

  export: post('/shade/export', {
    summary: 'Export a shade scale',
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
    jsonFile: true,
  })
    .input(fields({ ...exportFields(SHADE_FORMAT_IDS, ShadesInput), envelope: EnvelopeQuery, ...COLOR_OPTIONS }))
    .output(z.union([fileOutput('text/css'), ExportEnvelope]))
    .query(
      withColors({ as: 'rgb' }, ({ input: { format, data, options = {}, envelope } }) => {
        const scale = { steps: stepsOf(data.steps), dark: data.dark && stepsOf(data.dark) };
        return fileOrEnvelope(exportShades(format, scale, options), envelope);
      }),
    ),
});
