import { DISTINCT, HEAD, headKeeper, type Outline, type Placed, paletteDistance } from './distinct.ts';

/** What the total counts against distance from what is chosen, and the distance that is far enough. */
const LAMBDA = 0.35;
const FAR = 8;

/** How far apart is far enough at the head of the list. */
const APART = 6;

/** A palette with what it shares with those that look alike. */
export interface Signed extends Placed {
  readonly signature: string;
}

/** Makes one more palette that is allowed beside those taken; undefined where none is found. */
export type Further = (taken: readonly Signed[], allows: (one: Outline) => boolean) => Signed | undefined;

/** What total and distance to all taken make together, the best total being `best`. */
export const worth = (total: number, best: number, apart: number): number =>
  (LAMBDA * total) / best + (1 - LAMBDA) * Math.min(1, apart / FAR);

/**
 * The best, then again and again the best of those that are far enough from all taken, or the furthest, for the head of the list;
 * where that one can hardly be distinguished from one that is taken, `further` makes another. Then what makes the most of total and
 * distance, and leaves the head as it is or at least distinct. The head that was found stays distinct, even if the list becomes
 * shorter for it.
 */
export const varied = (ranked: readonly Signed[], keep: number, further: Further): readonly Signed[] => {
  const best = ranked[0]!.total;
  const apart = new Float64Array(ranked.length).fill(Number.MAX_VALUE);
  const left = new Set(ranked.keys());
  const chosen: Signed[] = [];
  const add = (one: Signed): void => {
    chosen.push(one);
    for (const j of left) apart[j] = Math.min(apart[j]!, paletteDistance(ranked[j]!.lab, one.lab));
  };
  const take = (i: number): void => {
    left.delete(i);
    add(ranked[i]!);
  };
  const isDistinct = ({ lab }: Outline): boolean =>
    chosen.every((other) => paletteDistance(other.lab, lab) >= DISTINCT);
  take(0);
  while (chosen.length < Math.min(keep, HEAD)) {
    const far = [...left].find((i) => apart[i]! >= APART);
    const next = far ?? [...left].reduce((x, y) => (x < 0 || apart[y]! > apart[x]! ? y : x), -1);
    if (next >= 0 && apart[next]! >= DISTINCT) {
      take(next);
      continue;
    }
    const other = further(chosen, isDistinct);
    if (!other) break;
    add(other);
  }
  const floor = Math.min(...chosen.map(({ total }) => total));
  const keeps = headKeeper(chosen);
  const value = (i: number): number => worth(ranked[i]!.total, best, apart[i]!);
  while (chosen.length < keep) {
    const below = [...left].filter((i) => ranked[i]!.total <= floor);
    const fitting = below.length > 0 ? below : [...left].filter((i) => keeps(chosen, ranked[i]!));
    if (fitting.length > 0) {
      take(fitting.reduce((x, y) => (value(y) > value(x) ? y : x)));
      continue;
    }
    const other = further(chosen, (one) => keeps(chosen, one));
    if (!other) break;
    add(other);
  }
  return chosen;
};
