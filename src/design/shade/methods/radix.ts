import { maxChroma, oklchToRgb } from '../../../color/gamut.ts';
import { contrastRatio, WCAG } from '../../../color/luminance.ts';
import { toOklch } from '../../../color/oklab.ts';
import type { Rgb } from '../../../color/rgb.ts';
import { resampled } from '../curve.ts';
import { turnAt } from '../hue-turn.ts';
import { type ShadeMethod, withBase } from '../method.ts';

/** Medians of the chromatic light scales of @radix-ui/colors 3: OKLCH lightness, and chroma through that of step 9. */
const LIGHTNESS = [0.993, 0.982, 0.959, 0.933, 0.9, 0.858, 0.806, 0.732, 0.641, 0.612, 0.547, 0.338];
const CHROMA = [0.02, 0.05, 0.15, 0.25, 0.33, 0.44, 0.55, 0.68, 1, 1, 0.91, 0.47];
const SOLID = 8;
const [SUBTLE_GROUND, LOW_TEXT, TEXT] = [2, 10, 11];

/** Lightness of the twelve roles when step 9 has another lightness than usual: both sides are stretched or pressed. */
const aroundBase = (l: number): number[] => {
  const [first, solid, last] = [Math.max(LIGHTNESS[0]!, l), LIGHTNESS[SOLID]!, Math.min(LIGHTNESS[TEXT]!, l * 0.55)];
  return LIGHTNESS.map((value, i) =>
    i <= SOLID
      ? first - ((LIGHTNESS[0]! - value) * (first - l)) / (LIGHTNESS[0]! - solid)
      : l - ((solid - value) * (l - last)) / (solid - LIGHTNESS[TEXT]!),
  );
};

/** Degrees that a yellow turns towards orange in the dark, where it would be olive; other hues stay. */
const yellowTurn = (h: number): number => -30 * Math.max(0, 1 - Math.abs(h - 98) / 40);

/** Step 11 made darker until it is readable on step 3, and step 12 kept darker than that. */
const readable = (colorAt: (l: number, i: number) => Rgb, lightness: number[]): number[] => {
  const ground = colorAt(lightness[SUBTLE_GROUND]!, SUBTLE_GROUND);
  const result = [...lightness];
  while (result[LOW_TEXT]! > 0 && contrastRatio(colorAt(result[LOW_TEXT]!, LOW_TEXT), ground) < WCAG.aa)
    result[LOW_TEXT] = Math.max(0, result[LOW_TEXT]! - 0.004);
  result[TEXT] = Math.min(result[TEXT]!, Math.max(0, result[LOW_TEXT]! - 0.1));
  return result;
};

export const radix = {
  id: 'radix',
  name: 'Radix Colors roles',
  description:
    'Steps with the roles of Radix Colors (backgrounds, borders, solids, text), the base at step 9; step 11 is always readable (4.5:1) on step 3. Yellows turn towards orange in the dark, so that they are not olive. Uneven by design.',
  reference: 'measured on the light scales of @radix-ui/colors 3; Radix Colors, Understanding the scale',
  keeps_base: true,
  turns_hue: true,
  scale: (base, steps, { hueShift } = {}) => {
    const { l, c, h } = toOklch(base);
    const around = aroundBase(l);
    const ends = [around[0]!, around[TEXT]!] as const;
    const role = (value: number, ratio: number) => {
      const hue = h + turnAt(value, l, ends, hueShift ?? yellowTurn(h));
      return oklchToRgb({ l: value, c: Math.min(c * ratio, maxChroma(value, hue)), h: hue });
    };
    const lightness = readable((value, i) => role(value, CHROMA[i]!), around);
    const chroma = resampled(CHROMA, steps);
    const at = Math.round((SOLID / (LIGHTNESS.length - 1)) * (steps - 1));
    return withBase(
      resampled(lightness, steps).map((value, i) => role(value, chroma[i]!)),
      base,
      at,
    );
  },
} satisfies ShadeMethod;
