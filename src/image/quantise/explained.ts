import type { Rgb } from '../../color/rgb.ts';
import type { Picture } from '../picture.ts';
import { eachRun } from '../runs.ts';
import type { Tallied } from './tally.ts';

/** How far the edge of two flats is sought, in pixels. */
const REACH = 2;
/** Flats, which are 49 at most, are numbered from 1 on; this is the edge of two of them, and 0 the rest of an image. */
const EDGE = 255;
/** How far the mix of two flats may lie from the straight line between them, in 8-bit steps: tools mix in several ways. */
const OFF_LINE = 40;

const packed = ({ r, g, b }: Rgb): number => (r << 16) | (g << 8) | b;

/** Number of the flat that each colour is, 0 for none: looked up by its cube of 32 x 32 x 32, in which few flats lie. */
const flatNumbers = (flats: readonly Tallied[]): ((color: number) => number) => {
  const cubeOf = (color: number): number => ((color >> 9) & 0x7c00) | ((color >> 6) & 0x3e0) | ((color >> 3) & 0x1f);
  const keys = Int32Array.from(flats, ({ color }) => packed(color));
  const first = new Int16Array(32768).fill(-1);
  const next = new Int16Array(flats.length).fill(-1);
  for (const [id, key] of keys.entries()) {
    next[id] = first[cubeOf(key)]!;
    first[cubeOf(key)] = id;
  }
  return (color) => {
    let id = first[cubeOf(color)]!;
    while (id >= 0 && keys[id] !== color) id = next[id]!;
    return id + 1;
  };
};

/** Whether a point is at most OFF_LINE from the origin; the root is taken where the squares are too near to tell. */
const isNear = (x: number, y: number, z: number): boolean => {
  const over = x * x + y * y + z * z - OFF_LINE * OFF_LINE;
  return Math.abs(over) > 1e-6 ? over < 0 : Math.hypot(x, y, z) <= OFF_LINE;
};

/** Where a colour lies on the line from a to b, 0 to 1; -1 where it lies beside the line or beyond its ends. */
const placeBetween = (r: number, g: number, b: number, from: Rgb, to: Rgb): number => {
  const dr = to.r - from.r;
  const dg = to.g - from.g;
  const db = to.b - from.b;
  const x = r - from.r;
  const y = g - from.g;
  const z = b - from.b;
  const t = (x * dr + y * dg + z * db) / (dr * dr + dg * dg + db * db);
  if (t < 0 || t > 1) return -1;
  return isNear(x - t * dr, y - t * dg, z - t * db) ? t : -1;
};

/**
 * The flat to which the mix of two of the first `count` of `near` belongs; 0 for a colour that is not a mix of any
 * two.
 */
const edgeOwner = (r: number, g: number, b: number, near: Uint8Array, count: number, flats: readonly Tallied[]) => {
  for (let k = 0; k < count; k += 1)
    for (let m = k + 1; m < count; m += 1) {
      const t = placeBetween(r, g, b, flats[near[k]! - 1]!.color, flats[near[m]! - 1]!.color);
      if (t >= 0) return t < 0.5 ? near[k]! : near[m]!;
    }
  return 0;
};

/**
 * Collects the different flats up to REACH left, right, above and below of a pixel, nearest first; returns how many.
 */
const collectNear = (owner: Uint8Array, width: number, x: number, at: number, near: Uint8Array): number => {
  let count = 0;
  const add = (place: number): void => {
    const id = owner[place]!;
    if (id === 0 || id === EDGE) return;
    for (let k = 0; k < count; k += 1) if (near[k] === id) return;
    near[count] = id;
    count += 1;
  };
  for (let d = 1; d <= REACH; d += 1) {
    if (x >= d) add(at - d);
    if (x + d < width) add(at + d);
    if (at >= d * width) add(at - d * width);
    if (at + d * width < owner.length) add(at + d * width);
  }
  return count;
};

export interface Explained {
  /** Pixels of each flat, with those of its edges towards another. */
  readonly weights: Float64Array;
  /** Not 0 for each pixel that is a flat, or the edge of two: zeros are the rest of the image. */
  readonly mask: Uint8Array;
}

/**
 * Finds the pixels that are flat colours, and those between two of them where shapes meet: mixes that smooth an edge
 * belong to the nearer of the two, and are not colours of their own.
 */
export const explainByFlats = (picture: Picture, flats: readonly Tallied[]): Explained => {
  const { width, height, data } = picture;
  const numberOf = flatNumbers(flats);
  const owner = new Uint8Array(width * height);
  const weights = new Float64Array(flats.length);
  eachRun(picture, (first, pixels) => {
    const i = first * 4;
    const id = numberOf((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!);
    if (id === 0) return;
    const opacity = data[i + 3]! / 255;
    let weight = weights[id - 1]!;
    for (let at = first; at < first + pixels; at += 1) {
      owner[at] = id;
      weight += opacity;
    }
    weights[id - 1] = weight;
  });
  // One flat has no edge to another.
  if (flats.length < 2) return { weights, mask: owner };
  const near = new Uint8Array(4 * REACH);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const i = at * 4;
      if (owner[at] || data[i + 3] === 0) continue;
      const count = collectNear(owner, width, x, at, near);
      const id = count < 2 ? 0 : edgeOwner(data[i]!, data[i + 1]!, data[i + 2]!, near, count, flats);
      if (id === 0) continue;
      owner[at] = EDGE;
      weights[id - 1] = weights[id - 1]! + data[i + 3]! / 255;
    }
  return { weights, mask: owner };
};
