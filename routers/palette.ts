import { z } from 'zod';
import { post, router } from '../src/api/endpoint.ts';
import { inThread } from '../src/api/in-thread.ts';
import { formatNames } from '../src/design/files/entries.ts';
import { envelopeOf } from '../src/design/files/format.ts';
import { exportPalette, PALETTE_FORMAT_IDS, PALETTE_FORMATS } from '../src/design/palette/export.ts';
import { generatePalette } from '../src/design/palette/generate.ts';
import { QUALITATIVE_MODES } from '../src/design/palette/qualitative/brief.ts';
import { designTasks } from '../src/design/tasks.ts';
import { pictureTasks } from '../src/pictures/tasks.ts';
import { ExportEnvelope, exportFields } from '../src/wire/exported-file.ts';
import { fields, openFields } from '../src/wire/fields.ts';
import { FileReply, fileOutput } from '../src/wire/file.ts';
import { ImageInput, Labels, MaxPixels, Pixels, PNG_FILE } from '../src/wire/image.ts';
import { MAX_BODY_BYTES } from '../src/wire/limits.ts';
import { PaletteCount, PaletteMethodInput, paletteBase, qualitativeWishes } from '../src/wire/palette.ts';
import { Seed, seeded } from '../src/wire/seed.ts';
import { SwatchOutput } from '../src/wire/swatch.ts';

/** A palette as it is taken back: colours with `rgb`; whatever else stands there is overlooked. */
const PaletteInput = openFields({
  colors: z
    .array(
      openFields({
        rgb: z
          .tuple([z.int(), z.int(), z.int()])
          .refine((c) => c.every((v) => v >= 0 && v <= 255), 'must be three whole numbers 0-255'),
      }),
    )
    .min(1)
    .max(64),
}).transform(({ colors }) => colors.map(({ rgb: [r, g, b] }) => ({ r, g, b })));

const generator = {
  method: PaletteMethodInput.default('triadic').describe('As listed by GET /v1/methods/palette'),
  hue: paletteBase.hue,
  saturation: paletteBase.saturation,
  lightness: paletteBase.lightness,
  color: paletteBase.color,
  count: PaletteCount,
  seed: Seed.optional(),
  wheel: paletteBase.wheel,
  ...qualitativeWishes,
};

const Palette = z.object({
  method: z.string(),
  wheel: z.string(),
  hue: z
    .number()
    .nullable()
    .describe('Null where method `qualitative` was free to choose, as are saturation and lightness'),
  saturation: z.number().nullable(),
  lightness: z.number().nullable(),
  color: z.string().optional(),
  mode: z.enum(QUALITATIVE_MODES).optional(),
  seed: z.int(),
  colors: z.array(SwatchOutput),
});

const Pair = z.object({
  a: z.string(),
  b: z.string(),
  ratio: z.number(),
  aa: z.boolean(),
  aa_large: z.boolean(),
  aaa: z.boolean(),
});

/** Above this many colours pairs are compared in a worker thread: some 500 of them take a millisecond. */
const FEW = 24;

