import type { Packed } from './oklab.ts';

export interface Hsl {
  /** Degrees, 0 <= h < 360; 0 for greys. */
  readonly h: number;
  readonly s: number;
  readonly l: number;
}

/** HSL of an 8-bit colour (CSS Color 4 section 7): saturation and lightness 0..1. */
export const hslOf = (color: Packed): Hsl => {
  const [r, g, b] = [color >>> 16, (color >>> 8) & 255, color & 255];
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const span = max - min;
  const l = (max + min) / 510;
  if (span === 0) return { h: 0, s: 0, l };
  const sixth = max === r ? (g - b) / span + (g < b ? 6 : 0) : max === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { h: sixth * 60, s: span / (max + min > 255 ? 510 - max - min : max + min), l };
};

// HSL chroma below 0.03: three hundredths of 255.
const LEAST_SPAN = 7.65;
const LEAST_SATURATION = 0.04;

/** Hue in degrees, 0 <= h < 360, or -1 where the colour is as good as grey (HSL chroma < 0.03 or saturation < 0.04). */
export const chromaticHue = (color: Packed): number => {
  const [r, g, b] = [color >>> 16, (color >>> 8) & 255, color & 255];
  const span = Math.max(r, g, b) - Math.min(r, g, b);
  if (span < LEAST_SPAN) return -1;
  const { h, s } = hslOf(color);
  return s < LEAST_SATURATION ? -1 : h;
};

/** Hue bands in degrees of the HSL wheel, [from, to); red goes over 0. */
export const HUE_BANDS = [
  { id: 'red', from: 345, to: 15 },
  { id: 'orange', from: 15, to: 45 },
  { id: 'yellow', from: 45, to: 70 },
  { id: 'green', from: 70, to: 165 },
  { id: 'cyan', from: 165, to: 195 },
  { id: 'blue', from: 195, to: 255 },
  { id: 'purple', from: 255, to: 290 },
  { id: 'pink', from: 290, to: 345 },
] as const;
export type HueBand = (typeof HUE_BANDS)[number]['id'];
export const HUE_BAND_IDS = HUE_BANDS.map((band) => band.id);

/** Number of the band in which a hue lies; -1 for no hue. */
export const hueBandOf = (hue: number): number =>
  hue < 0 ? -1 : HUE_BANDS.findIndex(({ from, to }) => (from < to ? hue >= from && hue < to : hue >= from || hue < to));
