import { xyzToLab } from '../../color/lab.ts';
import { invert, type Mat3, mapChannels, transform, type Vec3 } from '../../color/matrix.ts';
import { SRGB_TO_XYZ } from '../../color/primaries.ts';
import { toLinear } from '../../color/transfer.ts';
import { XYZ_D65 } from '../../color/white.ts';
import { simulateLinear } from '../vision/simulate.ts';
import type { Simulation } from '../vision/simulation.ts';
import type { Dot } from './plate.ts';

/** How far figure and ground lie apart for one kind of vision. */
export interface Separation {
  /** Difference of the means over the spread of the dots (Mahalanobis); the spread is never less than one Delta E. */
  readonly d_prime: number;
  /** Difference of the means in CIELAB D65. */
  readonly delta_e: number;
}

/** The smallest difference that is seen, added to the spread in every direction: one squared unit of CIELAB. */
const JUST_NOTICEABLE = 1;

const labsOf = (dots: readonly Dot[], simulation: Simulation): Vec3[] =>
  dots.map(({ color }) => xyzToLab(transform(SRGB_TO_XYZ, simulateLinear(simulation, toLinear(color))), XYZ_D65));

const meanOf = (points: readonly Vec3[]): Vec3 => {
  const sum = points.reduce<Vec3>(([a, b, c], [x, y, z]) => [a + x, b + y, c + z], [0, 0, 0]);
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length];
};

/** Pooled covariance of two groups around their own means, with the ridge. */
const pooled = (groups: readonly (readonly Vec3[])[]): Mat3 => {
  const sums: [number, number, number][] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  let count = 0;
  for (const points of groups) {
    const mean = meanOf(points);
    count += points.length;
    for (const point of points)
      for (let i = 0; i < 3; i += 1)
        for (let j = 0; j < 3; j += 1) sums[i]![j] = sums[i]![j]! + (point[i]! - mean[i]!) * (point[j]! - mean[j]!);
  }
  const row = (i: 0 | 1 | 2): Vec3 => mapChannels(sums[i]!, (v, j) => v / count + (i === j ? JUST_NOTICEABLE : 0));
  return [row(0), row(1), row(2)];
};

/** Separation of figure and ground, each of at least one dot, as a simulation sees their 8-bit colours. */
export const separation = (dots: readonly Dot[], simulation: Simulation): Separation => {
  const labs = labsOf(dots, simulation);
  const [figure, ground] = [labs.filter((_, i) => dots[i]!.figure), labs.filter((_, i) => !dots[i]!.figure)];
  const [a, b] = [meanOf(figure), meanOf(ground)];
  const apart: Vec3 = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  const [x, y, z] = transform(invert(pooled([figure, ground])), apart);
  return {
    d_prime: Math.sqrt(Math.max(0, apart[0] * x + apart[1] * y + apart[2] * z)),
    delta_e: Math.hypot(...apart),
  };
};
