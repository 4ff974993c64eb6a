import type { Chromaticity } from '../white.ts';
import { COLDEST, HOTTEST, LOCUS_MIRED, LOCUS_U, LOCUS_V, locusUv, toUv1960 } from './locus.ts';

/** Where a chromaticity stands to the Planckian locus. */
export interface CorrelatedTemperature {
  /** Correlated colour temperature in kelvin, 500..1,000,000. */
  readonly kelvin: number;
  /** Distance from the locus in CIE 1960 u, v: positive above it (green), negative below (magenta). */
  readonly duv: number;
  /** The nearest black body lies at an end of the range: there is no correlated temperature. */
  readonly atEnd: boolean;
}

const HOTTEST_ROW = LOCUS_MIRED.indexOf(1e6 / HOTTEST);
const LAST_ROW = LOCUS_MIRED.length - 1;

/** Index of the row nearest to u, v. */
const nearestRow = (u: number, v: number): number => {
  let nearest = HOTTEST_ROW;
  let least = Number.POSITIVE_INFINITY;
  for (let i = HOTTEST_ROW; i <= LAST_ROW; i += 1) {
    const [du, dv] = [u - LOCUS_U[i]!, v - LOCUS_V[i]!];
    const distance = du * du + dv * dv;
    if (distance < least) {
      least = distance;
      nearest = i;
    }
  }
  return nearest;
};

/** Half the width over which the tangent is taken, in mired. */
const TANGENT = 1e-3;

/** Direction of the locus at `mired`, towards colder. */
const tangentAt = (mired: number): readonly [u: number, v: number] => {
  const [u0, v0] = locusUv(mired - TANGENT);
  const [u1, v1] = locusUv(mired + TANGENT);
  return [(u1 - u0) / (2 * TANGENT), (v1 - v0) / (2 * TANGENT)];
};

/**
 * Correlated colour temperature and Duv of a chromaticity, by minimising the distance to the integrated locus in CIE
 * 1960 u, v (CIE 015:2018): the nearest row, then bisection on the angle between the locus and the way to the colour.
 */
export const correlatedTemperature = (xy: Chromaticity): CorrelatedTemperature => {
  const [u, v] = toUv1960(xy);
  const row = nearestRow(u, v);
  /** Above 0 where walking towards colder leads away from the colour. */
  const slope = (mired: number): number => {
    const [pu, pv] = locusUv(mired);
    const [tu, tv] = tangentAt(mired);
    return (pu - u) * tu + (pv - v) * tv;
  };
  let low = LOCUS_MIRED[Math.max(HOTTEST_ROW, row - 1)]!;
  let high = LOCUS_MIRED[Math.min(LAST_ROW, row + 1)]!;
  const atHot = row === HOTTEST_ROW && slope(low) >= 0;
  const atCold = row === LAST_ROW && slope(high) <= 0;
  if (atHot) high = low;
  if (atCold) low = high;
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (slope(middle) > 0) high = middle;
    else low = middle;
  }
  const mired = (low + high) / 2;
  const [pu, pv] = locusUv(mired);
  const [tu, tv] = tangentAt(mired);
  // Towards colder, the colour lies to the right of the locus where it is above it.
  const side = tu * (v - pv) - tv * (u - pu) >= 0 ? 1 : -1;
  let kelvin = atCold ? COLDEST : 1e6 / mired;
  if (atHot) kelvin = HOTTEST;
  return { kelvin, duv: side * Math.hypot(u - pu, v - pv), atEnd: atHot || atCold };
};
