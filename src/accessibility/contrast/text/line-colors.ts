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

/** The labels of the pieces of a mask: 0 where there is no ink. */
type Labels = Int32Array;

const colorAt = ({ data }: Picture, at: number): number =>
  (data[4 * at]! << 16) | (data[4 * at + 1]! << 8) | data[4 * at + 2]!;
const unpack = (color: number): Rgb => ({ r: color >> 16, g: (color >> 8) & 255, b: color & 255 });

export const areAlike = (x: Rgb, y: Rgb): boolean => Math.hypot(x.r - y.r, x.g - y.g, x.b - y.b) <= ALIKE;

type Box = Pick<TextLine, 'left' | 'top' | 'right' | 'bottom'>;

/** Whose pixels are counted of a box and what is around it: all without ink, those of one piece, or those of some pieces or of none of them. */
type Counted =
  | { readonly label: number }
  | { readonly labels: ReadonlySet<number>; readonly isIn: boolean };

const isCounted = (counted: Counted, label: number): boolean =>
  'label' in counted ? label === counted.label : counted.labels.has(label) === counted.isIn;

const counts = new ColorCounts();

/** How often each colour occurs in and around a box. The counts are those of the next call from then on. */
const countColors = (picture: Picture, box: Box, labels: Labels, counted: Counted): ColorCounts => {
  counts.clear();
  const right = Math.min(picture.width, box.right + MARGIN);
  for (let y = Math.max(0, box.top - MARGIN); y < Math.min(picture.height, box.bottom + MARGIN); y += 1)
    for (let x = Math.max(0, box.left - MARGIN); x < right; x += 1) {
      const at = y * picture.width + x;
      if (isCounted(counted, labels[at]!)) counts.add(colorAt(picture, at));
    }
  return counts;
};

const WHITE = 0xffffff;

/** The most frequent of some colours; white where there is none. */
const commonest = (some: ColorCounts): number => (some.size > 0 ? some.mostFrequent() : WHITE);

/** A line in parts with one background each: a row of a table may have a colour in each cell. Parts too short for a line are omitted. */
export const byBackground = (picture: Picture, line: TextLine, labels: Labels): TextLine[] => {
  const letters = line.letters.toSorted((a, b) => a.left - b.left);
  const groups: Component[][] = [];
  let last: Rgb | undefined;
  for (const letter of letters) {
    const background = unpack(commonest(countColors(picture, letter, labels, { label: 0 })));
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
export const colorsOf = (
  picture: Picture,
  line: TextLine,
  labels: Labels,
): { readonly text: Rgb; readonly background: Rgb } | undefined => {
  const own = new Set(line.letters.map(({ label }) => label));
  const background = commonest(countColors(picture, line, labels, { labels: own, isIn: false }));
  const text = countColors(picture, line, labels, { labels: own, isIn: true }).furthest(background, CORE);
  let near = 0;
  for (const letter of line.letters) {
    const core = countColors(picture, letter, labels, { label: letter.label }).furthest(background, CORE);
    if (squaredDistance(core, text) <= NEAR * NEAR) near += 1;
  }
  return near >= MOST * line.letters.length ? { text: unpack(text), background: unpack(background) } : undefined;
};
