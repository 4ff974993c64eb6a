import { z } from 'zod';
import { inThread } from '../src/api/context.ts';
import { post, router } from '../src/api/define.ts';
import { IMAGE_PRICES } from '../src/api/image-price.ts';
import { PALETTE_PRICES, paletteFile } from '../src/api/palette-price.ts';
import { formatNames } from '../src/design/files/entries.ts';
import { envelopeOf } from '../src/design/files/format.ts';
import { exportPalette, PALETTE_FORMAT_IDS, PALETTE_FORMATS } from '../src/design/palette/export.ts';
import { generatePalette } from '../src/design/palette/generate.ts';
import { QUALITATIVE_MODES } from '../src/design/palette/qualitative/brief.ts';
import { designTasks } from '../src/design/tasks.ts';
import { imageTasks } from '../src/response-images/tasks.ts';
import { HexOutput } from '../src/schemas/color.ts';
import { COLOR_NOTES, COLOR_OPTIONS } from '../src/schemas/color-options.ts';
import {
  booleanField,
  integer,
  listOf,
  numberField,
  numberOrNull,
  object,
  stringField,
  stringListField,
  textsOrNull,
} from '../src/schemas/described.ts';
import { ExportEnvelope, exportFields } from '../src/schemas/exported-file.ts';
import { fields, openFields } from '../src/schemas/fields.ts';
import { fileOutput } from '../src/schemas/file.ts';
import { ImageInput, Labels, MaxPixels, Pixels, PNG_FILE } from '../src/schemas/image.ts';
import { knownField, knownOrNull } from '../src/schemas/known-values.ts';
import { MAX_BODY_BYTES } from '../src/schemas/limits.ts';
import { RatioOutput, SizeOutput } from '../src/schemas/measure.ts';
import {
  MapInput,
  PaletteCount,
  PaletteMethodInput,
  paletteBase,
  qualitativeOptions,
  SEARCHED_METHODS,
} from '../src/schemas/palette.ts';
import { Seed, seeded } from '../src/schemas/seed.ts';
import { SwatchOutput } from '../src/schemas/swatch.ts';
import { withColors } from '../src/schemas/with-colors.ts';

