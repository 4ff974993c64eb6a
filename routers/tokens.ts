import { z } from 'zod';
import { get, post, router } from '../src/api/define.ts';
import { wideOf } from '../src/color/color.ts';
import { mediaTypesOf } from '../src/design/files/entries.ts';
import { envelopeOf } from '../src/design/files/format.ts';
import { NOTATIONS } from '../src/design/files/swatches.ts';
import {
  exportTokens,
  notationsOf,
  TOKEN_FORMAT_IDS,
  TOKEN_FORMATS,
  tokenFilename,
} from '../src/design/tokens/export.ts';
import { FILL_IDS } from '../src/design/tokens/fill-modes.ts';
import { generateTokens } from '../src/design/tokens/generate.ts';
import { TOKEN_HARMONY_IDS } from '../src/design/tokens/harmonies.ts';
import { INCLUDES } from '../src/design/tokens/kinds.ts';
import { LEVEL_IDS } from '../src/design/tokens/level-modes.ts';
import { TOKEN_PARTS } from '../src/design/tokens/parts.ts';
import { VARIANT_IDS, VARIANTS } from '../src/design/tokens/variants/index.ts';
import { ColorInput, HexOutput, OklchOutput } from '../src/schemas/color.ts';
import { COLOR_NOTES, COLOR_OPTIONS } from '../src/schemas/color-options.ts';
import {
  booleanField,
  listOf,
  numberField,
  object,
  stringField,
  stringListField,
  textOrNull,
} from '../src/schemas/described.ts';
import { concessionOutputs, DesignTokenOutput, ThemeOutput } from '../src/schemas/design-token.ts';
import { ExportEnvelope } from '../src/schemas/exported-file.ts';
import { fields, openFields } from '../src/schemas/fields.ts';
import { FileReply, fileOutput } from '../src/schemas/file.ts';
import { knownField, knownList } from '../src/schemas/known-values.ts';
import { RatioOutput } from '../src/schemas/measure.ts';
import { withColors } from '../src/schemas/with-colors.ts';

const Name = z.string().max(200);

const TokenSet = object('TokenSet', 'Design tokens from one colour.', {
  meta: object('TokenSetMeta', 'Origin of a set of tokens.', {
    name: textOrNull('Name of the set; null if none was sent'),
    seed: HexOutput.describe('The seed colour as `#rrggbb`'),
    oklch: OklchOutput.describe('The seed colour in OKLCH'),
    harmony: knownField('TokenHarmony', 'Harmony of the hues'),
    include: knownList('TokenPart', 'Generated parts'),
    fill: z.enum(FILL_IDS).describe('What was done to colours for the text on them'),
    levels: z.enum(LEVEL_IDS).describe('How the steps of the hues relate to each other'),
    hues: stringListField('Names of the hues that were added'),
    dark: booleanField('Whether a dark theme is included'),
    count: z.int().min(0).describe('Number of tokens'),
    moved: concessionOutputs.moved,
    exceptions: listOf(
      'With `levels: aligned`: steps that are the colours sent',
      object('LevelException', 'A step with a contrast of its own.', {
        token: stringField('Token of the step'),
        hex: HexOutput,
        ratio: RatioOutput.describe('Its contrast ratio on white'),
        level_ratio: RatioOutput.describe('Contrast of the same step of the other hues'),
      }),
    ),
  }),
  contrast: listOf(
    'Every pair intended for reading',
    object('TokenContrast', 'A pair of tokens that is read.', {
      theme: ThemeOutput,
      foreground: stringField('Token of the text'),
      background: stringField('Token behind it'),
      foreground_hex: HexOutput.describe('Colour of the text as `#rrggbb`'),
      background_hex: HexOutput.describe('Background colour as `#rrggbb`'),
      ratio: RatioOutput,
      needs: numberField('Contrast ratio it needs, 1-21'),
      lc: numberField('Lightness contrast |Lc| of APCA 0.0.98G'),
      needs_lc: numberField('|Lc| it needs; 0 if it is not text'),
      passes: booleanField('Whether it reaches both'),
    }),
  ),
  ...concessionOutputs,
  out_of_gamut: stringListField('Tokens whose chroma was reduced to fit sRGB'),
  tokens: listOf('The tokens', DesignTokenOutput),
  ...COLOR_NOTES,
});

