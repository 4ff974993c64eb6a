import type { HueSlice } from '../../accessibility/contrast/hue-slice.ts';
import type { Oklch } from '../../color/oklab.ts';
import { oklchInSrgb } from '../../color/to-srgb.ts';
import { srgbEncode } from '../../color/transfer.ts';

/** Four bytes a pixel, as a canvas takes them. */
export type Pixels = Uint8ClampedArray<ArrayBuffer>;

/**
 * The colours of one hue inside sRGB: chroma 0 to `most` from left to right, lightness 1 to 0 from top to bottom. Outside
 * the gamut pixels are transparent; at its edge they are as opaque as much of them lies inside.
 */
export const paintPlane = (slice: HueSlice, most: number, width: number, height: number): Pixels => {
  const pixels: Pixels = new Uint8ClampedArray(4 * width * height);
  const [r, g, b] = slice.channels;
  const step = most / width;
  for (let y = 0, at = 0; y < height; y += 1) {
    const l = 1 - (y + 0.5) / height;
    const edge = slice.maxChroma(l);
    const cube = l * l * l;
    for (let x = 0; x < width; x += 1, at += 4) {
      const c = (x + 0.5) * step;
      const inside = (edge - c) / step + 0.5;
      if (inside <= 0) continue;
      const u = Math.min(c, edge) / l;
      pixels[at] = byteOf(cube * (r[0] + u * (r[1] + u * (r[2] + u * r[3]))));
      pixels[at + 1] = byteOf(cube * (g[0] + u * (g[1] + u * (g[2] + u * g[3]))));
      pixels[at + 2] = byteOf(cube * (b[0] + u * (b[1] + u * (b[2] + u * b[3]))));
      pixels[at + 3] = inside >= 1 ? 255 : Math.round(255 * inside);
    }
  }
  return pixels;
};

const STEPS = 4096;
const ENCODED = Uint8Array.from({ length: STEPS + 1 }, (_, i) => Math.round(255 * srgbEncode(i / STEPS)));

/** Linear light to a byte of an image, clipped; within 1 of the exact encoding. */
export const byteOf = (linear: number): number => ENCODED[Math.min(STEPS, Math.max(0, Math.round(linear * STEPS)))]!;

/** A row of colours, each at its share 0..1 of the way: what a slider paints on its track. */
export const paintRow = (width: number, colorAt: (share: number) => Oklch): Pixels => {
  const pixels: Pixels = new Uint8ClampedArray(4 * width);
  for (let x = 0; x < width; x += 1) {
    const { r, g, b } = oklchInSrgb(colorAt(x / (width - 1)));
    pixels.set([r, g, b, 255], 4 * x);
  }
  return pixels;
};
