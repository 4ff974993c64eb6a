import { lightnessOf } from '../../../color/lab.ts';
import { relativeLuminance } from '../../../color/luminance.ts';
import type { Picture } from '../../../image/picture.ts';

/** Half of the side of the square around a pixel that it is compared with. */
const RADIUS = 14;
/** Lightness L* by which ink differs from the mean around it, at least. */
const LEAST_STEP = 4;
/** Share of the spread of lightness around a pixel by which ink differs. */
const SPREAD_SHARE = 0.35;

/** Colours whose lightness is remembered: most images have few, or similar neighbours. */
const REMEMBERED = 1 << 14;

/** Lightness L* of every pixel; what is transparent counts as white. */
const lightnesses = ({ width, height, data }: Picture): Float32Array => {
  const out = new Float32Array(width * height);
  const keys = new Int32Array(REMEMBERED).fill(-1);
  const values = new Float64Array(REMEMBERED);
  for (let at = 0; at < out.length; at += 1) {
    const i = 4 * at;
    const key = data[i + 3]! < 128 ? 0xffffff : (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
    const place = (key ^ (key >> 10)) & (REMEMBERED - 1);
    if (keys[place] !== key) {
      keys[place] = key;
      values[place] = lightnessOf(relativeLuminance({ r: key >> 16, g: (key >> 8) & 255, b: key & 255 }));
    }
    out[at] = values[place]!;
  }
  return out;
};

/** Pixels that are darker, and pixels that are lighter, than what is around them: what a text may be made of. */
export interface Ink {
  readonly dark: Uint8Array;
  readonly light: Uint8Array;
}

/** Ink by a threshold of its surroundings (after Sauvola and Pietikäinen 2000): mean and spread of lightness in a square of 29 pixels. */
export const inkOf = (picture: Picture): Ink => {
  const { width, height } = picture;
  const lightness = lightnesses(picture);
  const [dark, light] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  // Sums of lightness and of its square over the rows of the window, for each column: they move down with it.
  const [plain, squares] = [new Float64Array(width), new Float64Array(width)];
  const addRow = (y: number, sign: 1 | -1): void => {
    for (let x = 0; x < width; x += 1) {
      const v = lightness[y * width + x]!;
      plain[x]! += sign * v;
      squares[x]! += sign * v * v;
    }
  };
  for (let y = 0; y < Math.min(height, RADIUS); y += 1) addRow(y, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + RADIUS < height) addRow(y + RADIUS, 1);
    if (y - RADIUS - 1 >= 0) addRow(y - RADIUS - 1, -1);
    const rows = Math.min(height, y + RADIUS + 1) - Math.max(0, y - RADIUS);
    let [sum, square] = [0, 0];
    const addColumn = (x: number, sign: 1 | -1): void => {
      sum += sign * plain[x]!;
      square += sign * squares[x]!;
    };
    for (let x = 0; x < Math.min(width, RADIUS); x += 1) addColumn(x, 1);
    for (let x = 0; x < width; x += 1) {
      if (x + RADIUS < width) addColumn(x + RADIUS, 1);
      if (x - RADIUS - 1 >= 0) addColumn(x - RADIUS - 1, -1);
      const count = rows * (Math.min(width, x + RADIUS + 1) - Math.max(0, x - RADIUS));
      const mean = sum / count;
      const spread = Math.sqrt(Math.max(0, square / count - mean * mean));
      const step = Math.max(LEAST_STEP, SPREAD_SHARE * spread);
      const at = y * width + x;
      if (lightness[at]! < mean - step) dark[at] = 1;
      else if (lightness[at]! > mean + step) light[at] = 1;
    }
  }
  return { dark, light };
};