const NotationList = z.array(z.enum(NOTATIONS)).describe('Accepted values of `notation`');

const TokenFormats = object('TokenFormats', 'Export targets of design tokens.', {
  formats: listOf(
    'Every target',
    object('TokenFormat', 'An export target of design tokens.', {
      id: knownField('TokenFormatId', 'Id for `format`'),
      file: stringField('Suggested file name'),
      media_type: stringField('Media type of the file'),
      description: stringField('Contents of the file'),
      notations: NotationList,
    }),
  ),
  variants: listOf(
    'Forms of the targets for other tools',
    object('TokenVariant', 'A form of an export target for another tool.', {
      id: stringField('Id for `variant`'),
      format: knownField('TokenFormatId', 'The target of the form'),
      file: stringField('Suggested file name'),
      media_type: stringField('Media type of the file'),
      description: stringField('Contents of the file'),
      notations: NotationList,
    }),
  ),
});

const TokenEnvelope = ExportEnvelope.extend({
  files: z
    .array(
      object('FilePart', 'One of the several files of a target.', {
        path: stringField('Path below the folder of the target'),
        content: stringField('The file, as text'),
      }),
    )
    .optional()
    .describe('The same tokens as the separate files of the target'),
}).meta({ id: 'ExportedTokens', description: 'A file of design tokens inside JSON.' });

const targets = TOKEN_FORMAT_IDS.map((id) => {
  const { media_type, description } = TOKEN_FORMATS[id];
  return { id, file: tokenFilename(id, ''), media_type, description, notations: [...notationsOf(id)] };
});

const variants = VARIANT_IDS.map((id) => {
  const { of, media_type, description } = VARIANTS[id];
  const notations = [...notationsOf(of, id)];
  return { id, format: of, file: tokenFilename(of, '', id), media_type, description, notations };
});

