import { ACHROMATIC_CHROMA, type Oklch, toOklch } from '../../color/oklab.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { rgbToHsl } from '../../exact/hsl.ts';
import { roundDecimal } from '../../exact/round.ts';
import { displayP3Text } from '../p3.ts';
import type { ColorFormat, FileOptions, NamedColor } from './swatches.ts';

const cut = (value: number, digits: number): string => String(roundDecimal(value, digits));

/** OKLCH as CSS writes it. */
export const oklchText = ({ l, c, h }: Oklch): string =>
  `oklch(${cut(l, 5)} ${cut(c, 5)} ${c < ACHROMATIC_CHROMA ? 0 : cut(h, 3)})`;

/** A colour in the notation of CSS Color 4; every one reads back to the same 8 bits. */
export const COLOR_TEXT: Readonly<Record<ColorFormat, (color: Rgb) => string>> = {
  hex: toHex,
  rgb: ({ r, g, b }) => `rgb(${r}, ${g}, ${b})`,
  hsl: (color) => {
    const { h, s, l } = rgbToHsl(color);
    return `hsl(${cut(h, 2)}, ${cut(s * 100, 2)}%, ${cut(l * 100, 2)}%)`;
  },
  oklch: (color) => oklchText(toOklch(color)),
  p3: (color) => displayP3Text(toOklch(color)),
};

/** The notation that is asked for: hex where none is. */
export const notationOf = ({ color_format: format, notation }: FileOptions): ColorFormat => format ?? notation ?? 'hex';

/** A colour of a file in a notation; in Display P3 as it was sent, where it was sent in that too. */
export const textOf = ({ color, p3 }: NamedColor, format: ColorFormat): string =>
  format === 'p3' && p3 !== undefined ? p3 : COLOR_TEXT[format](color);
