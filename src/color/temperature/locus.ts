import type { Chromaticity } from '../white.ts';
import locus from './planckian-locus.json' with { type: 'json' };

/**
 * The Planckian locus: chromaticity x, y of a black body by reciprocal temperature in mired (1e6 / K), for the CIE 1931
 * observer, integrated from 360 to 830 nm at 1 nm with c2 = 1.4388e-2 m K. Rows run from 0 to 2000 mired, 1 apart up to
 * 700 and 2 apart beyond; a cubic through neighbouring rows is within 2e-12.
 */
const MIRED = Float64Array.from(locus.rows, (row) => row[0]!);
const X = Float64Array.from(locus.rows, (row) => row[1]!);
const Y = Float64Array.from(locus.rows, (row) => row[2]!);

/** The coldest and the hottest black body that a colour is measured against, in kelvin. */
export const COLDEST = 1e6 / MIRED[MIRED.length - 1]!;
export const HOTTEST = 1e6;

/** CIE 1960 u, v of a chromaticity: the plane in which a colour temperature is measured. */
export const toUv1960 = ([x, y]: Chromaticity): readonly [u: number, v: number] => {
  const divisor = -2 * x + 12 * y + 3;
  return [(4 * x) / divisor, (6 * y) / divisor];
};

const uv = Array.from(MIRED, (_, i) => toUv1960([X[i]!, Y[i]!]));
/** u, v of the rows. */
export const LOCUS_U = Float64Array.from(uv, ([u]) => u);
export const LOCUS_V = Float64Array.from(uv, ([, v]) => v);
export const LOCUS_MIRED: Float64Array = MIRED;

/** Index of the row before a temperature, such that two rows on either side exist. */
const rowBefore = (mired: number): number => {
  let [low, high] = [1, MIRED.length - 3];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (MIRED[middle]! <= mired) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Value at `mired` of the cubic through the four rows around it (Lagrange). */
const interpolate = (values: Float64Array, first: number, mired: number): number => {
  let sum = 0;
  for (let i = first; i < first + 4; i += 1) {
    let weight = 1;
    for (let j = first; j < first + 4; j += 1) {
      if (j !== i) weight *= (mired - MIRED[j]!) / (MIRED[i]! - MIRED[j]!);
    }
    sum += weight * values[i]!;
  }
  return sum;
};

/** u, v of the black body at `mired`, 0..2000. */
export const locusUv = (mired: number): readonly [u: number, v: number] => {
  const first = rowBefore(mired) - 1;
  return [interpolate(LOCUS_U, first, mired), interpolate(LOCUS_V, first, mired)];
};

/** Chromaticity x, y of a black body of this temperature, 500 K to 1,000,000 K. */
export const planckianXy = (kelvin: number): Chromaticity => {
  const mired = 1e6 / kelvin;
  const first = rowBefore(mired) - 1;
  return [interpolate(X, first, mired), interpolate(Y, first, mired)];
};
