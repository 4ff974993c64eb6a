import type { Direction } from './direction.ts';
import type { HueSlice } from './hue-slice.ts';

/** Share of the best chroma beyond the contour that a pick keeps: a margin that would cost more is shortened. */
const LEAST_SHARE = 0.7;
const STEPS = 40;

/**
 * The largest margin up to `wanted` with which the most chromatic colour of a hue keeps 0.7 of the best chroma between the contour and
 * black or white. Along the boundary of the gamut chroma rises to one peak and falls again, so that bisection beyond the peak is exact.
 */
export const marginOf = (slice: HueSlice, edge: number, wanted: number, side: Direction): number => {
  const sign = side === 'darker' ? -1 : 1;
  const chromaAt = (margin: number): number => slice.maxChroma(Math.min(1, Math.max(0, edge + sign * margin)));
  // The peak, where it lies beyond the contour; else chroma falls from the contour on.
  const peak = Math.max(0, sign * (slice.cuspL - edge));
  const least = LEAST_SHARE * chromaAt(peak);
  if (wanted <= peak || chromaAt(wanted) >= least) return wanted;
  let [low, high] = [peak, wanted];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (chromaAt(middle) >= least) low = middle;
    else high = middle;
  }
  return low;
};
