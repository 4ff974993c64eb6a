import { LINEAR_8BIT } from './linear-8bit.ts';
import type { Vec3 } from './matrix.ts';
import { SRGB_TO_XYZ } from './primaries.ts';
import type { Rgb } from './rgb.ts';
import { XYZ_D65 } from './white.ts';

/** The constants of CIELAB and CIELUV as exact fractions (CIE 15:2018). */
export const EPSILON = 216 / 24389;
export const KAPPA = 24389 / 27;

const f = (t: number): number => (t > EPSILON ? Math.cbrt(t) : (KAPPA * t + 16) / 116);
const inverseF = (t: number): number => (t * t * t > EPSILON ? t * t * t : (116 * t - 16) / KAPPA);

/** XYZ to CIELAB with this white. ISO/CIE 11664-4:2019. L 0..100, a and b about -125..125. */
export const xyzToLab = (xyz: Vec3, white: Vec3): Vec3 => {
  const x = f(xyz[0] / white[0]);
  const y = f(xyz[1] / white[1]);
  const z = f(xyz[2] / white[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** CIELAB to XYZ with this white. */
export const labToXyz = ([l, a, b]: Vec3, white: Vec3): Vec3 => {
  const y = (l + 16) / 116;
  return [inverseF(y + a / 500) * white[0], inverseF(y) * white[1], inverseF(y - b / 200) * white[2]];
};

/** L* of a luminance Y = 0..1, and back. */
export const lightnessOf = (y: number): number => 116 * f(y) - 16;
export const luminanceOf = (lightness: number): number => inverseF((lightness + 16) / 116);

const [TO_X, TO_Y, TO_Z] = SRGB_TO_XYZ;

/** CIELAB D65 of an 8-bit colour: the space in which every difference of the service is measured. */
export const toLabD65 = (color: Rgb): Vec3 => {
  const r = LINEAR_8BIT[color.r]!;
  const g = LINEAR_8BIT[color.g]!;
  const b = LINEAR_8BIT[color.b]!;
  const x = (TO_X[0] * r + TO_X[1] * g + TO_X[2] * b) / XYZ_D65[0];
  const y = TO_Y[0] * r + TO_Y[1] * g + TO_Y[2] * b;
  const z = (TO_Z[0] * r + TO_Z[1] * g + TO_Z[2] * b) / XYZ_D65[2];
  const fx = x > EPSILON ? Math.cbrt(x) : (KAPPA * x + 16) / 116;
  const fy = y > EPSILON ? Math.cbrt(y) : (KAPPA * y + 16) / 116;
  const fz = z > EPSILON ? Math.cbrt(z) : (KAPPA * z + 16) / 116;
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
};
