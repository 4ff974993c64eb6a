import { byTotal, type Scored } from './candidate.ts';

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
export const DISTINCT = 2;

/** Palettes at the head of the list that should not look alike. */
export const HEAD = 12;

/** What decides where a palette may stand. */
export type Outline = Pick<Placed, 'id' | 'lab' | 'total'>;

/** The distance from a palette to the nearest of others. */
export const distanceTo = (lab: Float64Array, others: readonly Placed[]): number =>
  others.reduce((least, other) => Math.min(least, paletteDistance(lab, other.lab)), Number.MAX_VALUE);

/**
 * For a head of distinct palettes: whether as many stay distinct at the head of the list, in the order of totals, with one more in it.
 * What comes after them always may.
 */
export const headKeeper = (distinct: readonly Placed[]): ((chosen: readonly Placed[], one: Outline) => boolean) => {
  const size = Math.min(HEAD, distinct.length);
  return (chosen, one) => {
    const head = [...chosen].sort(byTotal).slice(0, size);
    return byTotal(one, head[size - 1]!) >= 0 || distanceTo(one.lab, head.slice(0, size - 1)) >= DISTINCT;
  };
};
