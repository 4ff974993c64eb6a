import { transform, type Vec3 } from './matrix.ts';
import { SRGB_TO_XYZ } from './primaries.ts';
import type { Rgb } from './rgb.ts';
import { toLinear } from './transfer.ts';
import { XYZ_D65 } from './white.ts';

const EPSILON = 216 / 24389;
const KAPPA = 24389 / 27;

const f = (t: number): number => (t > EPSILON ? Math.cbrt(t) : (KAPPA * t + 16) / 116);
const inverseF = (t: number): number => (t ** 3 > EPSILON ? t ** 3 : (116 * t - 16) / KAPPA);

/** XYZ to CIELAB with this white. ISO/CIE 11664-4:2019. L 0..100, a and b about -125..125. */
export const xyzToLab = (xyz: Vec3, white: Vec3): Vec3 => {
  const [x, y, z] = [f(xyz[0] / white[0]), f(xyz[1] / white[1]), f(xyz[2] / white[2])];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** CIELAB to XYZ with this white. */
export const labToXyz = ([l, a, b]: Vec3, white: Vec3): Vec3 => {
  const y = (l + 16) / 116;
  return [inverseF(y + a / 500) * white[0], inverseF(y) * white[1], inverseF(y - b / 200) * white[2]];
};

/** CIELAB D65 of an 8-bit colour: the space in which every difference of the service is measured. */
export const toLabD65 = (color: Rgb): Vec3 => xyzToLab(transform(SRGB_TO_XYZ, toLinear(color)), XYZ_D65);
