import type { Scored } from './candidate.ts';

/** A scored palette with the Oklab of its members, three numbers each. */
export interface Placed extends Scored {
  readonly lab: Float64Array;
}

const oneWay = (x: Float64Array, y: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < x.length; i += 3) {
    let least = 9;
    for (let j = 0; j < y.length; j += 3) {
      const [dl, da, db] = [x[i]! - y[j]!, x[i + 1]! - y[j + 1]!, x[i + 2]! - y[j + 2]!];
      const d = dl * dl + da * da + db * db;
      if (d < least) least = d;
    }
    sum += Math.sqrt(least);
  }
  return (100 * sum) / (x.length / 3);
};

/** Distance of two palettes: mean over the members of both of the Oklab distance to the nearest of the other, times 100. */
export const paletteDistance = (x: Float64Array, y: Float64Array): number => (oneWay(x, y) + oneWay(y, x)) / 2;

/** Distance from which two palettes can be distinguished: their colours are a just noticeable difference (0.02 in Oklab) apart in the mean. */
export const LEAST_APART = 2;

/** What the total counts, as a share of the best one's, against distance from what is chosen already. */
const LAMBDA = 0.7;
/** Palettes further apart than this count as entirely different. */
const FAR = 12;

/**
 * Maximal marginal relevance (Carbonell and Goldstein 1998): takes the best, then again and again the one whose total
 * and distance to the nearest already taken make the most together. What can hardly be distinguished from one that is taken comes only when
 * nothing else is left, the furthest first. `ranked` comes best first.
 */
export const rerank = (ranked: readonly Placed[], keep: number): readonly Placed[] => {
  const [first] = ranked;
  if (first === undefined) return [];
  const apart = new Float64Array(ranked.length).fill(Number.MAX_VALUE);
  const taken = new Uint8Array(ranked.length);
  const chosen: Placed[] = [];
  let next = 0;
  while (chosen.length < keep && next >= 0) {
    const one = ranked[next]!;
    chosen.push(one);
    taken[next] = 1;
    next = -1;
    let most = -Number.MAX_VALUE;
    for (let i = 0; i < ranked.length; i += 1) {
      if (taken[i]) continue;
      const d = paletteDistance(ranked[i]!.lab, one.lab);
      if (d < apart[i]!) apart[i] = d;
      const value =
        apart[i]! < LEAST_APART
          ? apart[i]! / LEAST_APART - 1
          : (LAMBDA * ranked[i]!.total) / first.total + (1 - LAMBDA) * Math.min(1, apart[i]! / FAR);
      if (value > most) {
        most = value;
        next = i;
      }
    }
  }
  return chosen;
};
