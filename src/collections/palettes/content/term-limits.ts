import { COLORS } from '../../identities.ts';
import { derivePalette } from '../derive-palette.ts';
import { distanceOf, oklabOfAll } from './distance.ts';
import { MOODS, type Terms, USES } from './terms.ts';

/** Of the first so many palettes, this part is what a word lets through. */
const LIMIT_SAMPLE = 10_000;
const LIMIT_SHARE = 0.02;

const limitsOf = (terms: Terms, palettes: readonly Float64Array[]): Record<string, number> =>
  Object.fromEntries(
    terms.listed.map((word) => {
      const { oklab } = terms.find(word)!;
      const distances = Int32Array.from(palettes, (palette) => distanceOf(palette, oklab)).sort();
      return [word, distances[LIMIT_SHARE * LIMIT_SAMPLE - 1]!];
    }),
  );

/**
 * How far a palette may be from the colours of each word, in ten-thousandths: as far as the fiftieth part of the library that is
 * nearest. Some words stand for colours that palettes seldom have together, so one distance for all would be met by none or by most.
 */
export const computeTermLimits = () => {
  const colors = new Int32Array(COLORS);
  const palettes = Array.from({ length: LIMIT_SAMPLE }, (_, index) => {
    const oklab = new Float64Array(3 * COLORS);
    derivePalette(index, colors);
    oklabOfAll(colors, oklab);
    return oklab;
  });
  return { mood: limitsOf(MOODS, palettes), use: limitsOf(USES, palettes) };
};
