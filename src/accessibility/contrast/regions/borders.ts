import type { Picture } from '../../../image/picture.ts';
import type { Labels } from './label.ts';

/** Borders between pixels of different labels, for n labels; pair (a, b), a < b, at a n + b. */
export interface Borders {
  /** Length in pixel edges. */
  readonly lengths: Float64Array;
  /** Of these, pixel edges in the places that are marked as text. */
  readonly inText: Float64Array;
  /** Sum over those edges of the step in encoded sRGB between the two pixels, each channel 0..255, Euclidean. */
  readonly steps: Float64Array;
  /** Pixels of each label. */
  readonly pixels: Float64Array;
}

const squared = (v: number): number => v * v;

const stepBetween = (data: Uint8ClampedArray, p: number, q: number): number =>
  Math.sqrt(
    squared(data[4 * p]! - data[4 * q]!) +
      squared(data[4 * p + 1]! - data[4 * q + 1]!) +
      squared(data[4 * p + 2]! - data[4 * q + 2]!),
  );

/** Counts the borders of every pair of labels between neighbours to the right and below. `text` has 1 for each pixel of a text. */
export const countBorders = (
  { data }: Picture,
  { width, height, of }: Labels,
  n: number,
  text: Uint8Array,
): Borders => {
  const lengths = new Float64Array(n * n);
  const inText = new Float64Array(n * n);
  const steps = new Float64Array(n * n);
  const pixels = new Float64Array(n);
  const meet = (p: number, q: number) => {
    const [a, b] = [of[p]!, of[q]!];
    if (a === b || a < 0 || b < 0) return;
    const pair = a < b ? a * n + b : b * n + a;
    lengths[pair] = lengths[pair]! + 1;
    inText[pair] = inText[pair]! + text[p]!;
    steps[pair] = steps[pair]! + stepBetween(data, p, q);
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const p = y * width + x;
      if (x + 1 < width) meet(p, p + 1);
      if (y + 1 < height) meet(p, p + width);
      if (of[p]! >= 0) pixels[of[p]!] = pixels[of[p]!]! + 1;
    }
  return { lengths, inText, steps, pixels };
};
