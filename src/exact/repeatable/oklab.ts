import { invert, multiply } from '../../color/matrix.ts';
import { OKLMS_TO_OKLAB, XYZ_TO_OKLMS } from '../../color/oklab.ts';
import { SRGB_TO_XYZ } from '../../color/primaries.ts';
import { cbrt, cosSin } from './elementary.ts';
import { LINEAR, packRgb, toByte } from './srgb.ts';

const IN = multiply(XYZ_TO_OKLMS, SRGB_TO_XYZ);
const OUT = invert(IN);
const LAB_IN = OKLMS_TO_OKLAB;
const LAB_OUT = invert(OKLMS_TO_OKLAB);

/** Oklab of a packed 8-bit colour into out[0..2]. */
export const oklabOf = (packed: number, out: Float64Array): void => {
  const [r, g, b] = [LINEAR[packed >>> 16]!, LINEAR[(packed >>> 8) & 255]!, LINEAR[packed & 255]!];
  const l = cbrt(IN[0][0] * r + IN[0][1] * g + IN[0][2] * b);
  const m = cbrt(IN[1][0] * r + IN[1][1] * g + IN[1][2] * b);
  const s = cbrt(IN[2][0] * r + IN[2][1] * g + IN[2][2] * b);
  out[0] = LAB_IN[0][0] * l + LAB_IN[0][1] * m + LAB_IN[0][2] * s;
  out[1] = LAB_IN[1][0] * l + LAB_IN[1][1] * m + LAB_IN[1][2] * s;
  out[2] = LAB_IN[2][0] * l + LAB_IN[2][1] * m + LAB_IN[2][2] * s;
};

const linear = new Float64Array(3);

/** Linear sRGB of an Oklab colour into `linear`; whether it lies in the gamut, but for half a step of 8 bits at the dark end. */
const toLinear = (L: number, a: number, b: number): boolean => {
  const l = LAB_OUT[0][0] * L + LAB_OUT[0][1] * a + LAB_OUT[0][2] * b;
  const m = LAB_OUT[1][0] * L + LAB_OUT[1][1] * a + LAB_OUT[1][2] * b;
  const s = LAB_OUT[2][0] * L + LAB_OUT[2][1] * a + LAB_OUT[2][2] * b;
  const [l3, m3, s3] = [l * l * l, m * m * m, s * s * s];
  linear[0] = OUT[0][0] * l3 + OUT[0][1] * m3 + OUT[0][2] * s3;
  linear[1] = OUT[1][0] * l3 + OUT[1][1] * m3 + OUT[1][2] * s3;
  linear[2] = OUT[2][0] * l3 + OUT[2][1] * m3 + OUT[2][2] * s3;
  const [low, high] = [-1e-5, 1 + 1e-5];
  return (
    linear[0] >= low &&
    linear[0] <= high &&
    linear[1] >= low &&
    linear[1] <= high &&
    linear[2] >= low &&
    linear[2] <= high
  );
};

const HALVINGS = 13;

/** OKLCH (hue in degrees) to a packed 8-bit colour; outside sRGB, lightness and hue are kept and the chroma is cut. */
export const packOklch = (lightness: number, chroma: number, hue: number): number => {
  const L = lightness < 0 ? 0 : Math.min(lightness, 1);
  const c = Math.max(chroma, 0);
  const [cos, sin] = cosSin(hue);
  if (!toLinear(L, c * cos, c * sin)) {
    let [low, high] = [0, c];
    for (let i = 0; i < HALVINGS; i += 1) {
      const middle = (low + high) / 2;
      if (toLinear(L, middle * cos, middle * sin)) low = middle;
      else high = middle;
    }
    toLinear(L, low * cos, low * sin);
  }
  return packRgb(toByte(linear[0]!), toByte(linear[1]!), toByte(linear[2]!));
};

/** The largest chroma of this lightness and hue inside sRGB, to about 5e-5. */
export const chromaLimit = (lightness: number, hue: number): number => {
  const [cos, sin] = cosSin(hue);
  let [low, high] = [0, 0.4];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2;
    if (toLinear(lightness, middle * cos, middle * sin)) low = middle;
    else high = middle;
  }
  return low;
};
