import { exp } from '../../exact/elementary.ts';
import type { Relationship } from '../vocabulary/relationships.ts';
import { hueFit } from './hue-fit.ts';
import type { Measure } from './measure.ts';

const meanPairHarmony = ({ harmony, members }: Measure): number => {
  const n = members.length;
  let sum = 0;
  for (let i = 1; i < n; i += 1) for (let j = 0; j < i; j += 1) sum += harmony[i * n + j]!;
  return sum / ((n * (n - 1)) / 2);
};

/** How closely the hues keep to a geometry, and how harmonious a published model finds the pairs; 0..1. */
export const harmony = (m: Measure, relationship: Relationship) => {
  const { fit, rotation, residual, coverage } = hueFit(relationship, m.members);
  const pairs = meanPairHarmony(m);
  return {
    score: 0.7 * fit + 0.3 / (1 + exp(-3 * pairs)),
    parts: {
      geometry_fit: fit,
      residual_degrees: residual,
      offset_coverage: coverage,
      base_hue: rotation,
      ou_luo_mean: pairs,
    },
  };
};
