import { byteOrderMark } from './byte-order-mark.ts';

/** The essence of a Content-Type value in lower case (`text/html`), or null if it is none. */
export const essenceOf = (value: string | undefined): string | null => {
  const essence = (value ?? '').split(';', 1)[0]!.trim().toLowerCase();
  return /^[!#$%&'*+.^_`|~0-9a-z-]+\/[!#$%&'*+.^_`|~0-9a-z-]+$/.test(essence) ? essence : null;
};

/** The charset parameter of a Content-Type value as written, without quotes. */
export const charsetOf = (value: string | undefined): string | null => {
  for (const part of (value ?? '').split(';').slice(1)) {
    const match = /^\s*charset=(?:"([^"]*)"?|([^\s"]*))\s*$/i.exec(part);
    const label = match?.[1] ?? match?.[2];
    if (label) return label.trim();
  }
  return null;
};

const HTML = [
  '<!doctype html',
  '<html',
  '<head',
  '<script',
  '<iframe',
  '<h1',
  '<div',
  '<font',
  '<table',
  '<a',
  '<style',
  '<title',
  '<b',
  '<body',
  '<br',
  '<p',
  '<!--',
  '<meta',
];

/** Whether bytes without a telling type begin like HTML (WHATWG MIME Sniffing, 7.1). */
export const looksLikeHtml = (bytes: Uint8Array): boolean => {
  const start = byteOrderMark(bytes) === 'utf-8' ? 3 : 0;
  const text = Buffer.from(bytes.subarray(start, start + 512))
    .toString('latin1')
    .replace(/^[\t\n\f\r ]+/, '')
    .toLowerCase();
  return HTML.some((tag) => text.startsWith(tag) && (tag === '<!--' || /[\s>]/.test(text[tag.length] ?? '')));
};

const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml']);

/** Whether an answer is a page: by its type, or by its first bytes where the type is missing or says nothing. */
export const isHtml = (contentType: string | null, bytes: Uint8Array): boolean =>
  contentType === null || contentType === 'text/plain' ? looksLikeHtml(bytes) : HTML_TYPES.has(contentType);
