import { oklabDistance, oklchToOklab } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';
import type { Direction } from './direction.ts';
import type { HueSlice } from './hue-slice.ts';
import { nearestPassingRgb } from './nearest-passing-rgb.ts';

/** The 8-bit colour nearest to a point of the gamut boundary that has the ratio on its side of the background. */
export const boundaryColor = (slice: HueSlice, l: number, background: number, ratio: number, side: Direction): Rgb => {
  const c = slice.maxChroma(l);
  const point = oklchToOklab({ l, c, h: slice.hue });
  return nearestPassingRgb(slice, l, c, { background, ratio, side, cost: (lab) => oklabDistance(lab, point) });
};
