import { z } from 'zod';
import { type ExportedFile, envelopeOf } from '../design/files/format.ts';
import { COLOR_FORMATS } from '../design/files/swatches.ts';
import { WHEEL_IDS } from '../design/wheel/wheels.ts';
import { MAX_PIXELS } from '../image/picture.ts';
import { MAX_SIDE } from '../image/strip.ts';
import { openFields } from './fields.ts';
import { FileReply } from './file.ts';

/** Schemas that the generators share. */

/** Largest body of a call that carries an image in base64. */
export const IMAGE_BODY = 64 * 1024 * 1024;

/** One of a vocabulary's ids; `aliases` are other spellings that are accepted. */
export const idOf = <Id extends string>(ids: readonly [Id, ...Id[]], aliases: Readonly<Record<string, Id>> = {}) =>
  z.enum([...ids, ...Object.keys(aliases)] as [string, ...string[]]).transform((id): Id => aliases[id] ?? (id as Id));

/** Either spelling of the one id that palettes and harmonies write with underscores and gradients with a hyphen. */
export const SPLIT_HYPHEN = { 'split-complementary': 'split_complementary' } as const;
export const SPLIT_UNDERSCORE = { split_complementary: 'split-complementary' } as const;

export const Hue = z.number().min(0).max(360).describe('Hue in degrees');
export const Unit = z.number().min(0).max(1);
export const Seed = z.int().describe('Any whole number: the same one gives the same result again');
export const WheelInput = z
  .enum(WHEEL_IDS)
  .default('hsl')
  .describe('What hue, saturation and lightness mean: HSL, or OKLCH with saturation as a share of the gamut');
export const Pixels = z.int().min(1).max(MAX_SIDE);
export const ImageInput = z.string().describe('A PNG in base64; data:image/png;base64, may stand before it');
export const MaxPixels = z
  .int()
  .min(MAX_PIXELS.least)
  .max(MAX_PIXELS.most)
  .default(MAX_PIXELS.default)
  .describe('Largest image accepted, in pixels');

/** What every colour of a generator says of itself. */
export const SwatchOutput = z.object({
  hex: z.string(),
  rgb: z.array(z.int()).length(3),
  hue: z.number().nullable().describe('On the HSL wheel, degrees; null for greys'),
  oklch: z.object({ l: z.number(), c: z.number(), h: z.number().nullable() }),
});

/** Settings of an exported file; those that a format does not know are overlooked. */
export const FileOptionsInput = openFields({
  prefix: z.string().max(64).optional().describe('What stands before every name'),
  color_format: z.enum(COLOR_FORMATS).optional().describe('How colours are written; hex unless said otherwise'),
  width: Pixels.optional().describe('svg: pixels'),
  height: Pixels.optional().describe('svg: pixels'),
  labels: z.boolean().optional().describe('svg: names and values on the swatches'),
  version: z.literal([3, 4]).optional().describe('utility: version of Tailwind CSS, 4 unless said otherwise'),
});

/** A file inside JSON. */
export const ExportEnvelope = z.object({
  format: z.string(),
  filename: z.string(),
  media_type: z.string(),
  encoding: z.enum(['text', 'base64']).describe('How content is to be read'),
  content: z.string(),
});

export const EnvelopeQuery = z
  .enum(['json'])
  .optional()
  .describe('json: the file inside JSON (format, filename, media_type, encoding, content)');

/** The file itself, or with `?envelope=json` the file inside JSON. */
export const fileOrEnvelope = (file: ExportedFile, envelope: 'json' | undefined) =>
  envelope === 'json' ? envelopeOf(file) : new FileReply(file.media_type, file.content, { filename: file.filename });
