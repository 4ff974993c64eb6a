import type { Query } from '../../filter/query.ts';
import { COLORS } from '../../identities.ts';
import { derivePalette } from '../derive-palette.ts';
import { USUAL_WITHIN } from '../palette-reach.ts';
import { distanceOf, oklabOfAll } from './distance.ts';
import { ANYWHERE, BEYOND, createNearness, type Nearness } from './near.ts';
import limits from './term-limits.json' with { type: 'json' };
import { MOODS, type Terms, USES } from './terms.ts';

/** What palettes are to contain: a colour near another, and colours that words stand for. */
export interface Content {
  readonly nearness: Nearness | undefined;
  /** In ten-thousandths. */
  readonly within: number;
  /**
   * CIEDE2000 of the nearest colour of a palette in ten-thousandths, 0 where none is asked for; `BEYOND` where that is more than `most`,
   * or a word is not met.
   */
  readonly measure: (index: number, most: number) => number;
}

interface Wanted {
  readonly oklab: Float64Array;
  readonly limit: number;
}

const wanted = (terms: Terms, limitOf: Readonly<Record<string, number>>, word: Query[string]): Wanted[] => {
  const term = typeof word === 'string' ? terms.find(word) : undefined;
  return term ? [{ oklab: term.oklab, limit: limitOf[term.id]! }] : [];
};

const colors = new Int32Array(COLORS);
const oklab = new Float64Array(3 * COLORS);

/** Whether a palette lies near the colours of every word. */
const meetsAll = (index: number, words: readonly Wanted[]): boolean => {
  if (words.length === 0) return true;
  derivePalette(index, colors);
  oklabOfAll(colors, oklab);
  for (const word of words) if (distanceOf(oklab, word.oklab) > word.limit) return false;
  return true;
};

/** What the filters `near`, `within`, `mood` and `use` of a query ask for; undefined where none is set. */
export const contentOf = ({ near, within = USUAL_WITHIN, mood, use }: Query): Content | undefined => {
  const words = [...wanted(MOODS, limits.mood, mood), ...wanted(USES, limits.use, use)];
  const nearness = typeof near === 'string' ? createNearness(near) : undefined;
  if (!nearness && words.length === 0) return undefined;
  return {
    nearness,
    within: Math.floor(Number(within) * 1e4 + 1e-6),
    measure: (index, most) => {
      // Where every distance counts, the words are the test that costs less.
      const wordsFirst = most === ANYWHERE;
      if (wordsFirst && !meetsAll(index, words)) return BEYOND;
      const units = nearness ? nearness.measure(index, most) : 0;
      return units === BEYOND || wordsFirst || meetsAll(index, words) ? units : BEYOND;
    },
  };
};

/** Whether a palette contains what a query asks for. */
export const containsOf = (query: Query): ((index: number) => boolean) => {
  const content = contentOf(query);
  return content ? (index) => content.measure(index, content.within) !== BEYOND : () => true;
};