/** A palette as requests contain it: colours with `rgb`; other fields are ignored. */
const PaletteInput = openFields({
  colors: z
    .array(
      openFields({
        rgb: z
          .tuple([z.int(), z.int(), z.int()])
          .refine((c) => c.every((v) => v >= 0 && v <= 255), 'must be three whole numbers 0-255')
          .describe('Red, green and blue, each 0-255'),
      }),
    )
    .min(1)
    .max(64)
    .describe('Colours, as generate returns them'),
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
  balance: paletteBase.balance,
  map: MapInput,
  ...qualitativeOptions,
  ...COLOR_OPTIONS,
};

const Palette = object('Palette', 'A generated palette.', {
  method: knownField('PaletteMethod', 'Method of the palette'),
  wheel: knownField('WheelId', 'Wheel that the hues are on'),
  balance: booleanField('As sent'),
  hue: numberOrNull(
    'Hue of the base in degrees, 0-360; null if method `qualitative` chose it, or if `color` is a grey',
  ),
  saturation: numberOrNull('Saturation of the base, 0-1; null if there is no base'),
  lightness: numberOrNull('Lightness of the base, 0-1; null if there is no base'),
  color: z.string().optional().describe('Method `qualitative`: the colour that was sent, if any'),
  map: z.string().optional().describe('The map, if it was sent'),
  mode: z.enum(QUALITATIVE_MODES).optional().describe('Method `qualitative`: the purpose that was sent, if any'),
  seed: integer('The same seed gives the same palette'),
  colors: listOf('The colours', SwatchOutput),
  ...COLOR_NOTES,
});

const Pair = object('PalettePair', 'Two colours of a palette.', {
  a: HexOutput,
  b: HexOutput,
  ratio: RatioOutput,
  aa: booleanField('Whether the ratio is at least 4.5'),
  aa_large: booleanField('Whether the ratio is at least 3'),
  aaa: booleanField('Whether the ratio is at least 7'),
});

const Score = numberOrNull('Score, 0-1; null for a palette of one colour');

const PaletteEvaluation = object('PaletteEvaluation', 'Scores of a palette.', {
  count: z.int().min(0).describe('Number of colours'),
  score: Score,
  harmony: object('PaletteHarmony', 'How closely a palette matches a harmony.', {
    score: Score,
    verdict: knownField('HarmonyVerdict', 'How closely they match it'),
    method: knownOrNull('HarmonyMethod', 'Nearest harmony scheme; null for greys'),
    residual: numberOrNull('Mean distance from the scheme in degrees; null for greys'),
    coverage: numberOrNull('Share of the scheme that is present, 0-1; null for greys'),
    ties: stringListField('Schemes that fit equally well'),
    achromatic: stringListField('Greys, which have no hue'),
  }),
  contrast: object('PaletteContrast', 'Contrast of the pairs of a palette.', {
    score: Score,
    pairs: listOf('Every pair', Pair),
    best_pair: Pair.nullable().describe('Pair with the highest ratio; null for one colour'),
    worst_pair: Pair.nullable().describe('Pair with the lowest ratio; null for one colour'),
    share_aa: numberOrNull('Share of the pairs with at least 4.5, 0-1; null for one colour'),
    share_aa_large: numberOrNull('Share of the pairs with at least 3, 0-1; null for one colour'),
    readable_on_white: z.int().min(0).describe('Number of colours with at least 4.5 on white'),
    readable_on_black: z.int().min(0).describe('Number of colours with at least 4.5 on black'),
  }),
  accessibility: object('PaletteAccessibility', 'How distinguishable the colours of a palette are.', {
    score: Score,
    min_delta_e_any_deficiency: numberOrNull(
      'Smallest CIEDE2000 difference of a pair under any deficiency; null for one colour',
    ),
    separation: listOf(
      'Normal vision and three deficiencies',
      object('PaletteView', 'How distinguishable the colours are in one view.', {
        view: knownField('VisionView', 'normal, or the id of a vision model'),
        min_delta_e: numberOrNull('Smallest CIEDE2000 difference; null for one colour'),
        mean_delta_e: numberOrNull('Mean CIEDE2000 difference; null for one colour'),
        worst_pair: textsOrNull('The nearest pair; null for one colour'),
      }),
    ),
  }),
  formulas: object('PaletteFormulas', 'How the scores of a palette are computed.', {
    score: stringField('Formula of the score'),
    harmony: stringField('Formula of the harmony score'),
    contrast: stringField('Formula of the contrast score'),
    accessibility: stringField('Formula of the accessibility score'),
  }),
});

const ImageSwatch = SwatchOutput.extend({
  share: numberField('Share of the visible image that is nearest to this colour, 0-1'),
}).meta({ id: 'ImageSwatch', description: 'A colour of an image.' });

const ImagePalette = object('ImagePalette', 'The colours of an image.', {
  ...SizeOutput,
  colors: listOf('Most frequent first', ImageSwatch),
  accents: listOf('Few pixels but salient, at most six', ImageSwatch),
  background: HexOutput.describe('Of the frame'),
  text: HexOutput.describe('Highest contrast on it'),
});

/** Above this many colours pairs are compared in a worker thread: some 500 of them take a millisecond. */
const FEW = 24;

export const palette = router({
  generate: post('/palette/generate', {
    summary: 'Generate a palette',
    description:
      '`GET /v1/methods/palette` lists the methods. Hue, saturation and lightness are HSL unless `wheel` is `oklch` or `ryb`. The same request with the same `seed` gives the same palette on every machine; without a seed a random one is used and returned. The result can be posted to evaluate and export unchanged.',
    ...PALETTE_PRICES.json.endpoint,
    picture: 'palette',
    example: { method: 'triadic', hue: 210, count: 5, seed: 7 },
  })
    .input(fields(generator))
    .output(Palette)
    .query(
      withColors({ as: 'rgb' }, ({ input, ctx }) => {
        const settings = seeded(input);
        if (!SEARCHED_METHODS.has(settings.method)) return generatePalette(settings);
        PALETTE_PRICES.json.require(ctx, settings);
        return inThread(ctx, designTasks.generatePalette, settings);
      }),
    ),

  evaluate: post('/palette/evaluate', {
    summary: 'Score harmony, contrast and accessibility of a palette',
    description:
      'Three scores from 0 to 1, each with the numbers it is computed from; `formulas` shows how. Harmony: the nearest harmony scheme. Contrast: every pair by WCAG 2.x. Accessibility: how distinguishable the colours are with full colour vision and with three deficiencies in four views (CIEDE2000; Machado 2009 at severity 1 and, for tritanopia, Brettel 1997 too, on linear light, clamped and not rounded, so that `vision/audit` and `personalize/score` measure the same). One colour has no pairs: its scores are null.',
    credits: 1,
    example: { palette: { colors: [{ rgb: [11, 61, 145] }, { rgb: [255, 204, 0] }, { rgb: [215, 38, 61] }] } },
  })
    .input(fields({ palette: PaletteInput.describe('The palette to score') }))
    .output(PaletteEvaluation)
    .query(async ({ input, ctx }) => {
      if (input.palette.length > FEW) return inThread(ctx, designTasks.evaluatePalette, input.palette);
      const { evaluatePalette } = await import('../src/design/palette/evaluate.ts');
      return evaluatePalette(input.palette);
    }),

  export: post('/palette/export', {
    summary: 'Export a palette',
    description: `Returns a JSON object that contains the file. Formats: ${formatNames(PALETTE_FORMATS)}; \`GET /v1/formats\` describes them. Options: \`prefix\` and \`color_format\`; \`width\`, \`height\` and \`labels\` for \`svg\`; \`version\` for \`utility\` (Tailwind CSS 4 by default, 3 for a configuration file).`,
    credits: 1,
    example: { format: 'css', data: { colors: [{ rgb: [11, 61, 145] }, { rgb: [255, 204, 0] }] } },
  })
    .input(fields(exportFields(PALETTE_FORMAT_IDS, PaletteInput)))
    .output(ExportEnvelope)
    .query(async ({ input }) => {
      const { colorName } = await import('../src/collections/atlas/name-list.ts');
      return envelopeOf(exportPalette(input.format, input.data, input.options ?? {}, colorName));
    }),

  fromImage: post('/palette/from-image', {
    summary: 'Extract colours from an image',
    description:
      'The colours that best represent a PNG, most frequent first: weighted median cut, then k-means, both in Oklab. An image with fewer colours than requested returns all of them. Transparent pixels are ignored. `accents` are noticed although they are few. `maxPixels` is checked against the header before anything is decoded. The image can also be sent as a file: `curl -F image=@photo.png`, with the other fields as parts beside it.',
    ...IMAGE_PRICES.palette.endpoint,
    example: {
      image:
        'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAAXNSR0IArs4c6QAAAA9JREFUeAFjvK5mayIeAgAH6AHb+ms6DwAAAABJRU5ErkJggg==',
      count: 2,
    },
    bodyLimit: MAX_BODY_BYTES,
    file: PNG_FILE,
  })
    .input(
      fields({
        image: ImageInput,
        count: z.int().min(1).max(32).default(5).describe('Maximum number of colours'),
        maxPixels: MaxPixels,
      }),
    )
    .output(ImagePalette)
    .query(({ input, ctx }) => {
      IMAGE_PRICES.palette.require(ctx, input);
      return inThread(ctx, designTasks.paletteFromImage, input.image, input.count, input.maxPixels);
    }),

  png: post('/palette/png', {
    summary: 'Render a palette as PNG',
    description:
      'A strip of swatches, one per colour from left to right, of the palette that `generate` returns for the same fields.',
    ...PALETTE_PRICES.image.endpoint,
    example: { method: 'triadic', hue: 210, seed: 7 },
    produces: ['image/png'],
  })
    .input(
      fields({
        ...generator,
        width: Pixels.default(800).describe('Width in pixels'),
        height: Pixels.default(120).describe('Height in pixels'),
        labels: Labels,
      }),
    )
    .output(fileOutput('image/png'))
    .query(
      withColors({ as: 'rgb' }, async ({ input: { width, height, labels, ...settings }, ctx }) => {
        const task = labels ? imageTasks.labelledPalettePng : designTasks.palettePng;
        PALETTE_PRICES.image.require(ctx, settings);
        return paletteFile(await inThread(ctx, task, seeded(settings), width, height), settings);
      }),
    ),
});
