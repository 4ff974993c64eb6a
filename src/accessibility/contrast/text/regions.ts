import { contrastRatio, floorRatio } from '../../../color/luminance.ts';
import { toHex } from '../../../color/rgb.ts';
import type { Picture } from '../../../image/picture.ts';
import { levelOf } from '../level.ts';
import { componentsOf } from './components.ts';
import { inkOf } from './ink.ts';
import { joined } from './joined-lines.ts';
import { withoutOverlaps } from './kept-lines.ts';
import { type ColoredLine, coloredLines } from './line-colors.ts';
import { linesOf } from './lines.ts';

/** Maximum number of lines that are returned: the largest. */
const MOST_LINES = 500;

const areaOf = ({ line }: ColoredLine): number => (line.right - line.left) * (line.bottom - line.top);

/** The largest, of more lines than are returned. */
const mostOf = (lines: readonly ColoredLine[]): readonly ColoredLine[] =>
  lines.length <= MOST_LINES ? lines : lines.toSorted((a, b) => areaOf(b) - areaOf(a)).slice(0, MOST_LINES);

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
  return mostOf(joined(withoutOverlaps(candidates)))
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
