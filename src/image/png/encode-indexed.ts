import { deflateSync } from 'node:zlib';
import type { Rgb } from '../../color/rgb.ts';
import { assemble, chunk, header } from './encode.ts';

/** An image of at most 256 opaque colours: an index into the palette for each pixel, in rows from the top left. */
export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly Rgb[];
  readonly pixels: Uint8Array;
}

/** A PNG with a palette: for images of few colours a third of the size, and half of the work, of one without. */
export const encodeIndexedPng = ({ width, height, palette, pixels }: IndexedImage): Buffer => {
  if (palette.length > 256) throw new RangeError(`a PNG palette holds 256 colours, not ${palette.length}`);
  // Every row begins with filter 0 (None): differences of indices are not smaller.
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const colors = Uint8Array.from(palette.flatMap(({ r, g, b }) => [r, g, b]));
  return assemble(header(width, height, 3), deflateSync(rows, { level: 6 }), chunk('PLTE', colors));
};
