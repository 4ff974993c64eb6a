import { oklchToRgb } from '../../color/gamut.ts';
import { toOklch } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';

/** Part of the turn that the light end makes, the other way. */
const LIGHT_PART = -0.5;

/** Degrees of the turn at a lightness: none at the base, the whole at the dark end, half of it the other way at the light end. */
export const turnAt = (l: number, base: number, [light, dark]: readonly [number, number], shift: number): number => {
  if (l <= base) return base > dark ? (shift * (base - l)) / (base - dark) : 0;
  return light > base ? (LIGHT_PART * shift * (l - base)) / (light - base) : 0;
};

/** A scale whose hues turn away from the base; lightness stays, and chroma where sRGB has room for it. */
export const withTurnedHues = (colors: readonly Rgb[], baseAt: number, shift: number): Rgb[] => {
  const lchs = colors.map(toOklch);
  const ends = [lchs[0]!.l, lchs.at(-1)!.l] as const;
  return colors.map((color, i) => {
    if (i === baseAt) return color;
    const { l, c, h } = lchs[i]!;
    return oklchToRgb({ l, c, h: h + turnAt(l, lchs[baseAt]!.l, ends, shift) });
  });
};
