import type { CssColor } from '../../../../../color/css/css-color.ts';
import { readCss } from '../../../../../color/css/read.ts';

/** Words that were met before: sheets say `solid` and `none` more often than `red`. */
const WORDS = new Map<string, CssColor | undefined>();
const MOST_WORDS = 1000;

/** A colour by its name, in lower case; undefined if there is none. */
export const readWord = (name: string): CssColor | undefined => {
  if (WORDS.has(name)) return WORDS.get(name);
  const color = /^[a-z]+$/.test(name) ? readCss(name).color : undefined;
  if (WORDS.size < MOST_WORDS) WORDS.set(name, color);
  return color;
};
