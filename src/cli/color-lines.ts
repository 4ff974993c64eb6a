import { coordinatesOfRgb } from '../color/convert.ts';
import { ACHROMATIC_CHROMA, linearToOklab, oklabToOklch } from '../color/oklab.ts';
import { readColor } from '../color/read-color.ts';
import { rgb } from '../color/rgb.ts';
import { hsl } from '../color/spaces/hsl.ts';
import { short } from './paint.ts';

/** A colour that a command prints: as `#rrggbb` or `#rrggbbaa`, or as CSS text that holds more. */
export interface PrintedColor {
  readonly hex: string;
  /** What it was written as, if that holds more than the hex code. */
  readonly source?: string;
}

/** How colours are printed, one per line. */
export const LINE_FORMATS = ['css', 'hex', 'rgb', 'hsl', 'oklch'] as const;
export type LineFormat = (typeof LINE_FORMATS)[number];
export const isLineFormat = (text: unknown): text is LineFormat => (LINE_FORMATS as readonly unknown[]).includes(text);

const alphaOf = (hex: string): string =>
  hex.length === 9 ? ` / ${short(Number.parseInt(hex.slice(7), 16) / 255, 4)}` : '';

/** OKLCH of a colour, of a wide one too. */
const oklchText = ({ hex, source = hex }: PrintedColor): string => {
  const { color } = readColor(source);
  const { itself, alpha } = color ?? readColor(hex).color!;
  const { l, c, h } = oklabToOklch(linearToOklab(itself.at('srgb-linear')));
  const isGrey = c < ACHROMATIC_CHROMA;
  const values = `${short(l, 5)} ${isGrey ? 0 : short(c, 5)} ${isGrey ? 'none' : short(h, 3)}`;
  return `oklch(${values}${alpha < 1 ? ` / ${short(alpha, 4)}` : ''})`;
};

/** A colour as a line that every command reads. */
export const lineOf = (color: PrintedColor, format: LineFormat): string => {
  const { hex } = color;
  const opaque = rgb(hex.slice(0, 7));
  if (format === 'oklch') return oklchText(color);
  if (format === 'rgb' || (format === 'css' && hex.length === 9))
    return `rgb(${opaque.r} ${opaque.g} ${opaque.b}${alphaOf(hex)})`;
  if (format === 'hsl') {
    const [h, s, l] = coordinatesOfRgb(hsl, opaque);
    const hue = Number.isFinite(h) ? short(h!, 2) : '0';
    return `hsl(${hue} ${short(s!, 2)}% ${short(l!, 2)}%${alphaOf(hex)})`;
  }
  return hex;
};
