import { LEAST_APART, type Placed, paletteDistance } from './rerank.ts';

/** What the total counts against distance from what is chosen, and the distance that is far enough. */
export const LAMBDA = 0.35;
export const FAR = 8;

/** Palettes at the head of the list that should not look alike, and how far apart is far enough. */
const HEAD = 12;
const APART = 6;

/** A palette with what it shares with those that look alike. */
export interface Signed extends Placed {
  readonly signature: string;
}

/** Brings the best palette that can be distinguished from all taken, or the furthest; undefined if there is none left. */
type Next = (taken: readonly Signed[]) => Signed | undefined;

/** Palettes to fall back on, made when the first is wanted; each is brought once, and if `unique` none that looks like one taken. */
export const createFurther = (
  make: () => readonly Signed[],
  unique: boolean,
): { readonly next: Next; readonly scored: () => number } => {
  let left: Set<Signed> | undefined;
  let scored = 0;
  return {
    scored: () => scored,
    next(taken) {
      if (left === undefined) {
        left = new Set(make());
        scored = left.size;
      }
      let [next, most]: [Signed | undefined, number] = [undefined, -Number.MAX_VALUE];
      const known = new Set(taken.map(({ signature }) => signature));
      for (const one of left) {
        if (unique && known.has(one.signature)) continue;
        const apart = Math.min(...taken.map(({ lab }) => paletteDistance(lab, one.lab)));
        const value = apart < LEAST_APART ? apart / LEAST_APART - 1 : one.total;
        if (value > most) [next, most] = [one, value];
      }
      if (next) left.delete(next);
      return next;
    },
  };
};

/**
 * The best, then again and again the best of those that are far enough from all taken, or the furthest, for the head of the list;
 * where that one can hardly be distinguished from one that is taken, `further` brings another. Then what makes the most of total and
 * distance, and has no greater total.
 */
export const varied = (ranked: readonly Signed[], keep: number, further: Next): readonly Signed[] => {
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
  take(0);
  while (chosen.length < Math.min(keep, HEAD) && left.size > 0) {
    const far = [...left].find((i) => apart[i]! >= APART);
    const next = far ?? [...left].reduce((x, y) => (apart[y]! > apart[x]! ? y : x));
    const other = apart[next]! < LEAST_APART ? further(chosen) : undefined;
    if (other) add(other);
    else take(next);
  }
  const floor = Math.min(...chosen.map(({ total }) => total));
  while (chosen.length < keep && left.size > 0) {
    const below = [...left].filter((i) => ranked[i]!.total <= floor);
    const value = (i: number): number =>
      (LAMBDA * ranked[i]!.total) / best + (1 - LAMBDA) * Math.min(1, apart[i]! / FAR);
    take((below.length > 0 ? below : [...left]).reduce((x, y) => (value(y) > value(x) ? y : x)));
  }
  return chosen;
};
