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
    const [k, w] = [nearest[i]!, weights[i]!];
    sums[k] = sums[k]! + w;
    for (let c = 0; c < 3; c += 1) means[3 * k + c] = means[3 * k + c]! + w * points[3 * i + c]!;
  }
  for (let k = 0; k < count; k += 1)
    if (sums[k]) for (let c = 0; c < 3; c += 1) means[3 * k + c] = means[3 * k + c]! / sums[k]!;
  return { means, weights: sums, nearest };
};

/** Index of the mean nearest to a point; the first of several that are equally near. */
const nearestMean = (means: Float64Array, weights: Float64Array, l: number, a: number, b: number): number => {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < weights.length; k += 1) {
    if (!weights[k]) continue;
    const [dl, da, db] = [means[3 * k]! - l, means[3 * k + 1]! - a, means[3 * k + 2]! - b];
    const distance = dl * dl + da * da + db * db;
    if (distance < least) [best, least] = [k, distance];
  }
  return best;
};

/** Lloyd's k-means from given groups of points: at most 12 rounds, fewer where nothing moves. No randomness. */
export const kMeans = (cloud: Cloud, groups: readonly Int32Array[]): Clusters => {
  let nearest = new Int32Array(cloud.weights.length);
  for (const [k, members] of groups.entries()) for (const i of members) nearest[i] = k;
  let clusters = gather(cloud, nearest, groups.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Int32Array(nearest.length);
    let moved = 0;
    for (let i = 0; i < next.length; i += 1) {
      const [l, a, b] = [cloud.points[3 * i]!, cloud.points[3 * i + 1]!, cloud.points[3 * i + 2]!];
      next[i] = nearestMean(clusters.means, clusters.weights, l, a, b);
      if (next[i] !== nearest[i]) moved += 1;
    }
    if (!moved) break;
    nearest = next;
    clusters = gather(cloud, nearest, groups.length);
  }
  return clusters;
};
