import { createHmac, hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** `mtm_<kind>_<10 id>_<32 secret><6 crc>` in base62: the id looks it up, 190 random bits protect it, the CRC catches typing errors. */
const PATTERN = /^mtm_(live|test|adm)_([0-9A-Za-z]{10})_([0-9A-Za-z]{38})$/;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 10;
const SECRET_LENGTH = 32;
const CRC_LENGTH = 6;

export type KeyKind = 'live' | 'test' | 'adm';

/** Uniformly random base62 text: bytes of 248 and more are thrown away, so that no character is likelier than another. */
const randomText = (length: number): string => {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(2 * length)) {
      if (byte < 248 && text.length < length) text += ALPHABET[byte % 62];
    }
  }
  return text;
};

const checksum = (text: string): string => {
  let rest = crc32(text);
  let digits = '';
  for (let i = 0; i < CRC_LENGTH; i += 1) {
    digits = ALPHABET[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
};

/** A new key and the id inside it. */
export const mintKey = (kind: KeyKind): { key: string; id: string } => {
  const id = randomText(ID_LENGTH);
  const body = `mtm_${kind}_${id}_${randomText(SECRET_LENGTH)}`;
  return { key: body + checksum(body), id };
};

/** Whether a text has the form of a key and its checksum holds. No storage is asked about anything else. */
export const isWellFormed = (text: string): boolean =>
  PATTERN.test(text) && checksum(text.slice(0, -CRC_LENGTH)) === text.slice(-CRC_LENGTH);

/** What is stored of a key: SHA-256, or HMAC-SHA256 under the pepper. A 190-bit random secret needs no slow hash. */
export const keyHasher = (pepper: string | undefined): ((key: string) => Buffer) =>
  pepper === undefined
    ? (key) => hash('sha256', key, 'buffer')
    : (key) => createHmac('sha256', pepper).update(key).digest();

/** First characters of a key, safe to show. */
export const startOf = (key: string): string => key.slice(0, 'mtm_live_'.length + 4);
