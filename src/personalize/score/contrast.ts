import { floorRatio, WCAG } from '../../color/luminance.ts';
import { log } from '../../exact/elementary.ts';
import type { Measure } from './measure.ts';

const LN_12 = log(12);

/** Largest contrast ratio of a pair. */
export const bestRatio = ({ ratio, members }: Measure): number => {
  const n = members.length;
  let best = 1;
  for (let i = 1; i < n; i += 1) for (let j = 0; j < i; j += 1) if (ratio[i * n + j]! > best) best = ratio[i * n + j]!;
  return best;
};

/** How much legible text the palette offers; 0..1. */
export const contrast = (m: Measure) => {
  const n = m.members.length;
  let [text, large] = [0, 0];
  for (let i = 1; i < n; i += 1)
    for (let j = 0; j < i; j += 1) {
      const r = m.ratio[i * n + j]!;
      if (r >= WCAG.aa) text += 1;
      if (r >= WCAG.large) large += 1;
    }
  const pairs = (n * (n - 1)) / 2;
  const best = bestRatio(m);
  const score =
    0.45 * Math.min(1, log(best) / LN_12) +
    0.35 * Math.min(1, text / pairs / 0.4) +
    0.2 * Math.min(1, large / pairs / 0.55);
  return { score, parts: { best_ratio: floorRatio(best), pairs_from_4_5: text, pairs_from_3: large, pairs } };
};
