import { isInSrgb, nearestSrgb, roundedRgb } from './nearest-srgb.ts';
import { toHex } from './rgb.ts';
import type { WideColor } from './wide-color.ts';

/**
 * A colour by the 8-bit sRGB colour it rounds to. Outside sRGB (`in_srgb` false, by more than half a step) `hex` and `rgb`
 * are the nearest colour inside, while everything else in the answer is of the colour itself.
 */
export const describeColor = (light: WideColor) => {
  const inSrgb = isInSrgb(light);
  const { r, g, b } = inSrgb ? roundedRgb(light) : nearestSrgb(light);
  return { hex: toHex({ r, g, b }), rgb: { r, g, b }, in_srgb: inSrgb };
};
