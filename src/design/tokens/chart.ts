import { oklchToRgb } from '../../color/gamut.ts';
import { type Oklch, toOklch } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';
import { atOnce, eachOf, type Pieces } from '../../runtime/in-pieces.ts';
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

/** What a theme's charts are chosen from, and of each candidate how far every other is from it. */
interface Field {
  readonly candidates: readonly Candidate[];
  readonly distances: readonly Float64Array[];
}

/** Candidates whose distances are measured in one piece. */
const A_PIECE = 8;

function* fieldOf(theme: Theme): Pieces<Field> {
  const { lightness, chroma } = FIELDS[theme];
  const candidates = lightness.flatMap((l) =>
    Array.from({ length: HUES }, (_, i) => (360 * i) / HUES)
      .filter((h) => !isOlive(l, h))
      .map((h) => candidate(oklchToRgb({ l, c: chroma, h }))),
  );
  yield;
  const distances = yield* eachOf(candidates, A_PIECE, (x) =>
    Float64Array.from(candidates, (y) => apart(y.labs, x.labs)),
  );
  return { candidates, distances };
}
/** Made when a theme is first asked for: they are the same for every brand. */
const fields: Partial<Record<Theme, Field>> = {};

/** Makes in pieces what every chart of a theme is chosen from, until it is done or made at once by a caller meanwhile. */
export function* prepareChart(theme: Theme): Pieces<Field> {
  const pieces = fieldOf(theme);
  for (;;) {
    const field = fields[theme];
    if (field) return field;
    const step = pieces.next();
    if (step.done) fields[theme] = step.value;
    else yield;
  }
}

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

/** How far candidates are from the nearest of those that are taken. */
type Nearest = Float64Array;

/** Writes into `nearest` the distances `before` with one more colour taken; both may be the same list. */
const takeInto = (nearest: Nearest, before: Nearest, row: Float64Array): void => {
  for (let i = 0; i < nearest.length; i += 1) nearest[i] = Math.min(before[i]!, row[i]!);
};

/** The first of those that are furthest by the nearer of two lists. */
const furthestIn = (x: Nearest, y: Nearest): number => {
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < x.length; i += 1) {
    const nearer = Math.min(x[i]!, y[i]!);
    if (nearer > most) [best, most] = [i, nearer];
  }
  return best;
};

/**
 * Eight colours for the series of a chart in a theme, each 3:1 on every background: the brand's hue first, then colours of a
 * field that keep the nearest two as far apart as they can be, colour-blind views included; in the order in which each is
 * furthest from all before it, so that the first few are the most apart.
 */
export const chartColors = (theme: Theme, brand: Rgb, backgrounds: readonly Paint[]): readonly Rgb[] => {
  const { candidates, distances } = atOnce(prepareChart(theme));
  const first = candidate(brandIn(theme, brand, backgrounds) ?? oklchToRgb(PLAIN));
  const open = candidates.flatMap(({ color }, i) => (isLegibleOnAll({ color }, backgrounds, NEEDS.graphic) ? [i] : []));
  /** How far each candidate is from the first colour; those that cannot be read are never the furthest. */
  const fromFirst: Nearest = new Float64Array(candidates.length).fill(Number.NEGATIVE_INFINITY);
  for (const i of open) fromFirst[i] = apart(candidates[i]!.labs, first.labs);

  /** As many of a pool as are wanted, each the furthest from all before it; `second` is taken before them. */
  const inOrder = (pool: readonly number[], count: number, second?: number): number[] => {
    const nearest = Float64Array.from(pool, (i) => fromFirst[i]!);
    const chosen: number[] = [];
    const take = (i: number): void => {
      chosen.push(i);
      const row = distances[i]!;
      for (let p = 0; p < pool.length; p += 1) nearest[p] = Math.min(nearest[p]!, row[pool[p]!]!);
    };
    if (second !== undefined) take(second);
    while (chosen.length < count) take(pool[furthestIn(nearest, nearest)]!);
    return chosen;
  };

  /** Replaces one colour after the other by what keeps further off, until none can be. */
  const improved = (start: readonly number[]): readonly number[] => {
    const chosen = [...start];
    // How far the candidates are from those behind each colour, and from those before the one that is looked at.
    const behind: Nearest[] = chosen.map(() => new Float64Array(candidates.length));
    const ahead: Nearest = new Float64Array(candidates.length);
    behind[chosen.length - 1] = fromFirst;
    /** Colours that were looked at since the last was replaced. */
    let kept = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let k = chosen.length - 1; k > 0; k -= 1) takeInto(behind[k - 1]!, behind[k]!, distances[chosen[k]!]!);
      ahead.fill(Number.POSITIVE_INFINITY);
      for (let k = 0; k < chosen.length; k += 1) {
        const [rest, own] = [behind[k]!, chosen[k]!];
        const next = furthestIn(ahead, rest);
        if (Math.min(ahead[next]!, rest[next]!) > Math.min(ahead[own]!, rest[own]!)) {
          chosen[k] = next;
          kept = 0;
        } else kept += 1;
        if (kept === chosen.length) return chosen;
        takeInto(ahead, ahead, distances[chosen[k]!]!);
      }
    }
    return chosen;
  };
  const separation = (chosen: readonly number[]): number =>
    chosen.reduce(
      (least, i, k) => Math.min(least, fromFirst[i]!, ...chosen.slice(0, k).map((other) => distances[other]![i]!)),
      Number.POSITIVE_INFINITY,
    );
  const seconds = Array.from({ length: STARTS }, (_, k) => open[Math.floor((k * open.length) / STARTS)]!);
  const { chosen } = [undefined, ...seconds]
    .map((second) => improved(inOrder(open, CHART.length - 1, second)))
    .map((found) => ({ chosen: found, apart: separation(found) }))
    .reduce((best, one) => (one.apart > best.apart ? one : best));
  return [first.color, ...inOrder(chosen, chosen.length).map((i) => candidates[i]!.color)];
};
