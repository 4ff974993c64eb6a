import { oklchToRgb } from '../../color/gamut.ts';
import type { Oklch } from '../../color/oklab.ts';
import type { Pixels } from './plane.ts';

/** A row of colours, each at its share 0..1 of the way: what a slider paints on its track. */
export const paintRow = (width: number, colorAt: (share: number) => Oklch): Pixels => {
  const pixels: Pixels = new Uint8ClampedArray(4 * width);
  for (let x = 0; x < width; x += 1) {
    const { r, g, b } = oklchToRgb(colorAt(x / (width - 1)));
    pixels.set([r, g, b, 255], 4 * x);
  }
  return pixels;
};