export const tokens = router({
  generate: post('/tokens/generate', {
    summary: 'Generate design tokens',
    description:
      'Ramps of eleven steps in OKLCH (primary, secondary, accent, neutral, success, warning, danger, info), roles for a light and, in group `dark`, a dark theme that refer to the steps (`{color.primary.600}`; `hex` is what they come to), spaces, radii and type. `--color-seed` is the seed, byte for byte. Every `on-` role is white or near-black (#060607) with 4.5:1 or more; fills are the colours themselves unless `fill` says otherwise, and what moved is in `moved`, what APCA would rather see white on in `whiter`. `contrast` lists every pair intended for reading; all pass for every seed; `lightness` may break both. Neighbouring surfaces differ by CIEDE2000 2 or more. A status that a brand colour could be taken for gets another colour, listed in `collisions`. `out_of_gamut` names the steps whose chroma had to be reduced to fit sRGB.',
    credits: 1,
    example: { seed: '#336699', name: 'Harbour', harmony: 'analogous' },
  })
    .input(
      fields({
        seed: ColorInput.describe('The colour to generate them from'),
        name: Name.optional().describe('Used in file headers'),
        harmony: z.enum(TOKEN_HARMONY_IDS).default('analogous').describe('Harmony of the hues'),
        include: z
          .array(z.enum(INCLUDES))
          .min(1)
          .max(16)
          .default([...TOKEN_PARTS])
          .describe(
            'Parts to make, or kinds of a part alone (shadow, border, gradient and opacity belong to `color`; breakpoint, z-index and motion to `space`; border-width to `radius`; letter-spacing and typography to `type`)',
          ),
        dark: z.boolean().default(true).describe('Make a dark theme'),
        fill: z
          .enum(FILL_IDS)
          .default('brand')
          .describe(
            'brand: colours as sent, with white or near-black on them (4.5:1). white: as light as white on them allows. safe: the nearest step with 4.5:1 and |Lc| 60',
          ),
        levels: z
          .enum(LEVEL_IDS)
          .default('own')
          .describe('aligned: the same step of every hue has the same contrast on white'),
        hues: z
          .array(
            fields({
              name: z.string().max(32).describe('Name of the ramp'),
              color: ColorInput.describe('A colour of the ramp'),
            }),
          )
          .min(1)
          .max(16)
          .optional()
          .describe('Further ramps'),
        lightness: z
          .array(
            fields({
              step: z.int().min(50).max(950).describe('50, 100 to 900, 950'),
              l: z.number().min(0).max(1),
            }),
          )
          .min(1)
          .max(11)
          .optional()
          .describe('OKLCH; neutral and colours as sent stay'),
        ...COLOR_OPTIONS,
      }),
    )
    .output(TokenSet)
    .query(
      withColors({ as: 'color' }, ({ input: { seed, hues, ...settings } }) =>
        generateTokens({
          ...settings,
          seed: seed.rgb,
          wide: wideOf(seed),
          hues: hues?.map(({ name, color }) => ({ name, color: color.rgb, wide: wideOf(color) })),
        }),
      ),
    ),

  export: post('/tokens/export', {
    summary: 'Export design tokens',
    description:
      'Returns a JSON object that contains the file, or with `raw` the file itself; where the target wants several files, `files` has them. `GET /v1/tokens/formats` lists the targets. A value is CSS or a reference to another token, `{color.primary.500}`; a reference to a token that is missing and a circle of references are rejected. `--color-primary` and `color.primary` are the same name; tokens that would share a name in the file are rejected. Group `dark` holds the dark theme.',
    credits: 1,
    example: {
      tokens: [
        { name: '--color-blue-600', value: '#336699', group: 'color' },
        { name: '--color-primary', value: '{color.blue.600}', group: 'color' },
      ],
      format: 'css',
    },
    bodyLimit: 1024 * 1024,
    bodyMembers: 50_000,
    produces: mediaTypesOf({ ...TOKEN_FORMATS, ...VARIANTS }),
    jsonFile: true,
  })
    .input(
      fields({
        tokens: z
          .array(
            openFields({
              name: Name.describe('Name of the token'),
              value: z
                .union([z.string().max(400), z.number()])
                .describe('A value of CSS, or a reference to another token: `{color.primary.500}`'),
              group: z.string().max(64).optional().describe('Group of the token; dark for the dark theme'),
              p3: z
                .string()
                .max(100)
                .optional()
                .describe('The colour for Display P3 screens, such as `oklch(0.72 0.24 145)`'),
            }),
          )
          .min(1)
          .max(2000)
          .describe('Tokens, as generate returns them'),
        format: z.enum(TOKEN_FORMAT_IDS).describe('Target, as listed by GET /v1/tokens/formats'),
        variant: z
          .enum(VARIANT_IDS)
          .optional()
          .describe('A form of the format for another tool, as listed by GET /v1/tokens/formats'),
        notation: z
          .enum(NOTATIONS)
          .default('hex')
          .describe('Notation of the colours: hex, oklch() or color(display-p3 ...), if the target supports it'),
        name: Name.optional().describe('Used in the file header and the file name'),
        raw: z.boolean().default(false).describe('true returns the file itself, as a download'),
      }),
    )
    .output(z.union([fileOutput('text/css'), TokenEnvelope]))
    .query(({ input }) => {
      const file = exportTokens(input);
      return input.raw ? new FileReply(file.media_type, file.content, { filename: file.filename }) : envelopeOf(file);
    }),

  formats: get('/tokens/formats', {
    constant: true,
    summary: 'List the export targets of design tokens',
    credits: 0,
    example: {},
  })
    .input(fields({}))
    .output(TokenFormats)
    .query(() => ({ formats: targets, variants })),
});
