import type { Rgb } from '../color/rgb.ts';
import { encodeRow } from './png/encode.ts';

/** Largest side of an image that is drawn on request, in pixels. */
export const MAX_SIDE = 4096;

/**
 * A PNG of vertical bands of equal width, one a colour from left to right: pixel x shows colour floor(x n / width). With
 * fewer columns than colours the last ones that do not fit are omitted.
 */
export const swatchStrip = (colors: readonly Rgb[], width: number, height: number): Buffer => {
  const row = new Uint8Array(width * 3);
  for (let x = 0; x < width; x += 1) {
    const { r, g, b } = colors[Math.min(colors.length - 1, Math.floor((x * colors.length) / width))]!;
    row.set([r, g, b], x * 3);
  }
  return encodeRow(row, height);
};
