import { invalid, quote } from '../../errors/refusal.ts';

/**
 * Makes words that strangers chose safe to write into a file. Every exporter takes names through here, so that no name
 * can end a comment, a string, a tag or a line.
 */

/** Lower-case letters, digits and single hyphens, at most 64: an identifier in every style-sheet language, or ''. */
export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replace(/^-+|-+$/g, '');

/** One readable line of at most 200 characters, without control characters, surrogate halves or direction marks. */
export const line = (text: string): string => {
  const readable = text.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '');
  return [...readable.trim()].slice(0, 200).join('');
};

/** Makes a text safe as a line of a block comment, a line comment or an XML comment: nothing in it ends any of them. */
export const inComment = (text: string): string =>
  // What is taken away goes first: removing a sign later could join the two that stood around it.
  line(text).replace(/[<>]/g, '').replace(/\*\//g, '* /').replace(/\/\*/g, '/ *').replace(/-{2,}/g, '-');

/** Text of an XML element or attribute. */
export const inXml = (text: string): string =>
  line(text)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');

/** A field of a CSV file (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe before it. */
export const inCsv = (text: string): string => {
  const safe = line(text);
  const plain = /^[=+\-@\t]/.test(safe) ? `'${safe}` : safe;
  return /[",\r\n]/.test(plain) ? `"${plain.replace(/"/g, '""')}"` : plain;
};

/** The prefix of names in a file: the caller's made fit to be an identifier, or the resource's own. */
export const prefixOf = (wanted: string | undefined, standard: string): string => {
  if (wanted === undefined) return standard;
  const prefix = slug(wanted);
  if (!/^[a-z]/.test(prefix))
    throw invalid('options.prefix', `${quote(wanted)} contains no letter a-z to start a name with`);
  return prefix;
};
