import { invalid } from '../../errors/refusal.ts';
import { readBase64 } from '../base64.ts';
import { MAX_PIXELS } from '../picture.ts';
import { headOf, type SentImage } from '../sent.ts';
import { readHeader } from './header.ts';

/** 44 digits hold the 33 bytes of the header. */
const HEAD_BYTES = 33;
const HEAD_DIGITS = 44;
/** The digits of the header are looked for among so many characters: line breaks may stand between them. */
const HEAD_TEXT = 256;

/** The digits of the header, with the prefix before them; undefined where there are not enough. */
const headDigits = (image: SentImage): string | undefined => {
  const head = headOf(image, 2 * HEAD_TEXT);
  const from = head.slice(0, 5).toLowerCase() === 'data:' ? head.indexOf(',') + 1 : 0;
  const digits = head
    .slice(from, from + HEAD_TEXT)
    .replace(/\s+/g, '')
    .slice(0, HEAD_DIGITS);
  if (digits.length < HEAD_DIGITS || head.length <= from + HEAD_DIGITS) return undefined;
  return head.slice(0, from) + digits;
};

const headBytes = (image: SentImage, field: string): Buffer | undefined => {
  if (typeof image !== 'string' && image.form === 'file')
    return image.bytes.length > HEAD_BYTES ? Buffer.from(image.bytes.subarray(0, HEAD_BYTES)) : undefined;
  const digits = headDigits(image);
  return digits === undefined ? undefined : readBase64(digits, field);
};

/**
 * Pixels of a sent PNG, from its header alone: a large file of another kind is refused before the rest is unpacked. Undefined where
 * the header is shorter than that, or has too many blanks in it. Throws INVALID_INPUT about `field` for anything but a PNG, and for more
 * pixels than `maxPixels`.
 */
export const pixelsInHeader = (
  image: SentImage,
  { maxPixels = MAX_PIXELS.default as number, field = 'image' } = {},
): number | undefined => {
  const head = headBytes(image, field);
  if (head === undefined) return undefined;
  const { width, height } = readHeader(head, field);
  if (width * height > maxPixels)
    throw invalid(field, `is ${width} x ${height} = ${width * height} pixels; maxPixels allows ${maxPixels}`);
  return width * height;
};
