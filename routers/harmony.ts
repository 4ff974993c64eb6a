import { z } from 'zod';
import { inThread } from '../src/api/context.ts';
import { post, router } from '../src/api/define.ts';
import { formatNames, mediaTypesOf } from '../src/design/files/entries.ts';
import { exportHarmony, HARMONY_FORMAT_IDS, HARMONY_FORMATS } from '../src/design/harmony/export.ts';
import { generateHarmony } from '../src/design/harmony/generate.ts';
import { classifyHarmony } from '../src/design/harmony/identify/classify.ts';
import { identifyHarmony } from '../src/design/harmony/identify/identify.ts';
import { HARMONY_METHOD_IDS } from '../src/design/harmony/methods/index.ts';
import { designTasks } from '../src/design/tasks.ts';
import { ColorInput, ColorTextInput } from '../src/schemas/color.ts';
import { COLOR_NOTES, COLOR_OPTIONS } from '../src/schemas/color-options.ts';
import {
  booleanField,
  listOf,
  numberField,
  numberOrNull,
  numbers,
  object,
  stringField,
  stringListField,
  textOrNull,
} from '../src/schemas/described.ts';
import { EnvelopeQuery, ExportEnvelope, exportFields, fileOrEnvelope } from '../src/schemas/exported-file.ts';
import { fields, openFields } from '../src/schemas/fields.ts';
import { fileOutput } from '../src/schemas/file.ts';
import { knownField, knownList, knownOrNull } from '../src/schemas/known-values.ts';
import { RatioOutput } from '../src/schemas/measure.ts';
import { BalanceInput, Hue, idOf, SPLIT_HYPHEN, Unit, WheelInput } from '../src/schemas/parameters.ts';
import { SwatchOutput } from '../src/schemas/swatch.ts';
import { withColors } from '../src/schemas/with-colors.ts';

const HarmonyInput = openFields({
  harmony_id: z.string().optional().describe('Id of the harmony; used in names'),
  colors: z
    .array(
      openFields({
        hex: ColorInput.describe('The colour'),
        role: stringField('Its role and name'),
      }),
    )
    .min(1)
    .max(64)
    .describe('Colours with their roles'),
});

const Adherence = numberField('How closely the colours match it, 0-1');
const Verdict = knownField('HarmonyVerdict', 'How closely they match it');
const Ties = knownList('HarmonyMethod', 'Schemes that fit equally well');
const Achromatic = stringListField('Greys among the colours, which are ignored');

const Candidate = object('HarmonyCandidate', 'A harmony scheme that was compared with the colours.', {
  method: knownField('HarmonyMethod', 'Id of the scheme'),
  name: stringField('Name of the scheme'),
  family: stringField('Family of the scheme'),
  adherence: Adherence,
  residual: numberField('Mean distance from the scheme in degrees'),
  coverage: numberField('Share of the scheme that is present, 0-1'),
  base_hue: numberField('Hue of the base after the best rotation, in degrees, 0-360'),
  mirrored: booleanField('Whether the scheme was mirrored'),
});

const NoMatch = object('NoHarmony', 'What replaces a scheme if all colours are greys.', {
  method: z.null().describe('null: no scheme'),
  family: z.null().describe('null: no family'),
  adherence: Adherence,
});

const Harmony = object('Harmony', 'A colour harmony.', {
  harmony_id: stringField('Id of the harmony: its method and base'),
  method: knownField('HarmonyMethod', 'Method of the harmony'),
  family: stringField('Family of the method'),
  wheel: knownField('WheelId', 'Wheel that the hues are on'),
  balance: booleanField('As sent'),
  hue: numberOrNull('Hue of the base in degrees, 0-360; null if `color` is a grey'),
  saturation: numberField('Saturation of the base, 0-1'),
  lightness: numberField('Lightness of the base, 0-1'),
  offsets: numbers('Angles from the base in degrees'),
  colors: listOf(
    'The colours, base first',
    SwatchOutput.extend({ role: stringField('Role of the colour in the harmony') }).meta({
      id: 'HarmonyColor',
      description: 'A colour of a harmony.',
    }),
  ),
  ...COLOR_NOTES,
});

const Classification = object('HarmonyClassification', 'Which harmony a set of colours follows.', {
  verdict: Verdict,
  method: knownOrNull('HarmonyMethod', 'Nearest scheme; null for greys'),
  family: textOrNull('Its family; null for greys'),
  adherence: Adherence,
  residual: numberOrNull('Mean distance from the scheme in degrees; null for greys'),
  ties: Ties,
  alternatives: listOf(
    'The next schemes, best first',
    object('HarmonyAlternative', 'A scheme that fits less closely.', {
      method: knownField('HarmonyMethod', 'Id of the scheme'),
      adherence: Adherence,
    }),
  ),
  achromatic: Achromatic,
  note: stringField('The verdict as a sentence'),
  ...COLOR_NOTES,
});

