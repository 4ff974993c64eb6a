import { withPixels } from '../image/png/decode.ts';
import { encodeIndexedPng } from '../image/png/encode-indexed.ts';
import type { SentImage } from '../image/sent.ts';
import { contrastInPicture } from './contrast/in-picture.ts';
import { makePlate, type PlateOrder } from './plate/plate.ts';
import { drawDots } from './plate/raster.ts';

// PNG is read and written by Node alone: the page has the pixels of its images.

/**
 * Contrast of the areas of a PNG (base64) that touch, worst first, each with its share of all edges and with the vision
 * model for which it is lowest. Refuses INVALID_INPUT about `image` what is not a PNG, broken, over `maxPixels`, or
 * empty.
 */
export const contrastInImage = (image: SentImage, maxPixels: number) =>
  withPixels(image, { maxPixels }, contrastInPicture);

/** A plate as a PNG of size x size pixels: the dots of the same order on white. */
export const platePng = (order: PlateOrder): Uint8Array =>
  encodeIndexedPng(drawDots(makePlate(order).dots, order.size));
