import { invalid, quote } from '../../errors/refusal.ts';
import { DIGITS, type Segment } from './glyphs.ts';

/** A figure on the plate, whose disc has radius 1 and its centre at 0, 0. */
export interface Figure {
  readonly segments: readonly Segment[];
  /** Half the width of its strokes. */
  readonly halfStroke: number;
}

/** Radius of the circle that holds a figure. */
const EXTENT = 0.9;
/** Width of a digit, gap between two, and tallest digit: shares of its height, and of the radius. */
const WIDTH = 0.64;
const GAP = 0.17;
const TALLEST = 1.32;
/** Stroke as a share of a digit's width: as drawn, and at most where dots are large. */
const STROKE = 0.26;
const WIDEST_STROKE = 0.36;
/** A stroke takes this many dots side by side. */
const DOTS_ACROSS = 2.2;

export const FIGURE_PATTERN = /^[0-9]{1,3}$/;

/** Why a value is not a figure. */
export const notAFigure = (value: unknown): string => `${quote(value)} must be one to three digits, such as "74"`;

/** Refuses INVALID_INPUT a figure that is not one to three digits. */
export const assertFigure = (figure: string): void => {
  if (!FIGURE_PATTERN.test(figure)) throw invalid('figure', notAFigure(figure));
};

/** Lays digits out in the middle of the plate; strokes are widened for large dots (`dot`: diameter of a usual one). */
export const layOut = (digits: string, dot: number): Figure => {
  const n = digits.length;
  const ratio = n * WIDTH + (n - 1) * GAP;
  const height = Math.min(TALLEST, (2 * EXTENT) / Math.sqrt(ratio * ratio + 1));
  const width = WIDTH * height;
  const stroke = Math.min(Math.max(STROKE * width, DOTS_ACROSS * dot), WIDEST_STROKE * width);
  const left = (-ratio * height) / 2;
  const segments = [...digits].flatMap((digit, i) => {
    const x0 = left + i * (width + GAP * height) + stroke / 2;
    const y0 = (stroke - height) / 2;
    const [sx, sy] = [width - stroke, height - stroke];
    return DIGITS.get(digit)!.map(
      ([x1, y1, x2, y2]): Segment => [x0 + x1 * sx, y0 + y1 * sy, x0 + x2 * sx, y0 + y2 * sy],
    );
  });
  return { segments, halfStroke: stroke / 2 };
};

const distance = (segments: readonly Segment[], x: number, y: number): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const [x1, y1, x2, y2] of segments) {
    const [dx, dy, px, py] = [x2 - x1, y2 - y1, x - x1, y - y1];
    const length = dx * dx + dy * dy;
    const t = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
    const [ex, ey] = [px - t * dx, py - t * dy];
    least = Math.min(least, ex * ex + ey * ey);
  }
  return Math.sqrt(least);
};

/** Points inside a dot, in its radii, by which it is judged: its centre and eight around it. */
const PROBES: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.7, 0],
  [-0.7, 0],
  [0, 0.7],
  [0, -0.7],
  [0.495, 0.495],
  [0.495, -0.495],
  [-0.495, 0.495],
  [-0.495, -0.495],
];

const CELLS = 40;
const cellOf = (v: number): number => Math.min(CELLS - 1, Math.max(0, Math.floor(((v + 1) / 2) * CELLS)));

/** The segments that a dot of at most `widest` in each cell of a square grid can reach. */
const nearby = ({ segments, halfStroke }: Figure, widest: number): Segment[][] => {
  const reach = halfStroke + widest;
  const cells = Array.from({ length: CELLS * CELLS }, (): Segment[] => []);
  for (const segment of segments) {
    const [x1, y1, x2, y2] = segment;
    const [left, right] = [cellOf(Math.min(x1, x2) - reach), cellOf(Math.max(x1, x2) + reach)];
    const bottom = cellOf(Math.max(y1, y2) + reach);
    for (let row = cellOf(Math.min(y1, y2) - reach); row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1) cells[row * CELLS + column]!.push(segment);
  }
  return cells;
};

/**
 * Whether a dot of radius r <= widest belongs to a figure: more than half of it (of nine points) lies on the strokes.
 * Dots are never split: a split dot would draw the outline.
 */
export const coverage = (figure: Figure, widest: number): ((x: number, y: number, r: number) => boolean) => {
  const cells = nearby(figure, widest);
  const { halfStroke } = figure;
  return (x, y, r) => {
    const segments = cells[cellOf(y) * CELLS + cellOf(x)]!;
    const own = distance(segments, x, y);
    if (own > halfStroke + r) return false;
    if (own + r < halfStroke) return true;
    const inside = PROBES.filter(([px, py]) => distance(segments, x + px * r, y + py * r) <= halfStroke);
    return 2 * inside.length > PROBES.length;
  };
};
