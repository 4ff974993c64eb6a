import type { OklabGamut } from '../../../color/oklab-gamut.ts';
import { type Curve, pointOf } from './curve.ts';

/** Chroma below which an end of a gradient promises no colour between. */
export const LEAST_CHROMA = 0.03;
/** Share of the chroma that the ends promise from which a straight line is vivid enough. */
export const VIVID = 0.75;
/** How far linear channels of a path may leave the gamut: below half a step of 8 bits where it is light. */
export const SLACK = 1e-3;

const SAMPLES = 17;
const WEIGHTS = { grey: 5, detour: 0.35, lightness: 12, hue: 0.08 };

/**
 * What is wrong with a path from end to end, less is better: chroma below what the ends promise, length beyond the chord,
 * lightness outside that of the ends, and the way round the hues. Infinite where it leaves the gamut, or is known to be above `most`.
 */
export const costOf = (curve: Curve, gamut: OklabGamut, most = Number.POSITIVE_INFINITY): number => {
  const [from, , , to] = curve;
  // The middle leaves the gamut first.
  const middle = pointOf(curve, 0.5);
  if (!gamut.holds(middle[0], middle[1], middle[2], SLACK)) return Number.POSITIVE_INFINITY;
  const [low, high] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [c0, c1] = [Math.hypot(from[1], from[2]), Math.hypot(to[1], to[2])];
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  let [kept, outside, length, turned] = [1, 0, 0, 0];
  let [l, a, b] = from;
  for (let i = 1; i < SAMPLES; i += 1) {
    const t = i / (SAMPLES - 1);
    const [l1, a1, b1] = pointOf(curve, t);
    if (!gamut.holds(l1, a1, b1, SLACK)) return Number.POSITIVE_INFINITY;
    kept = Math.min(kept, Math.sqrt(a1 * a1 + b1 * b1) / (c0 + (c1 - c0) * t));
    outside = Math.max(outside, low - l1, l1 - high);
    length += Math.sqrt((l1 - l) ** 2 + (a1 - a) ** 2 + (b1 - b) ** 2);
    turned += Math.abs(Math.atan2(a * b1 - b * a1, a * a1 + b * b1));
    [l, a, b] = [l1, a1, b1];
    const atLeast = WEIGHTS.grey * Math.max(0, VIVID - kept) ** 2 + WEIGHTS.lightness * outside ** 2;
    if (atLeast > most) return Number.POSITIVE_INFINITY;
  }
  return (
    WEIGHTS.grey * Math.max(0, VIVID - kept) ** 2 +
    WEIGHTS.detour * (length / chord - 1) +
    WEIGHTS.lightness * outside ** 2 +
    (WEIGHTS.hue * turned) / Math.PI
  );
};
