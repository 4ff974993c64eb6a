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
import { concessionShape, Theme, TokenOutput } from '../src/wire/token.ts';

const Name = z.string().max(200);

const targets = TOKEN_FORMAT_IDS.map((id) => {
  const { media_type, description } = TOKEN_FORMATS[id];
  return { id, file: tokenFilename(id, ''), media_type, description };
});

export const tokens = router({
  generate: post('/tokens/generate', {
    summary: 'Make design tokens from one colour',
    description:
      'Ramps of eleven steps in OKLCH (primary, secondary, accent, neutral, success, warning, danger, info), roles for a light and, in group `dark`, a dark theme that refer to the steps (`{color.primary.600}`; `hex` is what they come to), spaces, radii and type. `--color-seed` is the seed, byte for byte. Every `on-` role is white or near-black (#060607); where neither reaches 4.5:1 and APCA |Lc| 60 on a colour, the fill is another step of its ramp, listed in `moved`. `contrast` lists every pair intended for reading; all of them pass for every seed. Neighbouring surfaces differ by at least CIEDE2000 2. A status that a brand colour could be taken for is another colour, listed in `collisions`. `out_of_gamut` names the steps whose chroma had to be reduced to fit sRGB.',
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
        contrast: z
          .array(
            z.object({
              theme: Theme,
              foreground: z.string(),
              background: z.string(),
              foreground_hex: z.string(),
              background_hex: z.string(),
              ratio: z.number().describe('Contrast ratio of WCAG 2.2, truncated to four decimals'),
              needs: z.number(),
              lc: z.number().describe('|Lc| of APCA 0.0.98G'),
              needs_lc: z.number().describe('0 where the pair is not text'),
              passes: z.boolean(),
            }),
          )
          .describe('Every pair of roles that is meant to be read'),
        ...concessionShape,
        out_of_gamut: z.array(z.string()),
        tokens: z.array(TokenOutput),
      }),
    )
    .query(({ input }) => generateTokens(input)),

  export: post('/tokens/export', {
    summary: 'Turn design tokens into a file',
    description:
      'Returns a JSON object that contains the file, or with `raw` the file itself; where the target wants several files, `files` has them. `GET /v1/tokens/formats` lists the targets. A value is CSS, or a reference to another token as `{color.primary.500}`; a reference to a token that is not there and one that comes back to itself are rejected. `--color-primary` and `color.primary` are the same name; tokens that would share a name in the file are rejected. Group `dark` holds the dark theme.',
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
    produces: mediaTypesOf(TOKEN_FORMATS),
  })
    .input(
      fields({
        tokens: z
          .array(
            openFields({
              name: Name,
              value: z
                .union([z.string().max(400), z.number()])
                .describe('A value of CSS, or a reference to another token: `{color.primary.500}`'),
              group: z.string().max(64).optional().describe('`dark`: the value in the dark theme'),
              p3: z
                .string()
                .max(100)
                .optional()
                .describe('The colour on screens of Display P3, in the form `oklch(0.72 0.24 145)`'),
            }),
          )
          .min(1)
          .max(2000),
        format: z.enum(TOKEN_FORMAT_IDS),
        name: Name.optional().describe('Used in the file header and the file name'),
        raw: z.boolean().default(false).describe('true returns the file itself, as a download'),
      }),
    )
    .output(
      z.union([
        fileOutput('text/css'),
        ExportEnvelope.extend({
          files: z
            .array(
              z.object({
                path: z.string().describe('Relative to the folder of the target'),
                content: z.string(),
              }),
            )
            .optional()
            .describe('The same tokens in the several files that the target wants (`android`)'),
        }),
      ]),
    )
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
