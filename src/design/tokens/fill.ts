import { oklchToRgb } from '../../color/gamut.ts';
import { contrastRatio, WCAG } from '../../color/luminance.ts';
import { oklabDistance, toOklab, toOklch } from '../../color/oklab.ts';
import { differenceOf, isLegible, NEEDS, textOn } from './legibility.ts';
import type { Paint, Swatch } from './paint.ts';
import type { Ramp } from './ramp.ts';

export type Theme = 'light' | 'dark';

/** A filled colour of one theme: what is set on it, and how it looks under the pointer and while it is pressed. */
export interface Fill {
  readonly ramp: Ramp;
  readonly index: number;
  readonly base: Swatch;
  readonly on: Swatch;
  readonly hover: Paint;
  readonly active: Paint;
}

/** Below this OKLCH chroma a colour counts as a grey. */
export const GREY = 0.03;
/** CIEDE2000 by which a fill stands out from the background of the page. */
const STANDS_OUT = 10;
/** CIEDE2000 between the states of a fill. */
const STATE = 2;
const LEAP = 12;

const indices = ({ steps }: Ramp): number[] => steps.map((_, i) => i);

/** A grey has no hue to be known by: where it would sink into the page, the fill is taken from the other end. */
const startOf = (ramp: Ramp, page: Swatch): number => {
  const { base, at, steps } = ramp;
  const sinks = contrastRatio(steps[at]!.color, page.color) < WCAG.large;
  return base.c < GREY && sinks ? steps.length - 1 - at : at;
};

/**
 * The step nearest to the base of a ramp on which white or ink reads and which stands out from the page; on a dark page
 * by 3:1, so that deep colours glow and do not vanish.
 */
const stepFor = (ramp: Ramp, theme: Theme, page: Swatch): number => {
  const start = startOf(ramp, page);
  const home = toOklab(ramp.steps[start]!.color);
  const away = (i: number) => oklabDistance(toOklab(ramp.steps[i]!.color), home);
  const nearest = indices(ramp).sort((x, y) => away(x) - away(y) || y - x);
  const serves = (i: number): boolean => {
    const fill = ramp.steps[i]!;
    const visible = theme === 'light' || contrastRatio(fill.color, page.color) >= WCAG.large;
    return textOn(fill) !== undefined && visible && differenceOf(fill, page) >= STANDS_OUT;
  };
  return nearest.find(serves) ?? start;
};

/** How much lighter or darker a state is if the ramp has no step for it. */
const SHIFT = 0.045;

/** The steps next to a fill, each with its neighbours further on; then the fill itself a little lighter or darker. */
const statesFrom = (ramp: Ramp, index: number, way: number): readonly Paint[] => {
  const steps = [1, 2, 3].map((k) => ramp.steps[index + k * way]).filter((step) => step !== undefined);
  const { l, c, h } = toOklch(ramp.steps[index]!.color);
  const shifted = [1, 2, 3].map((k) => l - k * way * SHIFT).filter((v) => v > 0.02 && v < 0.995);
  return [...steps, ...shifted.map((v) => ({ color: oklchToRgb({ l: v, c, h }) }))];
};

/**
 * Hover and active: two further colours on which the same text reads, each visibly another and none a leap; darker on a
 * light page and lighter on a dark one where that is possible.
 */
const statesOf = (ramp: Ramp, index: number, on: Swatch, theme: Theme): { hover: Paint; active: Paint } => {
  const base = ramp.steps[index]!;
  const way = theme === 'light' ? 1 : -1;
  const order = [...statesFrom(ramp, index, way), ...statesFrom(ramp, index, -way)].filter((paint) =>
    isLegible(on, paint, NEEDS.fill),
  );
  const differs = (paint: Paint, other: Paint): boolean => differenceOf(paint, other) >= STATE;
  const hover = order.find((paint) => differs(paint, base) && differenceOf(paint, base) <= LEAP) ?? base;
  const active = order.find((paint) => differs(paint, base) && differs(paint, hover)) ?? hover;
  return { hover, active };
};

/** A ramp as a fill: moved along the ramp as far as its text needs it. */
export const fillOf = (ramp: Ramp, theme: Theme, page: Swatch): Fill => {
  const index = stepFor(ramp, theme, page);
  const base = ramp.steps[index]!;
  const on = textOn(base)!;
  return { ramp, index, base, on, ...statesOf(ramp, index, on, theme) };
};
