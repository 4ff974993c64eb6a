import { z } from 'zod';
import { post, router } from '../src/api/endpoint.ts';
import { inThread } from '../src/api/in-thread.ts';
import { formatNames, mediaTypesOf } from '../src/design/files/entries.ts';
import { exportHarmony, HARMONY_FORMAT_IDS, HARMONY_FORMATS } from '../src/design/harmony/export.ts';
import { generateHarmony } from '../src/design/harmony/generate.ts';
import { classifyHarmony } from '../src/design/harmony/identify/classify.ts';
import { identifyHarmony } from '../src/design/harmony/identify/identify.ts';
import { HARMONY_METHOD_IDS } from '../src/design/harmony/methods/index.ts';
import { designTasks } from '../src/design/tasks.ts';
import { ColorInput, ColorTextInput } from '../src/wire/color.ts';
import { EnvelopeQuery, ExportEnvelope, exportFields, fileOrEnvelope } from '../src/wire/exported-file.ts';
import { fields, openFields } from '../src/wire/fields.ts';
import { fileOutput } from '../src/wire/file.ts';
import { idOf, SPLIT_HYPHEN } from '../src/wire/ids.ts';
import { SwatchOutput } from '../src/wire/swatch.ts';
import { Hue, Unit, WheelInput } from '../src/wire/wheel.ts';

const HarmonyInput = openFields({
  harmony_id: z.string().optional(),
  colors: z
    .array(openFields({ hex: ColorInput, role: z.string() }))
    .min(1)
    .max(64),
}).transform(({ harmony_id, colors }) => ({
  harmony_id,
  colors: colors.map(({ hex, role }) => ({ color: hex, role })),
}));

const Candidate = z.object({
  method: z.string(),
  name: z.string(),
  family: z.string(),
  adherence: z.number(),
  residual: z.number(),
  coverage: z.number(),
  base_hue: z.number(),
  mirrored: z.boolean(),
});

/** With more colours than this, the schemes are compared in a worker thread. */
const FEW = 12;

export const harmony = router({
  generate: post('/harmony/generate', {
    summary: 'Make a harmony',
    description:
      'Rotates the base by the angles of a method of `GET /v1/methods/harmony` on the HSL wheel, or on OKLCH with `wheel`. The base comes first; every colour states its role.',
    credits: 1,
    picture: 'harmony-wheel',
    example: { method: 'triadic', hue: 210, saturation: 0.6, lightness: 0.5 },
  })
    .input(
      fields({
        method: idOf(HARMONY_METHOD_IDS, SPLIT_HYPHEN).describe('As listed by GET /v1/methods/harmony'),
        hue: Hue,
        saturation: Unit,
        lightness: Unit,
        wheel: WheelInput,
      }),
    )
    .output(
      z.object({
        harmony_id: z.string(),
        method: z.string(),
        family: z.string(),
        wheel: z.string(),
        hue: z.number(),
        saturation: z.number(),
        lightness: z.number(),
        offsets: z.array(z.number()),
        colors: z.array(SwatchOutput.extend({ role: z.string() })),
      }),
    )
    .query(({ input }) => generateHarmony(input)),

  classify: post('/harmony/classify', {
    summary: 'Which harmony a set of colours follows',
    description:
      'The nearest harmony scheme on the HSL wheel, those of the same shape, and the next ones. `identify` returns more detail. Greys have no hue and are ignored.',
    credits: 1,
    example: { colors: ['#40bf40', '#bf40bf'] },
  })
    .input(fields({ colors: z.array(ColorInput).min(2).max(64) }))
    .output(
      z.object({
        verdict: z.string().describe('exact, close, loose, none or achromatic'),
        method: z.string().nullable(),
        family: z.string().nullable(),
        adherence: z.number(),
        residual: z.number().nullable().describe('Mean distance from the scheme in degrees'),
        ties: z.array(z.string()),
        alternatives: z.array(z.object({ method: z.string(), adherence: z.number() })),
        achromatic: z.array(z.string()),
        note: z.string(),
      }),
    )
    .query(({ input, ctx }) =>
      input.colors.length > FEW
        ? inThread(ctx, designTasks.classifyHarmony, input.colors)
        : classifyHarmony(input.colors),
    ),

  identify: post('/harmony/identify', {
    summary: 'Compare a set of colours with every harmony',
    description:
      'Every scheme with its mean distance in degrees after the best rotation, mirrored or not; the order of the colours does not matter. `adherence` is (1 - residual / 30) x (0.6 + 0.4 coverage). Schemes within half a degree of the best are returned together in `ties`; `hue_offsets` are the hues relative to the base of the best match. `carries_body_text` is true if some pair has 4.5:1 or more.',
    credits: 1,
    example: { colors: ['#bf4040', '#40bf40', '#4040bf'] },
  })
    .input(fields({ colors: z.array(ColorTextInput).min(2).max(12) }))
    .output(
      z.object({
        verdict: z.string().describe('exact, close, loose, none or achromatic'),
        best_match: Candidate.or(z.object({ method: z.null(), family: z.null(), adherence: z.number() })),
        ties: z.array(z.string()),
        candidates: z.array(Candidate),
        hue_offsets: z.array(z.number()),
        achromatic: z.array(z.string()),
        min_pair_contrast: z.number(),
        max_pair_contrast: z.number(),
        carries_body_text: z.boolean(),
      }),
    )
    .query(({ input }) => {
      const found = identifyHarmony(input.colors);
      return { ...found, best_match: found.best_match ?? { method: null, family: null, adherence: 0 } };
    }),

  export: post('/harmony/export', {
    summary: 'Turn a harmony into a file',
    description: `Returns the file, or with \`?envelope=json\` a JSON object that contains it (\`ase\`, Adobe Swatch Exchange, as base64). Formats: ${formatNames(HARMONY_FORMATS)}; \`GET /v1/formats\` describes them. Colours are named after their roles. Options: \`prefix\` and \`color_format\`; \`width\`, \`height\` and \`labels\` for \`svg\`; \`version\` for \`utility\`.`,
    credits: 1,
    example: {
      format: 'css',
      data: {
        harmony_id: 'pair',
        colors: [
          { hex: '#0b3d91', role: 'base' },
          { hex: '#ffcc00', role: 'accent' },
        ],
      },
    },
    query: ['envelope'],
    produces: mediaTypesOf(HARMONY_FORMATS),
  })
    .input(fields({ ...exportFields(HARMONY_FORMAT_IDS, HarmonyInput), envelope: EnvelopeQuery }))
    .output(z.union([fileOutput('text/css'), ExportEnvelope]))
    .query(({ input }) => fileOrEnvelope(exportHarmony(input.format, input.data, input.options ?? {}), input.envelope)),
});
