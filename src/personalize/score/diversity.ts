import type { Measure } from './measure.ts';

const LEAST_WANTED = 18;
const MEAN_WANTED = 45;
const RANGE_WANTED = 0.65;

/** How far apart the colours are for normal vision; 0..1. */
export const diversity = ({ normal, members }: Measure) => {
  const n = members.length;
  let [least, sum] = [Number.MAX_VALUE, 0];
  let [darkest, lightest] = [members[0]!.l, members[0]!.l];
  for (let i = 1; i < n; i += 1) {
    const { l } = members[i]!;
    if (l < darkest) darkest = l;
    if (l > lightest) lightest = l;
    for (let j = 0; j < i; j += 1) {
      const d = normal[i * n + j]!;
      if (d < least) least = d;
      sum += d;
    }
  }
  const mean = sum / ((n * (n - 1)) / 2);
  const range = lightest - darkest;
  const score =
    0.5 * Math.min(1, least / LEAST_WANTED) +
    0.3 * Math.min(1, mean / MEAN_WANTED) +
    0.2 * Math.min(1, range / RANGE_WANTED);
  return { score, parts: { least_difference: least, mean_difference: mean, lightness_range: range } };
};