const Identification = object('HarmonyIdentification', 'A set of colours compared with every harmony.', {
  verdict: Verdict,
  best_match: Candidate.or(NoMatch).meta({
    id: 'HarmonyMatch',
    description: 'The nearest scheme; its fields are null if all colours are greys.',
  }),
  ties: Ties,
  candidates: listOf('Every scheme, best first', Candidate),
  hue_offsets: numbers('Hues relative to the base of the best match, in degrees'),
  achromatic: Achromatic,
  min_pair_contrast: RatioOutput.describe('Lowest WCAG 2.x contrast ratio of all pairs, 1-21'),
  max_pair_contrast: RatioOutput.describe('Highest WCAG 2.x contrast ratio of all pairs, 1-21'),
  carries_body_text: booleanField('Whether some pair has at least 4.5:1'),
  ...COLOR_NOTES,
});

/** With more colours than this, the schemes are compared in a worker thread. */
const FEW = 12;

export const harmony = router({
  generate: post('/harmony/generate', {
    summary: 'Generate a harmony',
    description:
      'Rotates the base by the angles of a method of `GET /v1/methods/harmony` on the HSL wheel, or on OKLCH or RYB with `wheel`. The base comes first; every colour states its role, and none repeats another.',
    credits: 1,
    picture: 'harmony-wheel',
    example: { method: 'triadic', hue: 210, saturation: 0.6, lightness: 0.5 },
  })
    .input(
      fields({
        method: idOf(HARMONY_METHOD_IDS, SPLIT_HYPHEN, 'HarmonyMethodInput').describe(
          'As listed by GET /v1/methods/harmony',
        ),
        hue: Hue.optional().describe('Hue of the base in degrees, 0-360; required unless `color` is sent'),
        saturation: Unit.optional().describe('Saturation of the base, 0-1; required unless `color` is sent'),
        lightness: Unit.optional().describe('Lightness of the base, 0-1; required unless `color` is sent'),
        color: ColorInput.optional().describe(
          'The base as a colour, instead of hue, saturation and lightness; it is the first colour, unchanged',
        ),
        wheel: WheelInput,
        balance: BalanceInput,
        ...COLOR_OPTIONS,
      }),
    )
    .output(Harmony)
    .query(withColors({ as: 'rgb' }, ({ input }) => generateHarmony(input))),

  classify: post('/harmony/classify', {
    summary: 'Identify the harmony of a set of colours',
    description:
      'The nearest harmony scheme on the HSL wheel, those of the same shape, and the next ones. `identify` returns more detail. Greys have no hue and are ignored.',
    credits: 1,
    example: { colors: ['#40bf40', '#bf40bf'] },
  })
    .input(fields({ colors: z.array(ColorInput).min(2).max(64).describe('Colours to classify'), ...COLOR_OPTIONS }))
    .output(Classification)
    .query(
      withColors({ as: 'rgb' }, ({ input, ctx }) =>
        input.colors.length > FEW
          ? inThread(ctx, designTasks.classifyHarmony, input.colors)
          : classifyHarmony(input.colors),
      ),
    ),

  identify: post('/harmony/identify', {
    summary: 'Compare a set of colours with every harmony',
    description:
      'Every scheme with its mean distance in degrees after the best rotation, mirrored or not; the order of the colours does not matter. `adherence` is (1 - residual / 30) x (0.6 + 0.4 coverage). Schemes within half a degree of the best are returned together in `ties`; `hue_offsets` are the hues relative to the base of the best match. `carries_body_text` is true if some pair has 4.5:1 or more.',
    credits: 1,
    example: { colors: ['#bf4040', '#40bf40', '#4040bf'] },
  })
    .input(
      fields({
        colors: z.array(ColorTextInput).min(2).max(12).describe('Colours to compare, as text'),
        ...COLOR_OPTIONS,
      }),
    )
    .output(Identification)
    .query(
      withColors({ as: 'rgb' }, ({ input }) => {
        const found = identifyHarmony(input.colors);
        return { ...found, best_match: found.best_match ?? { method: null, family: null, adherence: 0 } };
      }),
    ),

  export: post('/harmony/export', {
    summary: 'Export a harmony',
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
    jsonFile: true,
  })
    .input(fields({ ...exportFields(HARMONY_FORMAT_IDS, HarmonyInput), envelope: EnvelopeQuery, ...COLOR_OPTIONS }))
    .output(z.union([fileOutput('text/css'), ExportEnvelope]))
    .query(
      withColors({ as: 'rgb' }, ({ input: { format, data, options = {}, envelope } }) => {
        const colors = data.colors.map(({ hex, role }) => ({ color: hex, role }));
        return fileOrEnvelope(exportHarmony(format, { harmony_id: data.harmony_id, colors }, options), envelope);
      }),
    ),
});
