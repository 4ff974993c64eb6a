import { isInSrgb } from './nearest-srgb.ts';
import type { Rgb } from './rgb.ts';
import type { WideColor } from './wide-color.ts';

/** A value halfway between two bytes goes up, whatever its last bits say. */
const byteOf = (v: number): number => Math.min(255, Math.max(0, Math.floor(v + 0.5 + 1e-7)));

/**
 * What a translucent colour looks like on an opaque one, as browsers paint it: mixed by alpha in gamma-encoded sRGB, rounded to
 * 8 bits. `rgb` is used in place of `itself` outside of sRGB.
 */
export const compositeOver = (itself: WideColor, rgb: Rgb, alpha: number, below: Rgb): Rgb => {
  const [r, g, b] = isInSrgb(itself) ? itself.at('srgb') : [rgb.r / 255, rgb.g / 255, rgb.b / 255];
  const mixed = (top: number, bottom: number): number =>
    byteOf(255 * Math.min(1, Math.max(0, top)) * alpha + bottom * (1 - alpha));
  return { r: mixed(r, below.r), g: mixed(g, below.g), b: mixed(b, below.b) };
};
