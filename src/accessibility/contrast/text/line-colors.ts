import type { Rgb } from '../../../color/rgb.ts';
import type { Picture } from '../../../image/picture.ts';
import { ColorCounts, squaredDistance } from './color-counts.ts';
import type { Component, componentsOf } from './components.ts';
import { isLine } from './lines.ts';
import { pixelsByPiece } from './piece-pixels.ts';
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

/**
 * Pixels that are counted around letters, and around lines, in images of as many: their boxes hardly overlap in a text. Beyond, every
 * second, third ... row of each box is counted.
 */
const MOST_COUNTED = 3;

/** An image, the number of the piece that each pixel is of (0 where there is no ink), the pixels of each piece, and room to mark pieces. */
interface Inked {
  readonly picture: Picture;
  readonly labels: Int32Array;
  readonly pixelsOf: (piece: Component) => Int32Array;
  readonly marks: Uint8Array;
}

const counts = new ColorCounts();

/** Rows from one that is counted to the next, of some boxes. */
const rowStepOf = ({ width, height }: Picture, boxes: readonly Box[]): number => {
  let area = 0;
  for (const { left, top, right, bottom } of boxes) area += (right - left + 2 * MARGIN) * (bottom - top + 2 * MARGIN);
  return Math.max(1, Math.ceil(area / (MOST_COUNTED * width * height)));
};

const WHITE = 0xffffff;

/** The most frequent colour in and around a box, in every so many rows, of pixels of pieces that are not marked; white where there is none. */
const commonest = ({ picture, labels, marks }: Inked, box: Box, rowStep: number): number => {
  const { width, height } = picture;
  const [right, bottom] = [Math.min(width, box.right + MARGIN), Math.min(height, box.bottom + MARGIN)];
  counts.clear();
  for (let y = Math.max(0, box.top - MARGIN); y < bottom; y += rowStep)
    for (let at = y * width + Math.max(0, box.left - MARGIN); at < y * width + right; at += 1)
      if (!marks[labels[at]!]) counts.add(colorAt(picture, at), at);
  return counts.size > 0 ? counts.mostFrequent() : WHITE;
};

/** The colour of some pieces that is furthest from a background, but for a few pixels. */
const coreOf = ({ picture, pixelsOf }: Inked, pieces: readonly Component[], background: number): number => {
  counts.clear();
  for (const piece of pieces) for (const at of pixelsOf(piece)) counts.add(colorAt(picture, at), at);
  return counts.furthest(background, CORE);
};

/** A line in parts with one background each: a row of a table may have a colour in each cell. Parts too short for a line are omitted. */
const byBackground = (ink: Inked, line: TextLine, rowStep: number): TextLine[] => {
  const letters = line.letters.toSorted((a, b) => a.left - b.left);
  const groups: Component[][] = [];
  let last: Rgb | undefined;
  for (const letter of letters) {
    const background = unpack(commonest(ink, letter, rowStep));
    if (last && areAlike(last, background)) groups.at(-1)!.push(letter);
    else groups.push([letter]);
    last = background;
  }
  return groups.length === 1 ? [line] : groups.map(lineOf).filter(isLine);
};

/** A line of text with its colours. */
export interface ColoredLine {
  readonly line: TextLine;
  readonly text: Rgb;
  readonly background: Rgb;
}

/**
 * Text and background of a line: the most frequent colour around it, and that of the ink which is furthest from it. None where its pieces
 * are of several colours, as those of a chart are.
 */
const colored = (ink: Inked, line: TextLine, rowStep: number): ColoredLine[] => {
  const { letters } = line;
  for (const { label } of letters) ink.marks[label] = 1;
  const background = commonest(ink, line, rowStep);
  for (const { label } of letters) ink.marks[label] = 0;
  const text = coreOf(ink, letters, background);
  const near = letters.filter((letter) => squaredDistance(coreOf(ink, [letter], background), text) <= NEAR * NEAR);
  return near.length >= MOST * letters.length ? [{ line, text: unpack(text), background: unpack(background) }] : [];
};

/** Lines of text with their colours: cut where their background changes. */
export const coloredLines = (
  picture: Picture,
  { components, labels }: ReturnType<typeof componentsOf>,
  lines: readonly TextLine[],
): ColoredLine[] => {
  if (lines.length === 0) return [];
  const marks = new Uint8Array(components.length + 1);
  const ink = { picture, labels, pixelsOf: pixelsByPiece(components, labels), marks };
  const letterStep = rowStepOf(
    picture,
    lines.flatMap(({ letters }) => letters),
  );
  marks.fill(1, 1);
  const parts = lines.flatMap((line) => byBackground(ink, line, letterStep));
  marks.fill(0);
  const lineStep = rowStepOf(picture, parts);
  return parts.flatMap((line) => colored(ink, line, lineStep));
};
