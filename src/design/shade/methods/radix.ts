import { maxChroma, oklchToRgb } from '../../../color/gamut.ts';
import { contrastRatio, WCAG } from '../../../color/luminance.ts';
import { type Oklch, toOklch } from '../../../color/oklab.ts';
import type { Rgb } from '../../../color/rgb.ts';
import { resampled } from '../curve.ts';
import { turnAt } from '../hue-turn.ts';
import { type ShadeMethod, type WideScale, withBase } from '../method.ts';
import { p3Text } from '../p3.ts';

/** Medians of the chromatic scales of @radix-ui/colors 3: OKLCH lightness, and chroma through that of step 9. */
interface Theme {
  readonly lightness: readonly number[];
  readonly chroma: readonly number[];
  /** The last lightness for a base: further from it than the base is far. */
  readonly end: (l: number) => number;
  /** Which way text lies from its background. */
  readonly text: 1 | -1;
}
const LIGHT: Theme = {
  lightness: [0.993, 0.982, 0.959, 0.933, 0.9, 0.858, 0.806, 0.732, 0.641, 0.612, 0.547, 0.338],
  chroma: [0.02, 0.05, 0.15, 0.25, 0.33, 0.44, 0.55, 0.68, 1, 1, 0.91, 0.47],
  end: (l) => Math.min(0.338, l * 0.55),
  text: -1,
};
const DARK: Theme = {
  lightness: [0.189, 0.21, 0.268, 0.312, 0.349, 0.389, 0.452, 0.541, 0.628, 0.664, 0.781, 0.907],
  chroma: [0.09, 0.14, 0.33, 0.47, 0.51, 0.54, 0.62, 0.72, 1, 0.95, 0.75, 0.27],
  end: (l) => Math.max(0.907, (1 + 2 * l) / 3),
  text: 1,
};
const SOLID = 8;
const [SUBTLE_GROUND, LOW_TEXT, TEXT] = [2, 10, 11];
/** How far a text moves at a time until it is readable, and how far step 12 is from step 11. */
const [MOVE, FURTHER] = [0.004, 0.1];

/** Lightness of the twelve roles when step 9 has another lightness than usual: both sides are stretched or pressed. */
const aroundBase = ({ lightness, end, text }: Theme, l: number): number[] => {
  const [usual, solid, last] = [lightness[0]!, lightness[SOLID]!, lightness[TEXT]!];
  const first = text < 0 ? Math.max(usual, l) : Math.min(usual, l);
  return lightness.map((value, i) =>
    i <= SOLID
      ? first - ((usual - value) * (first - l)) / (usual - solid)
      : l - ((solid - value) * (l - end(l))) / (solid - last),
  );
};

/** Degrees that a yellow turns towards orange in the dark, where it would be olive; other hues stay. */
const yellowTurn = (h: number): number => -30 * Math.max(0, 1 - Math.abs(h - 98) / 40);

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

/** The steps of a theme in OKLCH, chroma as it is wanted; the base stands at step 9. */
const themeOf = (theme: Theme, base: Rgb, steps: number, hueShift: number | undefined): WideScale => {
  const { l, c, h } = toOklch(base);
  const around = aroundBase(theme, l);
  const ends = [Math.max(around[0]!, around[TEXT]!), Math.min(around[0]!, around[TEXT]!)] as const;
  const wanted = (value: number, ratio: number): Oklch => ({
    l: value,
    c: c * ratio,
    h: h + turnAt(value, l, ends, hueShift ?? yellowTurn(h)),
  });
  const inside = (color: Oklch): Rgb => oklchToRgb({ ...color, c: Math.min(color.c, maxChroma(color.l, color.h)) });
  const lightness = readable((value, i) => inside(wanted(value, theme.chroma[i]!)), around, theme.text);
  const chroma = resampled(theme.chroma, steps);
  const at = Math.round((SOLID / (theme.lightness.length - 1)) * (steps - 1));
  const wide = resampled(lightness, steps).map((value, i) => wanted(value, chroma[i]!));
  const { colors } = withBase(wide.map(inside), base, at);
  return { colors, p3: wide.map((color, i) => p3Text(i === at ? { l, c, h } : color)) };
};

export const radix = {
  id: 'radix',
  name: 'Radix Colors roles',
  description:
    'Steps with the roles of Radix Colors (backgrounds, borders, solids, text), the base at step 9, as a light and as a dark scale (`dark`), each colour also in Display P3 (`p3`); step 11 is always readable (4.5:1) on step 3. Yellows turn towards orange in the dark, so that they are not olive. Uneven by design. The export as `css` adds transparent colours.',
  reference: 'measured on the light and dark scales of @radix-ui/colors 3; Radix Colors, Understanding the scale',
  keeps_base: true,
  turns_hue: true,
  scale: (base, steps, { hueShift } = {}) => {
    const light = themeOf(LIGHT, base, steps, hueShift);
    return {
      ...light,
      baseAt: Math.round((SOLID / (LIGHT.lightness.length - 1)) * (steps - 1)),
      dark: themeOf(DARK, base, steps, hueShift),
    };
  },
} satisfies ShadeMethod;
