import { ACHROMATIC_CHROMA, toOklch } from '../color/oklab.ts';
import { type Rgb, toHex } from '../color/rgb.ts';
import { isAchromatic, rgbToHsl } from '../exact/hsl.ts';
import { round } from '../exact/round.ts';

/** A colour with the coordinates that every record of a generator gives. */
export interface Swatch {
  readonly hex: string;
  readonly rgb: [number, number, number];
  /** Hue on the HSL wheel in degrees; null for greys. */
  readonly hue: number | null;
  /** Lightness 0..1, chroma, hue in degrees; the hue of a grey is null. */
  readonly oklch: { readonly l: number; readonly c: number; readonly h: number | null };
}

export const swatch = (color: Rgb): Swatch => {
  const { l, c, h } = toOklch(color);
  return {
    hex: toHex(color),
    rgb: [color.r, color.g, color.b],
    hue: isAchromatic(color) ? null : round(rgbToHsl(color).h, 2),
    oklch: { l: round(l, 4), c: round(c, 4), h: c < ACHROMATIC_CHROMA ? null : round(h, 2) },
  };
};
