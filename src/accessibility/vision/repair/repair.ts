import { toDecimals } from '../../../color/decimals.ts';
import { ciede2000 } from '../../../color/difference/ciede2000.ts';
import { type Rgb, toHex } from '../../../color/rgb.ts';
import { toLinear } from '../../../color/transfer.ts';
import { models } from '../models/index.ts';
import { labIn } from '../simulate.ts';
import { type Candidates, candidatesOf, type Reach } from './candidates.ts';
import { coverPairs } from './markers.ts';
import { BASIC_NAMES, type BasicName, firstName, namesOf } from './names.ts';
import { NEARLY, repairSearch } from './search.ts';
import { SIGHTS, seenLabs, separationOf } from './sight.ts';
import { MOST_REPAIRED, MOST_TARGET } from './target.ts';

/** The wider repair aims this many times as far. */
const WIDER = 1.5;
/** Steps by which the best repair raises its target, and how often it may fail before it ends. */
const RAISE = 2;
const FAILURES = 2;

/** Two decimals: a search on a grid has no more to say. */
const shown = (difference: number): number => toDecimals(difference, 2);
const nameOf = (color: Rgb): BasicName => BASIC_NAMES[firstName(namesOf(color))]!;

/** Pairs of indices that are less than `target` apart in a sight, the nearest first. */
const nearPairs = (labs: Float64Array, count: number, target: number) => {
  const pairs: { i: number; j: number; separation: number }[] = [];
  for (let i = 0; i < count; i += 1)
    for (let j = i + 1; j < count; j += 1) {
      const separation = separationOf(labs, i, labs, j);
      if (separation < target) pairs.push({ i, j, separation });
    }
  return pairs.sort((x, y) => x.separation - y.separation);
};

interface Attempt {
  readonly target: number;
  readonly chosen: readonly number[];
  readonly minimum: number;
}

/** An attempt as answers show it. */
const report = (sets: readonly Candidates[], { target, chosen, minimum }: Attempt) => {
  const colors = chosen.map((candidate, i) => sets[i]!.colors[candidate]!);
  const moves = chosen.map((candidate, i) => sets[i]!.moves[candidate]!);
  const labs = seenLabs(colors);
  const near = nearPairs(labs, colors.length, Number.MAX_VALUE);
  const [limiting] = near;
  const at = (i: number): string => toHex(colors[i]!);
  return {
    target: shown(target),
    reached: minimum >= target - NEARLY,
    minimum: shown(minimum),
    pair: [at(limiting!.i), at(limiting!.j)],
    colors: colors.map((color, i) => {
      const before = sets[i]!.colors[0]!;
      return {
        before: toHex(before),
        after: toHex(color),
        move: shown(moves[i]!),
        name_before: nameOf(before),
        name_after: nameOf(color),
      };
    }),
    mean_move: shown(moves.reduce((sum, move) => sum + move, 0) / moves.length),
    largest_move: shown(Math.max(...moves)),
    still_close: near
      .filter(({ separation }) => separation < target - NEARLY)
      .map(({ i, j, separation }) => ({ a: at(i), b: at(j), delta_e: shown(separation) })),
  };
};

/** The separated most of targets that rise from the first, until two of them fail. */
const bestOf = (search: (target: number) => Attempt, first: number, known: readonly Attempt[]): Attempt => {
  let best = known.reduce((x, y) => (y.minimum > x.minimum ? y : x));
  let failures = 0;
  for (let target = first + RAISE; target <= MOST_TARGET && failures < FAILURES; target += RAISE) {
    const next = search(target);
    if (next.minimum < target - NEARLY) failures += 1;
    if (next.minimum > best.minimum) best = next;
  }
  return best;
};

/** Pairs that have less than `target` between them without any colour. */
const togetherInGrey = (colors: readonly Rgb[], target: number) => {
  const seen = colors.map((color) => labIn(models['cie1951-rod'].at(1), toLinear(color)));
  return colors
    .flatMap((color, i) =>
      colors.slice(i + 1).map((other, k) => ({
        a: toHex(color),
        b: toHex(other),
        delta_e: shown(ciede2000(seen[i]!, seen[i + 1 + k]!)),
      })),
    )
    .filter(({ delta_e }) => delta_e < target)
    .sort((x, y) => x.delta_e - y.delta_e);
};

/**
 * Repairs of a palette whose colours are less than `target` apart (CIEDE2000) in one of the six sights: the least change to the
 * target, a wider one to one and a half of it, and the most that was found. Colours keep their basic name; those in `lock`, by index, stay as
 * they are. Null for one colour and for more than 24.
 */
export const repairPalette = (colors: readonly Rgb[], target: number, lock: readonly number[]) => {
  if (colors.length < 2 || colors.length > MOST_REPAIRED) return null;
  const locked = new Set(lock);
  const sets = colors.map((color, i) => candidatesOf(color, locked.has(i)));
  const search = repairSearch(sets);
  const within = (reach: Reach) => (aim: number) => ({ target: aim, ...search(reach, aim) });
  const least = within('near')(target);
  const wider = within('all')(target * WIDER);
  const labs = seenLabs(colors);
  const pairs = nearPairs(labs, colors.length, target);
  const [limiting] = nearPairs(labs, colors.length, Number.MAX_VALUE);
  return {
    sights: [...SIGHTS],
    minimum: shown(limiting!.separation),
    pair: [toHex(colors[limiting!.i]!), toHex(colors[limiting!.j]!)],
    change10: report(sets, least),
    change15: report(sets, wider),
    best: report(sets, bestOf(within('all'), target, [least, wider])),
    markers: {
      pairs: pairs.length,
      colors: coverPairs(pairs).map((i) => toHex(colors[i]!)),
    },
    greyscale: togetherInGrey(colors, target),
  };
};
