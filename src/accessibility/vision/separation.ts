import { differenceAt } from '../../exact/difference.ts';
import { LABS } from './views.ts';

/** The audience that has to distinguish colours: normal vision and the colour-blind views, or normal vision alone. */
export type Audience = 'normal' | 'colour-blind';

/** Least CIEDE2000 over the colour-blind views of two colours that lie from x[i] and y[j] on as `labsOf` wrote them. */
export const minSimulatedDifference = (x: Float64Array, i: number, y: Float64Array, j: number): number => {
  let least = differenceAt(x, i + 4, y, j + 4);
  for (let view = 8; view < LABS; view += 4) {
    const d = differenceAt(x, i + view, y, j + view, least);
    if (d < least) least = d;
  }
  return least;
};

/** Offsets of the colour-blind views in `labsOf`, those first that are likeliest to be the worst: deutan, protan, tritan. */
const LIKELY_FIRST = [8, 4, 16, 12] as const;

/**
 * The separation of two colours: the minimum CIEDE2000 over all views of the audience. Whatever is searched for, scored
 * or promised as distinguishable for everyone is this number, of simulated light that is clamped and not rounded. Where it
 * is not above `floor` some view that is not is enough.
 */
export const separationAt = (
  x: Float64Array,
  i: number,
  y: Float64Array,
  j: number,
  audience: Audience,
  floor = -1,
): number => {
  if (audience === 'normal') return differenceAt(x, i, y, j);
  let least = Number.MAX_VALUE;
  for (const view of LIKELY_FIRST) {
    const d = differenceAt(x, i + view, y, j + view, least);
    if (d < least) least = d;
    if (least <= floor) return least;
  }
  const normal = differenceAt(x, i, y, j, least);
  return Math.min(normal, least);
};
