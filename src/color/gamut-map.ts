import type { Vec3 } from './matrix.ts';
import { linearToOklab, oklabDistance, oklabToLinear } from './oklab.ts';

const JND = 0.02;
const EPSILON = 1e-4;
const ROOM = 1e-6;
const LAST_BITS = 1e-9;

/** Whether linear sRGB lies inside the gamut, rounding errors aside. */
export const isInside = ([r, g, b]: Vec3): boolean =>
  r >= -ROOM && r <= 1 + ROOM && g >= -ROOM && g <= 1 + ROOM && b >= -ROOM && b <= 1 + ROOM;

const clip = ([r, g, b]: Vec3): Vec3 => [
  Math.min(1, Math.max(0, r)),
  Math.min(1, Math.max(0, g)),
  Math.min(1, Math.max(0, b)),
];

/**
 * Linear sRGB brought into the gamut: OKLCH chroma is lowered, lightness and hue kept, until clipping the rest cannot be
 * seen (CSS Color 4 section 13.2: bisection, difference in Oklab below 0.02).
 */
export const mapIntoGamut = (linear: Vec3): Vec3 => {
  if (isInside(linear)) return linear;
  const [l, a, b] = linearToOklab(linear);
  // A lightness of 1 comes back from linear light a rounding error below it.
  if (l >= 1 - LAST_BITS) return [1, 1, 1];
  if (l <= 0) return [0, 0, 0];
  const error = (color: Vec3, clipped: Vec3) => oklabDistance(color, linearToOklab(clipped));
  let clipped = clip(linear);
  if (error([l, a, b], clipped) < JND) return clipped;
  const chroma = Math.sqrt(a * a + b * b);
  let [low, high] = [0, 1];
  let lowIsInside = true;
  while ((high - low) * chroma > EPSILON) {
    const t = (low + high) / 2;
    const color: Vec3 = [l, a * t, b * t];
    const candidate = oklabToLinear(color);
    if (lowIsInside && isInside(candidate)) {
      low = t;
      continue;
    }
    clipped = clip(candidate);
    const e = error(color, clipped);
    if (e < JND) {
      if (JND - e < EPSILON) return clipped;
      lowIsInside = false;
      low = t;
    } else high = t;
  }
  return clipped;
};
