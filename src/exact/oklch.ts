import { DECIMALS, hueToDecimals, toDecimals } from '../color/decimals.ts';
import { ACHROMATIC_CHROMA } from '../color/oklab.ts';
import { degreesOf } from './angle.ts';
import { toUnits } from './luminance.ts';
import { oklabOf } from './oklab.ts';
import type { Packed } from './packed.ts';

const oklab = new Float64Array(3);

/** OKLCH as the atlas measures, filters and sorts it: lightness and chroma to four decimals, hue in degrees to two. */
export const oklchOf = (color: Packed): { l: number; c: number; h: number } => {
  oklabOf(color, oklab);
  const [l, a, b] = [oklab[0]!, oklab[1]!, oklab[2]!];
  return {
    l: toUnits(l) / 1e4,
    c: toUnits(Math.sqrt(a * a + b * b)) / 1e4,
    h: (Math.floor(degreesOf(a, b) * 100 + 0.5) % 36000) / 100,
  };
};

/**
 * OKLCH as records show it: what `shownOklch` of src/color gives of every colour, but the same bits on every machine.
 */
export const recordOklch = (color: Packed): { l: number; c: number; h: number | null } => {
  oklabOf(color, oklab);
  const [l, a, b] = [oklab[0]!, oklab[1]!, oklab[2]!];
  const c = Math.sqrt(a * a + b * b);
  const lightness = toDecimals(l, DECIMALS.oklab);
  if (c < ACHROMATIC_CHROMA) return { l: lightness, c: 0, h: null };
  return { l: lightness, c: toDecimals(c, DECIMALS.oklab), h: hueToDecimals(degreesOf(a, b), DECIMALS.hue) };
};
