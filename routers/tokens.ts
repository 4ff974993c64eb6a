import { z } from 'zod';
import { get, post, router } from '../src/api/endpoint.ts';
import { mediaTypesOf } from '../src/design/files/entries.ts';
import { envelopeOf } from '../src/design/files/format.ts';
import { exportTokens, TOKEN_FORMAT_IDS, TOKEN_FORMATS, tokenFilename } from '../src/design/tokens/export.ts';
import { generateTokens, TOKEN_PARTS } from '../src/design/tokens/generate.ts';
import { TOKEN_HARMONY_IDS } from '../src/design/tokens/harmonies.ts';
import { ColorInput } from '../src/wire/color.ts';
import { ExportEnvelope } from '../src/wire/exported-file.ts';
import { fields, openFields } from '../src/wire/fields.ts';
import { FileReply, fileOutput } from '../src/wire/file.ts';

const Name = z.string().max(200);

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
        seed: ColorInput,
        name: Name.optional().describe('Used in file headers'),
        harmony: z.enum(TOKEN_HARMONY_IDS).default('analogous'),
        include: z
          .array(z.enum(TOKEN_PARTS))
          .min(1)
          .max(16)
          .default([...TOKEN_PARTS]),
        dark: z.boolean().default(true),
      }),
    )
    .output(
      z.object({
        meta: z.object({
          name: z.string().nullable(),
          seed: z.string(),
          oklch: z.object({ l: z.number(), c: z.number(), h: z.number().nullable() }),
          harmony: z.string(),
          include: z.array(z.string()),
          dark: z.boolean(),
          count: z.int(),
        }),
        contrast: z.array(
          z.object({
            theme: z.enum(['light', 'dark']),
            foreground: z.string(),
            background: z.string(),
            foreground_hex: z.string(),
            background_hex: z.string(),
            ratio: z.number(),
            needs: z.number(),
            passes: z.boolean(),
          }),
        ),
        out_of_gamut: z.array(z.string()),
        tokens: z.array(z.object({ name: z.string(), value: z.string(), group: z.string() })),
      }),
    )
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
              name: Name,
              value: z.union([z.string().max(400), z.number()]),
              group: z.string().max(64).optional(),
            }),
          )
          .min(1)
          .max(2000),
        format: z.enum(TOKEN_FORMAT_IDS),
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
    .output(
      z.object({
        formats: z.array(
          z.object({ id: z.string(), file: z.string(), media_type: z.string(), description: z.string() }),
        ),
      }),
    )
    .query(() => ({ formats: targets })),
});
