import { type Oklch, oklabToLinear, oklchToOklab } from './oklab.ts';
import type { Rgb } from './rgb.ts';
import { fromLinear } from './transfer.ts';

const EPSILON = 1e-9;

/** Whether an OKLCH colour lies inside sRGB, with room for rounding errors. */
export const inSrgb = (color: Oklch): boolean =>
  oklabToLinear(oklchToOklab(color)).every((v) => v >= -EPSILON && v <= 1 + EPSILON);

/** The largest chroma inside sRGB at this lightness (0..1) and hue (degrees), by bisection to 1e-7. */
export const maxChroma = (l: number, h: number): number => {
  if (l <= 0 || l >= 1) return 0;
  let [low, high] = [0, 0.4];
  while (high - low > 1e-7) {
    const c = (low + high) / 2;
    if (inSrgb({ l, c, h })) low = c;
    else high = c;
  }
  return low;
};

/** OKLCH to 8 bits; outside sRGB, lightness and hue are kept and chroma is reduced to what fits. */
export const oklchToRgb = (color: Oklch): Rgb => {
  const l = Math.min(1, Math.max(0, color.l));
  const wanted = { ...color, l };
  const mapped = inSrgb(wanted) ? wanted : { ...wanted, c: Math.min(color.c, maxChroma(l, color.h)) };
  return fromLinear(oklabToLinear(oklchToOklab(mapped)));
};
