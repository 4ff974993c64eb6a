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

/** Number of the band in which a hue lies; -1 for no hue. */
export const hueBandOf = (hue: number): number =>
  hue < 0 ? -1 : HUE_BANDS.findIndex(({ from, to }) => (from < to ? hue >= from && hue < to : hue >= from || hue < to));
