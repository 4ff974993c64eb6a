import type { Pool } from './pool.ts';

/** Differences within this of each other count as equal, so that no rounding error chooses a colour. */
const EQUAL = 1e-6;

interface Choice {
  readonly members: readonly number[];
  /** Smallest difference of any two members. */
  readonly least: number;
}

/** Smallest difference of a candidate to members; gives up below `floor` and then answers a number that is not above it. */
const distanceTo = (pool: Pool, candidate: number, members: readonly number[], floor: number): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const member of members) {
    if (member === candidate) return 0;
    least = Math.min(least, pool.difference(candidate, member, floor));
    if (least <= floor) return least;
  }
  return least;
};

/** The candidate that is furthest from the members, the first of equals; undefined where none is above `floor`. */
const furthest = (
  pool: Pool,
  members: readonly number[],
  floor: number,
): { index: number; least: number } | undefined => {
  let best: { index: number; least: number } | undefined;
  for (let index = 0; index < pool.colors.length; index += 1) {
    const least = distanceTo(pool, index, members, (best?.least ?? floor) + EQUAL);
    if (least > (best?.least ?? floor) + EQUAL) best = { index, least };
  }
  return best;
};

const leastOf = (pool: Pool, members: readonly number[]): { least: number; pair: readonly [number, number] } => {
  let least = Number.POSITIVE_INFINITY;
  let pair: readonly [number, number] = [0, 0];
  for (let i = 1; i < members.length; i += 1)
    for (let j = 0; j < i; j += 1) {
      const d = pool.difference(members[i]!, members[j]!, -1);
      if (d < least) [least, pair] = [d, [j, i]];
    }
  return { least, pair };
};

const ROUNDS = 40;

/** Exchanges a member of the worst pair for a better candidate until none is better. The first member always stays. */
const exchanged = (pool: Pool, start: readonly number[]): Choice => {
  let members = start;
  let { least, pair } = leastOf(pool, members);
  for (let round = 0; round < ROUNDS; round += 1) {
    const improved = [pair[1], pair[0]]
      .filter((place) => place > 0)
      .flatMap((place) => {
        const others = members.filter((_, i) => i !== place);
        const found = furthest(pool, others, least);
        return found ? [members.map((member, i) => (i === place ? found.index : member))] : [];
      })
      .map((next) => ({ next, ...leastOf(pool, next) }))
      .sort((x, y) => y.least - x.least)[0];
    if (!improved || improved.least <= least + EQUAL) break;
    ({ next: members, least, pair } = improved);
  }
  return { members, least };
};

/**
 * Members one after the other, each as far as possible from those before. What is known of a candidate's distance only
 * falls as members join, so a candidate that was too near once is not looked at again until no better one is left.
 */
const grown = (pool: Pool, start: readonly number[], count: number): number[] => {
  const members = [...start];
  const least = new Float64Array(pool.colors.length).fill(Number.POSITIVE_INFINITY);
  const compared = new Uint8Array(pool.colors.length);
  for (const member of start) least[member] = 0;
  while (members.length < count) {
    let best = -1;
    let furthestSoFar = 0;
    for (let i = 0; i < least.length; i += 1) {
      const floor = furthestSoFar + EQUAL;
      while (least[i]! > floor && compared[i]! < members.length) {
        const difference = pool.difference(i, members[compared[i]!]!, floor);
        least[i] = Math.min(least[i]!, difference);
        // What is not above the floor may be no more than a bound: the same member is asked again when it matters.
        if (difference > floor) compared[i] = compared[i]! + 1;
      }
      if (least[i]! > furthestSoFar + EQUAL) [best, furthestSoFar] = [i, least[i]!];
    }
    if (best < 0) break;
    members.push(best);
    least[best] = 0;
  }
  return members;
};

/**
 * `count` members of a pool, `first` among them, of which the two hardest to tell apart are as different as can be found:
 * farthest-first growth from several second members, then exchange. `random` chooses those.
 */
export const choose = (
  pool: Pool,
  first: number,
  count: number,
  random: (i: number) => number,
  starts: number,
): number[] => {
  if (count === 1) return [first];
  let best = exchanged(pool, grown(pool, [first], count));
  for (let start = 1; start < starts; start += 1) {
    const second = Math.floor(random(start) * (pool.colors.length - 1));
    const next = exchanged(pool, grown(pool, second === first ? [first] : [first, second], count));
    if (next.least > best.least + EQUAL) best = next;
  }
  return [...best.members];
};
