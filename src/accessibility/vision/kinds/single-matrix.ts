import type { Mat3 } from '../../../color/matrix.ts';
import type { Mechanism } from '../model.ts';
import { blend, IDENTITY } from '../simulation.ts';
import { FULL_AND_NONE } from './full-and-none.ts';

/** Projection onto one plane of LMS. */
export const singleMatrix = (matrix: Mat3): Mechanism => ({
  coefficients: { kind: 'matrix', matrix },
  severityMeaning: FULL_AND_NONE,
  at: (severity) => {
    const near = blend(IDENTITY, matrix, severity);
    return { near, far: near, normal: undefined };
  },
});
