import { decodePng } from '../../image/png/decode.ts';
import { contrastInPicture } from './in-picture.ts';

/**
 * Contrast of the areas of a PNG (base64) that touch, worst first, each with its share of all edges and with the vision
 * model for which it is lowest. Refuses INVALID_INPUT about `image` what is not a PNG, broken, over `maxPixels`, or
 * empty.
 */
export const contrastInImage = (image: string, maxPixels: number) => contrastInPicture(decodePng(image, { maxPixels }));
