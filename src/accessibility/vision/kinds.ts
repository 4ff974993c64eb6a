import type { Mat3, Vec3 } from '../../color/matrix.ts';
import type { Mechanism } from './model.ts';
import { blend, IDENTITY } from './simulation.ts';

/** Severity of every model that is published for the full deficiency only. */
const FULL_AND_NONE = 'linear interpolation in linear-light sRGB between the colour and its full simulation';

/** One receptor class: the weighted sum of the linear channels, in all three. */
export const grey = (weights: Vec3): Mechanism => ({
  coefficients: { kind: 'weights-to-grey', weights },
  severityMeaning: FULL_AND_NONE,
  at: (severity) => {
    const near = blend(IDENTITY, [weights, weights, weights], severity);
    return { near, far: near, normal: undefined };
  },
});

/** Projection onto one plane of LMS. */
export const singleMatrix = (matrix: Mat3): Mechanism => ({
  coefficients: { kind: 'matrix', matrix },
  severityMeaning: FULL_AND_NONE,
  at: (severity) => {
    const near = blend(IDENTITY, matrix, severity);
    return { near, far: near, normal: undefined };
  },
});

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
