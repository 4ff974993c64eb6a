import { DISTINCT, headKeeper, type Placed, paletteDistance } from './distinct.ts';

/** What the total counts, as a share of the best one's, against distance from what is chosen already. */
const LAMBDA = 0.7;
/** Palettes further apart than this count as entirely different. */
const FAR = 12;

/**
 * Maximal marginal relevance (Carbonell and Goldstein 1998): takes the best, then again and again the one whose total
 * and distance to the nearest already taken make the most together. What can hardly be distinguished from one that is taken comes only when
 * nothing else is left, the furthest first, and only so that the head stays distinct. `ranked` comes best first.
 */
export const rerank = (ranked: readonly Placed[], keep: number): readonly Placed[] => {
  const [first] = ranked;
  if (first === undefined) return [];
  const apart = new Float64Array(ranked.length).fill(Number.MAX_VALUE);
  const left = new Set(ranked.keys());
  const chosen: Placed[] = [];
  const take = (i: number): void => {
    left.delete(i);
    chosen.push(ranked[i]!);
    for (const j of left) apart[j] = Math.min(apart[j]!, paletteDistance(ranked[j]!.lab, ranked[i]!.lab));
  };
  const value = (i: number): number =>
    (LAMBDA * ranked[i]!.total) / first.total + (1 - LAMBDA) * Math.min(1, apart[i]! / FAR);
  take(0);
  while (chosen.length < keep) {
    const distinct = [...left].filter((i) => apart[i]! >= DISTINCT);
    if (distinct.length === 0) break;
    take(distinct.reduce((x, y) => (value(y) > value(x) ? y : x)));
  }
  const keeps = headKeeper(chosen);
  while (chosen.length < keep) {
    const fitting = [...left].filter((i) => keeps(chosen, ranked[i]!));
    if (fitting.length === 0) break;
    take(fitting.reduce((x, y) => (apart[y]! > apart[x]! ? y : x)));
  }
  return chosen;
};
