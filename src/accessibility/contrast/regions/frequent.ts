import type { Rgb } from '../../../color/rgb.ts';
import type { Picture } from '../../../image/picture.ts';
import type { Labels } from './label.ts';

/** Candidates that are counted for each label: what covers more than a ninth of an area is among them. */
const COUNTERS = 8;

/**
 * For each label the colour that its pixels have most often, where that is more than a ninth of them; else undefined
 * (Misra and Gries 1982). The colour of an area is what it was painted in, not the mean with its blurred edge.
 */
export const frequentColors = ({ data }: Picture, { of }: Labels, n: number): (Rgb | undefined)[] => {
  const codes = new Int32Array(n * COUNTERS).fill(-1);
  const votes = new Int32Array(n * COUNTERS);
  const codeAt = (p: number) => (data[4 * p]! << 16) | (data[4 * p + 1]! << 8) | data[4 * p + 2]!;
  const slotOf = (from: number, code: number): number => {
    for (let s = from; s < from + COUNTERS; s += 1) if (codes[s] === code) return s;
    return -1;
  };
  for (let p = 0; p < of.length; p += 1) {
    if (of[p]! < 0) continue;
    const from = of[p]! * COUNTERS;
    const code = codeAt(p);
    let slot = slotOf(from, code);
    if (slot < 0) {
      slot = from;
      while (slot < from + COUNTERS && votes[slot]! > 0) slot += 1;
      if (slot === from + COUNTERS) {
        for (let s = from; s < slot; s += 1) votes[s] = votes[s]! - 1;
        continue;
      }
      codes[slot] = code;
    }
    votes[slot] = votes[slot]! + 1;
  }
  const pixels = new Int32Array(n);
  const counts = new Int32Array(n * COUNTERS);
  for (let p = 0; p < of.length; p += 1) {
    const label = of[p]!;
    if (label < 0) continue;
    pixels[label] = pixels[label]! + 1;
    const slot = slotOf(label * COUNTERS, codeAt(p));
    if (slot >= 0) counts[slot] = counts[slot]! + 1;
  }
  return Array.from(pixels, (total, label) => {
    let best = label * COUNTERS;
    for (let s = best + 1; s < (label + 1) * COUNTERS; s += 1) if (counts[s]! > counts[best]!) best = s;
    const code = codes[best]!;
    if (counts[best]! * (COUNTERS + 1) <= total) return undefined;
    return { r: code >> 16, g: (code >> 8) & 255, b: code & 255 };
  });
};
