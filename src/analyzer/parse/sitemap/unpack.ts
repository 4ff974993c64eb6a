import { gunzipSync } from 'node:zlib';
import { byteOrderMark } from '../encoding/byte-order-mark.ts';

/** Decoded bytes of a sitemap that are read; the protocol allows 50 MiB. */
export const SITEMAP_BYTES = 10 * 1024 * 1024;

const LIMIT = { maxOutputLength: SITEMAP_BYTES };

export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** A sitemap without its gzip, or why there is none: larger than is read, or broken. */
export const unpack = (bytes: Uint8Array): Uint8Array | 'too-large' | 'not-well-formed' => {
  if (!isGzip(bytes)) return bytes;
  try {
    return gunzipSync(bytes, LIMIT);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'not-well-formed';
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
