import type { Rgb } from '../color/rgb.ts';
import { isAchromatic, rgbToHsl } from './hsl.ts';

/** The eight hue bands of the service on the HSL wheel: from (included) to (excluded), in degrees. */
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

/** Band of an HSL hue. */
const bandOfHue = (hue: number): HueBand =>
  (HUE_BANDS.find(({ from, to }) => (from < to ? hue >= from && hue < to : hue >= from || hue < to)) ?? HUE_BANDS[0])
    .id;

/** Band of a colour; a grey has none. */
export const hueBand = (color: Rgb): HueBand | undefined =>
  isAchromatic(color) ? undefined : bandOfHue(rgbToHsl(color).h);
