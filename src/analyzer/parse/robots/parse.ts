/** A line of robots.txt that carries something, or fails to. */
export type RobotsLine =
  | { readonly kind: 'user-agent'; readonly value: string; readonly line: number }
  | { readonly kind: 'allow' | 'disallow'; readonly value: string; readonly pattern: string; readonly line: number }
  | { readonly kind: 'sitemap'; readonly value: string; readonly line: number }
  | { readonly kind: 'other'; readonly name: string; readonly value: string; readonly line: number }
  | { readonly kind: 'broken'; readonly text: string; readonly line: number };

export interface RobotsFile {
  readonly lines: readonly RobotsLine[];
  readonly byteOrderMark: boolean;
  /** Lines longer than what crawlers read of one. */
  readonly longLines: readonly number[];
  /** True when the file continues beyond what was parsed. */
  readonly cut: boolean;
}

/** Crawlers parse at least 500 KiB (RFC 9309, 2.5). */
const ROBOTS_BYTES = 500 * 1024;
/** Google's limit of one line, less one byte for the terminator. */
const LINE_BYTES = 2083 * 8 - 1;

/** Names with the misspellings Google's parser accepts; a name counts by its beginning. */
const NAMES = [
  ['user-agent', ['user-agent', 'useragent', 'user agent']],
  ['disallow', ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw']],
  ['allow', ['allow']],
  ['sitemap', ['sitemap', 'site-map']],
] as const;

const kindOf = (name: string) => {
  const lower = name.toLowerCase();
  return NAMES.find(([, spellings]) => spellings.some((spelling) => lower.startsWith(spelling)))?.[0];
};

const percent = (byte: number): string => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;

/** A path pattern in the form paths are compared in: octets beyond ASCII escaped, escapes in upper case. */
export const comparable = (path: string): string =>
  path
    .replace(/[\u0080-\u00ff]/g, (octet) => percent(octet.charCodeAt(0)))
    .replace(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase());

const trim = (text: string): string => text.replace(/^[ \t\n\v\f\r]+|[ \t\n\v\f\r]+$/g, '');

/** Name and value of a line: a colon between them, or white space where there are just two words. */
const split = (text: string): [string, string] | null => {
  const colon = text.indexOf(':');
  if (colon >= 0) {
    const name = trim(text.slice(0, colon));
    return name === '' ? null : [name, trim(text.slice(colon + 1))];
  }
  const words = text.split(/[ \t]+/);
  return words.length === 2 ? [words[0]!, words[1]!] : null;
};

const readLine = (raw: string, line: number): RobotsLine | null => {
  const text = trim(raw.split('#', 1)[0]!);
  if (text === '') return null;
  const pair = split(text);
  const utf8 = (octets: string) => Buffer.from(octets, 'latin1').toString('utf8');
  if (!pair) return { kind: 'broken', text: utf8(text).slice(0, 200), line };
  const [name, value] = pair;
  const kind = kindOf(name);
  if (kind === 'allow' || kind === 'disallow') return { kind, value: utf8(value), pattern: comparable(value), line };
  if (kind !== undefined) return { kind, value: utf8(value), line };
  return { kind: 'other', name: utf8(name).slice(0, 100), value: utf8(value).slice(0, 200), line };
};

/** Reads robots.txt (RFC 9309) as Google's parser does. Never throws: what cannot be read is a `broken` line. */
export const parseRobots = (bytes: Uint8Array): RobotsFile => {
  const cut = bytes.length > ROBOTS_BYTES;
  const all = Buffer.from(bytes.subarray(0, ROBOTS_BYTES));
  const byteOrderMark = all[0] === 0xef && all[1] === 0xbb && all[2] === 0xbf;
  // Octets as characters: limits and escapes are defined on octets.
  const text = all.subarray(byteOrderMark ? 3 : 0).toString('latin1');
  const longLines: number[] = [];
  const lines = text.split(/\r\n|\r|\n/).flatMap((raw, index) => {
    if (raw.length > LINE_BYTES) longLines.push(index + 1);
    return readLine(raw.slice(0, LINE_BYTES), index + 1) ?? [];
  });
  return { lines, byteOrderMark, longLines, cut };
};
