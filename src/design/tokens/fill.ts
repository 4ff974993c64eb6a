import { contrastRatio, WCAG } from '../../color/luminance.ts';
import { type Oklch, oklabDistance, toOklab, toOklch } from '../../color/oklab.ts';
import { oklchInSrgb } from '../../color/to-srgb.ts';
import { FILLS, type FillMode } from './fill-modes.ts';
import { differenceOf, isLegible, lcOf, NEEDS, type Need } from './legibility.ts';
import { INK, type Paint, type Swatch, WHITE } from './paint.ts';
import type { Ramp } from './ramp.ts';

export type Theme = 'light' | 'dark';

/** Why a fill is not the colour that its ramp is made of: nothing reads on that, or it would sink into the page. */
export type Because = 'text' | 'page';

/** A filled colour of one theme: what is set on it, and how it looks under the pointer and while it is pressed. */
export interface Fill {
  readonly ramp: Ramp;
  /** Its step; null for a shade that is none. */
  readonly index: number | null;
  readonly base: Paint;
  readonly on: Swatch;
  readonly hover: Paint;
  readonly active: Paint;
  readonly because?: Because | undefined;
}

/** Below this OKLCH chroma a colour counts as a grey. */
export const GREY = 0.03;
/** CIEDE2000 by which a fill stands out from the background of the page: as a brand, and where it may move anyway. */
const SHOWS = 3;
const STANDS_OUT = 10;
/** CIEDE2000 between the states of a fill, a little above the 2 that is promised. */
const STATE = 2.2;

const textOn = (fill: Paint, need: Need): Swatch | undefined =>
  [WHITE, INK].find((text) => isLegible(text, fill, need));
const standsOut = (fill: Paint, page: Paint, theme: Theme, least: number): boolean =>
  (theme === 'light' || contrastRatio(fill.color, page.color) >= WCAG.large) && differenceOf(fill, page) >= least;

/** A grey has no hue to be known by: where it would sink into the page, the fill is taken from the other end. */
const startOf = ({ base, at, steps }: Ramp, page: Paint): number => {
  const sinks = contrastRatio(steps[at]!.color, page.color) < WCAG.large;
  return base.c < GREY && sinks ? steps.length - 1 - at : at;
};

/** The step nearest to the base that serves. */
const nearestStep = (ramp: Ramp, page: Paint, serves: (step: Swatch) => boolean): number => {
  const start = startOf(ramp, page);
  const home = toOklab(ramp.steps[start]!.color);
  const away = (i: number) => oklabDistance(toOklab(ramp.steps[i]!.color), home);
  const byDistance = ramp.steps.map((_, i) => i).sort((x, y) => away(x) - away(y) || y - x);
  return byDistance.find((i) => serves(ramp.steps[i]!)) ?? start;
};

/** Shifts in lightness from a fill to its states, the least first. */
const SHIFTS = Array.from({ length: 24 }, (_, i) => 0.03 + 0.0125 * i);
const BRIGHT = 0.85;

const shifted = ({ l, c, h }: Oklch, by: number): Paint | undefined =>
  l + by > 0.02 && l + by < 0.99 ? { color: oklchInSrgb({ l: l + by, c, h }) } : undefined;

type States = Pick<Fill, 'hover' | 'active'>;

/**
 * Hover and active: the fill a little darker, lighter on a dark page, and further, each visibly another and with the same text;
 * the other way where there is no room.
 */
const findStates = (base: Paint, on: Swatch, theme: Theme, need: Need): States => {
  const own = toOklch(base.color);
  const way = theme === 'dark' && own.l <= BRIGHT ? 1 : -1;
  const towards = function* (...signs: readonly number[]): Generator<Paint> {
    for (const sign of signs)
      for (const by of SHIFTS) {
        const paint = shifted(own, sign * by);
        if (paint && isLegible(on, paint, need)) yield paint;
      }
  };
  const differs = (paint: Paint, other: Paint) => differenceOf(paint, other) >= STATE;
  for (const order of [towards(way), towards(-way), towards(way, -way)]) {
    let hover: Paint | undefined;
    for (const paint of order) {
      if (!differs(paint, base)) continue;
      if (hover === undefined) hover = paint;
      else if (differs(paint, hover)) return { hover, active: paint };
    }
  }
  return { hover: base, active: base };
};

