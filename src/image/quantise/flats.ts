import type { Rgb } from '../../color/rgb.ts';
import type { Picture } from '../picture.ts';
import type { Tallied } from './tally.ts';

/** A colour that fills more than this share of an image unchanged is assumed to be chosen. */
const FLAT_SHARE = 0.02;

const packedAt = (data: Uint8ClampedArray, i: number): number => (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
const cubeOf = (packed: number): number => ((packed >> 9) & 0x7c00) | ((packed >> 6) & 0x3e0) | ((packed >> 3) & 0x1f);
const insideOf = (packed: number): number => ((packed >> 10) & 0x1c0) | ((packed >> 5) & 0x38) | (packed & 7);

/** A flat colour is heavier than FLAT_SHARE, so its cube is: the colours of those few cubes alone are counted one by one. */
const countHeavyCubes = ({ data }: Picture): { counts: Map<number, Float64Array>; total: number } => {
  const cubes = new Float64Array(32768);
  let total = 0;
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!;
    cubes[cubeOf(packedAt(data, i))]! += alpha;
    total += alpha;
  }
  const counts = new Map<number, Float64Array>();
  cubes.forEach((weight, cube) => {
    if (weight > total * FLAT_SHARE) counts.set(cube, new Float64Array(512));
  });
  if (counts.size)
    for (let i = 0; i < data.length; i += 4) {
      const packed = packedAt(data, i);
      const colors = counts.get(cubeOf(packed));
      if (colors) colors[insideOf(packed)]! += data[i + 3]!;
    }
  return { counts, total };
};

const colorOf = (cube: number, inside: number): Rgb => ({
  r: ((cube >> 10) << 3) | (inside >> 6),
  g: (((cube >> 5) & 31) << 3) | ((inside >> 3) & 7),
  b: ((cube & 31) << 3) | (inside & 7),
});

/** The colours that fill more than a fiftieth of the visible image unchanged, the most frequent first; at most 49. */
export const findFlats = (picture: Picture): Tallied[] => {
  const { counts, total } = countHeavyCubes(picture);
  const flats: Tallied[] = [];
  for (const [cube, colors] of counts)
    colors.forEach((weight, inside) => {
      if (weight > total * FLAT_SHARE) flats.push({ color: colorOf(cube, inside), weight: weight / 255 });
    });
  return flats.sort((x, y) => y.weight - x.weight);
};
