import { maxChroma, oklchToRgb } from '../../color/gamut.ts';
import { toOklch } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';
import { shadeHue } from './dark-yellow.ts';
import { GREY, type Theme } from './fill.ts';

/** Roles of the ramps for values, from the least on. */
export const SEQUENTIAL = [
  ...(['sequential-1', 'sequential-2', 'sequential-3', 'sequential-4'] as const),
  ...(['sequential-5', 'sequential-6', 'sequential-7'] as const),
] as const;
export const DIVERGING = [
  ...(['diverging-1', 'diverging-2', 'diverging-3', 'diverging-4', 'diverging-5'] as const),
  ...(['diverging-6', 'diverging-7', 'diverging-8', 'diverging-9'] as const),
] as const;

/** Lightness from the least value to the greatest: least is nearest to the page. */
const LADDER = { light: [0.93, 0.38], dark: [0.3, 0.86] } as const;
/** Chroma at the ends; in the middle it follows a curve over them. */
const VIVID = 0.14;
const LEAST_CHROMA = 0.065;
/** The hue of a brand without one. */
const PLAIN_HUE = 250;

const hueOf = (brand: Rgb): number => {
  const { c, h } = toOklch(brand);
  return c < GREY ? PLAIN_HUE : h;
};

/** A colour of a hue; the dark yellows among them are golden and brown, not olive. */
const at = (l: number, c: number, hue: number): Rgb => {
  const h = shadeHue(hue, Math.max(0, (0.95 - l) / 0.75));
  return oklchToRgb({ l, c: Math.min(c, 0.98 * maxChroma(l, h)), h });
};

/** For values from little to much: one hue, lightness in equal steps, ends in colour and never in black or white. */
export const sequentialColors = (theme: Theme, brand: Rgb): readonly Rgb[] => {
  const h = hueOf(brand);
  const [from, to] = LADDER[theme];
  return Array.from({ length: SEQUENTIAL.length }, (_, i) => {
    const t = i / (SEQUENTIAL.length - 1);
    const bell = Math.sin(Math.PI * Math.min(1, 0.15 + 0.7 * t));
    return at(from + t * (to - from), LEAST_CHROMA * (1 - bell) + VIVID * bell, h);
  });
};

/**
 * The other arm: orange to blues and violets, blue to everything warm; pairs that red-green blind viewers can
 * distinguish.
 */
const otherHue = (h: number): number => (h > 150 && h < 330 ? 55 : 250);

/** For values on both sides of a middle: the other arm, a neutral nearest to the page, the brand's arm. */
export const divergingColors = (theme: Theme, brand: Rgb): readonly Rgb[] => {
  const own = hueOf(brand);
  const half = (DIVERGING.length - 1) / 2;
  const [middle, end] = theme === 'light' ? [0.94, 0.42] : [0.31, 0.84];
  return Array.from({ length: DIVERGING.length }, (_, i) => {
    const t = Math.abs(i - half) / half;
    return at(middle + t * (end - middle), 0.006 + t * (VIVID - 0.006), i < half ? otherHue(own) : own);
  });
};
