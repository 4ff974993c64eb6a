import { type CssColor, lightOfCss } from '../../../../../color/css/css-color.ts';
import { isInSrgb } from '../../../../../color/nearest-srgb.ts';
import { toHex } from '../../../../../color/rgb.ts';
import { toSrgb } from '../../../../../color/to-srgb.ts';

export interface Hex {
  /** `#rrggbb`, or `#rrggbbaa` where alpha is below 1. */
  readonly hex: string;
  readonly alpha: number;
  /**
   * Whether the colour lies outside of sRGB by more than half a step; its hex has the same lightness and hue with less
   * chroma.
   */
  readonly outside: boolean;
}

const suffix = (alpha: number): string =>
  alpha >= 1
    ? ''
    : Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0');

/** The colour in 8 bits of sRGB, as browsers show it there. */
export const toCssHex = (color: CssColor): Hex => {
  const light = lightOfCss(color);
  return { hex: toHex(toSrgb(light)) + suffix(color.alpha), alpha: color.alpha, outside: !isInSrgb(light) };
};
