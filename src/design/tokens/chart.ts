import { oklchToRgb } from '../../color/gamut.ts';
import { type Oklch, toOklch } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';
import { shadeHue } from './dark-yellow.ts';
import { GREY, type Theme } from './fill.ts';
import { isLegibleOnAll, NEEDS } from './legibility.ts';
import type { Paint } from './paint.ts';
import { apart, type Seen, seen } from './sight.ts';

/** Roles of the series of a chart. */
export const CHART = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6', 'chart-7', 'chart-8'] as const;

/** Where the colours of a chart lie: lightness in steps, hues all round, and how vivid they are. */
const FIELDS = {
  light: { lightness: [0.47, 0.5, 0.53, 0.56, 0.59, 0.62, 0.65, 0.67], chroma: 0.16 },
  dark: { lightness: [0.57, 0.65, 0.73, 0.81, 0.88], chroma: 0.12 },
} as const;
const HUES = 24;
/** Dark yellows are olive: no colour for a chart. */
const isOlive = (l: number, h: number): boolean => l < 0.6 && h > 80 && h < 128;

interface Candidate {
  readonly color: Rgb;
  readonly labs: Seen;
}

const candidate = (color: Rgb): Candidate => ({ color, labs: seen(color) });

/** What a theme's charts are chosen from, and how far apart any two are. */
interface Field {
  readonly candidates: readonly Candidate[];
  readonly distances: readonly Float64Array[];
}

const fieldOf = (theme: Theme): Field => {
  const { lightness, chroma } = FIELDS[theme];
  const candidates = lightness.flatMap((l) =>
    Array.from({ length: HUES }, (_, i) => (360 * i) / HUES)
      .filter((h) => !isOlive(l, h))
      .map((h) => candidate(oklchToRgb({ l, c: chroma, h }))),
  );
  return { candidates, distances: candidates.map((x) => Float64Array.from(candidates, (y) => apart(x.labs, y.labs))) };
};
/** Made when a theme is first asked for: they are the same for every brand. */
const fields: Partial<Record<Theme, Field>> = {};

/** The brand as a chart colour: its hue at the lightness nearest to its own that is visible on every background. */
const brandIn = (theme: Theme, brand: Rgb, backgrounds: readonly Paint[]): Rgb | undefined => {
  const { l, c, h } = toOklch(brand);
  if (c < GREY) return undefined;
  if (isLegibleOnAll({ color: brand }, backgrounds, NEEDS.graphic)) return brand;
  const step = theme === 'light' ? -0.01 : 0.01;
  for (let value = l; value > 0.2 && value < 1; value += step) {
    const color = oklchToRgb({ l: value, c, h: shadeHue(h, Math.max(0, (l - value) / 0.7)) });
    if (isLegibleOnAll({ color }, backgrounds, NEEDS.graphic)) return color;
  }
  return undefined;
};

/** The series of a grey brand start from a blue. */
const PLAIN: Oklch = { l: 0.57, c: 0.13, h: 255 };
/** Colours that the search starts from beside the first, and rounds of each search. */
const [STARTS, ROUNDS] = [3, 5];

/**
 * Eight colours for the series of a chart in a theme, each 3:1 on every background: the brand's hue first, then colours of a
 * field that keep the nearest two as far apart as they can be, colour-blind views included; in the order in which each is
 * furthest from all before it, so that the first few are the most apart.
 */
export const chartColors = (theme: Theme, brand: Rgb, backgrounds: readonly Paint[]): readonly Rgb[] => {
  fields[theme] ??= fieldOf(theme);
  const { candidates, distances } = fields[theme];
  const first = candidate(brandIn(theme, brand, backgrounds) ?? oklchToRgb(PLAIN));
  const fromFirst = candidates.map((one) => apart(one.labs, first.labs));
  const open = candidates.flatMap(({ color }, i) => (isLegibleOnAll({ color }, backgrounds, NEEDS.graphic) ? [i] : []));

  /** How far a candidate is from the nearest of the first colour and these others; no more than `enough` where it is that near. */
  const nearestTo = (i: number, chosen: readonly number[], enough = 0): number => {
    const row = distances[i]!;
    let least = fromFirst[i]!;
    for (const k of chosen) {
      if (least <= enough) break;
      if (row[k]! < least) least = row[k]!;
    }
    return least;
  };
  const furthest = (pool: readonly number[], chosen: readonly number[]): number => {
    let [best, most] = [pool[0]!, -1];
    for (const i of pool) {
      const nearest = nearestTo(i, chosen, most);
      if (nearest > most) [best, most] = [i, nearest];
    }
    return best;
  };
  const inOrder = (pool: readonly number[], count: number, second?: number): number[] => {
    const chosen: number[] = second === undefined ? [] : [second];
    while (chosen.length < count) chosen.push(furthest(pool, chosen));
    return chosen;
  };

  /** Replaces one colour after the other by what keeps further off, until none can be. */
  const improved = (start: readonly number[]): readonly number[] => {
    let chosen = [...start];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = chosen.join();
      for (let k = 0; k < chosen.length; k += 1) {
        const others = chosen.filter((_, i) => i !== k);
        const next = furthest(open, others);
        if (nearestTo(next, others) > nearestTo(chosen[k]!, others)) chosen = chosen.with(k, next);
      }
      if (chosen.join() === before) break;
    }
    return chosen;
  };
  const separation = (chosen: readonly number[]): number =>
    chosen.reduce((least, i, k) => Math.min(least, nearestTo(i, chosen.slice(0, k))), Number.POSITIVE_INFINITY);
  const seconds = Array.from({ length: STARTS }, (_, k) => open[Math.floor((k * open.length) / STARTS)]!);
  const [chosen] = [undefined, ...seconds]
    .map((second) => improved(inOrder(open, CHART.length - 1, second)))
    .sort((x, y) => separation(y) - separation(x));
  return [first.color, ...inOrder(chosen!, chosen!.length).map((i) => candidates[i]!.color)];
};
