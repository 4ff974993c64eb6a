import { maxChroma, oklchToRgb } from '../../../color/gamut.ts';
import { contrastRatio, WCAG } from '../../../color/luminance.ts';
import { toOklch } from '../../../color/oklab.ts';
import type { Rgb } from '../../../color/rgb.ts';
import { resampled } from '../../../design/shade/curve.ts';

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

/** Step 11 made darker until it is readable on step 3, and step 12 kept darker than that. */
const readable = (colorAt: (l: number, i: number) => Rgb, lightness: number[]): number[] => {
  const background = colorAt(lightness[SUBTLE_GROUND]!, SUBTLE_GROUND);
  const result = [...lightness];
  while (result[LOW_TEXT]! > 0 && contrastRatio(colorAt(result[LOW_TEXT]!, LOW_TEXT), background) < WCAG.aa)
    result[LOW_TEXT] = Math.max(0, result[LOW_TEXT]! - 0.004);
  result[TEXT] = Math.min(result[TEXT]!, Math.max(0, result[LOW_TEXT]! - 0.1));
  return result;
};

/** The radix method of the first edition. */
export const radix = (base: Rgb, steps: number): Rgb[] => {
  const { l, c, h } = toOklch(base);
  const role = (value: number, ratio: number) =>
    oklchToRgb({ l: value, c: Math.min(c * ratio, maxChroma(value, h)), h });
  const lightness = readable((value, i) => role(value, CHROMA[i]!), aroundBase(l));
  const chroma = resampled(CHROMA, steps);
  const at = Math.round((SOLID / (LIGHTNESS.length - 1)) * (steps - 1));
  return resampled(lightness, steps).map((value, i) => (i === at ? base : role(value, chroma[i]!)));
};
