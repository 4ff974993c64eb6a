import { invert, type Mat3, transform, type Vec3 } from '../matrix.ts';
import type { Coordinates } from './space.ts';

/** What makes a space that is nothing but a matrix over its base: both matrices with their names, and both ways. */
export const byMatrix = (matrix: Mat3, there: string, back: string, inverse = invert(matrix)) => ({
  matrices: [
    { name: there, rows: matrix },
    { name: back, rows: inverse },
  ],
  fromBase: (v: Vec3): Vec3 => transform(matrix, v),
  toBase: (c: Coordinates): Vec3 => transform(inverse, [c[0]!, c[1]!, c[2]!]),
});
