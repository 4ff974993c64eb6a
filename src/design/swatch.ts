import { shownOklch } from '../color/oklab.ts';
import { type Rgb, toHex } from '../color/rgb.ts';
import { shownHue } from '../exact/hsl.ts';

/** A colour with the coordinates that every record of a generator gives. */
export interface Swatch {
  readonly hex: string;
  readonly rgb: [number, number, number];
  /** Hue on the HSL wheel in degrees; null for greys. */
  readonly hue: number | null;
  /** Lightness 0..1 and chroma to six decimals, hue in degrees to three; the hue of a grey is null. */
  readonly oklch: { readonly l: number; readonly c: number; readonly h: number | null };
}

export const swatch = (color: Rgb): Swatch => ({
  hex: toHex(color),
  rgb: [color.r, color.g, color.b],
  hue: shownHue(color),
  oklch: shownOklch(color),
});
