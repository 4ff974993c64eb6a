import { encodingOf } from './charset.ts';
import { charsetOf } from './media-type.ts';
import type { Resource } from './types.ts';

/**
 * The text of a style sheet (CSS Syntax 3, 3.2): byte order mark, the header's charset, `@charset`, else the encoding
 * of the page that links it.
 */
export const cssText = (sheet: Pick<Resource, 'bytes' | 'headers'>, pageCharset = 'utf-8'): string => {
  const { bytes, headers } = sheet;
  const bom =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  const utf8 = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : null;
  const label = charsetOf(headers['content-type']);
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  const declared = /^@charset "([^"]{1,100})";/.exec(head)?.[1];
  const rule = declared === undefined ? null : encodingOf(declared);
  const charset =
    bom ??
    utf8 ??
    (label === null ? null : encodingOf(label)) ??
    (rule?.startsWith('utf-16') ? 'utf-8' : rule) ??
    pageCharset;
  return new TextDecoder(encodingOf(charset) ?? 'utf-8').decode(bytes);
};
