import type { Component } from './components.ts';
import type { TextLine } from './text-line.ts';

/** Side of the tiles that specks are counted by, in pixels. */
const TILE = 16;
/** Pixels around a line in which specks count too. */
const MARGIN = 2;
/** Specks of each letter of a line, above which it is grain: a text has dots and accents. */
const MOST = 2;

const tileOf = (place: number): number => Math.max(0, Math.floor(place / TILE));

/**
 * Answers of a line whether it stands among grain, as noise and the surface of a photograph are: pieces of ink that are too low for letters
 * crowd in and around its own box. What lies further away says nothing, so that a text beside grain is found.
 */
export const grainAmong = (specks: readonly Component[]): ((line: TextLine) => boolean) => {
  const rows: Component[][][] = [];
  for (const speck of specks) {
    rows[tileOf(speck.top)] ??= [];
    const row = rows[tileOf(speck.top)]!;
    row[tileOf(speck.left)] ??= [];
    row[tileOf(speck.left)]!.push(speck);
  }
  return ({ left, top, right, bottom, letters }) => {
    const most = MOST * letters.length;
    let found = 0;
    for (let row = tileOf(top - MARGIN); row <= tileOf(bottom + MARGIN); row += 1)
      for (let column = tileOf(left - MARGIN); column <= tileOf(right + MARGIN); column += 1)
        for (const speck of rows[row]?.[column] ?? []) {
          const isNear =
            speck.left >= left - MARGIN &&
            speck.left < right + MARGIN &&
            speck.top >= top - MARGIN &&
            speck.top < bottom + MARGIN;
          if (!isNear) continue;
          found += 1;
          if (found > most) return true;
        }
    return false;
  };
};
