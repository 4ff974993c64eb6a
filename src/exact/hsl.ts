import { DECIMALS, hueToDecimals } from '../color/decimals.ts';
import type { Rgb } from '../color/rgb.ts';

/** Hue in degrees 0 <= h < 360; saturation and lightness 0..1. Joblove & Greenberg 1978, CSS Color 4. */
export interface Hsl {
  readonly h: number;
  readonly s: number;
  readonly l: number;
}

/** A hue turned into 0 <= h < 360. */
export const turn = (degrees: number): number => {
  const rest = degrees % 360;
  return rest < 0 ? rest + 360 : rest;
};

/** Channel of an HSL colour, 0..1, by the closed form of CSS Color 4: n = 0 red, 8 green, 4 blue. */
const channel = (n: number, { h, s, l }: Hsl): number => {
  const k = (n + turn(h) / 30) % 12;
  return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
};

const toByte = (v: number): number => Math.floor(255 * Math.min(1, Math.max(0, v)) + 0.5);

/** HSL to 8 bits. Only + - * / are used, so the result is the same on every machine. */
export const hslToRgb = (color: Hsl): Rgb => ({
  r: toByte(channel(0, color)),
  g: toByte(channel(8, color)),
  b: toByte(channel(4, color)),
});

/** HSL of an 8-bit colour; the hue of a grey is 0. */
export const rgbToHsl = ({ r, g, b }: Rgb): Hsl => {
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const l = (max + min) / 510;
  const span = max - min;
  if (span === 0) return { h: 0, s: 0, l };
  const s = span / (max + min > 255 ? 510 - max - min : max + min);
  let sector = max === g ? (b - r) / span + 2 : (r - g) / span + 4;
  if (max === r) sector = (g - b) / span;
  return { h: turn(sector * 60), s, l };
};

/** A grey, or so nearly one that its hue is an accident of rounding: HSL saturation < 0.04 or HSL chroma < 0.03. */
export const isAchromatic = (color: Rgb): boolean => {
  const span = (Math.max(color.r, color.g, color.b) - Math.min(color.r, color.g, color.b)) / 255;
  return span < 0.03 || rgbToHsl(color).s < 0.04;
};

/** Hue on the HSL wheel as answers show it: degrees to three decimals; null for what is as good as grey. */
export const shownHue = (color: Rgb): number | null =>
  isAchromatic(color) ? null : hueToDecimals(rgbToHsl(color).h, DECIMALS.hue);
