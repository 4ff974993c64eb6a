/** How well a set of hues lies on the members of a scheme, turned and mirrored as suits it best. */
export interface Fit {
  /** Mean distance of a hue from its member, in degrees, after turning. */
  readonly residual: number;
  /** Hue of the scheme's base in degrees. */
  readonly base: number;
  readonly mirrored: boolean;
}

/** A turn as -180 < d <= 180. */
const signed = (degrees: number): number => {
  const rest = ((degrees % 360) + 360) % 360;
  return rest > 180 ? rest - 360 : rest;
};

/** Mean distance from the mean of these turns, and that mean. Turns are taken near the first, where they differ little. */
const scatter = (turns: readonly number[]): { residual: number; mean: number } => {
  const first = turns[0]!;
  const mean = first + turns.reduce((sum, d) => sum + signed(d - first), 0) / turns.length;
  return { residual: turns.reduce((sum, d) => sum + Math.abs(signed(d - mean)), 0) / turns.length, mean };
};

/** Ordered choices of k out of a list. */
const choices = (list: readonly number[], k: number): number[][] => {
  if (k === 0) return [[]];
  return list.flatMap((first, i) => choices(list.slice(i + 1), k - 1).map((rest) => [first, ...rest]));
};

/** As many hues as members, or fewer: every alignment that keeps the order round the wheel, on every choice of members. */
const aligned = (hues: readonly number[], offsets: readonly number[], mirrored: boolean): Fit[] =>
  choices(offsets, hues.length).flatMap((members) =>
    hues.map((_, shift) => {
      const turns = hues.map((hue, i) => signed(hue - members[(i + shift) % members.length]!));
      const { residual, mean } = scatter(turns);
      return { residual, base: ((mean % 360) + 360) % 360, mirrored };
    }),
  );

/** More hues than members: each goes to the nearest member, and no member may go without. */
const shared = (hues: readonly number[], offsets: readonly number[], mirrored: boolean): Fit[] => {
  const fits: Fit[] = [];
  for (const anchor of hues)
    for (const member of offsets) {
      const base = anchor - member;
      const met = new Set<number>();
      const turns = hues.map((hue) => {
        const distances = offsets.map((offset) => Math.abs(signed(hue - base - offset)));
        const nearest = distances.indexOf(Math.min(...distances));
        met.add(nearest);
        return signed(hue - offsets[nearest]!);
      });
      if (met.size < offsets.length) continue;
      const { residual, mean } = scatter(turns);
      fits.push({ residual, base: ((mean % 360) + 360) % 360, mirrored });
    }
  return fits;
};

const ascending = (a: number, b: number): number => a - b;

/**
 * The best fit of hues (degrees, ascending) on a scheme's offsets; undefined where the hues cannot cover it. The order in
 * which hues and offsets come does not matter.
 */
export const bestFit = (hues: readonly number[], offsets: readonly number[]): Fit | undefined => {
  const straight = [...offsets].sort(ascending);
  const mirror = offsets.map((offset) => (360 - offset) % 360).sort(ascending);
  const symmetric = straight.every((offset, i) => offset === mirror[i]);
  const search = hues.length > offsets.length ? shared : aligned;
  const fits = [...search(hues, straight, false), ...(symmetric ? [] : search(hues, mirror, true))];
  return fits.reduce<Fit | undefined>(
    (best, fit) => (best && best.residual <= fit.residual + 1e-9 ? best : fit),
    undefined,
  );
};
