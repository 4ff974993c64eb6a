import { contrastRatio, relativeLuminance, WCAG } from '../../../color/luminance.ts';
import type { Oklch } from '../../../color/oklab.ts';
import { oklchInSrgb } from '../../../color/to-srgb.ts';
import { turnAt } from '../hue-turn.ts';
import { familiesOf, greyness, smoothstep } from './family.ts';
import { type Place, placeOf } from './place.ts';
import { bell, type Surface, TAILWIND } from './surface.ts';

/** A ramp in OKLCH, from light to dark, in no gamut yet. */
export interface OklchRamp {
  readonly steps: readonly Oklch[];
  /** Index of the step that is the base. */
  readonly at: number;
  readonly place: Place;
}

/** Places of the steps of a ramp: 50 to 950, 50 to 900 with ten of them, otherwise spread evenly from 50 to 950. */
const rampPlaces = (n: number): number[] => Array.from({ length: n }, (_, i) => (n === 10 ? i : (10 * i) / (n - 1)));

/** A colour near 500 is the 500; one between 900 and 950 is the 900, so that a darker step remains. */
const rounded = (step: number): number => {
  if (Math.abs(step - 5) <= 0.6) return 5;
  return step > 9.4 && step < 9.7 ? 9 : step;
};

const nearestTo = (places: readonly number[], step: number): number =>
  places.reduce((best, place, i) => (Math.abs(place - step) < Math.abs(places[best]! - step) ? i : best), 0);

/** A base no further from its natural step than this bends the ramp; one that is named further off divides it. */
const NEAR = 1;

/** Where each step is read: the base at its own place, the others bent along, or divided evenly where it is far from home. */
const bent = (places: readonly number[], at: number, step: number): number[] => {
  const [first, own, last] = [places[0]!, places[at]!, places.at(-1)!];
  const part = (place: number): number => {
    if (place === own) return 1;
    return place < own ? (place - first) / (own - first) : (last - place) / (last - own);
  };
  if (Math.abs(step - own) <= NEAR) return places.map((place) => place + (step - own) * part(place));
  const [top, bottom] = [
    at === 0 ? step : Math.min(first, step),
    at === places.length - 1 ? step : Math.max(last, step),
  ];
  return places.map((place) =>
    place <= own ? top + (step - top) * part(place) : bottom + (step - bottom) * part(place),
  );
};

/** Room that is kept between the base and the ends, in lightness. */
const ROOM = 0.012;

/** Lightness of the steps, each side stretched between its end and the base, which is exact. */
const through = (lightness: readonly number[], at: number, l: number): number[] => {
  const own = lightness[at]!;
  const top = at === 0 ? l : Math.max(lightness[0]!, Math.min(1, l + ROOM));
  const end = lightness.length - 1;
  const bottom = at === end ? l : Math.min(lightness[end]!, Math.max(0, l - ROOM));
  const stretched = (value: number, from: number, to: number): number =>
    Math.abs(from - own) < 1e-9 ? l : l + ((value - own) * (to - l)) / (from - own);
  return lightness.map((value, i) => {
    if (i === at) return l;
    return i < at ? stretched(value, lightness[0]!, top) : stretched(value, lightness[end]!, bottom);
  });
};

/**
 * A taste: far from the base, the tints of very dark colours and the shades of very pale ones are a little quieter than their
 * families; undamped, a pastel pink has a hot 500 and burgundy a fire red. Greys are quiet already.
 */
const DARK = { from: 7.2, to: 9.3, less: 0.2 };
const PALE = { from: 3.2, to: 1.8, less: 0.16 };
const QUIET_FROM = 5;
/** The lightest tints stay as they are. */
const TINTS = 3;
const quietness = ({ step, vividness }: Place): number => {
  const dark = DARK.less * smoothstep(step, DARK.from, DARK.to);
  const pale = PALE.less * smoothstep(-step, -PALE.from, -PALE.to);
  return (dark + pale) * (1 - greyness(vividness));
};

/** Chroma beyond the family fades on both sides of the base. */
const FADES = 1.3;
/** Pale muted colours have fuller shades, from so many steps below the base on. */
const FULLER = { power: -0.4, vividness: [0.3, 0.45], lightest: 5, below: 4 } as const;

/** The vividness of the step at `at`, `away` steps below the base, or above it where that is negative. */
const vividnessAt = (place: Place, at: number, away: number): number => {
  const { step, vividness } = place;
  const quiet = 1 - quietness(place) * smoothstep(Math.abs(away), 0, QUIET_FROM) * smoothstep(at, 0, TINTS);
  const beyond = Math.max(0, vividness - 1) * bell(away, FADES);
  const own = Math.min(1, vividness) * quiet + beyond;
  if (step >= FULLER.lightest || vividness >= 1 || away <= 0) return own;
  const full = smoothstep(away, 0, FULLER.below) * smoothstep(vividness, ...FULLER.vividness);
  return own * vividness ** (FULLER.power * full);
};

/** The steps whose contrast is promised: 700 on 50. */
const [PALEST, TEXT] = [0, 7];
const MOVE = 0.003;

