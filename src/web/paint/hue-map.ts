import { type HueSlice, hueSlice } from '../../accessibility/contrast/hue-slice.ts';
import { byteOf, type Pixels } from './plane.ts';

/** How many hues drawings of all hues are computed for. */
const HUES = 180;

let slices: readonly HueSlice[] | undefined;

/** A slice every second degree, made once. */
export const hueSlices = (): readonly HueSlice[] => {
  slices ??= Array.from({ length: HUES }, (_, i) => hueSlice((i * 360) / HUES));
  return slices;
};

/**
 * Every hue from left to right, lightness 1 to 0 from top to bottom, each colour with the chroma that is asked for or the
 * most that fits. One pixel a hue: the browser draws it larger.
 */
export const paintHueMap = (chroma: number, height: number): { pixels: Pixels; width: number } => {
  const all = hueSlices();
  const pixels: Pixels = new Uint8ClampedArray(4 * all.length * height);
  for (const [x, slice] of all.entries())
    for (let y = 0; y < height; y += 1) {
      const l = 1 - (y + 0.5) / height;
      const [r, g, b] = slice.linear(l, Math.min(chroma, slice.maxChroma(l)));
      const at = 4 * (y * all.length + x);
      pixels[at] = byteOf(r);
      pixels[at + 1] = byteOf(g);
      pixels[at + 2] = byteOf(b);
      pixels[at + 3] = 255;
    }
  return { pixels, width: all.length };
};
