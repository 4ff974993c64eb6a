import { invalid } from '../../errors/refusal.ts';
import { readBase64 } from '../base64.ts';
import { MAX_PIXELS } from '../picture.ts';
import { readHeader } from './header.ts';

/** 44 digits hold the 33 bytes of the header. */
const HEAD_DIGITS = 44;
/** The digits of the header are looked for among so many characters: line breaks may stand between them. */
const HEAD_TEXT = 256;

/**
 * Pixels of a PNG in base64, from its header alone: a large file of another kind is refused before the rest is unpacked. Undefined where
 * the header is shorter than that, or has too many blanks in it. Throws INVALID_INPUT about `field` for anything but a PNG, and for more
 * pixels than `maxPixels`.
 */
export const pixelsInHeader = (
  image: string,
  { maxPixels = MAX_PIXELS.default as number, field = 'image' } = {},
): number | undefined => {
  const from = image.slice(0, 5).toLowerCase() === 'data:' ? image.indexOf(',') + 1 : 0;
  const head = image
    .slice(from, from + HEAD_TEXT)
    .replace(/\s+/g, '')
    .slice(0, HEAD_DIGITS);
  if (head.length < HEAD_DIGITS || image.length <= from + HEAD_DIGITS) return undefined;
  const { width, height } = readHeader(readBase64(image.slice(0, from) + head, field), field);
  if (width * height > maxPixels)
    throw invalid(field, `is ${width} x ${height} = ${width * height} pixels; maxPixels allows ${maxPixels}`);
  return width * height;
};
