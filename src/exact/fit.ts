import { cosSin } from './elementary.ts';
import { isInside, packOklab } from './oklab.ts';
import type { Packed } from './packed.ts';

/** How far outside sRGB still counts as in: half a step of 8 bits at the dark end. */
const SLACK = 1e-5;
const HALVINGS = 13;

/** The largest chroma from 0 to `most` inside sRGB in a direction (cosine and sine of the hue), by halving. */
const chromaWithin = (lightness: number, cos: number, sin: number, most: number): number => {
  let [low, high] = [0, most];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2;
    if (isInside(lightness, middle * cos, middle * sin, SLACK)) low = middle;
    else high = middle;
  }
  return low;
};

/**
 * 8-bit colour of OKLCH at any hue in degrees; outside sRGB lightness and hue are kept and the chroma is cut.
 * A search that moves colours about needs that; records, whose chroma is taken from a table, are clipped (`packOklch`).
 */
export const fitOklch = (lightness: number, chroma: number, hue: number): Packed => {
  const l = lightness < 0 ? 0 : Math.min(lightness, 1);
  const c = Math.max(chroma, 0);
  const [cos, sin] = cosSin(hue);
  const fitting = isInside(l, c * cos, c * sin, SLACK) ? c : chromaWithin(l, cos, sin, c);
  return packOklab(l, fitting * cos, fitting * sin);
};

/**
 * The largest chroma of this lightness and hue (degrees) inside sRGB, to about 5e-5: to be kept inside by. `largestChroma`
 * reads it from a table, forty times as fast and up to 0.012 off, which is good enough to draw colours from.
 */
export const chromaLimit = (lightness: number, hue: number): number => {
  const [cos, sin] = cosSin(hue);
  return chromaWithin(lightness, cos, sin, 0.4);
};
