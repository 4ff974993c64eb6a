import type { Cloud } from './median-cut.ts';

export interface Clusters {
  /** Mean of each cluster in Oklab: L, a, b at 3k. */
  readonly means: Float64Array;
  readonly weights: Float64Array;
  /** Cluster of each point. */
  readonly nearest: Int32Array;
}

const ROUNDS = 12;

const gather = ({ points, weights }: Cloud, nearest: Int32Array, count: number): Clusters => {
  const means = new Float64Array(count * 3);
  const sums = new Float64Array(count);
  for (let i = 0; i < nearest.length; i += 1) {
    const k = nearest[i]!;
    const w = weights[i]!;
    sums[k]! += w;
    means[3 * k]! += w * points[3 * i]!;
    means[3 * k + 1]! += w * points[3 * i + 1]!;
    means[3 * k + 2]! += w * points[3 * i + 2]!;
  }
  for (let k = 0; k < count; k += 1)
    if (sums[k]) for (let c = 0; c < 3; c += 1) means[3 * k + c] = means[3 * k + c]! / sums[k]!;
  return { means, weights: sums, nearest };
};

/** The clusters that have points, the darkest first. */
interface ByLightness {
  readonly ids: Int32Array;
  /** L, a, b of the mean of cluster ids[n] at 3n. */
  readonly means: Float64Array;
  /** Where cluster k is in `ids`; 0, the darkest, for one without points. */
  readonly places: Int32Array;
}

const byLightness = ({ means, weights }: Clusters): ByLightness => {
  const ids = Int32Array.from(weights.keys())
    .filter((k) => weights[k]! > 0)
    .sort((x, y) => means[3 * x]! - means[3 * y]!);
  const places = new Int32Array(weights.length);
  const sorted = new Float64Array(ids.length * 3);
  for (const [n, k] of ids.entries()) {
    places[k] = n;
    sorted.set(means.subarray(3 * k, 3 * k + 3), 3 * n);
  }
  return { ids, means: sorted, places };
};

/**
 * Index of the mean nearest to a point; the first of several that are equally near. Begins with the cluster that the point is in, which
 * is near, and goes to lighter and to darker ones until they are further away by their lightness alone.
 */
const nearestMean = ({ ids, means, places }: ByLightness, own: number, l: number, a: number, b: number): number => {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  const start = places[own]!;
  for (let step = 1; step >= -1; step -= 2)
    for (let n = step > 0 ? start : start - 1; n >= 0 && n < ids.length; n += step) {
      const dl = step * (means[3 * n]! - l);
      if (dl * dl > least) {
        if (dl > 0) break;
        continue;
      }
      const da = means[3 * n + 1]! - a;
      const db = means[3 * n + 2]! - b;
      const distance = dl * dl + da * da + db * db;
      if (distance < least || (distance === least && ids[n]! < best)) {
        best = ids[n]!;
        least = distance;
      }
    }
  return best;
};

/** Lloyd's k-means from given groups of points: at most 12 rounds, fewer where nothing moves. No randomness. */
export const kMeans = (cloud: Cloud, groups: readonly Int32Array[]): Clusters => {
  const { points } = cloud;
  let nearest = new Int32Array(cloud.weights.length);
  for (const [k, members] of groups.entries()) for (const i of members) nearest[i] = k;
  let clusters = gather(cloud, nearest, groups.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Int32Array(nearest.length);
    const sorted = byLightness(clusters);
    let moved = 0;
    for (let i = 0; i < next.length; i += 1) {
      const own = nearest[i]!;
      const to = nearestMean(sorted, own, points[3 * i]!, points[3 * i + 1]!, points[3 * i + 2]!);
      next[i] = to;
      if (to !== own) moved += 1;
    }
    if (!moved) break;
    nearest = next;
    clusters = gather(cloud, nearest, groups.length);
  }
  return clusters;
};
