import { contrastRatio, floorRatio } from '../../../color/luminance.ts';
import { type Rgb, toHex } from '../../../color/rgb.ts';
import type { Picture } from '../../../image/picture.ts';
import { levelOf } from '../level.ts';
import { componentsOf } from './components.ts';
import { inkOf } from './ink.ts';
import { linesOf, type TextLine } from './lines.ts';

/** Pixels around a line that show what it stands on. */
const MARGIN = 2;
/** Part of the ink, the furthest from the background, that shows the colour of the text: the rest is smoothed. */
const CORE = 0.04;
/** Below this ratio nothing is seen as text. */
const LEAST_RATIO = 1.1;

const overlap = (a: TextLine, b: TextLine): number => {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};
const sizeOf = ({ left, right, top, bottom }: TextLine): number => (right - left) * (bottom - top);

const colorAt = ({ data }: Picture, at: number): number =>
  (data[4 * at]! << 16) | (data[4 * at + 1]! << 8) | data[4 * at + 2]!;
const unpack = (color: number): Rgb => ({ r: color >> 16, g: (color >> 8) & 255, b: color & 255 });

const mostFrequent = (counts: ReadonlyMap<number, number>): number =>
  [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];

const distance = (a: number, b: number): number =>
  Math.hypot((a >> 16) - (b >> 16), ((a >> 8) & 255) - ((b >> 8) & 255), (a & 255) - (b & 255));

/** Text and background of a line: the most frequent colour around it, and that of the ink which is furthest from it. */
const colorsOf = (picture: Picture, line: TextLine, labels: Int32Array): { text: Rgb; background: Rgb } => {
  const own = new Set(line.letters.map(({ label }) => label));
  const [ink, ring] = [new Map<number, number>(), new Map<number, number>()];
  for (let y = Math.max(0, line.top - MARGIN); y < Math.min(picture.height, line.bottom + MARGIN); y += 1)
    for (let x = Math.max(0, line.left - MARGIN); x < Math.min(picture.width, line.right + MARGIN); x += 1) {
      const at = y * picture.width + x;
      const isInside = x >= line.left && x < line.right && y >= line.top && y < line.bottom;
      const isInk = own.has(labels[at]!);
      if (isInside && !isInk) continue;
      const counts = isInk ? ink : ring;
      const color = colorAt(picture, at);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  const background = ring.size > 0 ? mostFrequent(ring) : 0xffffff;
  const byDistance = Array.from(ink, ([color, count]) => ({ color, count, away: distance(color, background) }));
  byDistance.sort((a, b) => b.away - a.away);
  const total = byDistance.reduce((sum, { count }) => sum + count, 0);
  let taken = 0;
  const core = byDistance.find(({ count }) => {
    taken += count;
    return taken >= CORE * total;
  })!;
  return { text: unpack(core.color), background: unpack(background) };
};

interface Region {
  readonly line: TextLine;
  readonly text: Rgb;
  readonly background: Rgb;
}

/** Gap between two parts of one line, as a share of its height: a wide word space. */
const WORD_GAP = 1.8;
/** 8-bit distance of colours that are one. */
const ALIKE = 48;

const isOneLine = (a: Region, b: Region): boolean => {
  const [ha, hb] = [a.line.bottom - a.line.top, b.line.bottom - b.line.top];
  const shared = Math.min(a.line.bottom, b.line.bottom) - Math.max(a.line.top, b.line.top);
  const gap = Math.max(a.line.left, b.line.left) - Math.min(a.line.right, b.line.right);
  const alike = (x: Rgb, y: Rgb): boolean => Math.hypot(x.r - y.r, x.g - y.g, x.b - y.b) <= ALIKE;
  return (
    shared >= 0.5 * Math.min(ha, hb) &&
    gap <= WORD_GAP * Math.max(ha, hb) &&
    alike(a.text, b.text) &&
    alike(a.background, b.background)
  );
};

/** Parts of one line as one. */
const joined = (regions: readonly Region[]): Region[] => {
  const lines: Region[] = [];
  for (let one of [...regions].sort((a, b) => a.line.left - b.line.left)) {
    for (
      let i = lines.findIndex((other) => isOneLine(other, one));
      i >= 0;
      i = lines.findIndex((other) => isOneLine(other, one))
    ) {
      const [other] = lines.splice(i, 1) as [Region];
      const larger = other.line.letters.length >= one.line.letters.length ? other : one;
      one = {
        ...larger,
        line: {
          left: Math.min(other.line.left, one.line.left),
          top: Math.min(other.line.top, one.line.top),
          right: Math.max(other.line.right, one.line.right),
          bottom: Math.max(other.line.bottom, one.line.bottom),
          letters: [...other.line.letters, ...one.line.letters],
        },
      };
    }
    lines.push(one);
  }
  return lines;
};

/**
 * Lines of an image that look like text: strokes of even width in pieces that follow each other on a common foot. Each with its box
 * in pixels, its two colours and their ratio, from top to bottom.
 */
export const textRegions = (picture: Picture) => {
  const { width, height } = picture;
  const { dark, light } = inkOf(picture);
  const candidates = [dark, light].flatMap((mask) => {
    const { components, labels } = componentsOf(mask, width, height);
    return linesOf(components).map((line) => ({ line, ...colorsOf(picture, line, labels) }));
  });
  // The counters of letters, and what lies around them, look like text of the other polarity: but in the colour of the background.
  const inked = candidates.filter(({ text, background }) => contrastRatio(text, background) >= LEAST_RATIO);
  const kept: typeof candidates = [];
  for (const one of inked.sort((a, b) => b.line.letters.length - a.line.letters.length))
    if (kept.every(({ line }) => overlap(line, one.line) < 0.3 * Math.min(sizeOf(line), sizeOf(one.line))))
      kept.push(one);
  return joined(kept)
    .map(({ line, text, background }) => {
      const ratio = contrastRatio(text, background);
      return {
        box: { x: line.left, y: line.top, width: line.right - line.left, height: line.bottom - line.top },
        text: toHex(text),
        background: toHex(background),
        ratio: floorRatio(ratio),
        level: levelOf(ratio),
      };
    })
    .sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
};
