import type { Component } from './components.ts';
import { grainOf } from './grain.ts';
import type { TextLine } from './text-line.ts';

/** Side of the tiles that letters are counted by, in pixels. */
const TILE = 16;
/** Letters are noise where more than this share of those around them stands in grain. */
const CROWD = 0.5;
/** A line is noise where more than this share of its letters stands in grain: others may follow where a text ends beside it. */
const MOST = 0.4;

const tileOf = (place: number): number => Math.floor(place / TILE);

/** Letters of each tile: how many they are, and how many of them stand in grain. */
interface Tile {
  letters: number;
  grainy: number;
}

/**
 * Letters and lines without those in noise, for images that have more letters than a text: judged by tile, so that a text beside noise is
 * found. A tile without letters says nothing.
 */
export const withoutNoise = (found: readonly Component[], specks: readonly Component[]) => {
  const isInGrain = grainOf(specks);
  const grainy = new Set(found.filter(isInGrain));
  const tiles: Tile[][] = [];
  for (const letter of found) {
    tiles[tileOf(letter.top)] ??= [];
    const row = tiles[tileOf(letter.top)]!;
    row[tileOf(letter.left)] ??= { letters: 0, grainy: 0 };
    const tile = row[tileOf(letter.left)]!;
    tile.letters += 1;
    if (grainy.has(letter)) tile.grainy += 1;
  }
  const isNoise = ({ left, top }: Component): boolean => {
    let [letters, grains] = [0, 0];
    for (let row = tileOf(top) - 1; row <= tileOf(top) + 1; row += 1)
      for (let column = tileOf(left) - 1; column <= tileOf(left) + 1; column += 1) {
        const tile = tiles[row]?.[column];
        if (!tile) continue;
        letters += tile.letters;
        grains += tile.grainy;
      }
    return grains > CROWD * letters;
  };
  return {
    letters: found.filter((letter) => !grainy.has(letter) || !isNoise(letter)),
    /** The letters of a line without what follows it into noise; none if it is noise. */
    clearOf: ({ letters }: TextLine): readonly Component[] => {
      const isClear = letters.map((letter) => !grainy.has(letter));
      if (isClear.filter((clear) => !clear).length > MOST * letters.length) return [];
      return letters.slice(isClear.indexOf(true), isClear.lastIndexOf(true) + 1);
    },
  };
};
