/** Points in Oklab with weights: L, a, b of point i at 3i. */
export interface Cloud {
  readonly points: Float64Array;
  readonly weights: Float64Array;
}

interface Box {
  readonly members: Int32Array;
  /** Weighted variance along the longest axis, times the weight: what a split can gain. */
  readonly spread: number;
  readonly axis: number;
  readonly mean: number;
}

const boxOf = ({ points, weights }: Cloud, members: Int32Array): Box => {
  let best = { spread: -1, axis: 0, mean: 0 };
  for (let axis = 0; axis < 3; axis += 1) {
    let total = 0;
    let sum = 0;
    let squares = 0;
    for (let n = 0; n < members.length; n += 1) {
      const w = weights[members[n]!]!;
      const v = points[3 * members[n]! + axis]!;
      total += w;
      sum += w * v;
      squares += w * v * v;
    }
    const mean = sum / total;
    const spread = squares - sum * mean;
    if (spread > best.spread) best = { spread, axis, mean };
  }
  return { members, ...best };
};

/** The members of a box on either side of its mean, in their order. */
const halvesOf = ({ points }: Cloud, { members, axis, mean }: Box): readonly [low: Int32Array, high: Int32Array] => {
  const low = new Int32Array(members.length);
  const high = new Int32Array(members.length);
  let lows = 0;
  for (let n = 0; n < members.length; n += 1) {
    const i = members[n]!;
    if (points[3 * i + axis]! <= mean) {
      low[lows] = i;
      lows += 1;
    } else high[n - lows] = i;
  }
  return [low.slice(0, lows), high.slice(0, members.length - lows)];
};

/**
 * Weighted median cut (Heckbert 1982, with the cut at the mean as in Wan, Wong and Prusinkiewicz 1988): the box with the
 * greatest weighted variance is cut across its longest axis until there are `count`, or no box can be cut. Answers the
 * members of each box.
 */
export const medianCut = (cloud: Cloud, count: number): Int32Array[] => {
  const boxes = [
    boxOf(
      cloud,
      Int32Array.from({ length: cloud.weights.length }, (_, i) => i),
    ),
  ];
  while (boxes.length < count) {
    const widest = boxes.reduce((best, box, i) => (box.spread > boxes[best]!.spread ? i : best), 0);
    const [low, high] = halvesOf(cloud, boxes[widest]!);
    if (!low.length || !high.length) break;
    boxes.splice(widest, 1, boxOf(cloud, low), boxOf(cloud, high));
  }
  return boxes.map(({ members }) => members);
};
