import { chainsOf } from './chains.ts';
import type { Component } from './components.ts';
import { neighboursAmong } from './neighbours.ts';
import { withoutNoise } from './noise.ts';
import { heightOf, lineOf, type TextLine, widthOf } from './text-line.ts';

/** Heights of letters in pixels. */
const [LOWEST, HIGHEST] = [4, 120];
/** A piece may be several letters that touch: so many times as wide as high. */
const WIDEST = 14;
/** Strokes of a letter are at most this share of its height, and this uneven. */
const [THICKEST, MOST_UNEVEN] = [0.6, 0.95];
/** Most of the box of letters that touch that is ink. */
const FULLEST = 0.8;
/** Height in pixels above which letters rarely touch, and frames are common. */
const LARGE = 24;
/** A line is at least this many letters, and this many times as wide as high. */
const [LETTERS, LENGTH] = [3, 1.4];
/** A text has at most this many letters: where there are more, some are the grain of a photograph, or noise. */
const MOST_LETTERS = 20_000;

/** Number of letters that a piece is, at least: those that touch are as many as their width has room for. */
const lettersIn = (one: Component): number => Math.max(1, Math.round(widthOf(one) / (0.75 * heightOf(one))));

/** Whether a piece of ink may be a letter, or a few that touch. */
const isLetter = (one: Component): boolean => {
  const [height, width] = [heightOf(one), widthOf(one)];
  if (height < LOWEST || height > HIGHEST || width > WIDEST * height) return false;
  if (one.unevenness > MOST_UNEVEN) return false;
  // An i, an l or a 1 is nearly all stroke.
  if (width <= 0.45 * height) return one.stroke <= THICKEST * height;
  // Letters that touch have a stroke each, and large ones more; a frame has two, and the panel around a text is nearly full.
  const letters = lettersIn(one);
  if (one.crossings < letters + (letters > 1 && height > LARGE ? 1 : 0)) return false;
  if (letters > 1 && one.area > FULLEST * height * width) return false;
  const isSolid = one.area >= 0.9 * height * width;
  return !isSolid && one.stroke <= THICKEST * height;
};

/** The least and the greatest of a size of some letters, of which a line may have any number. */
const rangeOf = (letters: readonly Component[], sizeOf: (letter: Component) => number): [number, number] => {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const letter of letters) {
    const size = sizeOf(letter);
    if (size < least) least = size;
    if (size > most) most = size;
  }
  return [least, most];
};

/** Even letters: mean height, and how many end on a common foot. */
const isEven = ({ letters }: TextLine): boolean => {
  const feet = letters.map(({ bottom }) => bottom).sort((x, y) => x - y);
  const foot = feet[feet.length >> 1]!;
  const [, height] = rangeOf(letters, heightOf);
  return letters.filter(({ bottom }) => Math.abs(bottom - foot) <= 0.3 * height).length >= 0.6 * letters.length;
};

/** Whether all pieces are of one size: swatches, icons, bullets in a row, but no words. */
const isRow = ({ letters }: TextLine): boolean =>
  letters.length >= LETTERS &&
  [widthOf, heightOf].every((size) => {
    const [least, most] = rangeOf(letters, size);
    return most - least <= 1;
  });

/** Whether letters are many enough, long enough and even enough for a line of text. */
export const isLine = (line: TextLine): boolean =>
  line.letters.reduce((sum, one) => sum + lettersIn(one), 0) >= LETTERS &&
  line.right - line.left >= LENGTH * (line.bottom - line.top) &&
  isEven(line) &&
  !isRow(line);

/**
 * Lines of letters among pieces of ink, each from left to right. Where these are more than the letters of a text, those in noise are not
 * taken for letters.
 */
export const linesOf = (components: readonly Component[]): TextLine[] => {
  const found = components.filter(isLetter).sort((a, b) => a.left - b.left || a.top - b.top);
  const isCrowd = found.length > MOST_LETTERS;
  const { letters, clearOf } = isCrowd
    ? withoutNoise(
        found,
        components.filter((one) => heightOf(one) < LOWEST),
      )
    : { letters: found, clearOf: (line: TextLine) => line.letters };
  const lines = chainsOf(letters)
    .map(lineOf)
    .filter(isLine)
    .map((line) => lineOf(clearOf(line)))
    .filter(isLine);
  const taken = new Set(lines.flatMap((line) => line.letters));
  const withNeighbours = neighboursAmong(
    letters.filter((letter) => !taken.has(letter)),
    WIDEST,
  );
  return lines.map(withNeighbours);
};