/** Of fills that live on: the steps of a status are the same for every brand. Text is white or ink, so the name of its token is its colour. */
const knownStates = new WeakMap<Paint, Map<string, States>>();

const statesOf = (base: Paint, on: Swatch, theme: Theme, need: Need): States => {
  const known = knownStates.get(base) ?? new Map<string, States>();
  knownStates.set(base, known);
  const key = `${theme} ${on.token} ${need.ratio} ${need.lc}`;
  const states = known.get(key) ?? findStates(base, on, theme, need);
  known.set(key, states);
  return states;
};

const WHITENED = 0.003;

/** A colour as light as it can be with white on it, and visible on the page. */
const whitened = (base: Paint, theme: Theme, page: Paint): Paint => {
  const own = toOklch(base.color);
  let paint = base;
  for (let l = own.l; !isLegible(WHITE, paint, FILLS.white.need) && l > 0; l -= WHITENED)
    paint = { color: oklchInSrgb({ ...own, l }) };
  if (theme === 'light') return paint;
  for (let l = toOklch(paint.color).l; !standsOut(paint, page, theme, SHOWS) && l < 1; l += WHITENED)
    paint = { color: oklchInSrgb({ ...own, l }) };
  return paint;
};

/** What the fill of a ramp is, and why it is not the colour that the ramp is made of. */
const chosen = (ramp: Ramp, theme: Theme, page: Paint, mode: FillMode): Pick<Fill, 'index' | 'base' | 'because'> => {
  const { at, steps } = ramp;
  const home = steps[at]!;
  const step = (i: number, because: Because) => ({
    index: i,
    base: steps[i]!,
    because: i === at ? undefined : because,
  });
  if (mode === 'brand') {
    const shows = (paint: Paint) => standsOut(paint, page, theme, SHOWS);
    return shows(home) ? step(at, 'page') : step(nearestStep(ramp, page, shows), 'page');
  }
  if (mode === 'white') {
    const base = whitened(home, theme, page);
    if (base === home) return step(at, 'text');
    return { index: null, base, because: isLegible(WHITE, home, FILLS.white.need) ? 'page' : 'text' };
  }
  const serves = (paint: Swatch) =>
    textOn(paint, NEEDS.fill) !== undefined && standsOut(paint, page, theme, STANDS_OUT);
  return step(nearestStep(ramp, page, serves), textOn(home, NEEDS.fill) === undefined ? 'text' : 'page');
};

/** A ramp as a fill. */
export const fillOf = (ramp: Ramp, theme: Theme, page: Paint, mode: FillMode): Fill => {
  const { need } = FILLS[mode];
  const fill = chosen(ramp, theme, page, mode);
  const on = mode === 'white' ? WHITE : (textOn(fill.base, need) ?? INK);
  let made: States | undefined;
  const states = (): States => {
    made ??= statesOf(fill.base, on, theme, need);
    return made;
  };
  return {
    ramp,
    ...fill,
    on,
    // Many fills are tried for a status, and few of them are shown.
    get hover() {
      return states().hover;
    },
    get active() {
      return states().active;
    },
  };
};

/** How much clearer white must be by APCA to be the better text although it has less than 4.5:1. */
const CLEARER = 15;

/** Whether near-black is set on a fill by WCAG and white would be the clearer text by APCA. */
export const prefersWhite = ({ base, on }: Fill): boolean =>
  on === INK &&
  contrastRatio(WHITE.color, base.color) >= WCAG.large &&
  lcOf(WHITE.color, base.color) - lcOf(INK.color, base.color) >= CLEARER;
