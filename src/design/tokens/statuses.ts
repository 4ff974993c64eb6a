import type { Oklch } from '../../color/oklab.ts';
import { toHex } from '../../color/rgb.ts';
import type { Fill, Theme } from './fill.ts';
import { differenceOf } from './legibility.ts';
import { type Ramp, type StepRule, tokenRamp } from './ramp.ts';
import { STATUSES, type Status, THEMES } from './roles/names.ts';
import { apart, seen } from './sight.ts';

/** What a status looks like, and the hues and lightness within which it may move and still says the same. */
const SIGNALS = {
  success: { home: { l: 0.53, c: 0.14, h: 151 }, hues: [138, 162, 174], lightness: [0.53, 0.45, 0.62, 0.8, 0.38, 0.7] },
  warning: { home: { l: 0.8, c: 0.165, h: 75 }, hues: [64, 86, 94], lightness: [0.8, 0.87, 0.74, 0.52, 0.92, 0.44] },
  danger: { home: { l: 0.577, c: 0.21, h: 26 }, hues: [18, 33, 8], lightness: [0.577, 0.46, 0.4, 0.66, 0.76, 0.34] },
  info: {
    home: { l: 0.53, c: 0.16, h: 250 },
    hues: [228, 258, 212],
    lightness: [0.53, 0.45, 0.62, 0.8, 0.38, 0.7, 0.32],
  },
} as const satisfies Record<Status, { home: Oklch; hues: readonly number[]; lightness: readonly number[] }>;

/** CIEDE2000 from which on a fill is not taken for another, by normal vision and at the least of all views. */
const DISTINCT = 10;
const SEEN = 5;

type Fills = Readonly<Record<Theme, Fill>>;

/** A fill of both themes, by name. */
interface Colored {
  readonly name: string;
  readonly fills: Fills;
}

/** A brand colour that could be taken for a status, and what became of the status. */
export interface Collision {
  readonly status: Status;
  readonly brand: string;
  /** CIEDE2000 before and after the status moved: the least over both themes. */
  readonly difference: number;
  readonly moved_from: string;
  readonly moved_to: string;
  readonly difference_after: number;
}

interface Placed {
  readonly tone: Oklch;
  readonly ramp: Ramp;
  readonly fills: Fills;
  readonly nearest: string;
  readonly difference: number;
  /** The difference as a share of what is enough, colour-blind views included: 1 where it suffices. */
  readonly share: number;
}

/** Ramps of the tones that a status can have: they are few, and the same for every brand. */
const ramps = new Map<string, Ramp>();
const rampAt = (status: Status, tone: Oklch, rule: StepRule): Ramp => {
  const key = `${status} ${tone.l} ${tone.h} ${rule.levels}`;
  const ramp = ramps.get(key) ?? tokenRamp(status, tone, rule);
  ramps.set(key, ramp);
  return ramp;
};

/** How far fills are from all others; undefined where that is no larger a share of what is enough than `above`. */
const apartFrom = (
  fills: Fills,
  others: readonly Colored[],
  above: number,
): Pick<Placed, 'nearest' | 'difference' | 'share'> | undefined => {
  let [nearest, difference, share] = ['', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { name, fills: own } of others)
    for (const theme of THEMES) {
      const [x, y] = [fills[theme].base, own[theme].base];
      const between = differenceOf(x, y);
      if (between < difference) [nearest, difference] = [name, between];
      share = Math.min(share, between / DISTINCT);
      if (share > above) share = Math.min(share, apart(seen(x.color), seen(y.color)) / SEEN);
      if (share <= above) return undefined;
    }
  return { nearest, difference, share };
};

/** Other places of a status, the least changed first. */
const places = (status: Status): readonly Oklch[] => {
  const { home, hues, lightness } = SIGNALS[status];
  return lightness.flatMap((l) => [home.h, ...hues].map((h) => ({ l, c: home.c, h }))).slice(1);
};

/**
 * The four statuses beside the colours of a brand. One that a brand colour or another status could be taken for moves in hue and
 * lightness, as far as it keeps its meaning, until the two are apart in both themes and for every kind of sight. Steps whose
 * lightness is set are not looked at: what is set changes those steps alone.
 */
export const statusesBeside = (
  brands: readonly Colored[],
  fillsOf: (ramp: Ramp) => Fills,
  { levels }: StepRule,
): { readonly statuses: Readonly<Record<Status, Placed>>; readonly collisions: readonly Collision[] } => {
  const rule = { levels };
  const collisions: Collision[] = [];
  const settled: Colored[] = [];
  const settle = (status: Status): Placed => {
    const others = [...brands, ...settled];
    /** At a tone, where that is further from the others than a share of what is enough. */
    const at = (tone: Oklch, above: number): Placed | undefined => {
      const ramp = rampAt(status, tone, rule);
      const fills = fillsOf(ramp);
      const far = apartFrom(fills, others, above);
      return far && { tone, ramp, fills, ...far };
    };
    const home = at(SIGNALS[status].home, Number.NEGATIVE_INFINITY)!;
    let best = home;
    if (home.share < 1)
      for (const tone of places(status)) {
        best = at(tone, best.share) ?? best;
        if (best.share >= 1) break;
      }
    settled.push({ name: status, fills: best.fills });
    if (best === home) return home;
    const hexOf = ({ ramp }: Placed) => toHex(ramp.steps[ramp.at]!.color);
    collisions.push({
      status,
      brand: home.nearest,
      difference: home.difference,
      moved_from: hexOf(home),
      moved_to: hexOf(best),
      difference_after: best.difference,
    });
    return best;
  };
  // The most fixed in their meaning first: the others make way for them.
  const order = ['danger', 'success', 'warning', 'info'] as const satisfies readonly Status[];
  const found = new Map(order.map((status) => [status, settle(status)]));
  const statuses = Object.fromEntries(STATUSES.map((status) => [status, found.get(status)!])) as Record<Status, Placed>;
  return { statuses, collisions };
};
