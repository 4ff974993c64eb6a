import { invalid, quote } from '../errors/refusal.ts';

const PREFIX = /^data:([^;,]{0,80})((?:;[^;,]{0,80})*),/i;
const NO_PNG = 'send a PNG in base64, with or without the prefix data:image/png;base64,';

/** What is decoded at once: whole groups of four digits. */
const PIECE = 1024 * 1024;

/** The bytes of base64 digits, decoded piece by piece, so that no text of their length is ever made; undefined for anything else. */
export const decodeDigits = (digits: Buffer): Buffer | undefined => {
  const padding = /={0,2}$/.exec(digits.toString('latin1', Math.max(0, digits.length - 2)))![0].length;
  const end = digits.length - padding;
  const length = Math.floor((end * 3) / 4);
  if (end % 4 === 1) return undefined;
  const bytes = Buffer.allocUnsafeSlow(length);
  let filled = 0;
  for (let from = 0; from < end; from += PIECE)
    filled += bytes.write(digits.toString('latin1', from, Math.min(end, from + PIECE)), filled, 'base64');
  return filled === length ? bytes : undefined;
};

/** Refuses a text that is not base64. */
export const notBase64 = (text: string, field: string) =>
  invalid(field, `${quote(text.slice(0, 24))} is not base64; ${NO_PNG}`);

const withoutPrefix = (text: string, field: string): string => {
  if (text.slice(0, 5).toLowerCase() !== 'data:') return text;
  const prefix = PREFIX.exec(text.slice(0, 256));
  if (prefix?.[1]?.toLowerCase() !== 'image/png' || prefix[2]?.toLowerCase() !== ';base64')
    throw invalid(field, `${quote(text.slice(0, 40))} is another media type; ${NO_PNG}`);
  return text.slice(prefix[0].length);
};

const SPACE = 0x20;

/** The text without control characters and spaces. Looked through byte by byte: a text of nothing else costs no more than another. */
const withoutSpaces = (text: string): string => {
  const bytes = Buffer.from(text);
  let kept = 0;
  for (const byte of bytes) {
    if (byte <= SPACE) continue;
    bytes[kept] = byte;
    kept += 1;
  }
  return bytes.toString('latin1', 0, kept);
};

/**
 * The bytes of a base64 text or of a `data:image/png;base64,` address; line breaks are overlooked. Refuses every other
 * prefix and every text that is not base64 from end to end (Buffer alone would skip what it cannot read).
 */
export const readBase64 = (text: string, field: string): Buffer => {
  const bare = withoutPrefix(text.trim(), field);
  const digits = /\s/.test(bare.slice(0, 128)) ? withoutSpaces(bare) : bare;
  if (digits === '') throw invalid(field, `is empty; ${NO_PNG}`);
  const padding = /={0,2}$/.exec(digits.slice(-2))![0].length;
  const end = digits.length - padding;
  const bytes = Buffer.from(digits, 'base64');
  if (end % 4 === 1 || bytes.length !== Math.floor((end * 3) / 4)) throw notBase64(text, field);
  return bytes;
};
