import type { Rgb } from '../../color/rgb.ts';
import type { Picture } from '../picture.ts';
import { eachRun } from '../runs.ts';

/** A colour of an image (or the mean of a small cube of neighbours) and how much of the image it covers. */
export interface Tallied {
  readonly color: Rgb;
  /** Pixels; one that is half transparent counts half. */
  readonly weight: number;
}

/** Up to this many distinct colours are counted one by one; more are gathered in cubes of 8 x 8 x 8. */
const MOST_EXACT = 4096;
const SLOTS = 16384;

/** Open addressing: key 0 is an empty slot, so keys are 24-bit colours plus one. */
const exactTally = ({ data }: Picture, mask: Uint8Array | undefined): Tallied[] | undefined => {
  const keys = new Int32Array(SLOTS);
  const weights = new Float64Array(SLOTS);
  let used = 0;
  let slot = 0;
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!;
    if (alpha === 0 || mask?.[i >> 2]) continue;
    const key = ((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!) + 1;
    if (keys[slot] !== key) {
      slot = (Math.imul(key, 0x9e3779b1) >>> 18) & (SLOTS - 1);
      while (keys[slot] !== key && keys[slot] !== 0) slot = (slot + 1) & (SLOTS - 1);
      if (keys[slot] === 0) {
        if (used === MOST_EXACT) return undefined;
        used += 1;
        keys[slot] = key;
      }
    }
    weights[slot] = weights[slot]! + alpha;
  }
  const found: Tallied[] = [];
  for (let s = 0; s < SLOTS; s += 1) {
    if (!keys[s]) continue;
    const rgb = keys[s]! - 1;
    found.push({ color: { r: rgb >> 16, g: (rgb >> 8) & 255, b: rgb & 255 }, weight: weights[s]! / 255 });
  }
  // The order of the slots is an accident; the order of the colours is not.
  return found.sort((x, y) => code(x.color) - code(y.color));
};

const code = ({ r, g, b }: Rgb): number => (r << 16) | (g << 8) | b;

/** Pixels of a run that a mask leaves. */
const unmasked = (mask: Uint8Array, first: number, pixels: number): number => {
  let left = 0;
  for (let at = first; at < first + pixels; at += 1) if (!mask[at]) left += 1;
  return left;
};

/** The mean colour and weight of each cube of 8 x 8 x 8. Its sums are of whole numbers, so they are exact in every order. */
const cubeTally = (picture: Picture, mask: Uint8Array | undefined): Tallied[] => {
  const { data } = picture;
  const sums = new Float64Array(32768 * 4);
  eachRun(picture, (first, pixels) => {
    const i = first * 4;
    const r = data[i]!;
    const g = data[i + 1]!;
    const b = data[i + 2]!;
    const weight = data[i + 3]! * (mask ? unmasked(mask, first, pixels) : pixels);
    const at = (((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)) << 2;
    sums[at] = sums[at]! + r * weight;
    sums[at + 1] = sums[at + 1]! + g * weight;
    sums[at + 2] = sums[at + 2]! + b * weight;
    sums[at + 3] = sums[at + 3]! + weight;
  });
  const found: Tallied[] = [];
  for (let at = 0; at < sums.length; at += 4) {
    const weight = sums[at + 3]!;
    if (weight === 0) continue;
    const mean = (c: number) => Math.round(sums[at + c]! / weight);
    found.push({ color: { r: mean(0), g: mean(1), b: mean(2) }, weight: weight / 255 });
  }
  return found;
};

/**
 * The colours of an image with their weights, without the pixels of a mask; fully transparent ones have none. In a
 * fixed order.
 */
export const tally = (picture: Picture, mask?: Uint8Array): Tallied[] =>
  exactTally(picture, mask) ?? cubeTally(picture, mask);
