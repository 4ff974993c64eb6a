import { stickyReader } from '../sticky-reader.ts';
import { type CssFile, cssText } from './text.ts';

export interface Import {
  /** As written, unescaped. */
  readonly href: string;
  /** Media query list; empty for all. */
  readonly media: string;
}

const BLANK = /(?:[\s\ufeff]+|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|<!--|-->)+/y;
const STATEMENT = /@(?:charset|layer)\b[^;{}]*;/iy;
const IMPORT =
  /@import\s*(?:url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'()]+))\s*\)|"([^"\n]*)"|'([^'\n]*)')([^;{}]*)(?:;|$)/iy;

const withoutEscapes = (text: string): string =>
  text.replace(/\\([0-9a-f]{1,6})\s?|\\([^\n])/gi, (_, hex: string | undefined, other: string | undefined) =>
    hex === undefined ? (other ?? '') : String.fromCodePoint(Math.min(Number.parseInt(hex, 16) || 0xfffd, 0x10ffff)),
  );

const mediaOf = (rest: string): string =>
  rest
    .replace(/^\s*layer(?:\([^()]*\))?/i, '')
    .replace(/^\s*supports\((?:[^()]|\([^()]*\))*\)/i, '')
    .trim();

/** The @import rules of a style sheet: only those before every other rule count (CSS Cascade 5). Linear in its length. */
export const importsOf = (css: string, most = 50): Import[] => {
  const found: Import[] = [];
  const take = stickyReader(css);
  while (found.length < most) {
    if (take(BLANK) || take(STATEMENT)) continue;
    const match = take(IMPORT);
    if (!match) break;
    const href = withoutEscapes(match.slice(1, 6).find((one) => one !== undefined) ?? '');
    if (href !== '') found.push({ href, media: mediaOf(match[6] ?? '') });
  }
  return found;
};

/** The same of a file. */
export const importsIn = (sheet: CssFile): Import[] => importsOf(cssText(sheet));
