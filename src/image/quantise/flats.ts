import type { Rgb } from '../../color/rgb.ts';
import type { Picture } from '../picture.ts';
import { eachRun } from '../runs.ts';
import type { Tallied } from './tally.ts';

/** A colour that fills more than this share of an image unchanged is assumed to be chosen. */
const FLAT_SHARE = 0.02;

/** Colours of a cube of 8 x 8 x 8. */
const INSIDE = 512;

const cubeOf = (packed: number): number => ((packed >> 9) & 0x7c00) | ((packed >> 6) & 0x3e0) | ((packed >> 3) & 0x1f);
const insideOf = (packed: number): number => ((packed >> 10) & 0x1c0) | ((packed >> 5) & 0x38) | (packed & 7);

const colorOf = (cube: number, inside: number): Rgb => ({
  r: ((cube >> 10) << 3) | (inside >> 6),
  g: (((cube >> 5) & 31) << 3) | ((inside >> 3) & 7),
  b: ((cube & 31) << 3) | (inside & 7),
});

/** The cubes of 8 x 8 x 8 that are heavier than FLAT_SHARE, and what such a share weighs; the alpha of a pixel is its weight. */
const heavyCubes = (colors: readonly Tallied[]): { heavy: readonly number[]; least: number } => {
  const cubes = new Float64Array(32768);
  let total = 0;
  for (const { color, weight } of colors) {
    // A whole number again: the tally divides it by 255.
    const alpha = Math.round(weight * 255);
    cubes[cubeOf((color.r << 16) | (color.g << 8) | color.b)]! += alpha;
    total += alpha;
  }
  const least = total * FLAT_SHARE;
  return { heavy: Array.from(cubes.keys()).filter((cube) => cubes[cube]! > least), least };
};

/**
 * The colours that fill more than a fiftieth of the visible image unchanged, the most frequent first; at most 49. `colors` is the whole tally
 * of this image: a flat colour is heavier than FLAT_SHARE, so its cube is, and the colours of those few cubes alone are counted.
 */
export const findFlats = (picture: Picture, colors: readonly Tallied[]): Tallied[] => {
  const { data } = picture;
  const { heavy, least } = heavyCubes(colors);
  if (!heavy.length) return [];
  const places = new Int32Array(32768).fill(-1);
  for (const [n, cube] of heavy.entries()) places[cube] = n * INSIDE;
  const counts = new Float64Array(heavy.length * INSIDE);
  eachRun(picture, (first, pixels) => {
    const i = first * 4;
    const packed = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
    const place = places[cubeOf(packed)]!;
    if (place >= 0) counts[place + insideOf(packed)]! += pixels * data[i + 3]!;
  });
  const flats: Tallied[] = [];
  for (const [at, weight] of counts.entries())
    if (weight > least)
      flats.push({ color: colorOf(heavy[Math.floor(at / INSIDE)]!, at % INSIDE), weight: weight / 255 });
  return flats.sort((x, y) => y.weight - x.weight);
};
