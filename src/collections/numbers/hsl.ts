import { isAchromatic, rgbToHsl } from '../../design/wheel/hsl.ts';
import { HUE_BANDS } from '../../design/wheel/hue-band.ts';
import type { Packed } from './oklab.ts';
import { unpack } from './packed.ts';

/** HSL hue in degrees, 0 <= h < 360, or -1 where the colour is as good as grey. */
export const chromaticHue = (color: Packed): number => {
  const rgb = unpack(color);
  return isAchromatic(rgb) ? -1 : rgbToHsl(rgb).h;
};

export const HUE_BAND_IDS = HUE_BANDS.map(({ id }) => id);

/** The band of every whole degree: all bounds are whole. */
const BAND_OF_DEGREE = Uint8Array.from({ length: 360 }, (_, degree) =>
  HUE_BANDS.findIndex(({ from, to }) => (from < to ? degree >= from && degree < to : degree >= from || degree < to)),
);

/** Number of the band in which a hue 0 <= h < 360 lies; -1 for no hue. */
export const hueBandOf = (hue: number): number => (hue < 0 ? -1 : BAND_OF_DEGREE[hue | 0]!);
