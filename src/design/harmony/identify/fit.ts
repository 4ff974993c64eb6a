/** How well a set of hues lies on the members of a scheme, turned and mirrored as suits it best. */
export interface Fit {
  /** Mean distance of a hue from its member, in degrees, after turning. */
  readonly residual: number;
  /** Hue of the scheme's base in degrees. */
  readonly base: number;
  readonly mirrored: boolean;
}

/** A difference of angles, -540 < d <= 540, as -180 < d <= 180. */
const wrap = (d: number): number => {
  if (d > 180) return d - 360;
  return d <= -180 ? d + 360 : d;
};

/** The same of any difference; slower, and rounded otherwise. */
const signed = (degrees: number): number => {
  const rest = ((degrees % 360) + 360) % 360;
  return rest > 180 ? rest - 360 : rest;
};

/** Mean distance from the mean of these turns, and that mean. The libraries hold it to the last bit: it stays as it is. */
const scatter = (turns: readonly number[]): { residual: number; mean: number } => {
  const first = turns[0]!;
  const mean = first + turns.reduce((sum, d) => sum + signed(d - first), 0) / turns.length;
  return { residual: turns.reduce((sum, d) => sum + Math.abs(signed(d - mean)), 0) / turns.length, mean };
};

/** Ordered choices of k out of a list. */
const choicesOf = (list: readonly number[], k: number): number[][] => {
  if (k === 0) return [[]];
  return list.flatMap((first, i) => choicesOf(list.slice(i + 1), k - 1).map((rest) => [first, ...rest]));
};

/** A scheme as it is or mirrored: its offsets ascending, and the choices of so many of them. */
interface Shape {
  readonly offsets: readonly number[];
  readonly mirrored: boolean;
  readonly choices: Map<number, readonly (readonly number[])[]>;
}

const ascending = (a: number, b: number): number => a - b;
const known = new WeakMap<readonly number[], readonly Shape[]>();

const shapesOf = (offsets: readonly number[]): readonly Shape[] => {
  const before = known.get(offsets);
  if (before) return before;
  const straight = [...offsets].sort(ascending);
  const mirror = offsets.map((offset) => (360 - offset) % 360).sort(ascending);
  const symmetric = straight.every((offset, i) => offset === mirror[i]);
  const shapes = [straight, ...(symmetric ? [] : [mirror])].map((list, i) => ({
    offsets: list,
    mirrored: i === 1,
    choices: new Map<number, readonly (readonly number[])[]>(),
  }));
  known.set(offsets, shapes);
  return shapes;
};

/** The best of the fits that are offered: for each hue the offset of its member. */
class Best {
  residual = Number.POSITIVE_INFINITY;
  mirrored = false;
  /** The fit on offer, to be filled in. */
  readonly members: Float64Array;
  readonly chosen: Float64Array;
  readonly #hues: readonly number[];

  constructor(hues: readonly number[]) {
    this.#hues = hues;
    this.members = new Float64Array(hues.length);
    this.chosen = new Float64Array(hues.length);
  }

  /** Takes `members` if the mean distance is less than any before. Nothing is allocated here. */
  offer(mirrored: boolean): void {
    const [hues, members] = [this.#hues, this.members];
    const first = wrap(hues[0]! - members[0]!);
    let sum = 0;
    for (let i = 0; i < members.length; i += 1) sum += wrap(wrap(hues[i]! - members[i]!) - first);
    const mean = first + sum / members.length;
    let distance = 0;
    for (let i = 0; i < members.length; i += 1) distance += Math.abs(wrap(wrap(hues[i]! - members[i]!) - mean));
    const residual = distance / members.length;
    if (this.residual <= residual + 1e-9) return;
    this.residual = residual;
    this.mirrored = mirrored;
    this.chosen.set(members);
  }
}

/** As many hues as members, or fewer: every alignment that keeps the order round the wheel, on every choice of members. */
const align = (hues: readonly number[], shape: Shape, best: Best): void => {
  const k = hues.length;
  let choices = shape.choices.get(k);
  if (!choices) {
    choices = choicesOf(shape.offsets, k);
    shape.choices.set(k, choices);
  }
  for (const members of choices)
    for (let shift = 0; shift < k; shift += 1) {
      for (let i = 0; i < k; i += 1) best.members[i] = members[(i + shift) % k]!;
      best.offer(shape.mirrored);
    }
};

/** More hues than members: each goes to the nearest member, and no member may go without. */
const share = (hues: readonly number[], { offsets, mirrored }: Shape, best: Best): void => {
  const all = (1 << offsets.length) - 1;
  for (const anchor of hues)
    for (const member of offsets) {
      let met = 0;
      for (let i = 0; i < hues.length; i += 1) {
        const place = wrap(hues[i]! - anchor) + member;
        let nearest = 0;
        let least = Number.POSITIVE_INFINITY;
        for (let j = 0; j < offsets.length; j += 1) {
          const distance = Math.abs(wrap(place - offsets[j]!));
          if (distance < least) [nearest, least] = [j, distance];
        }
        met |= 1 << nearest;
        best.members[i] = offsets[nearest]!;
      }
      if (met === all) best.offer(mirrored);
    }
};

/**
 * The best fit of hues (degrees, ascending) on a scheme's offsets; undefined where the hues cannot cover it. The order in
 * which hues and offsets come does not matter.
 */
export const bestFit = (hues: readonly number[], offsets: readonly number[]): Fit | undefined => {
  const best = new Best(hues);
  for (const shape of shapesOf(offsets)) (hues.length > offsets.length ? share : align)(hues, shape, best);
  if (!Number.isFinite(best.residual)) return undefined;
  const { residual, mean } = scatter(hues.map((hue, i) => signed(hue - best.chosen[i]!)));
  return { residual, base: ((mean % 360) + 360) % 360, mirrored: best.mirrored };
};
