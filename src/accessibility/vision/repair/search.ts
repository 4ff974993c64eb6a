import type { Candidates, Reach } from './candidates.ts';
import { separationOf } from './sight.ts';

/** What a move costs beside the separations that are missing: first little moves, then whatever reaches the target. */
const MOVE_COSTS = [0.02, 0.005, 0.001, 0.0001];
const PULLS = 2;
/** A target is met where the least separation is this little below it. */
export const NEARLY = 0.1;
const MOST_CHANGES = 200;
const MOST_PAIRS = 8;

/** Separations of every candidate of every colour to one candidate, each computed once for all targets. */
class Separations {
  private readonly known = new Map<string, readonly Float64Array[]>();
  readonly sets: readonly Candidates[];
  constructor(sets: readonly Candidates[]) {
    this.sets = sets;
  }

  to(j: number, candidate: number): readonly Float64Array[] {
    const key = `${j} ${candidate}`;
    const known = this.known.get(key);
    if (known) return known;
    const { labs } = this.sets[j]!;
    const made = this.sets.map(({ labs: theirs, moves }, i) =>
      i === j ? new Float64Array(0) : Float64Array.from(moves, (_, c) => separationOf(theirs, c, labs, candidate)),
    );
    this.known.set(key, made);
    return made;
  }
}

/** A state of the search: the candidate chosen for each colour. */
class Table {
  readonly chosen: number[];
  private readonly columns: (readonly Float64Array[])[];
  private readonly separations: Separations;
  private readonly sets: readonly Candidates[];
  constructor(separations: Separations) {
    this.separations = separations;
    this.sets = separations.sets;
    this.chosen = this.sets.map(() => 0);
    this.columns = this.sets.map((_, j) => separations.to(j, 0));
  }

  choose(i: number, candidate: number): void {
    this.chosen[i] = candidate;
    this.columns[i] = this.separations.to(i, candidate);
  }

  separation(i: number, candidate: number, j: number): number {
    return this.columns[j]![i]![candidate]!;
  }

  /** Least separation of a candidate to the others. */
  least(i: number, candidate: number): number {
    let least = Number.MAX_VALUE;
    for (let j = 0; j < this.sets.length; j += 1)
      if (j !== i) least = Math.min(least, this.separation(i, candidate, j));
    return least;
  }

  minimum(): number {
    return Math.min(...this.chosen.map((candidate, i) => this.least(i, candidate)));
  }

  /** The two colours that are nearest to each other. */
  limitingPair(): readonly [number, number] {
    let [pair, least]: [readonly [number, number], number] = [[0, 1], Number.MAX_VALUE];
    for (let i = 0; i < this.sets.length; i += 1)
      for (let j = i + 1; j < this.sets.length; j += 1) {
        const separation = this.separation(i, this.chosen[i]!, j);
        if (separation < least) [pair, least] = [[i, j], separation];
      }
    return pair;
  }

  /** What a candidate lacks to the target, squared and added up, and what it was moved; `without` leaves one colour aside. */
  cost(i: number, candidate: number, target: number, moveCost: number, without = -1): number {
    let cost = moveCost * this.sets[i]!.moves[candidate]! ** 2;
    for (let j = 0; j < this.sets.length; j += 1) {
      if (j === i || j === without) continue;
      const lacks = target - this.separation(i, candidate, j);
      if (lacks > 0) cost += lacks * lacks;
    }
    return cost;
  }
}

/** The best single change among colours that lack something, as long as one helps. */
const descend = (table: Table, sets: readonly Candidates[], reach: Reach, target: number, moveCost: number): void => {
  for (let changes = 0; changes < MOST_CHANGES; changes += 1) {
    let best: { i: number; candidate: number; gain: number } | undefined;
    for (const [i, set] of sets.entries()) {
      const now = table.chosen[i]!;
      if (table.least(i, now) >= target) continue;
      const before = table.cost(i, now, target, moveCost);
      for (const candidate of set[reach]) {
        const gain = before - table.cost(i, candidate, target, moveCost);
        if (gain > (best?.gain ?? 1e-9)) best = { i, candidate, gain };
      }
    }
    if (best === undefined) return;
    table.choose(best.i, best.candidate);
  }
};

/** Both colours of the nearest pair changed at once, where no single change helps; false where that does not help either. */
const changePair = (
  table: Table,
  sets: readonly Candidates[],
  reach: Reach,
  target: number,
  moveCost: number,
): boolean => {
  const [i, j] = table.limitingPair();
  const costs = (index: number, other: number) =>
    sets[index]![reach].map((candidate) => ({
      candidate,
      cost: table.cost(index, candidate, target, moveCost, other),
    })).sort((x, y) => x.cost - y.cost);
  const [first, second] = [costs(i, j), costs(j, i)];
  const lacking = (x: number, y: number, most: number): number => {
    const lacks = target - separationOf(sets[i]!.labs, x, sets[j]!.labs, y, target - Math.sqrt(most));
    return lacks > 0 ? lacks * lacks : 0;
  };
  const [now, then] = [table.chosen[i]!, table.chosen[j]!];
  const before =
    table.cost(i, now, target, moveCost, j) + table.cost(j, then, target, moveCost, i) + lacking(now, then, 1e9);
  let best: { x: number; y: number; cost: number } | undefined;
  let most = before - 1e-6;
  for (const x of first) {
    if (x.cost + second[0]!.cost >= most) break;
    for (const y of second) {
      const cost = x.cost + y.cost;
      if (cost >= most) break;
      const whole = cost + lacking(x.candidate, y.candidate, most - cost);
      if (whole < most) [best, most] = [{ x: x.candidate, y: y.candidate, cost: whole }, whole];
    }
  }
  if (best === undefined) return false;
  table.choose(i, best.x);
  table.choose(j, best.y);
  return true;
};

/** Every colour back to its least move with which the palette is as separate as before. */
const pullBack = (table: Table, sets: readonly Candidates[], reach: Reach, floor: number): void => {
  for (let pass = 0; pass < PULLS; pass += 1)
    for (const i of sets.keys())
      for (const candidate of sets[i]![reach]) {
        if (candidate >= table.chosen[i]!) break;
        if (table.least(i, candidate) < floor) continue;
        table.choose(i, candidate);
        break;
      }
};

/**
 * A search over the candidates of all colours. A call gives the numbers of those that separate all colours by `target` (CIEDE2000) in
 * every sight, moved as little as it finds, and the least separation that they have. Deterministic.
 */
export const repairSearch = (sets: readonly Candidates[]) => {
  const separations = new Separations(sets);
  return (reach: Reach, target: number): { readonly chosen: readonly number[]; readonly minimum: number } => {
    const table = new Table(separations);
    for (const moveCost of MOVE_COSTS) {
      if (table.minimum() >= target) break;
      descend(table, sets, reach, target, moveCost);
      for (let pairs = 0; pairs < MOST_PAIRS && table.minimum() < target - NEARLY; pairs += 1) {
        if (!changePair(table, sets, reach, target, moveCost)) break;
        descend(table, sets, reach, target, moveCost);
      }
    }
    pullBack(table, sets, reach, Math.min(target, table.minimum()));
    return { chosen: [...table.chosen], minimum: table.minimum() };
  };
};
