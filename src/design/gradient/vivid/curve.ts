import type { Vec3 } from '../../../color/matrix.ts';

/** A cubic Bézier curve in Oklab by its four points; it leaves the first towards the second and comes to the last from the third. */
export type Curve = readonly [Vec3, Vec3, Vec3, Vec3];

/** A point between two others: x + (y - x) t. */
export const between = (x: Vec3, y: Vec3, t: number): Vec3 => [
  x[0] + (y[0] - x[0]) * t,
  x[1] + (y[1] - x[1]) * t,
  x[2] + (y[2] - x[2]) * t,
];

/** The curve that a quadratic one through the control point draws. */
export const quadratic = (from: Vec3, control: Vec3, to: Vec3): Curve => [
  from,
  between(from, control, 2 / 3),
  between(to, control, 2 / 3),
  to,
];

export const straightCurve = (from: Vec3, to: Vec3): Curve => quadratic(from, between(from, to, 0.5), to);

/** A point of a curve, t = 0..1. */
export const pointOf = ([p, q, r, s]: Curve, t: number): Vec3 => {
  const u = 1 - t;
  const [wp, wq, wr, ws] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [
    wp * p[0] + wq * q[0] + wr * r[0] + ws * s[0],
    wp * p[1] + wq * q[1] + wr * r[1] + ws * s[1],
    wp * p[2] + wq * q[2] + wr * r[2] + ws * s[2],
  ];
};