/** Lightness with 700 dark enough to be read on 50, and its neighbours between theirs. */
const promised = (
  lightness: readonly number[],
  places: readonly number[],
  at: number,
  colorAt: (l: number, i: number) => Oklch,
): number[] => {
  const [palest, text] = [places.indexOf(PALEST), places.indexOf(TEXT)];
  const result = [...lightness];
  if (palest < 0 || text < 0 || text === at) return result;
  const background = oklchInSrgb(colorAt(result[palest]!, palest));
  const floor = at > text ? result[at]! : 0;
  while (result[text]! - MOVE > floor && contrastRatio(oklchInSrgb(colorAt(result[text]!, text)), background) < WCAG.aa)
    result[text]! -= MOVE;
  for (const [i, before, after] of [
    [text - 1, text - 2, text],
    [text + 1, text, text + 2],
  ] as const)
    if (i !== at && (result[i]! <= result[after]! + MOVE || result[i]! >= result[before]! - MOVE))
      result[i] = (result[before]! + result[after]!) / 2;
  return result;
};

/** The hue beyond which a yellow is a lemon. */
const LEMON = 92;
/** The part of its turn that a colour makes: browns and dark golds turn no further than to yellow. */
const turnPart = (h: number, middle: number): number => (h < LEMON && middle > LEMON ? (LEMON - h) / (middle - h) : 1);

/** What may be asked of a ramp. */
interface RampOptions {
  /** Index of the step that is the base; its natural one where undefined. */
  readonly at?: number | undefined;
  /** Degrees by which the hue has turned in the darkest step, in place of the turn of the families. */
  readonly hueShift?: number | undefined;
  readonly surface?: Surface;
}

/** How far a step moves at a time until it lies on its side of the one before, and how often. */
const [FALL, FALLS] = [0.002, 12];

/**
 * Lightness with every step darker than the one above it, as luminance: of vivid colours the two do not go quite together. The base
 * stays.
 */
const falling = (lightness: readonly number[], at: number, colorAt: (l: number, i: number) => Oklch): number[] => {
  const result = [...lightness];
  const luminance = (i: number): number => relativeLuminance(oklchInSrgb(colorAt(result[i]!, i)));
  const settle = (i: number, way: 1 | -1): void => {
    const before = luminance(i - way);
    for (let move = 0; move < FALLS && way * (luminance(i) - before) >= 0; move += 1)
      result[i] = Math.min(1, Math.max(0, result[i]! - way * FALL));
  };
  for (let i = at - 1; i >= 0; i -= 1) settle(i, -1);
  for (let i = at + 1; i < result.length; i += 1) settle(i, 1);
  return result;
};

const naturalRamp = (
  base: Oklch,
  n: number,
  { at: wanted, hueShift, surface = TAILWIND }: RampOptions = {},
): OklchRamp => {
  const place = placeOf(surface, base);
  const places = rampPlaces(n);
  const at = wanted ?? nearestTo(places, rounded(place.step));
  const read = bent(places, at, place.step);
  const families = familiesOf(surface, place.hue);
  const own = families(place.vividness, place.step);
  const lightness = through(read.map(own.l), at, base.l);
  const ends = [lightness[0]!, lightness.at(-1)!] as const;
  const turnHere = own.turn(place.step);
  const part = turnPart(base.h, base.h - turnHere);
  const hueAt = (i: number): number =>
    hueShift === undefined
      ? base.h + part * (own.turn(read[i]!) - turnHere)
      : base.h + turnAt(lightness[i]!, base.l, ends, hueShift);
  const tones = read.map((step, i) => {
    const vividness = vividnessAt(place, places[i]!, places[i]! - places[at]!);
    return { c: Math.max(0, families(vividness, place.step).c(step)), h: hueAt(i) };
  });
  const colorAt = (l: number, i: number): Oklch => (i === at ? base : { l, ...tones[i]! });
  const isHome = Math.abs(place.step - places[at]!) <= NEAR;
  const final = isHome ? promised(lightness, places, at, colorAt) : lightness;
  return { steps: falling(final, at, colorAt).map(colorAt), at, place };
};

/** Whether the base stands at 700 and cannot be read on 50. */
const isUnreadable = ({ steps, at }: OklchRamp, places: readonly number[]): boolean =>
  places[at] === TEXT &&
  places[at - 1] === TEXT - 1 &&
  contrastRatio(oklchInSrgb(steps[at]!), oklchInSrgb(steps[places.indexOf(PALEST)]!)) < WCAG.aa;

/**
 * The ramp of a colour in `n` steps: its own step is the colour, the others are those of the family at its place. One that would
 * be the 700 and cannot be read on 50 is the 600.
 */
export const rampOf = (base: Oklch, n: number, options: RampOptions = {}): OklchRamp => {
  const ramp = naturalRamp(base, n, options);
  if (options.at !== undefined || !isUnreadable(ramp, rampPlaces(n))) return ramp;
  return naturalRamp(base, n, { ...options, at: ramp.at - 1 });
};
