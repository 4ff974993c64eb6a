import type { Mat3, Vec3 } from '../../../color/matrix.ts';
import type { Mechanism } from '../model.ts';
import { blend, IDENTITY } from '../simulation.ts';
import { FULL_AND_NONE } from './full-and-none.ts';

/** Projection onto two half-planes of LMS, chosen by the side of the neutral plane on which a colour lies. */
export const twoPlane = (plane1: Mat3, plane2: Mat3, normal: Vec3): Mechanism => ({
  coefficients: { kind: 'two-plane', plane1, plane2, normal },
  severityMeaning: FULL_AND_NONE,
  at: (severity) => ({
    near: blend(IDENTITY, plane1, severity),
    far: blend(IDENTITY, plane2, severity),
    normal,
  }),
});
