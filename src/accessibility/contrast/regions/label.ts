import { toOklab } from '../../../color/oklab.ts';
import type { Rgb } from '../../../color/rgb.ts';
import type { Picture } from '../../../image/picture.ts';

/** Colour of each pixel as an index into a list of colours; -1 where a pixel is less than half opaque. */
export interface Labels {
  readonly width: number;
  readonly height: number;
  readonly of: Int16Array;
}

/** Slots of the cache of colours that were met, by the lower bits of a hash. */
const SLOTS = 1 << 16;

/** Labels every pixel with the colour nearest to it in Oklab; the first of several that are equally near. */
export const labelPixels = ({ width, height, data }: Picture, colors: readonly Rgb[]): Labels => {
  const labs = Float64Array.from(colors.flatMap(toOklab));
  const nearest = (color: Rgb): number => {
    const [l, a, b] = toOklab(color);
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (let k = 0; k < colors.length; k += 1) {
      const dl = labs[3 * k]! - l;
      // Most are further away by their lightness alone.
      if (dl * dl >= least) continue;
      const da = labs[3 * k + 1]! - a;
      const db = labs[3 * k + 2]! - b;
      const squared = dl * dl + da * da + db * db;
      if (squared < least) {
        best = k;
        least = squared;
      }
    }
    return best;
  };
  const keys = new Int32Array(SLOTS).fill(-1);
  const values = new Int16Array(SLOTS);
  const of = new Int16Array(width * height);
  for (let i = 0, p = 0; i < data.length; i += 4, p += 1) {
    if (data[i + 3]! < 128) {
      of[p] = -1;
      continue;
    }
    const code = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
    const slot = Math.imul(code, 0x9e3779b1) >>> 16;
    if (keys[slot] !== code) {
      keys[slot] = code;
      values[slot] = nearest({ r: data[i]!, g: data[i + 1]!, b: data[i + 2]! });
    }
    of[p] = values[slot]!;
  }
  return { width, height, of };
};
