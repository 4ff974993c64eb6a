import { invert, type Mat3, transform, type Vec3 } from '../matrix.ts';
import { type ColorSpace, channel, overSrgb, published } from './space.ts';

const RGB_TO_LCC: Mat3 = [
  [0.299, 0.587, 0.114],
  [0.5, 0.5, -1],
  [0.866, -0.866, 0],
];
const LCC_TO_RGB = invert(RGB_TO_LCC);
const THIRD = Math.PI / 3;
const HALF = Math.PI / 2;

/** Turns the colour plane by what `map` does to the angle, without changing its length; the lower half mirrors the upper. */
const turn = ([l, c1, c2]: Vec3, map: (angle: number) => number): Vec3 => {
  const angle = Math.atan2(c2, c1);
  const size = Math.abs(angle);
  const by = Math.sign(angle) * (map(size) - size);
  const [cos, sin] = [Math.cos(by), Math.sin(by)];
  return [l, c1 * cos - c2 * sin, c1 * sin + c2 * cos];
};

/** oRGB: luma 0..1, yellow-blue and red-green -1..1, over encoded sRGB. */
export const orgb = {
  ...overSrgb('orgb', 'oRGB', 'opponent'),
  channels: [channel('l', 'Luma', 0, 1), channel('cyb', 'Yellow-blue', -1, 1), channel('crg', 'Red-green', -1, 1)],
  ...published(
    2009,
    'Bratkova, Boulos and Shirley 2009, oRGB: a practical opponent color space for computer graphics, IEEE CG&A 29(1)',
  ),
  matrices: [{ name: "R'G'B' to L'C1'C2'", rows: RGB_TO_LCC }],
  fromBase: (v) =>
    turn(transform(RGB_TO_LCC, v), (angle) => (angle < THIRD ? 1.5 * angle : HALF + 0.75 * (angle - THIRD))),
  toBase: (c) =>
    transform(
      LCC_TO_RGB,
      turn([c[0]!, c[1]!, c[2]!], (angle) => (angle < HALF ? angle / 1.5 : THIRD + (angle - HALF) / 0.75)),
    ),
} as const satisfies ColorSpace;
