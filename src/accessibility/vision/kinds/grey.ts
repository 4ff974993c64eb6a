import type { Vec3 } from '../../../color/matrix.ts';
import type { Mechanism } from '../model.ts';
import { blend, IDENTITY } from '../simulation.ts';
import { FULL_AND_NONE } from './full-and-none.ts';

/** One receptor class: the weighted sum of the linear channels, in all three. */
export const grey = (weights: Vec3): Mechanism => ({
  coefficients: { kind: 'weights-to-grey', weights },
  severityMeaning: FULL_AND_NONE,
  at: (severity) => {
    const near = blend(IDENTITY, [weights, weights, weights], severity);
    return { near, far: near, normal: undefined };
  },
});
