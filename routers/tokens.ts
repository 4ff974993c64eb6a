import { z } from 'zod';
import { get, post, router } from '../src/api/endpoint.ts';
import { mediaTypesOf } from '../src/design/files/entries.ts';
import { envelopeOf } from '../src/design/files/format.ts';
import { exportTokens, TOKEN_FORMAT_IDS, TOKEN_FORMATS, tokenFilename } from '../src/design/tokens/export.ts';
import { generateTokens, TOKEN_PARTS } from '../src/design/tokens/generate.ts';
import { TOKEN_HARMONY_IDS } from '../src/design/tokens/harmonies.ts';
import { ColorInput, HexOutput, OklchOutput } from '../src/wire/color.ts';
import { DesignTokenOutput } from '../src/wire/design-token.ts';
import { ExportEnvelope } from '../src/wire/exported-file.ts';
import { fields, openFields } from '../src/wire/fields.ts';
import { FileReply, fileOutput } from '../src/wire/file.ts';
import { RatioOutput } from '../src/wire/measure.ts';

const Name = z.string().max(200);

const TokenSet = z
  .object({
    meta: z
      .object({
        name: z.string().nullable().describe('Name of the set; null if none was sent'),
        seed: HexOutput.describe('The seed colour as `#rrggbb`'),
        oklch: OklchOutput.describe('The seed colour in OKLCH'),
        harmony: z.string().describe('Harmony of the hues'),
        include: z.array(z.string()).describe('Parts that were made'),
        dark: z.boolean().describe('Whether there is a dark theme'),
        count: z.int().min(0).describe('Number of tokens'),
      })
      .meta({ id: 'TokenSetMeta', description: 'What a set of tokens was made from.' }),
    contrast: z
      .array(
        z
          .object({
            theme: z.enum(['light', 'dark']).describe('The theme'),
            foreground: z.string().describe('Token of the text'),
            background: z.string().describe('Token behind it'),
            foreground_hex: HexOutput.describe('Colour of the text as `#rrggbb`'),
            background_hex: HexOutput.describe('Colour behind it as `#rrggbb`'),
            ratio: RatioOutput,
            needs: z.number().describe('Contrast ratio it needs, 1-21'),
            passes: z.boolean().describe('Whether it reaches that ratio'),
          })
          .meta({ id: 'TokenContrast', description: 'A pair of tokens that is read.' }),
      )
      .describe('Every pair intended for reading'),
    out_of_gamut: z.array(z.string()).describe('Tokens whose chroma was reduced to fit sRGB'),
    tokens: z.array(DesignTokenOutput).describe('The tokens'),
  })
  .meta({ id: 'TokenSet', description: 'Design tokens made from one colour.' });

const TokenFormats = z
  .object({
    formats: z
      .array(
        z
          .object({
            id: z.string().describe('Id, as `format` takes it'),
            file: z.string().describe('Suggested file name'),
            media_type: z.string().describe('Media type of the file'),
            description: z.string().describe('What the file holds'),
          })
          .meta({ id: 'TokenFormat', description: 'An export target of design tokens.' }),
      )
      .describe('Every target'),
  })
  .meta({ id: 'TokenFormats', description: 'Export targets of design tokens.' });

const targets = TOKEN_FORMAT_IDS.map((id) => {
  const { media_type, description } = TOKEN_FORMATS[id];
  return { id, file: tokenFilename(id, ''), media_type, description };
});

export const tokens = router({
  generate: post('/tokens/generate', {
    summary: 'Make design tokens from one colour',
    description:
      'Ramps of eleven steps in OKLCH (primary, secondary, accent, neutral, success, warning, danger, info), roles for a light and, in group `dark`, a dark theme, spaces, radii and type. Every `on-` role is white or near-black (#060607), whichever has 4.5:1; `contrast` lists every pair intended for reading; all of them reach the ratio for every seed. `out_of_gamut` names the steps whose chroma had to be reduced to fit sRGB.',
    credits: 1,
    example: { seed: '#336699', name: 'Harbour', harmony: 'analogous' },
  })
    .input(
      fields({
        seed: ColorInput.describe('The colour to make them from'),
        name: Name.optional().describe('Used in file headers'),
        harmony: z.enum(TOKEN_HARMONY_IDS).default('analogous').describe('Harmony of the hues'),
        include: z
          .array(z.enum(TOKEN_PARTS))
          .min(1)
          .max(16)
          .default([...TOKEN_PARTS])
          .describe('Parts to make; all by default'),
        dark: z.boolean().default(true).describe('Whether to make a dark theme'),
      }),
    )
    .output(TokenSet)
    .query(({ input }) => generateTokens(input)),

  export: post('/tokens/export', {
    summary: 'Turn design tokens into a file',
    description:
      'Returns a JSON object that contains the file, or with `raw` the file itself. `GET /v1/tokens/formats` lists the targets. `--color-primary` and `color.primary` are the same name; tokens that would share a name in the file are rejected. Group `dark` holds the dark theme.',
    credits: 1,
    example: { tokens: [{ name: '--color-primary', value: '#336699', group: 'color' }], format: 'css' },
    bodyLimit: 1024 * 1024,
    bodyMembers: 50_000,
    produces: mediaTypesOf(TOKEN_FORMATS),
  })
    .input(
      fields({
        tokens: z
          .array(
            openFields({
              name: Name.describe('Name of the token'),
              value: z.union([z.string().max(400), z.number()]).describe('Value of the token'),
              group: z.string().max(64).optional().describe('Group of the token; dark for the dark theme'),
            }),
          )
          .min(1)
          .max(2000)
          .describe('Tokens, as generate returns them'),
        format: z.enum(TOKEN_FORMAT_IDS).describe('Target, as listed by GET /v1/tokens/formats'),
        name: Name.optional().describe('Used in the file header and the file name'),
        raw: z.boolean().default(false).describe('true returns the file itself, as a download'),
      }),
    )
    .output(z.union([fileOutput('text/css'), ExportEnvelope]))
    .query(({ input }) => {
      const file = exportTokens(input.format, input.tokens, input.name);
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
    .query(() => ({ formats: targets })),
});
