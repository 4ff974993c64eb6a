/** A point in any three-channel space, and a 3 x 3 matrix in rows. */
export type Vec3 = readonly [number, number, number];
export type Mat3 = readonly [Vec3, Vec3, Vec3];

/** A point with each number put through a function, which also gets the channel. */
export const mapChannels = ([x, y, z]: Vec3, f: (value: number, channel: 0 | 1 | 2) => number): Vec3 => [
  f(x, 0),
  f(y, 1),
  f(z, 2),
];

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Matrix times column vector. */
export const transform = (m: Mat3, v: Vec3): Vec3 => [dot(m[0], v), dot(m[1], v), dot(m[2], v)];

/** Matrix product a b. */
export const multiply = (a: Mat3, b: Mat3): Mat3 => {
  const column = (j: 0 | 1 | 2): Vec3 => [b[0][j], b[1][j], b[2][j]];
  const row = (r: Vec3): Vec3 => [dot(r, column(0)), dot(r, column(1)), dot(r, column(2))];
  return [row(a[0]), row(a[1]), row(a[2])];
};

/** Inverse by the adjugate; throws RangeError where the determinant is 0. */
export const invert = (m: Mat3): Mat3 => {
  const [[a, b, c], [d, e, f], [g, h, i]] = m;
  const [A, B, C] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const determinant = a * A + b * B + c * C;
  if (determinant === 0) throw new RangeError('the matrix has no inverse');
  const s = 1 / determinant;
  return [
    [A * s, (c * h - b * i) * s, (b * f - c * e) * s],
    [B * s, (a * i - c * g) * s, (c * d - a * f) * s],
    [C * s, (b * g - a * h) * s, (a * e - b * d) * s],
  ];
};

/** Diagonal matrix. */
export const diagonal = ([x, y, z]: Vec3): Mat3 => [
  [x, 0, 0],
  [0, y, 0],
  [0, 0, z],
];

/** Power that keeps the sign, for quantities that may fall below 0 outside the gamut. */
export const signedPower = (v: number, exponent: number): number => (v < 0 ? -((-v) ** exponent) : v ** exponent);
