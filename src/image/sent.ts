import { Refusal } from '../errors/refusal.ts';
import { decodeDigits, readBase64 } from './base64.ts';

/** A large image as it came, undecoded: the inside of a JSON string, or a file. */
export interface SentBytes {
  readonly form: 'json' | 'file';
  readonly bytes: Uint8Array;
}

/** An image of a caller: base64, or what holds it before anything decoded it. */
export type SentImage = string | SentBytes;

const BACKSLASH = 0x5c;
/** JSON strings may not contain bytes below this. */
const FIRST_ALLOWED = 0x20;
/** Longest escape of a JSON string. */
const ESCAPE = 6;

const viewOf = ({ bytes }: SentBytes): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const parsed = (inside: string): string | undefined => {
  try {
    return JSON.parse(`"${inside}"`) as string;
  } catch {
    return undefined;
  }
};

/** The first characters of an image in base64, at least `length` if it has so many. */
export const headOf = (image: SentImage, length: number): string => {
  if (typeof image === 'string') return image.slice(0, length);
  const inside = viewOf(image).toString('latin1', 0, ESCAPE * length);
  // The end may have cut an escape.
  for (let end = inside.length; end > inside.length - ESCAPE; end -= 1) {
    const head = parsed(inside.slice(0, end));
    if (head !== undefined) return head;
  }
  return inside;
};

const PREFIX = 'data:image/png;base64,';

/** The digits of base64 in a JSON string; undefined if blanks, escapes or another prefix have to be read first. */
const digitsIn = (inside: Buffer): Buffer | undefined => {
  if (inside.includes(BACKSLASH)) return undefined;
  const from = inside.toString('latin1', 0, PREFIX.length) === PREFIX ? PREFIX.length : 0;
  return /^[A-Za-z0-9+/]+$/.test(inside.toString('latin1', from, from + 256)) ? inside.subarray(from) : undefined;
};

const notJson = () => new Refusal('INVALID_JSON', 'The body is not valid JSON.');

/** The bytes of a sent image. Refuses what is not base64 from end to end, and as INVALID_JSON what JSON does not allow in a string. */
export const imageBytes = (image: SentImage, field: string): Buffer => {
  if (typeof image === 'string') return readBase64(image, field);
  const inside = viewOf(image);
  if (image.form === 'file') return inside;
  const digits = digitsIn(inside);
  const bytes = digits && decodeDigits(digits);
  if (bytes) return bytes;
  for (const byte of inside) if (byte < FIRST_ALLOWED) throw notJson();
  const text = parsed(inside.toString('utf8'));
  if (text === undefined) throw notJson();
  return readBase64(text, field);
};
