import { degreesOf } from './angle.ts';
import { toUnits } from './luminance.ts';
import { oklabOf } from './oklab.ts';
import type { Packed } from './packed.ts';

const oklab = new Float64Array(3);

/** OKLCH as it is shown: lightness and chroma to four decimals, hue in degrees to two. */
export const oklchOf = (color: Packed): { l: number; c: number; h: number } => {
  oklabOf(color, oklab);
  const [l, a, b] = [oklab[0]!, oklab[1]!, oklab[2]!];
  return {
    l: toUnits(l) / 1e4,
    c: toUnits(Math.sqrt(a * a + b * b)) / 1e4,
    h: (Math.floor(degreesOf(a, b) * 100 + 0.5) % 36000) / 100,
  };
};
