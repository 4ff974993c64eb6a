import { keywordOf } from './named-colors.ts';
import { isInSrgb } from './nearest-srgb.ts';
import { toHex } from './rgb.ts';
import { DEFAULT_GAMUT, type GamutMethod, toSrgb } from './to-srgb.ts';
import type { WideColor } from './wide-color.ts';

/**
 * A colour by the 8-bit sRGB colour it is or is mapped to. Outside sRGB (`in_srgb` false, by more than half a step) `hex` and
 * `rgb` are that of the method, while everything else in an answer is of the colour itself. A translucent colour has no keyword.
 */
export const describeColor = (light: WideColor, method: GamutMethod = DEFAULT_GAMUT, alpha = 1) => {
  const { r, g, b } = toSrgb(light, method);
  const rgb = { r, g, b };
  const in_srgb = isInSrgb(light);
  return { hex: toHex(rgb), rgb, in_srgb, keyword: in_srgb && alpha >= 1 ? keywordOf(rgb) : null };
};
