import { contrastRatio, WCAG } from '../../../color/luminance.ts';
import { type Oklch, toOklch } from '../../../color/oklab.ts';
import type { Rgb } from '../../../color/rgb.ts';
import { oklchInSrgb } from '../../../color/to-srgb.ts';
import { resampled } from '../curve.ts';
import { turnAt } from '../hue-turn.ts';
import { type ShadeMethod, type WideScale, withBase } from '../method.ts';
import { p3Text } from '../p3.ts';
import { RADIX, type RadixSlice, SOLID } from '../ramp/radix.ts';

/** A theme: which way its text lies from its backgrounds, and the last lightness of a base: further from it than the usual. */
interface Theme {
  readonly sliceOf: (base: Oklch) => RadixSlice;
  readonly text: 1 | -1;
  readonly end: (usual: number, l: number) => number;
}
const LIGHT: Theme = { sliceOf: RADIX.light, text: -1, end: (usual, l) => Math.min(usual, l * 0.55) };
const DARK: Theme = { sliceOf: RADIX.dark, text: 1, end: (usual, l) => Math.max(usual, (1 + 2 * l) / 3) };

const [SUBTLE_GROUND, LOW_TEXT, TEXT] = [2, 10, 11];
const COUNT = 12;
/** How far a text moves at a time until it is readable, and how far step 12 is from step 11. */
const [MOVE, FURTHER] = [0.004, 0.1];

/** Lightness of the twelve roles around that of a base: both sides are stretched or pressed. */
const aroundBase = ({ l: lightness, solid }: RadixSlice, { text, end }: Theme, l: number): number[] => {
  const [usual, last] = [lightness[0]!, lightness[TEXT]!];
  const first = text < 0 ? Math.max(usual, l) : Math.min(usual, l);
  const wanted = end(last, l);
  return lightness.map((value, i) =>
    i <= SOLID
      ? first - ((usual - value) * (first - l)) / (usual - solid)
      : l - ((solid - value) * (l - wanted)) / (solid - last),
  );
};

const unit = (l: number): number => Math.min(1, Math.max(0, l));

/** Step 11 moved until it is readable on step 3, and step 12 kept beyond that. */
const readable = (colorAt: (l: number, i: number) => Rgb, lightness: readonly number[], text: 1 | -1): number[] => {
  const background = colorAt(lightness[SUBTLE_GROUND]!, SUBTLE_GROUND);
  const result = [...lightness];
  const isDone = (l: number): boolean => l <= 0 || l >= 1 || contrastRatio(colorAt(l, LOW_TEXT), background) >= WCAG.aa;
  while (!isDone(result[LOW_TEXT]!)) result[LOW_TEXT] = unit(result[LOW_TEXT]! + text * MOVE);
  const beyond = unit(result[LOW_TEXT]! + text * FURTHER);
  result[TEXT] = text < 0 ? Math.min(result[TEXT]!, beyond) : Math.max(result[TEXT]!, beyond);
  return result;
};

/** The index of the base among `steps`. */
const placeOf = (steps: number): number => Math.round((SOLID / (COUNT - 1)) * (steps - 1));

/** The steps of a theme; the base stands at step 9. */
const themeOf = (theme: Theme, base: Rgb, own: Oklch, steps: number, hueShift: number | undefined): WideScale => {
  const slice = theme.sliceOf(own);
  const around = aroundBase(slice, theme, own.l);
  const ends = [Math.max(around[0]!, around[TEXT]!), Math.min(around[0]!, around[TEXT]!)] as const;
  const toned = (l: number, share: number, turn: number): Oklch => ({
    l,
    c: own.c * share,
    h: own.h + (hueShift === undefined ? turn : turnAt(l, own.l, ends, hueShift)),
  });
  const lightness = readable((l, i) => oklchInSrgb(toned(l, slice.c[i]!, slice.turn[i]!)), around, theme.text);
  const [shares, turns] = [resampled(slice.c, steps), resampled(slice.turn, steps)];
  const at = placeOf(steps);
  const wide = resampled(lightness, steps).map((l, i) => (i === at ? own : toned(l, shares[i]!, turns[i]!)));
  return { colors: withBase(wide.map(oklchInSrgb), base, at).colors, p3: wide.map(p3Text) };
};

export const radix = {
  id: 'radix',
  name: 'Radix Colors roles',
  description:
    'A light and a dark scale (`dark`) with the roles of Radix Colors (backgrounds, borders, solids, text) and the base at step 9. The other steps follow the published scales with a similar step 9, in lightness, chroma and hue. Each step also has a Display P3 value (`p3`). Step 11 is always readable (4.5:1) on step 3. Steps are uneven by design. The `css` export adds transparent colours.',
  reference:
    'kernel regression on the 31 light and dark scales of @radix-ui/colors 3; Radix Colors, Understanding the scale',
  keeps_base: true,
  turns_hue: true,
  scale: (base, steps, { hueShift, wide } = {}) => {
    const own = wide ?? toOklch(base);
    return {
      ...themeOf(LIGHT, base, own, steps, hueShift),
      baseAt: placeOf(steps),
      dark: themeOf(DARK, base, own, steps, hueShift),
    };
  },
} satisfies ShadeMethod;
