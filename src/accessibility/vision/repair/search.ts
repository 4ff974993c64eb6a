import type { Candidates, Reach } from './candidates.ts';
import { separationOf } from './sight.ts';

/** What a move costs beside the separations that are missing: first little moves, then whatever reaches the target. */
const MOVE_COSTS = [0.02, 0.005, 0.001, 0.0001];
const PULLS = 2;
/** A target is met where the least separation is this little below it. */
export const NEARLY = 0.1;
const MOST_CHANGES = 200;
const MOST_PAIRS = 8;

/** Separations of every candidate of every colour to one candidate, kept for all targets: NaN until they are first needed. */
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
    const made = this.sets.map(({ colors }, i) => new Float64Array(i === j ? 0 : colors.length).fill(Number.NaN));
    this.known.set(key, made);
    return made;
  }
}

/** Costs are compared with this much room before they are added up in order: rounding must not decide. */
const ROOM = 1e-6;

/** A state of the search: the candidate chosen for each colour. */
class Table {
  readonly chosen: number[];
  readonly target: number;
  /** What a move costs, squared, beside what is lacking. */
  moveCost = 0;
  /** Of each colour: separations of its candidates to what is chosen for the others, candidate by candidate; its own place is infinite. */
  private readonly rows: readonly Float64Array[];
  private readonly columns: (readonly Float64Array[])[] = [];
  private readonly separations: Separations;
  private readonly sets: readonly Candidates[];
  constructor(separations: Separations, target: number) {
    this.separations = separations;
    this.target = target;
    this.sets = separations.sets;
    this.chosen = this.sets.map(() => 0);
    this.rows = this.sets.map(({ colors }) =>
      new Float64Array(colors.length * this.sets.length).fill(Number.POSITIVE_INFINITY),
    );
    for (const j of this.sets.keys()) this.choose(j, 0);
  }

  choose(j: number, candidate: number): void {
    this.chosen[j] = candidate;
    const columns = this.separations.to(j, candidate);
    this.columns[j] = columns;
    const width = this.sets.length;
    for (const [i, row] of this.rows.entries()) {
      const column = columns[i]!;
      for (let c = 0; c < column.length; c += 1) row[c * width + j] = column[c]!;
    }
  }

  separation(i: number, candidate: number, j: number): number {
    const [row, at] = [this.rows[i]!, candidate * this.sets.length + j];
    const known = row[at]!;
    if (!Number.isNaN(known)) return known;
    const made = separationOf(this.sets[i]!.labs, candidate, this.sets[j]!.labs, this.chosen[j]!);
    row[at] = made;
    this.columns[j]![i]![candidate] = made;
    return made;
  }

  /** Whether a candidate is at least this far from all others. */
  isApart(i: number, candidate: number, floor: number): boolean {
    for (let j = 0; j < this.sets.length; j += 1) if (j !== i && this.separation(i, candidate, j) < floor) return false;
    return true;
  }

  minimum(): number {
    const [i, j] = this.limitingPair();
    return this.separation(i, this.chosen[i]!, j);
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

  /**
   * What a candidate lacks to the target, squared and added up, and what it was moved; `without` leaves one colour aside. Infinite, and
   * not worked out, where it is more than `most`.
   */
  cost(i: number, candidate: number, most = Number.MAX_VALUE, without = -1): number {
    const [row, { length }, { target }] = [this.rows[i]!, this.sets, this];
    const from = candidate * length;
    let cost = this.moveCost * this.sets[i]!.moves[candidate]! ** 2;
    let unknown = 0;
    for (let j = 0; j < length && cost <= most; j += 1) {
      if (j === without) continue;
      const lacks = target - row[from + j]!;
      if (lacks > 0) cost += lacks * lacks;
      else if (Number.isNaN(lacks)) unknown += 1;
    }
    if (cost > most) return Number.POSITIVE_INFINITY;
    if (unknown === 0) return cost;
    for (let j = 0; j < length && cost <= most + ROOM; j += 1) {
      if (j === without || !Number.isNaN(row[from + j]!)) continue;
      const lacks = target - this.separation(i, candidate, j);
      if (lacks > 0) cost += lacks * lacks;
      unknown -= 1;
    }
    // Added up once more, in order.
    return unknown === 0 ? this.cost(i, candidate, most, without) : Number.POSITIVE_INFINITY;
  }
}

/** The best single change among colours that lack something, as long as one helps. */
const descend = (table: Table, sets: readonly Candidates[], reach: Reach): void => {
  for (let changes = 0; changes < MOST_CHANGES; changes += 1) {
    let best: { i: number; candidate: number; gain: number } | undefined;
    for (const [i, set] of sets.entries()) {
      const now = table.chosen[i]!;
      if (table.isApart(i, now, table.target)) continue;
      const before = table.cost(i, now);
      let least = best?.gain ?? 1e-9;
      for (const candidate of set[reach]) {
        const gain = before - table.cost(i, candidate, before - least);
        if (gain > least) {
          best = { i, candidate, gain };
          least = gain;
        }
      }
    }
    if (best === undefined) return;
    table.choose(best.i, best.candidate);
  }
};

/** Both colours of the nearest pair changed at once, where no single change helps; false where that does not help either. */
const changePair = (table: Table, sets: readonly Candidates[], reach: Reach): boolean => {
  const { target } = table;
  const [i, j] = table.limitingPair();
  const costs = (index: number, other: number) =>
    sets[index]![reach].map((candidate) => ({
      candidate,
      cost: table.cost(index, candidate, Number.MAX_VALUE, other),
    })).sort((x, y) => x.cost - y.cost);
  const [first, second] = [costs(i, j), costs(j, i)];
  const lacking = (x: number, y: number, most: number): number => {
    const lacks = target - separationOf(sets[i]!.labs, x, sets[j]!.labs, y, target - Math.sqrt(most));
    return lacks > 0 ? lacks * lacks : 0;
  };
  const [now, then] = [table.chosen[i]!, table.chosen[j]!];
  const before =
    table.cost(i, now, Number.MAX_VALUE, j) + table.cost(j, then, Number.MAX_VALUE, i) + lacking(now, then, 1e9);
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
        if (!table.isApart(i, candidate, floor)) continue;
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
    const table = new Table(separations, target);
    for (const moveCost of MOVE_COSTS) {
      if (table.minimum() >= target) break;
      table.moveCost = moveCost;
      descend(table, sets, reach);
      for (let pairs = 0; pairs < MOST_PAIRS && table.minimum() < target - NEARLY; pairs += 1) {
        if (!changePair(table, sets, reach)) break;
        descend(table, sets, reach);
      }
    }
    pullBack(table, sets, reach, Math.min(target, table.minimum()));
    return { chosen: [...table.chosen], minimum: table.minimum() };
  };
};
