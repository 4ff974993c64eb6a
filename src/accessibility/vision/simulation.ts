import type { Mat3, Vec3 } from '../../color/matrix.ts';

/**
 * A vision model at one severity, ready to be applied to linear sRGB. Every model comes down to a matrix, or to two of
 * them: `far` holds on the side of the plane through the origin where dot(normal, rgb) is below 0.
 */
export interface Simulation {
  readonly near: Mat3;
  readonly far: Mat3;
  /** Normal of the separating plane; undefined where `near` holds everywhere. */
  readonly normal: Vec3 | undefined;
}

export const IDENTITY: Mat3 = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

const blendRow = (a: Vec3, b: Vec3, t: number): Vec3 => [
  (1 - t) * a[0] + t * b[0],
  (1 - t) * a[1] + t * b[1],
  (1 - t) * a[2] + t * b[2],
];

/** (1 - t) a + t b, element by element. */
export const blend = (a: Mat3, b: Mat3, t: number): Mat3 => [
  blendRow(a[0], b[0], t),
  blendRow(a[1], b[1], t),
  blendRow(a[2], b[2], t),
];
