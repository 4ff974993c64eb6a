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
import { RatioOutput } from '../src/wire/measure.ts';
import { SwatchOutput } from '../src/wire/swatch.ts';
import { Hue, Unit, WheelInput } from '../src/wire/wheel.ts';

const HarmonyInput = openFields({
  harmony_id: z.string().optional().describe('Id of the harmony; used in names'),
  colors: z
    .array(
      openFields({
        hex: ColorInput.describe('The colour'),
        role: z.string().describe('Its role, which it is named after'),
      }),
    )
    .min(1)
    .max(64)
    .describe('Colours with their roles'),
}).transform(({ harmony_id, colors }) => ({
  harmony_id,
  colors: colors.map(({ hex, role }) => ({ color: hex, role })),
}));

const Adherence = z.number().describe('How closely the colours follow it, 0-1');
const Verdict = z.string().describe('exact, close, loose, none or achromatic');
const Ties = z.array(z.string()).describe('Schemes that fit as well');
const Achromatic = z.array(z.string()).describe('Greys among the colours, which are ignored');

const Candidate = z
  .object({
    method: z.string().describe('Id of the scheme'),
    name: z.string().describe('Name of the scheme'),
    family: z.string().describe('Family of the scheme'),
    adherence: Adherence,
    residual: z.number().describe('Mean distance from the scheme in degrees'),
    coverage: z.number().describe('Part of the scheme that is present, 0-1'),
    base_hue: z.number().describe('Hue of the base after the best rotation, in degrees, 0-360'),
    mirrored: z.boolean().describe('Whether the scheme was mirrored'),
  })
  .meta({ id: 'HarmonyCandidate', description: 'A harmony scheme that was compared with the colours.' });

const NoMatch = z
  .object({
    method: z.null().describe('null: no scheme'),
    family: z.null().describe('null: no family'),
    adherence: Adherence,
  })
  .meta({ id: 'NoHarmony', description: 'What takes the place of a scheme where all colours are greys.' });

const Harmony = z
  .object({
    harmony_id: z.string().describe('Id of the harmony: its method and base'),
    method: z.string().describe('Method of the harmony'),
    family: z.string().describe('Family of the method'),
    wheel: z.string().describe('Colour model of hue, saturation and lightness: hsl or oklch'),
    hue: z.number().describe('Hue of the base in degrees, 0-360'),
    saturation: z.number().describe('Saturation of the base, 0-1'),
    lightness: z.number().describe('Lightness of the base, 0-1'),
    offsets: z.array(z.number()).describe('Angles from the base in degrees'),
    colors: z
      .array(
        SwatchOutput.extend({ role: z.string().describe('Role of the colour in the harmony') }).meta({
          id: 'HarmonyColor',
          description: 'A colour of a harmony.',
        }),
      )
      .describe('The colours, base first'),
  })
  .meta({ id: 'Harmony', description: 'A colour harmony.' });

const Classification = z
  .object({
    verdict: Verdict,
    method: z.string().nullable().describe('Nearest scheme; null for greys'),
    family: z.string().nullable().describe('Its family; null for greys'),
    adherence: Adherence,
    residual: z.number().nullable().describe('Mean distance from the scheme in degrees; null for greys'),
    ties: Ties,
    alternatives: z
      .array(
        z
          .object({ method: z.string().describe('Id of the scheme'), adherence: Adherence })
          .meta({ id: 'HarmonyAlternative', description: 'A scheme that fits less well.' }),
      )
      .describe('The next schemes, best first'),
    achromatic: Achromatic,
    note: z.string().describe('The verdict as a sentence'),
  })
  .meta({ id: 'HarmonyClassification', description: 'Which harmony a set of colours follows.' });

const Identification = z
  .object({
    verdict: Verdict,
    best_match: Candidate.or(NoMatch).describe('The nearest scheme; its members are null where all colours are greys'),
    ties: Ties,
    candidates: z.array(Candidate).describe('Every scheme, best first'),
    hue_offsets: z.array(z.number()).describe('Hues relative to the base of the best match, in degrees'),
    achromatic: Achromatic,
    min_pair_contrast: RatioOutput.describe('Lowest WCAG 2.x contrast ratio of all pairs, 1-21'),
    max_pair_contrast: RatioOutput.describe('Highest WCAG 2.x contrast ratio of all pairs, 1-21'),
    carries_body_text: z.boolean().describe('Whether some pair has at least 4.5:1'),
  })
  .meta({ id: 'HarmonyIdentification', description: 'A set of colours compared with every harmony.' });

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
        hue: Hue.optional().describe('Hue of the base in degrees, 0-360; required unless `color` is sent'),
        saturation: Unit.optional().describe('Saturation of the base, 0-1; required unless `color` is sent'),
        lightness: Unit.optional().describe('Lightness of the base, 0-1; required unless `color` is sent'),
        color: ColorInput.optional().describe(
          'The base as a colour, in place of hue, saturation and lightness; it comes first byte for byte',
        ),
        wheel: WheelInput,
      }),
    )
    .output(Harmony)
    .query(({ input }) => generateHarmony(input)),

  classify: post('/harmony/classify', {
    summary: 'Which harmony a set of colours follows',
    description:
      'The nearest harmony scheme on the HSL wheel, those of the same shape, and the next ones. `identify` returns more detail. Greys have no hue and are ignored.',
    credits: 1,
    example: { colors: ['#40bf40', '#bf40bf'] },
  })
    .input(fields({ colors: z.array(ColorInput).min(2).max(64).describe('Colours to classify') }))
    .output(Classification)
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
    .input(fields({ colors: z.array(ColorTextInput).min(2).max(12).describe('Colours to compare, as text') }))
    .output(Identification)
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
