import type { Rgb } from '../../../color/rgb.ts';
import type { Picture } from '../../../image/picture.ts';
import type { Labels } from './label.ts';

/**
 * For each label the colour that more than half of its pixels have exactly, or undefined (Boyer and Moore 1981): the
 * colour of a flat area is what it was painted in, not the mean with its blurred edge.
 */
export const majorityColors = ({ data }: Picture, { of }: Labels, n: number): (Rgb | undefined)[] => {
  const candidates = new Int32Array(n);
  const votes = new Int32Array(n);
  const codeAt = (p: number) => (data[4 * p]! << 16) | (data[4 * p + 1]! << 8) | data[4 * p + 2]!;
  for (let p = 0; p < of.length; p += 1) {
    const label = of[p]!;
    if (label < 0) continue;
    const code = codeAt(p);
    if (votes[label] === 0) candidates[label] = code;
    votes[label] = votes[label]! + (candidates[label] === code ? 1 : -1);
  }
  const pixels = new Int32Array(n);
  const found = new Int32Array(n);
  for (let p = 0; p < of.length; p += 1) {
    const label = of[p]!;
    if (label < 0) continue;
    pixels[label] = pixels[label]! + 1;
    if (codeAt(p) === candidates[label]) found[label] = found[label]! + 1;
  }
  return Array.from(candidates, (code, k) =>
    2 * found[k]! > pixels[k]! ? { r: code >> 16, g: (code >> 8) & 255, b: code & 255 } : undefined,
  );
};
