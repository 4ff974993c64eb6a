import { oklabOf } from '../../../exact/oklab.ts';
import type { Packed } from '../../../exact/packed.ts';

/** Oklab differences count twice in a and b, as delta E OK2 has them. */
const WEIGHT = 4;
const UNITS = 1e4;

/** Oklab of some colours, three numbers each, into `out`. */
export const oklabOfAll = (colors: ArrayLike<Packed>, out: Float64Array): void => {
  for (let i = 0; i < colors.length; i += 1) oklabOf(colors[i]!, out, 3 * i);
};

const squared = (x: Float64Array, i: number, y: Float64Array, j: number): number => {
  const dl = x[i]! - y[j]!;
  const da = x[i + 1]! - y[j + 1]!;
  const db = x[i + 2]! - y[j + 2]!;
  return dl * dl + WEIGHT * (da * da + db * db);
};

/** The mean distance of the colours of x from the nearest of y. */
const meanNearest = (x: Float64Array, y: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < x.length; i += 3) {
    let least = Number.MAX_VALUE;
    for (let j = 0; j < y.length; j += 3) {
      const d = squared(x, i, y, j);
      if (d < least) least = d;
    }
    sum += Math.sqrt(least);
  }
  return (sum * 3) / x.length;
};

/**
 * How far two sets of colours are apart, in ten-thousandths of delta E OK2: the modified Hausdorff distance, the greater of the mean
 * distances of one set from the other. So every colour of one is to lie near one of the other.
 * Dubuisson, M.-P. and Jain, A. K. (1994). A modified Hausdorff distance for object matching. Proc. 12th ICPR, 566-568.
 */
export const distanceOf = (x: Float64Array, y: Float64Array): number =>
  Math.floor(Math.max(meanNearest(x, y), meanNearest(y, x)) * UNITS + 0.5);
