import { log } from '../../exact/elementary.ts';
import { bestRatio } from './contrast.ts';
import type { Measure } from './measure.ts';

const LN_7 = log(7);
/** Least difference that counts in full. */
const SEPARATION_WANTED = 12;

/** Whether the colours stay apart for colour-blind viewers, and whether text can be read; 0..1. */
export const accessibility = (m: Measure, cvdSafe: boolean) => {
  const n = m.members.length;
  let least = Number.MAX_VALUE;
  for (let i = 1; i < n; i += 1)
    for (let j = 0; j < i; j += 1) if (m.seen[i * n + j]! < least) least = m.seen[i * n + j]!;
  const best = bestRatio(m);
  const legible = Math.min(1, log(best) / LN_7);
  return {
    score: cvdSafe ? 0.65 * Math.min(1, least / SEPARATION_WANTED) + 0.35 * legible : legible,
    parts: { least_difference_colour_blind: least, best_ratio: best },
  };
};
