import { DECIMALS, hueToDecimals, toDecimals } from './decimals.ts';
import { hueOf } from './hue.ts';
import { LINEAR_8BIT } from './linear-8bit.ts';
import { invert, type Mat3, multiply, transform, type Vec3 } from './matrix.ts';
import { SRGB_TO_XYZ } from './primaries.ts';
import type { Rgb } from './rgb.ts';

/** XYZ D65 to Oklab's cones, and their cube roots to L, a, b. Ottosson 2020, in the precision of CSS Color 4. */
export const XYZ_TO_OKLMS: Mat3 = [
  [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
  [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
  [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
];
export const OKLMS_TO_OKLAB: Mat3 = [
  [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
  [1.9779985324311684, -2.4285922420485799, 0.450593709617411],
  [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
];
export const LINEAR_TO_OKLMS = multiply(XYZ_TO_OKLMS, SRGB_TO_XYZ);
export const OKLMS_TO_LINEAR = invert(LINEAR_TO_OKLMS);
export const OKLAB_TO_OKLMS = invert(OKLMS_TO_OKLAB);

const [IN_L, IN_M, IN_S] = LINEAR_TO_OKLMS;
const [OUT_L, OUT_A, OUT_B] = OKLMS_TO_OKLAB;

/** Linear sRGB to Oklab, written out in numbers, because bulk conversions live on it. */
const oklabOf = (r: number, g: number, b: number): Vec3 => {
  const l = Math.cbrt(IN_L[0] * r + IN_L[1] * g + IN_L[2] * b);
  const m = Math.cbrt(IN_M[0] * r + IN_M[1] * g + IN_M[2] * b);
  const s = Math.cbrt(IN_S[0] * r + IN_S[1] * g + IN_S[2] * b);
  return [
    OUT_L[0] * l + OUT_L[1] * m + OUT_L[2] * s,
    OUT_A[0] * l + OUT_A[1] * m + OUT_A[2] * s,
    OUT_B[0] * l + OUT_B[1] * m + OUT_B[2] * s,
  ];
};

/** Linear sRGB to Oklab: L 0..1, a and b about -0.4..0.4. */
export const linearToOklab = (linear: Vec3): Vec3 => oklabOf(linear[0], linear[1], linear[2]);

/** Oklab to linear sRGB, outside 0..1 where the colour is outside the gamut. */
export const oklabToLinear = (lab: Vec3): Vec3 => {
  const [l, m, s] = transform(OKLAB_TO_OKLMS, lab);
  return transform(OKLMS_TO_LINEAR, [l * l * l, m * m * m, s * s * s]);
};

/** Oklab of an 8-bit colour. */
export const toOklab = (color: Rgb): Vec3 =>
  oklabOf(LINEAR_8BIT[color.r]!, LINEAR_8BIT[color.g]!, LINEAR_8BIT[color.b]!);

/** Lightness 0..1, chroma 0..about 0.4, hue in degrees 0..360; the hue of a neutral (c < 4e-4) is noise. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export { hueOf };

/** Below this chroma a hue says nothing. */
export const ACHROMATIC_CHROMA = 4e-4;

export const oklabToOklch = ([l, a, b]: Vec3): Oklch => ({ l, c: Math.sqrt(a * a + b * b), h: hueOf(a, b) });

export const oklchToOklab = ({ l, c, h }: Oklch): Vec3 => {
  const radians = (h * Math.PI) / 180;
  return [l, c * Math.cos(radians), c * Math.sin(radians)];
};

/** OKLCH of an 8-bit colour. */
export const toOklch = (color: Rgb): Oklch => {
  const lab = toOklab(color);
  const a = lab[1];
  const b = lab[2];
  return { l: lab[0], c: Math.sqrt(a * a + b * b), h: hueOf(a, b) };
};

/** Euclidean distance in Oklab (delta E OK). */
export const oklabDistance = (x: Vec3, y: Vec3): number => Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);

/** OKLCH as answers show it: lightness and chroma to six decimals, hue in degrees to three, null for a neutral. */
export const shownOklch = (color: Rgb): { readonly l: number; readonly c: number; readonly h: number | null } => {
  const { l, c, h } = toOklch(color);
  const hue = c < ACHROMATIC_CHROMA ? null : hueToDecimals(h, DECIMALS.hue);
  return { l: toDecimals(l, DECIMALS.oklab), c: hue === null ? 0 : toDecimals(c, DECIMALS.oklab), h: hue };
};
