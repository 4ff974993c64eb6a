import type { Rgb } from '../../color/rgb.ts';
import type { Picture } from '../picture.ts';
import type { Tallied } from './tally.ts';

/** How far the edge of two flats is sought, in pixels. */
const REACH = 2;
/** How far the mix of two flats may lie from the straight line between them, in 8-bit steps: tools mix in several ways. */
const OFF_LINE = 40;

/** Left, right, above and below: an edge has both its sides within them. */
const OFFSETS = Array.from({ length: REACH }, (_, i) => i + 1).flatMap((d) => [
  { dx: -d, dy: 0 },
  { dx: d, dy: 0 },
  { dx: 0, dy: -d },
  { dx: 0, dy: d },
]);

const packed = ({ r, g, b }: Rgb): number => (r << 16) | (g << 8) | b;

/** Where a colour lies on the line from a to b, 0 to 1; undefined where it lies beside the line or beyond its ends. */
const placeBetween = (color: Rgb, a: Rgb, b: Rgb): number | undefined => {
  const [dr, dg, db] = [b.r - a.r, b.g - a.g, b.b - a.b];
  const [r, g, bl] = [color.r - a.r, color.g - a.g, color.b - a.b];
  const squared = dr * dr + dg * dg + db * db;
  const t = (r * dr + g * dg + bl * db) / squared;
  if (t < 0 || t > 1) return undefined;
  return Math.hypot(r - t * dr, g - t * dg, bl - t * db) <= OFF_LINE ? t : undefined;
};

export interface Explained {
  /** Pixels of each flat, with those of its edges towards another. */
  readonly weights: Float64Array;
  /** 1 for each pixel that is a flat, or the edge of two: what is left is the rest of the picture. */
  readonly mask: Uint8Array;
}

/**
 * Tells which pixels are flat colours, and which stand between two of them where shapes meet: mixes that smooth an edge belong to the
 * nearer of the two, and are no colours of their own.
 */
export const explainByFlats = (picture: Picture, flats: readonly Tallied[]): Explained => {
  const { width, height, data } = picture;
  const ids = new Map(flats.map(({ color }, id) => [packed(color), id]));
  const owner = new Int16Array(width * height).fill(-1);
  const weights = new Float64Array(flats.length);
  let [last, lastId] = [-1, -1];
  for (let at = 0; at < owner.length; at += 1) {
    const i = at * 4;
    const key = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
    if (key !== last) [last, lastId] = [key, ids.get(key) ?? -1];
    owner[at] = lastId;
    if (lastId >= 0) weights[lastId] = weights[lastId]! + data[i + 3]! / 255;
  }
  const mask = new Uint8Array(owner.length);
  const near: number[] = [];
  for (let at = 0; at < owner.length; at += 1) {
    if (owner[at]! >= 0) {
      mask[at] = 1;
      continue;
    }
    const i = at * 4;
    if (data[i + 3] === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    near.length = 0;
    for (const { dx, dy } of OFFSETS) {
      const [nx, ny] = [x + dx, y + dy];
      if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
      const id = owner[ny * width + nx]!;
      if (id >= 0 && !near.includes(id)) near.push(id);
    }
    if (near.length < 2) continue;
    const color = { r: data[i]!, g: data[i + 1]!, b: data[i + 2]! };
    const nearer = edgeOwner(color, near, flats);
    if (nearer === undefined) continue;
    mask[at] = 1;
    weights[nearer] = weights[nearer]! + data[i + 3]! / 255;
  }
  return { weights, mask };
};

/** The flat to which the mix of two of these belongs; undefined for what is no mix of any two. */
const edgeOwner = (color: Rgb, near: readonly number[], flats: readonly Tallied[]): number | undefined => {
  for (const [k, a] of near.entries())
    for (const b of near.slice(k + 1)) {
      const t = placeBetween(color, flats[a]!.color, flats[b]!.color);
      if (t !== undefined) return t < 0.5 ? a : b;
    }
  return undefined;
};
