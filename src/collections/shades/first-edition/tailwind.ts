import { maxChroma, oklchToRgb } from '../../../color/gamut.ts';
import { toOklch } from '../../../color/oklab.ts';
import type { Rgb } from '../../../color/rgb.ts';
import { nearest, resampled, triangleWeights } from '../../../design/shade/curve.ts';

/** Medians of the 17 chromatic families of Tailwind CSS 4.3.5, steps 50 to 950: OKLCH lightness, and chroma through the family's largest. */
const LIGHTNESS = [0.977, 0.951, 0.902, 0.833, 0.746, 0.685, 0.592, 0.514, 0.448, 0.396, 0.279];
const CHROMA = [0.07, 0.15, 0.34, 0.58, 0.82, 0.96, 0.99, 0.86, 0.72, 0.55, 0.37];

/** The tailwind method of the first edition: the base stands where it lies nearest in lightness. */
export const tailwind = (base: Rgb, steps: number): Rgb[] => {
  const { l, c, h } = toOklch(base);
  const [lightness, chroma] = [resampled(LIGHTNESS, steps), resampled(CHROMA, steps)];
  const at = nearest(lightness, l);
  const pull = triangleWeights(at, steps);
  const peak = c / chroma[at]!;
  return lightness.map((value, i) => {
    if (i === at) return base;
    const moved = value + (l - lightness[at]!) * pull[i]!;
    return oklchToRgb({ l: moved, c: Math.min(peak * chroma[i]!, maxChroma(moved, h)), h });
  });
};
