import type { Mat3 } from '../../../color/matrix.ts';
import type { Mechanism } from '../model.ts';
import { blend } from '../simulation.ts';

/** A matrix row by row. */
type Nine = readonly [number, number, number, number, number, number, number, number, number];

const matrixOf = ([a, b, c, d, e, f, g, h, i]: Nine): Mat3 => [
  [a, b, c],
  [d, e, f],
  [g, h, i],
];

/**
 * Matrices published for severities 0, 0.1, ... 1; between two steps the matrices are interpolated element by element,
 * with the distance from the lower step as a share of the step.
 */
export const steppedMatrix = (severityMeaning: string, rows: readonly Nine[]): Mechanism => {
  const steps = rows.map(matrixOf);
  const intervals = steps.length - 1;
  return {
    coefficients: { kind: 'matrix-by-severity', step: 1 / intervals, steps },
    severityMeaning,
    at: (severity) => {
      const position = severity * intervals;
      const lower = Math.min(Math.floor(position), intervals - 1);
      const near = blend(steps[lower]!, steps[lower + 1]!, position - lower);
      return { near, far: near, normal: undefined };
    },
  };
};
