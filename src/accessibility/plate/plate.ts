import type { Rgb } from '../../color/rgb.ts';
import { round4 } from '../../exact/round.ts';
import { assertFigure, coverage, layOut } from './figure.ts';
import { inkDots, type PlateAxis } from './inks.ts';
import { type Packing, pack } from './pack.ts';
import { rankAuc } from './rank-auc.ts';

/** What a plate is made from; the same order gives the same plate everywhere. */
export interface PlateOrder {
  /** One to three digits. */
  readonly figure: string;
  readonly axis: PlateAxis;
  /** Side of the square in pixels. */
  readonly size: number;
  readonly dots: number;
  readonly seed: number;
}

/** The ranges of an order. */
export const PLATE_LIMITS = {
  size: { least: 64, most: 1024, default: 400 },
  dots: { least: 50, most: 5000, default: 800 },
} as const;

/** A dot in pixels from the top left corner; coordinates are rounded to 1e-4. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly color: Rgb;
  readonly figure: boolean;
}

/** Below this many dots a figure cannot be read, and nothing can be said of it. */
export const FEWEST_FIGURE_DOTS = 25;

/** The eight ways to turn and mirror the disc, exact in every engine. */
const TURNS: readonly ((x: number, y: number) => readonly [number, number])[] = [
  (x, y) => [x, y],
  (x, y) => [-x, -y],
  (x, y) => [-x, y],
  (x, y) => [x, -y],
  (x, y) => [y, x],
  (x, y) => [-y, -x],
  (x, y) => [-y, x],
  (x, y) => [y, -x],
];

/** How far dot sizes may tell figure from ground (area under the ROC curve away from 0.5) before another packing is tried. */
const SIZE_CUE = 0.03;
const PACKINGS = 6;

interface Placed {
  /** How much dot sizes give away. */
  readonly cue: number;
  readonly points: readonly (readonly [number, number])[];
  readonly radii: readonly number[];
  readonly inside: readonly boolean[];
  /** Radius of a usual dot. */
  readonly usual: number;
}

/** A packing under the figure, in each of its eight turns. */
function* placings(packing: Packing, figure: string): Generator<Placed> {
  const radii = [...packing.r];
  const sorted = packing.r.slice().sort();
  const usual = sorted[packing.count >> 1]!;
  const covers = coverage(layOut(figure, 2 * usual), sorted.at(-1)!);
  for (const turn of TURNS) {
    const points = radii.map((_, i) => turn(packing.x[i]!, packing.y[i]!));
    const inside = points.map(([x, y], i) => covers(x, y, radii[i]!));
    yield { cue: Math.abs(rankAuc(radii, inside) - 0.5), points, radii, inside, usual };
  }
}

/**
 * Lays the figure over a packing. A packing knows nothing of figures, but by chance the figure may catch larger or
 * smaller dots than the ground: the first turn of the first packing without that cue is taken, or else the best of all.
 */
const place = ({ figure, dots, seed }: PlateOrder): Placed => {
  let best: Placed | undefined;
  for (let attempt = 0; attempt < PACKINGS; attempt += 1)
    for (const placed of placings(pack(dots, seed, attempt), figure)) {
      if (!best || placed.cue < best.cue) best = placed;
      if (best.cue <= SIZE_CUE) return best;
    }
  return best!;
};

/** A plate: its dots, and what may keep it from being read. Refuses INVALID_INPUT a figure that is not 1-3 digits. */
export const makePlate = (order: PlateOrder): { dots: Dot[]; warnings: string[] } => {
  assertFigure(order.figure);
  const { points, inside, radii, usual } = place(order);
  const colors = inkDots(inside, order.axis, order.seed);
  const half = order.size / 2;
  const dots = points.map(([x, y], i) => ({
    x: round4(half * (1 + x)),
    y: round4(half * (1 + y)),
    r: round4(half * radii[i]!),
    color: colors[i]!,
    figure: inside[i]!,
  }));
  const warnings: string[] = [];
  if (inside.filter(Boolean).length < FEWEST_FIGURE_DOTS)
    warnings.push(`too few dots for the figure: fewer than ${FEWEST_FIGURE_DOTS} of ${order.dots} lie on it`);
  if (usual * half < 1) warnings.push('dots are smaller than 1 px: use a larger size or fewer dots');
  return { dots, warnings };
};
