import { log } from '../../exact/elementary.ts';

const LN_7 = log(7);
/** Least difference that counts in full: the best published palette of eight, the muted one of Tol, reaches 11.8. */
const SEPARATION_WANTED = 12;

/**
 * Whether the colours of a palette stay apart for colour-blind viewers, and whether text can be read; 0..1.
 * `least` is the least CIEDE2000 of a pair over the colour-blind `VIEWS`, `best` the highest contrast ratio of a pair, neither
 * of them rounded. Where separation is not asked for, legible text alone counts.
 */
export const accessibilityScore = (least: number, best: number, separation = true): number => {
  const legible = Math.min(1, log(best) / LN_7);
  return separation ? 0.65 * Math.min(1, least / SEPARATION_WANTED) + 0.35 * legible : legible;
};
