import { invalid } from '../../errors/refusal.ts';

/** Bytes of a logo, decoded. */
const LOGO_BYTES = 64 * 1024;

/** Characters of an address whose image may be small enough: each byte escaped, and some parameters. */
const ADDRESS = 4 * LOGO_BYTES;
/** The longest Base64 of a logo. */
const BASE64 = Math.ceil(LOGO_BYTES / 3) * 4;

const ACCEPTED = 'a data: address of a PNG, JPEG, WebP or SVG image of at most 64 kB';

const LOGO = /^data:image\/(png|jpeg|webp|svg\+xml)((?:;[\w-]+=[\w.-]+|;utf-?8)*)(;base64)?,([\s\S]*)$/i;

/** Whether a file, byte by byte as characters, is of a type. */
const IS: Readonly<Record<string, (file: string) => boolean>> = {
  png: (file) => file.startsWith('\x89PNG\r\n\x1a\n'),
  jpeg: (file) => file.startsWith('\xff\xd8\xff'),
  webp: (file) => file.startsWith('RIFF') && file.startsWith('WEBP', 8),
  'svg+xml': (file) => /<svg[\s>]/i.test(file),
};

const bytesIn = (body: string, isBase64: boolean): Buffer | null => {
  try {
    const text = decodeURIComponent(body);
    if (!isBase64) return Buffer.from(text);
    const digits = text.replaceAll(/\s/g, '');
    return digits.length <= BASE64 && /^[A-Za-z0-9+/]*={0,2}$/.test(digits) ? Buffer.from(digits, 'base64') : null;
  } catch {
    return null;
  }
};

/**
 * The logo of who made a report, as a `data:` address in one form. It is shown by `img`, where an SVG image runs no scripts
 * and loads nothing. Throws INVALID_INPUT for anything else than an image of at most 64 kB.
 */
export const readLogo = (address: string): string => {
  const match = address.length <= ADDRESS ? LOGO.exec(address) : null;
  const [, type = '', , base64, body = ''] = match ?? [];
  const bytes = match && bytesIn(body, base64 !== undefined);
  const kind = type.toLowerCase();
  if (!bytes || bytes.length > LOGO_BYTES || !IS[kind]?.(bytes.subarray(0, 4096).toString('latin1')))
    throw invalid('brand.logo', `must be ${ACCEPTED}`);
  return `data:image/${kind};base64,${bytes.toString('base64')}`;
};
