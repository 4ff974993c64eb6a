import { isAchromatic, rgbToHsl } from './hsl.ts';
import { HUE_BANDS } from './hue-band.ts';
import type { Packed } from './packed.ts';
import { unpackColor } from './packed.ts';

/** HSL hue in degrees, 0 <= h < 360, or -1 where the colour is as good as grey. */
export const chromaticHue = (color: Packed): number => {
  const rgb = unpackColor(color);
  return isAchromatic(rgb) ? -1 : rgbToHsl(rgb).h;
};

export const HUE_BAND_IDS = HUE_BANDS.map(({ id }) => id);

/** The band of every whole degree: all bounds are whole. */
const BAND_OF_DEGREE = Uint8Array.from({ length: 360 }, (_, degree) =>
  HUE_BANDS.findIndex(({ from, to }) => (from < to ? degree >= from && degree < to : degree >= from || degree < to)),
);

/** Number of the band in which a hue 0 <= h < 360 lies; -1 for no hue. */
export const hueBandOf = (hue: number): number => (hue < 0 ? -1 : BAND_OF_DEGREE[hue | 0]!);

/** hueBandOf(chromaticHue(color)), without making objects. */
export const bandOf = (color: Packed): number => {
  const r = color >>> 16;
  const g = (color >>> 8) & 255;
  const b = color & 255;
  // Whole numbers: the sign of a difference picks the greater and the lesser.
  const rg = (r - g) >> 31;
  const upper = r - ((r - g) & rg);
  const lower = g + ((r - g) & rg);
  const max = upper - ((upper - b) & ((upper - b) >> 31));
  const min = b + ((lower - b) & ((lower - b) >> 31));
  const span = max - min;
  const sum = max + min;
  if (span / 255 < 0.03 || span / (sum > 255 ? 510 - sum : sum) < 0.04) return -1;
  let sector = max === g ? (b - r) / span + 2 : (r - g) / span + 4;
  if (max === r) sector = (g - b) / span;
  const degrees = sector * 60;
  return BAND_OF_DEGREE[(degrees < 0 ? degrees + 360 : degrees) | 0]!;
};
