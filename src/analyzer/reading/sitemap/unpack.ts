import { gunzipSync } from 'node:zlib';
import { byteOrderMark } from '../../gather/byte-order-mark.ts';

/** Decoded bytes of a sitemap that are read; the protocol allows 50 MiB. */
export const SITEMAP_BYTES = 10 * 1024 * 1024;

const LIMIT = { maxOutputLength: SITEMAP_BYTES };
const NOTHING = new Uint8Array();

export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** What a file that cannot be unpacked counts as: null for one that is too large, nothing for one that is broken. */
const instead = (error: unknown): Uint8Array | null =>
  (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? null : NOTHING;

/** A sitemap without its gzip; null where it would be larger than is read, nothing where it is broken. */
export const unpack = (bytes: Uint8Array): Uint8Array | null => {
  if (!isGzip(bytes)) return bytes;
  try {
    return gunzipSync(bytes, LIMIT);
  } catch (error) {
    return instead(error);
  }
};

/** The text of a sitemap: byte order mark, then the XML declaration, else UTF-8. */
export const sitemapText = (bytes: Uint8Array): string => {
  const mark = byteOrderMark(bytes);
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declared = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head)?.[1];
  try {
    return new TextDecoder(mark ?? (declared && !/^utf-?16/i.test(declared) ? declared : 'utf-8')).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
};
