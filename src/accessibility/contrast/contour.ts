import type { HueSlice } from './hue-slice.ts';

const STEPS = 48;

/**
 * Lightness at which the most chromatic colours of a hue have this relative luminance, 0..1. Luminance rises strictly
 * with lightness along the gamut boundary, so there is one answer: in closed form below the cusp, by bisection above.
 */
export const boundaryLightness = (slice: HueSlice, luminance: number): number => {
  const dark = slice.relative(slice.mostRatio);
  if (luminance <= slice.cuspL ** 3 * dark) return Math.cbrt(luminance / dark);
  let [low, high] = [0, slice.mostRatio];
  for (let step = 0; step < STEPS; step += 1) {
    const u = (low + high) / 2;
    if (slice.relative(u) > luminance * slice.peak(u)) low = u;
    else high = u;
  }
  return Math.cbrt(1 / slice.peak((low + high) / 2));
};

/**
 * Lightness at which a colour of this chroma (or of the largest that fits) has this relative luminance. Luminance rises
 * strictly with lightness at fixed hue and chroma, and along the boundary: bisection to 1e-12 is exact.
 */
export const lightnessOf = (slice: HueSlice, chroma: number, luminance: number): number => {
  let [low, high] = [0, 1];
  for (let step = 0; step < 40; step += 1) {
    const l = (low + high) / 2;
    if (slice.luminance(l, Math.min(chroma, slice.maxChroma(l))) < luminance) low = l;
    else high = l;
  }
  return (low + high) / 2;
};
