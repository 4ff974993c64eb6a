import { oklchToRgb } from '../../../color/gamut.ts';
import { type Oklch, toOklch } from '../../../color/oklab.ts';
import { pchip } from '../curve.ts';
import { type FittedScale, fittedSteps } from '../fitted.ts';
import { turnAt } from '../hue-turn.ts';
import { type ShadeMethod, withBase } from '../method.ts';
import FITTED from './tailwind.json' with { type: 'json' };

/** The step of eleven that holds the base: 500. */
const MIDDLE = 5;
const LAST = 10;
/** Lightness of the bases that the weights were fitted on; others are taken for the nearest and both sides stretched. */
const [DARKEST, LIGHTEST] = [0.55, 0.86];

/** Where the light and the dark end may lie; a base beyond them moves them on. */
const TOP = [0.966, 0.988] as const;
const BOTTOM = [0.24, 0.3] as const;

const held = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

/** Lightness of a scale for another base: as many parts of the way to the ends. */
const stretched = (steps: readonly Oklch[], from: number, to: number): number[] => {
  const [first, last] = [steps[0]!.l, steps[LAST]!.l];
  const top = Math.max(held(first, TOP), (1 + 3 * to) / 4);
  const bottom = Math.min(held(last, BOTTOM), 0.55 * to);
  return steps.map(({ l }, i) =>
    i <= MIDDLE ? to + ((l - from) * (top - to)) / (first - from) : to + ((l - from) * (to - bottom)) / (from - last),
  );
};

/** The eleven steps of a base, as differences and parts of it. */
const elevenOf = (fitted: FittedScale, base: Oklch) => {
  const from = Math.min(LIGHTEST, Math.max(DARKEST, base.l));
  const steps = fittedSteps(fitted, { ...base, l: from });
  return {
    lightness: stretched(steps, from, base.l),
    chroma: steps.map(({ c }) => c),
    turn: steps.map(({ h }) => h - base.h),
  };
};

/** The method with its weights. */
export const scaleBy =
  (fitted: FittedScale): ShadeMethod['scale'] =>
  (base, steps, { at: wanted, hueShift } = {}) => {
    const own = toOklch(base);
    const { lightness, chroma, turn } = elevenOf(fitted, own);
    const at = wanted ?? Math.round((MIDDLE / LAST) * (steps - 1));
    const places = lightness.map((_, i) => i);
    const [l, c, h] = [lightness, chroma, turn].map((values) => pchip(places, values)) as [
      (place: number) => number,
      (place: number) => number,
      (place: number) => number,
    ];
    const placeOf = (i: number): number =>
      i <= at ? (MIDDLE * i) / Math.max(1, at) : MIDDLE + ((LAST - MIDDLE) * (i - at)) / (steps - 1 - at);
    const ends = [lightness[0]!, lightness[LAST]!] as const;
    const colors = Array.from({ length: steps }, (_, i) => {
      const place = placeOf(i);
      const value = l(place);
      const turned = hueShift === undefined ? h(place) : turnAt(value, own.l, ends, hueShift);
      return oklchToRgb({ l: value, c: Math.max(0, c(place)), h: own.h + turned });
    });
    return withBase(colors, base, at);
  };

export const tailwind = {
  id: 'tailwind',
  name: 'Tailwind CSS',
  description:
    'Lightness, chroma and hue turn from step to step as in the palettes of Tailwind CSS 4, by a model of 17 weights a step fitted on its chromatic families; the base is step 500, or the `anchor`. Of families that the model has not seen it finds the steps within 2.8 (mean CIEDE2000).',
  reference: 'ridge regression on theme.css of tailwindcss 4.3.5, in waves of the hue of the 500',
  keeps_base: true,
  turns_hue: true,
  scale: scaleBy(FITTED),
} satisfies ShadeMethod;
