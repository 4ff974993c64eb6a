import { hueOf, RADIANS } from '../hue.ts';
import type { Vec3 } from '../matrix.ts';
import type { Coordinates } from './space.ts';

/** Lightness, a, b to lightness, chroma, hue in degrees. */
export const toPolar = (lab: Coordinates): Vec3 => {
  const [l, a, b] = [lab[0]!, lab[1]!, lab[2]!];
  return [l, Math.sqrt(a * a + b * b), hueOf(a, b)];
};

/** Lightness, chroma, hue in degrees to lightness, a, b. */
export const fromPolar = (lch: Coordinates): Vec3 => {
  const [c, h] = [lch[1]!, lch[2]! * RADIANS];
  return [lch[0]!, c * Math.cos(h), c * Math.sin(h)];
};
