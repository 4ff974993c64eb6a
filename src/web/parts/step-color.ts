import { oklchToRgb } from '../../color/gamut.ts';
import { toOklch } from '../../color/oklab.ts';
import { rgb, toHex } from '../../color/rgb.ts';

/** Lightness of a step in OKLCH: about the least that every colour shows in eight bits. */
const STEP = 0.005;

/** A colour with its lightness in OKLCH moved by some steps, as hex. */
export const changeColor = (hex: string, steps: number): string => {
  const { l, c, h } = toOklch(rgb(hex));
  return toHex(oklchToRgb({ l: Math.min(1, Math.max(0, l + steps * STEP)), c, h }));
};
