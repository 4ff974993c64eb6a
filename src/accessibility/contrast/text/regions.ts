import { contrastRatio, floorRatio } from '../../../color/luminance.ts';
import { toHex } from '../../../color/rgb.ts';
import type { Picture } from '../../../image/picture.ts';
import { levelOf } from '../level.ts';
import { componentsOf } from './components.ts';
import { inkOf } from './ink.ts';
import { areAlike, type ColoredLine, coloredLines } from './line-colors.ts';
import { linesOf } from './lines.ts';
import type { TextLine } from './text-line.ts';

/** Below this ratio nothing is seen as text. */
const LEAST_RATIO = 1.1;

const overlap = (a: TextLine, b: TextLine): number => {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};
const sizeOf = ({ left, right, top, bottom }: TextLine): number => (right - left) * (bottom - top);

/** How likely a line is the text of its place: of two that overlap, the one with more letters that stand out more. */
const evidenceOf = ({ line, text, background }: ColoredLine): number =>
  line.letters.length * Math.log(contrastRatio(text, background));

/** Gap between two parts of one line, as a share of its height: a wide word space. */
const WORD_GAP = 1.8;

const isOneLine = (a: ColoredLine, b: ColoredLine): boolean => {
  const [ha, hb] = [a.line.bottom - a.line.top, b.line.bottom - b.line.top];
  const shared = Math.min(a.line.bottom, b.line.bottom) - Math.max(a.line.top, b.line.top);
  const gap = Math.max(a.line.left, b.line.left) - Math.min(a.line.right, b.line.right);
  return (
    shared >= 0.5 * Math.min(ha, hb) &&
    gap <= WORD_GAP * Math.max(ha, hb) &&
    areAlike(a.text, b.text) &&
    areAlike(a.background, b.background)
  );
};

/** Parts of one line as one. */
const joined = (regions: readonly ColoredLine[]): ColoredLine[] => {
  const lines: ColoredLine[] = [];
  for (let one of [...regions].sort((a, b) => a.line.left - b.line.left)) {
    for (
      let i = lines.findIndex((other) => isOneLine(other, one));
      i >= 0;
      i = lines.findIndex((other) => isOneLine(other, one))
    ) {
      const [other] = lines.splice(i, 1) as [ColoredLine];
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
    const pieces = componentsOf(mask, width, height);
    return coloredLines(picture, pieces, linesOf(pieces.components));
  });
  // The counters of letters, and what lies around them, look like text of the other polarity: but in the colour of the background.
  const inked = candidates.filter(({ text, background }) => contrastRatio(text, background) >= LEAST_RATIO);
  const kept: typeof candidates = [];
  for (const one of inked.sort((a, b) => evidenceOf(b) - evidenceOf(a)))
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
