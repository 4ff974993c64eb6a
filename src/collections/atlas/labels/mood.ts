import { degreesOf } from '../../../exact/angle.ts';
import { warmth } from '../../../exact/warmth.ts';
import type { Measures } from '../atlas-measures.ts';

/**
 * Image words of Kobayashi (Color Image Scale, 1990) at a place on three scales: warm (+) to cool, heavy (+) to light,
 * active (+) to passive. The words and their neighbourhood are his, the coordinates ours.
 */
export const MOODS = [
  { id: 'romantic', at: [-0.3, -1.5, -0.6] },
  { id: 'natural', at: [0.1, -0.5, -0.1] },
  { id: 'casual', at: [0.8, -0.9, 0.8] },
  { id: 'dynamic', at: [1.4, 0.3, 1.5] },
  { id: 'gorgeous', at: [0.5, 0.7, 0.7] },
  { id: 'wild', at: [0.1, 1.4, 0.6] },
  { id: 'elegant', at: [-0.5, -0.3, -0.3] },
  { id: 'chic', at: [-0.8, 0.4, -0.4] },
  { id: 'classic', at: [-0.1, 0.8, 0.1] },
  { id: 'dandy', at: [-0.8, 1.4, 0.4] },
  { id: 'cool-casual', at: [-1.7, -0.6, 0.6] },
  { id: 'modern', at: [-1.7, 0.8, 1] },
] as const;

/** Warm-cool, heavy-light and active-passive by CIELAB D65: Ou, Luo, Woodcock and Wright 2004, Color Res. Appl. 29(3). */
const scalesOf = ([l, a, b]: Measures['lab']): readonly [number, number, number] => {
  const c = Math.sqrt(a * a + b * b);
  return [warmth(c, degreesOf(a, b)), -2.1 + 0.05 * (100 - l), -1.1 + 0.03 * Math.sqrt(c * c + ((l - 50) / 1.5) ** 2)];
};

/** Number of the word that lies nearest. */
export const moodOf = ({ lab }: Measures): number => {
  const [warm, heavy, active] = scalesOf(lab);
  const distances = MOODS.map(({ at: [x, y, z] }) => (warm - x) ** 2 + (heavy - y) ** 2 + (active - z) ** 2);
  return distances.indexOf(Math.min(...distances));
};
