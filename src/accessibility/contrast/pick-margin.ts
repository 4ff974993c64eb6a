import type { Direction } from './direction.ts';
import type { HueSlice } from './hue-slice.ts';

/** Below this OKLCH chroma a colour shows no hue that anybody would pick it for. */
export const LEAST_CHROMA = 0.05;
/** A little more than that: rounding to 8 bits must not take it away. */
const SHOWN_CHROMA = 1.05 * LEAST_CHROMA;
/** Share of the best chroma beyond the contour that a pick keeps: a margin that would cost more is shortened. */
const LEAST_SHARE = 0.7;
const STEPS = 40;

/**
 * The largest margin up to `wanted` with which the most chromatic colour of a hue keeps 0.7 of the best chroma between the contour and
 * black or white, and shows its hue if any margin lets it. Along the boundary of the gamut chroma rises to one peak and falls again, so that bisection beyond the peak is exact.
 */
export const marginOf = (slice: HueSlice, edge: number, wanted: number, side: Direction): number => {
  const sign = side === 'darker' ? -1 : 1;
  const chromaAt = (margin: number): number => slice.maxChroma(Math.min(1, Math.max(0, edge + sign * margin)));
  // The peak, where it lies beyond the contour; else chroma falls from the contour on.
  const peak = Math.max(0, sign * (slice.cuspL - edge));
  const best = chromaAt(peak);
  const least = Math.max(LEAST_SHARE * best, Math.min(best, SHOWN_CHROMA));
  if (wanted <= peak || chromaAt(wanted) >= least) return wanted;
  let [low, high] = [peak, wanted];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (chromaAt(middle) >= least) low = middle;
    else high = middle;
  }
  return low;
};
