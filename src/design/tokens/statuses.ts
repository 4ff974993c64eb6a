import type { Oklch } from '../../color/oklab.ts';
import { toHex } from '../../color/rgb.ts';
import { type Fill, fillOf, type Theme } from './fill.ts';
import { differenceOf } from './legibility.ts';
import type { Swatch } from './paint.ts';
import { type Ramp, tokenRamp } from './ramp.ts';

export const STATUSES = ['success', 'warning', 'danger', 'info'] as const;
export type Status = (typeof STATUSES)[number];

/** What a status looks like, and the hues and lightness within which it may move and still says the same. */
const SIGNALS = {
  success: { home: { l: 0.54, c: 0.14, h: 150 }, hues: [138, 162, 174], lightness: [0.54, 0.45, 0.62, 0.8, 0.38] },
  warning: { home: { l: 0.8, c: 0.16, h: 76 }, hues: [64, 86, 94], lightness: [0.8, 0.87, 0.74, 0.52, 0.92, 0.44] },
  danger: { home: { l: 0.56, c: 0.2, h: 26 }, hues: [18, 33, 8], lightness: [0.56, 0.46, 0.4, 0.66, 0.76, 0.34] },
  info: { home: { l: 0.54, c: 0.14, h: 245 }, hues: [228, 258, 212], lightness: [0.54, 0.45, 0.62, 0.8, 0.38] },
} as const satisfies Record<Status, { home: Oklch; hues: readonly number[]; lightness: readonly number[] }>;

/** CIEDE2000 from which on a fill is not taken for another. */
const DISTINCT = 10;

/** A brand's fill in both themes. */
export interface BrandFills {
  readonly name: string;
  readonly fills: Readonly<Record<Theme, Fill>>;
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
  readonly ramp: Ramp;
  readonly nearest: string;
  readonly difference: number;
}

const THEMES: readonly Theme[] = ['light', 'dark'];

const place = (status: Status, tone: Oklch, brands: readonly BrandFills[], pages: Record<Theme, Swatch>): Placed => {
  const ramp = tokenRamp(status, tone);
  const fills = THEMES.map((theme) => ({ theme, base: fillOf(ramp, theme, pages[theme]).base }));
  const distances = brands.flatMap(({ name, fills: own }) =>
    fills.map(({ theme, base }) => ({ name, difference: differenceOf(base, own[theme].base) })),
  );
  const nearest = distances.reduce((least, one) => (one.difference < least.difference ? one : least));
  return { ramp, nearest: nearest.name, difference: nearest.difference };
};

/** Other places of a status, the least changed first. */
const places = (status: Status): readonly Oklch[] => {
  const { home, hues, lightness } = SIGNALS[status];
  return lightness.flatMap((l) => [home.h, ...hues].map((h) => ({ l, c: home.c, h }))).slice(1);
};

/**
 * The four statuses beside the colours of a brand. One that a brand colour could be taken for moves in hue and lightness,
 * as far as it keeps its meaning, until the two are apart in both themes.
 */
export const statusesBeside = (
  brands: readonly BrandFills[],
  pages: Record<Theme, Swatch>,
): { readonly ramps: Readonly<Record<Status, Ramp>>; readonly collisions: readonly Collision[] } => {
  const collisions: Collision[] = [];
  const settle = (status: Status): Ramp => {
    const home = place(status, SIGNALS[status].home, brands, pages);
    if (home.difference >= DISTINCT) return home.ramp;
    let best = home;
    for (const tone of places(status)) {
      const next = place(status, tone, brands, pages);
      if (next.difference > best.difference) best = next;
      if (best.difference >= DISTINCT) break;
    }
    const hexOf = ({ ramp }: Placed) => toHex(ramp.steps[ramp.at]!.color);
    collisions.push({
      status,
      brand: home.nearest,
      difference: home.difference,
      moved_from: hexOf(home),
      moved_to: hexOf(best),
      difference_after: best.difference,
    });
    return best.ramp;
  };
  const ramps = Object.fromEntries(STATUSES.map((status) => [status, settle(status)])) as Record<Status, Ramp>;
  return { ramps, collisions };
};
