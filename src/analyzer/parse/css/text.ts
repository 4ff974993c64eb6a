import { byteOrderMark } from '../encoding/byte-order-mark.ts';
import { encodingOf } from '../encoding/charset.ts';
import { charsetOf } from '../encoding/media-type.ts';

/** A style sheet as it was read: header names in lower case. */
export interface CssFile {
  readonly bytes: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The text of a style sheet (CSS Syntax 3, 3.2): byte order mark, the header's charset, `@charset`, else the encoding
 * of the page that links it.
 */
export const cssText = (sheet: CssFile, pageCharset = 'utf-8'): string => {
  const { bytes, headers } = sheet;
  const label = charsetOf(headers['content-type']);
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  const declared = /^@charset "([^"]{1,100})";/.exec(head)?.[1];
  const rule = declared === undefined ? null : encodingOf(declared);
  const charset =
    byteOrderMark(bytes) ??
    (label === null ? null : encodingOf(label)) ??
    (rule?.startsWith('utf-16') ? 'utf-8' : rule) ??
    pageCharset;
  return new TextDecoder(encodingOf(charset) ?? 'utf-8').decode(bytes);
};
