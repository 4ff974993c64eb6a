import { ACHROMATIC_CHROMA, toOklch } from '../../color/oklab.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { rgbToHsl } from '../../exact/hsl.ts';
import { roundDecimal } from '../../exact/round.ts';
import type { ColorFormat } from './swatches.ts';

const cut = (value: number, digits: number): string => String(roundDecimal(value, digits));

/** A colour in the notation of CSS Color 4; every one reads back to the same 8 bits. */
export const COLOR_TEXT: Readonly<Record<ColorFormat, (color: Rgb) => string>> = {
  hex: toHex,
  rgb: ({ r, g, b }) => `rgb(${r}, ${g}, ${b})`,
  hsl: (color) => {
    const { h, s, l } = rgbToHsl(color);
    return `hsl(${cut(h, 2)}, ${cut(s * 100, 2)}%, ${cut(l * 100, 2)}%)`;
  },
  oklch: (color) => {
    const { l, c, h } = toOklch(color);
    return `oklch(${cut(l, 5)} ${cut(c, 5)} ${c < ACHROMATIC_CHROMA ? 0 : cut(h, 3)})`;
  },
};
