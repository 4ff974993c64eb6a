import type { Vec3 } from '../matrix.ts';

/** CIE 1976 colour difference: Euclidean distance in CIELAB. ISO/CIE 11664-4. */
export const cie76 = (x: Vec3, y: Vec3): number => Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
