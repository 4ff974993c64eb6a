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
    let [total, sum, squares] = [0, 0, 0];
    for (const i of members) {
      const [w, v] = [weights[i]!, points[3 * i + axis]!];
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
    const { members, axis, mean } = boxes[widest]!;
    const low = members.filter((i) => cloud.points[3 * i + axis]! <= mean);
    const high = members.filter((i) => cloud.points[3 * i + axis]! > mean);
    if (!low.length || !high.length) break;
    boxes.splice(widest, 1, boxOf(cloud, low), boxOf(cloud, high));
  }
  return boxes.map(({ members }) => members);
};
