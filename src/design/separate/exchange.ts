import type { Field } from './field.ts';

/** A choice out of a field and the least distance of its pairs. */
export interface Choice {
  readonly indices: readonly number[];
  readonly least: number;
}

/** Least distance of member k's replacement `candidate` to the other members; stops as soon as it is not above `floor`. */
const leastTo = (field: Field, set: readonly number[], k: number, candidate: number, floor: number): number => {
  // What is remembered comes first: it costs nothing.
  for (let j = 0; j < set.length; j += 1)
    if (j !== k && (set[j] === candidate || field.isNear(candidate, set[j]!, floor))) return -1;
  let least = Number.MAX_VALUE;
  for (let j = 0; j < set.length; j += 1) {
    if (j === k) continue;
    const d = field.distance(candidate, set[j]!, floor);
    if (d < least) {
      if (d <= floor) return d;
      least = d;
    }
  }
  return least;
};

/** The two nearest members, and how near they are. */
const worstPair = (field: Field, set: readonly number[]): readonly [i: number, j: number, least: number] => {
  let [wi, wj, least] = [0, 1, Number.MAX_VALUE];
  for (let i = 1; i < set.length; i += 1)
    for (let j = 0; j < i; j += 1) {
      const d = field.distance(set[i]!, set[j]!, -1);
      if (d < least) [wi, wj, least] = [i, j, d];
    }
  return [wi, wj, least];
};

const bestReplacement = (field: Field, set: readonly number[], k: number, floor: number) => {
  let [best, least] = [-1, floor];
  for (let candidate = 0; candidate < field.colors.length; candidate += 1) {
    const d = leastTo(field, set, k, candidate, least);
    if (d > least) [best, least] = [candidate, d];
  }
  return { best, least };
};

/**
 * Adds to `start` the colour furthest from what is there, until there are `size`. What is known of a colour's distance only
 * falls as members join, so one that was too near once is not looked at again until no better one is left.
 */
const fill = (field: Field, start: readonly number[], size: number): number[] => {
  const set = [...start];
  const n = field.colors.length;
  const apart = new Float64Array(n).fill(Number.MAX_VALUE);
  const compared = new Uint8Array(n);
  for (const member of start) apart[member] = -1;
  while (set.length < size) {
    let next = 0;
    let furthest = -1;
    for (let c = 0; c < n; c += 1) {
      while (apart[c]! > furthest && compared[c]! < set.length) {
        const d = field.distance(c, set[compared[c]!]!, furthest);
        if (d < apart[c]!) apart[c] = d;
        // What is not above the floor may be no more than a bound: the same member is asked again when it matters.
        if (d > furthest) compared[c]! += 1;
      }
      if (apart[c]! > furthest) [next, furthest] = [c, apart[c]!];
    }
    set.push(next);
    apart[next] = -1;
  }
  return set;
};

/**
 * Exchange search for a set of `size` colours of a field whose nearest two are as far apart as can be: starting from
 * `start` (filled up with the furthest colours), one of the nearest pair is replaced by the colour of the field that
 * lies furthest from the rest, until neither can be bettered. The first `fixed` of `start` stay.
 */
export const exchange = (field: Field, start: readonly number[], size: number, fixed = 0): Choice => {
  const set = fill(field, start, size);
  for (;;) {
    const [i, j, least] = worstPair(field, set);
    let [at, best, reached] = [-1, -1, least];
    for (const k of [i, j]) {
      if (k < fixed) continue;
      const found = bestReplacement(field, set, k, reached);
      if (found.best >= 0) [at, best, reached] = [k, found.best, found.least];
    }
    if (at < 0) return { indices: set, least };
    set[at] = best;
  }
};
