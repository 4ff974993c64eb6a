import type { Rgb } from '../../../color/rgb.ts';
import type { Picture } from '../../../image/picture.ts';
import type { Component } from './components.ts';
import { isLine, lineOf, type TextLine } from './lines.ts';

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

const mostFrequent = (counts: ReadonlyMap<number, number>): number =>
  [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];

const distance = (a: number, b: number): number =>
  Math.hypot((a >> 16) - (b >> 16), ((a >> 8) & 255) - ((b >> 8) & 255), (a & 255) - (b & 255));

export const areAlike = (x: Rgb, y: Rgb): boolean => Math.hypot(x.r - y.r, x.g - y.g, x.b - y.b) <= ALIKE;

type Box = Pick<TextLine, 'left' | 'top' | 'right' | 'bottom'>;

/** How often each colour occurs in and around a box, without ink (`label` 0), or in the ink of one piece. */
const countColors = (picture: Picture, box: Box, labels: Labels, isCounted: (label: number) => boolean) => {
  const counts = new Map<number, number>();
  for (let y = Math.max(0, box.top - MARGIN); y < Math.min(picture.height, box.bottom + MARGIN); y += 1)
    for (let x = Math.max(0, box.left - MARGIN); x < Math.min(picture.width, box.right + MARGIN); x += 1) {
      const at = y * picture.width + x;
      if (!isCounted(labels[at]!)) continue;
      const color = colorAt(picture, at);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  return counts;
};

const WHITE = 0xffffff;

/** The most frequent colour around a letter. */
const backgroundOf = (picture: Picture, letter: Component, labels: Labels): number => {
  const counts = countColors(picture, letter, labels, (label) => label === 0);
  return counts.size > 0 ? mostFrequent(counts) : WHITE;
};

/** Of some ink the colour that is furthest from a background, but for a few pixels. */
const coreOf = (ink: ReadonlyMap<number, number>, background: number): number => {
  const byDistance = Array.from(ink, ([color, count]) => ({ color, count, away: distance(color, background) }));
  byDistance.sort((a, b) => b.away - a.away);
  const total = byDistance.reduce((sum, { count }) => sum + count, 0);
  let taken = 0;
  return byDistance.find(({ count }) => {
    taken += count;
    return taken >= CORE * total;
  })!.color;
};

/** A line in parts with one background each, those that are no line left out: a row of a table may have a colour in each cell. */
export const byBackground = (picture: Picture, line: TextLine, labels: Labels): TextLine[] => {
  const letters = line.letters.toSorted((a, b) => a.left - b.left);
  const groups: Component[][] = [];
  let last: Rgb | undefined;
  for (const letter of letters) {
    const background = unpack(backgroundOf(picture, letter, labels));
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
  const ring = countColors(picture, line, labels, (label) => !own.has(label));
  const background = ring.size > 0 ? mostFrequent(ring) : WHITE;
  const text = coreOf(
    countColors(picture, line, labels, (label) => own.has(label)),
    background,
  );
  const cores = line.letters.map((letter) =>
    coreOf(
      countColors(picture, letter, labels, (label) => label === letter.label),
      background,
    ),
  );
  const near = cores.filter((core) => distance(core, text) <= NEAR).length;
  return near >= MOST * cores.length ? { text: unpack(text), background: unpack(background) } : undefined;
};
