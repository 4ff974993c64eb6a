import { accessibilityScore } from '../../accessibility/vision/palette-score.ts';
import { floorRatio } from '../../color/luminance.ts';
import { bestRatio } from './contrast.ts';
import type { Measure } from './measure.ts';

/**
 * The accessibility of a palette with the numbers it is made of; where no separation is requested, of its text alone.
 */
export const accessibility = (m: Measure, cvdSafe: boolean) => {
  const n = m.members.length;
  let least = Number.MAX_VALUE;
  for (let i = 1; i < n; i += 1)
    for (let j = 0; j < i; j += 1) if (m.seen[i * n + j]! < least) least = m.seen[i * n + j]!;
  const best = bestRatio(m);
  return {
    score: accessibilityScore(least, best, cvdSafe),
    parts: { least_difference_colour_blind: least, best_ratio: floorRatio(best) },
  };
};
