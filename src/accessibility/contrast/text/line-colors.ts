import type { Rgb } from '../../../color/rgb.ts';
import type { Picture } from '../../../image/picture.ts';
import { ColorCounts, squaredDistance } from './color-counts.ts';
import type { Component } from './components.ts';
import { isLine } from './lines.ts';
import { lineOf, type TextLine } from './text-line.ts';

/** Pixels around a line that show what it stands on. */
const MARGIN = 2;
/** Part of the ink, the furthest from the background, that shows the colour of the text: the rest is smoothed. */
const CORE = 0.01;
/** 8-bit distance of colours that are one. */
const ALIKE = 48;
/** Letters of a line differ no more than this from its colour, but for smoothing; this share of them at least. */
const [NEAR, MOST] = [120, 0.7];

const colorAt = ({ data }: Picture, at: number): number =>
  (data[4 * at]! << 16) | (data[4 * at + 1]! << 8) | data[4 * at + 2]!;
const unpack = (color: number): Rgb => ({ r: color >> 16, g: (color >> 8) & 255, b: color & 255 });

export const areAlike = (x: Rgb, y: Rgb): boolean => Math.hypot(x.r - y.r, x.g - y.g, x.b - y.b) <= ALIKE;

type Box = Pick<TextLine, 'left' | 'top' | 'right' | 'bottom'>;

/** An image, the number of the piece that each pixel is of (0 where there is no ink), and room to mark each piece. */
export interface Inked {
  readonly picture: Picture;
  readonly labels: Int32Array;
  readonly marks: Uint8Array;
}

const counts = new ColorCounts();

/**
 * How often each colour occurs in and around a box, in the pixels of some pieces (`isIn`) or in those of none of them. The counts are those
 * of the next call from then on.
 */
const countColors = (
  { picture, labels, marks }: Inked,
  box: Box,
  pieces: readonly number[],
  isIn: boolean,
): ColorCounts => {
  const { width, height } = picture;
  const [right, bottom] = [Math.min(width, box.right + MARGIN), Math.min(height, box.bottom + MARGIN)];
  const wanted = isIn ? 1 : 0;
  counts.clear();
  for (const piece of pieces) marks[piece] = 1;
  for (let y = Math.max(0, box.top - MARGIN); y < bottom; y += 1)
    for (let at = y * width + Math.max(0, box.left - MARGIN); at < y * width + right; at += 1)
      if (marks[labels[at]!] === wanted) counts.add(colorAt(picture, at));
  for (const piece of pieces) marks[piece] = 0;
  return counts;
};

/** The label of what is no ink. */
const NO_INK = [0];
const WHITE = 0xffffff;

/** The most frequent of some colours; white where there is none. */
const commonest = (some: ColorCounts): number => (some.size > 0 ? some.mostFrequent() : WHITE);

/** A line in parts with one background each: a row of a table may have a colour in each cell. Parts too short for a line are omitted. */
export const byBackground = (ink: Inked, line: TextLine): TextLine[] => {
  const letters = line.letters.toSorted((a, b) => a.left - b.left);
  const groups: Component[][] = [];
  let last: Rgb | undefined;
  for (const letter of letters) {
    const background = unpack(commonest(countColors(ink, letter, NO_INK, true)));
    if (last && areAlike(last, background)) groups.at(-1)!.push(letter);
    else groups.push([letter]);
    last = background;
  }
  return groups.length === 1 ? [line] : groups.map(lineOf).filter(isLine);
};

/**
 * Text and background of a line: the most frequent colour around it, and that of the ink which is furthest from it. Undefined where its
 * pieces are of several colours, as those of a chart are.
 */
export const colorsOf = (ink: Inked, line: TextLine): { readonly text: Rgb; readonly background: Rgb } | undefined => {
  const own = line.letters.map(({ label }) => label);
  const background = commonest(countColors(ink, line, own, false));
  const text = countColors(ink, line, own, true).furthest(background, CORE);
  let near = 0;
  for (const letter of line.letters) {
    const core = countColors(ink, letter, [letter.label], true).furthest(background, CORE);
    if (squaredDistance(core, text) <= NEAR * NEAR) near += 1;
  }
  return near >= MOST * line.letters.length ? { text: unpack(text), background: unpack(background) } : undefined;
};
