import { ciede2000 } from '../../../color/difference/ciede2000.ts';
import type { Vec3 } from '../../../color/matrix.ts';
import type { Rgb } from '../../../color/rgb.ts';
import { hslToRgb } from '../../../exact/hsl.ts';
import { displayedLabs } from './displayed-views.ts';

const SIZE = 1024;
/** Root of x^4 = x + 1: the additive sequence that fills a cube most evenly (Roberts 2018, R3). */
const G = 1.2207440846057596;

/** 1,024 colours spread evenly over HSL hues, saturation 0.2..1 and lightness 0.25..0.85. */
const candidates = (): Rgb[] =>
  Array.from({ length: SIZE }, (_, i) => {
    const at = (power: number) => (0.5 + (i + 1) / power) % 1;
    return hslToRgb({ h: 360 * at(G), s: 0.2 + 0.8 * at(G * G), l: 0.25 + 0.6 * at(G * G * G) });
  });

/** Colours to choose from, and how well any two are told apart: the smallest CIEDE2000 of the four views. */
export interface Pool {
  readonly colors: readonly Rgb[];
  /** The difference of two members if it is above `floor`; otherwise some number that is not. */
  readonly difference: (i: number, j: number, floor: number) => number;
}

/** Views in the order in which they are likeliest to be the worst: deutan, protan, tritan, normal. */
const ORDER = [2, 1, 3, 0] as const;

const smallest = (x: readonly Vec3[], y: readonly Vec3[], floor: number): { value: number; exact: boolean } => {
  let value = Number.POSITIVE_INFINITY;
  for (const view of ORDER) {
    value = Math.min(value, ciede2000(x[view]!, y[view]!));
    if (value <= floor) return { value, exact: view === 0 };
  }
  return { value, exact: true };
};

/**
 * A pool of the 1,024 candidates and, as its last member, one colour more. Differences are computed when they are asked
 * for and remembered between the candidates: a thread that has made many palettes knows most of them.
 */
export const poolWith = (extra: Rgb): Pool => {
  shared ??= newShared();
  const { colors, labs, known } = shared;
  const extraLabs = displayedLabs(extra);
  const extraKnown = new Float64Array(SIZE);
  const labsOf = (i: number) => (i === SIZE ? extraLabs : labs[i]!);
  return {
    colors: [...colors, extra],
    difference: (i, j, floor) => {
      const [low, high] = i < j ? [i, j] : [j, i];
      const memory = high === SIZE ? extraKnown : known;
      const at = high === SIZE ? low : low * SIZE + high;
      // Known exactly: positive. Known to be no more than this: negative. Unknown: 0.
      const before = memory[at]!;
      if (before > 0) return before;
      if (before < 0 && -before <= floor) return -before;
      const { value, exact } = smallest(labsOf(low), labsOf(high), floor);
      memory[at] = exact ? value : -value;
      return value;
    },
  };
};

interface Shared {
  readonly colors: readonly Rgb[];
  readonly labs: readonly (readonly Vec3[])[];
  readonly known: Float64Array;
}
let shared: Shared | undefined;
const newShared = (): Shared => {
  const colors = candidates();
  return { colors, labs: colors.map(displayedLabs), known: new Float64Array(SIZE * SIZE) };
};
