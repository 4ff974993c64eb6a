import { z } from 'zod';
import { MAX_PIXELS } from '../image/picture.ts';
import { MAX_SIDE } from '../image/strip.ts';
import { stringField } from './described.ts';

export const Pixels = z.int().min(1).max(MAX_SIDE);
export const ImageInput = stringField('A PNG in base64, with or without the prefix data:image/png;base64,');
/** An image that comes as a file of a form. */
export const PNG_FILE = { field: 'image', as: 'base64', mediaType: 'image/png' } as const;
export const MaxPixels = z
  .int()
  .min(MAX_PIXELS.least)
  .max(MAX_PIXELS.most)
  .default(MAX_PIXELS.default)
  .describe('Maximum size of the image in pixels');

/** Whether an image that is drawn on request names its colours. */
export const Labels = z.boolean().default(false).describe('Label each colour with its hex value, if it fits');
