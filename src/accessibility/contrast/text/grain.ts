import type { Component } from './components.ts';
import type { TextLine } from './text-line.ts';

/** Side of the tiles that specks are counted by, in pixels. */
const TILE = 16;
/** Pixels around a letter in which specks count too. */
const MARGIN = 4;
/** So many specks both above and below the middle of a letter are grain: a letter has a dot, or a dotted line below it. */
const SPECKS = 2;
/** A line is grain where more than this share of its letters stands in grain: others may follow where a text ends beside it. */
const MOST = 0.4;

const tileOf = (place: number): number => Math.max(0, Math.floor(place / TILE));

/**
 * Answers the letters of a line without what follows it into grain, as noise and the surface of a photograph are; none where it is grain:
 * pieces of ink that are too low for letters crowd at many of its letters. What lies further away says nothing, so that a text beside grain is found.
 */
export const outOfGrain = (specks: readonly Component[]): ((line: TextLine) => readonly Component[]) => {
  const rows: Component[][][] = [];
  for (const speck of specks) {
    rows[tileOf(speck.top)] ??= [];
    const row = rows[tileOf(speck.top)]!;
    row[tileOf(speck.left)] ??= [];
    row[tileOf(speck.left)]!.push(speck);
  }
  const isInGrain = ({ left, top, right, bottom }: Component): boolean => {
    let [above, below] = [0, 0];
    for (let row = tileOf(top - MARGIN); row <= tileOf(bottom + MARGIN); row += 1)
      for (let column = tileOf(left - MARGIN); column <= tileOf(right + MARGIN); column += 1)
        for (const speck of rows[row]?.[column] ?? []) {
          const isNear =
            speck.left >= left - MARGIN &&
            speck.left < right + MARGIN &&
            speck.top >= top - MARGIN &&
            speck.top < bottom + MARGIN;
          if (!isNear) continue;
          if (speck.top + speck.bottom < top + bottom) above += 1;
          else below += 1;
          if (above >= SPECKS && below >= SPECKS) return true;
        }
    return false;
  };
  return ({ letters }) => {
    const isClear = letters.map((letter) => !isInGrain(letter));
    if (isClear.filter((clear) => !clear).length > MOST * letters.length) return [];
    return letters.slice(isClear.indexOf(true), isClear.lastIndexOf(true) + 1);
  };
};
