import { diagonal, invert, type Mat3, multiply, transform, type Vec3 } from './matrix.ts';
import { XYZ_D65 } from './white.ts';

/** XYZ to the sharpened cones of Bradford. Lam 1985; the linear form of ICC.1:2022, annex E. */
const BRADFORD: Mat3 = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];
const FROM_BRADFORD = invert(BRADFORD);

/** Matrix that takes XYZ seen under one white to the corresponding XYZ under another (both Y = 1), by linear Bradford. */
const adaptationMatrix = (from: Vec3, to: Vec3): Mat3 => {
  const [source, target] = [transform(BRADFORD, from), transform(BRADFORD, to)];
  const gains = diagonal([target[0] / source[0], target[1] / source[1], target[2] / source[2]]);
  return multiply(FROM_BRADFORD, multiply(gains, BRADFORD));
};

/** Matrix from D65 to another white. */
export const fromD65 = (white: Vec3): Mat3 => adaptationMatrix(XYZ_D65, white);

/** Matrix from another white to D65. */
export const toD65 = (white: Vec3): Mat3 => adaptationMatrix(white, XYZ_D65);