export const palette = router({
  generate: post('/palette/generate', {
    summary: 'Make a palette',
    description:
      '`GET /v1/methods/palette` lists the methods. Hue, saturation and lightness are HSL unless `wheel` is `oklch`. The same call with the same `seed` gives the same palette on every machine; without a seed a random one is used and returned. The result can be posted to evaluate and export unchanged.',
    credits: 1,
    picture: 'palette',
    example: { method: 'triadic', hue: 210, count: 5, seed: 7 },
  })
    .input(fields(generator))
    .output(Palette)
    .query(({ input, ctx }) => {
      const settings = seeded(input);
      if (settings.method !== 'qualitative') return generatePalette(settings);
      return inThread(ctx, designTasks.generatePalette, settings);
    }),

  evaluate: post('/palette/evaluate', {
    summary: 'Score harmony, contrast and accessibility of a palette',
    description:
      'Three scores from 0 to 1, each with the numbers it is computed from; `formulas` shows how. Harmony: the nearest harmony scheme. Contrast: every pair by WCAG 2.x. Accessibility: how distinguishable the colours are with full colour vision and with three deficiencies in four views (CIEDE2000; Machado 2009 at severity 1 and, for tritanopia, Brettel 1997 too, on linear light, clamped and not rounded, so that `vision/audit` and `personalize/score` measure the same). One colour has no pairs: its scores are null.',
    credits: 1,
    example: { palette: { colors: [{ rgb: [11, 61, 145] }, { rgb: [255, 204, 0] }, { rgb: [215, 38, 61] }] } },
  })
    .input(fields({ palette: PaletteInput }))
    .output(
      z.object({
        count: z.int(),
        score: z.number().nullable(),
        harmony: z.object({
          score: z.number().nullable(),
          verdict: z.string(),
          method: z.string().nullable(),
          residual: z.number().nullable(),
          coverage: z.number().nullable(),
          ties: z.array(z.string()),
          achromatic: z.array(z.string()),
        }),
        contrast: z.object({
          score: z.number().nullable(),
          pairs: z.array(Pair),
          best_pair: Pair.nullable(),
          worst_pair: Pair.nullable(),
          share_aa: z.number().nullable(),
          share_aa_large: z.number().nullable(),
          readable_on_white: z.int(),
          readable_on_black: z.int(),
        }),
        accessibility: z.object({
          score: z.number().nullable(),
          min_delta_e_any_deficiency: z.number().nullable(),
          separation: z.array(
            z.object({
              view: z.string(),
              min_delta_e: z.number().nullable(),
              mean_delta_e: z.number().nullable(),
              worst_pair: z.array(z.string()).nullable(),
            }),
          ),
        }),
        formulas: z.object({ score: z.string(), harmony: z.string(), contrast: z.string(), accessibility: z.string() }),
      }),
    )
    .query(async ({ input, ctx }) => {
      if (input.palette.length > FEW) return inThread(ctx, designTasks.evaluatePalette, input.palette);
      const { evaluatePalette } = await import('../src/design/palette/evaluate.ts');
      return evaluatePalette(input.palette);
    }),

  export: post('/palette/export', {
    summary: 'Turn a palette into a file',
    description: `Returns a JSON object that contains the file. Formats: ${formatNames(PALETTE_FORMATS)}; \`GET /v1/formats\` describes them. Options: \`prefix\` and \`color_format\`; \`width\`, \`height\` and \`labels\` for \`svg\`; \`version\` for \`utility\` (Tailwind CSS 4 by default, 3 for a configuration file).`,
    credits: 1,
    example: { format: 'css', data: { colors: [{ rgb: [11, 61, 145] }, { rgb: [255, 204, 0] }] } },
  })
    .input(fields(exportFields(PALETTE_FORMAT_IDS, PaletteInput)))
    .output(ExportEnvelope)
    .query(({ input }) => envelopeOf(exportPalette(input.format, input.data, input.options ?? {}))),

  fromImage: post('/palette/from-image', {
    summary: 'Find the colours of an image',
    description:
      'The colours that best represent a PNG, most frequent first: weighted median cut, then k-means, both in Oklab. An image with fewer colours than requested returns all of them. Transparent pixels are ignored. `maxPixels` is checked against the header before anything is decoded. The picture can also be sent as a file: `curl -F image=@photo.png`, with the other fields as parts beside it.',
    credits: 3,
    example: {
      image:
        'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAAXNSR0IArs4c6QAAAA9JREFUeAFjvK5mayIeAgAH6AHb+ms6DwAAAABJRU5ErkJggg==',
      count: 2,
    },
    bodyLimit: MAX_BODY_BYTES,
    file: PNG_FILE,
  })
    .input(fields({ image: ImageInput, count: z.int().min(1).max(32).default(5), maxPixels: MaxPixels }))
    .output(
      z.object({
        width: z.int(),
        height: z.int(),
        colors: z.array(
          SwatchOutput.extend({
            share: z.number().describe('Share of the visible image that is nearest to this colour'),
          }),
        ),
      }),
    )
    .query(({ input, ctx }) => inThread(ctx, designTasks.paletteFromImage, input.image, input.count, input.maxPixels)),

  png: post('/palette/png', {
    summary: 'Make a palette and draw it',
    description:
      'A strip of swatches, one per colour from left to right, of the palette that `generate` returns for the same fields.',
    credits: 2,
    example: { method: 'triadic', hue: 210, seed: 7 },
    produces: ['image/png'],
  })
    .input(fields({ ...generator, width: Pixels.default(800), height: Pixels.default(120), labels: Labels }))
    .output(fileOutput('image/png'))
    .query(async ({ input, ctx }) => {
      const { width, height, labels, ...settings } = input;
      const task = labels ? pictureTasks.labelledPalettePng : designTasks.palettePng;
      const bytes = await inThread(ctx, task, seeded(settings), width, height);
      return new FileReply('image/png', bytes, { filename: 'palette.png' });
    }),
});
