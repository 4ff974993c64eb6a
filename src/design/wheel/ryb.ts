import type { Rgb } from '../../color/rgb.ts';
import { type Hsl, hslToRgb, rgbToHsl } from '../../exact/hsl.ts';

/** HSL hues of the painter's wheel, every 15 degrees from red: yellow stands opposite violet, red opposite green, blue opposite orange. */
const HUES = [
  0, 8, 17, 26, 34, 41, 48, 54, 60, 81, 103, 123, 138, 155, 171, 187, 204, 219, 234, 251, 267, 282, 298, 329, 360,
] as const;
const STEP = 15;

const toHslHue = (h: number): number => {
  const i = Math.min(HUES.length - 2, Math.floor(h / STEP));
  const [from, to] = [HUES[i]!, HUES[i + 1]!];
  return (from + ((to - from) * (h - i * STEP)) / STEP) % 360;
};

const toRybHue = (h: number): number => {
  const next = HUES.findIndex((hue) => hue > h);
  const [from, to] = [HUES[next - 1]!, HUES[next]!];
  return (next - 1 + (h - from) / (to - from)) * STEP;
};

export const rybToRgb = ({ h, s, l }: Hsl): Rgb => hslToRgb({ h: toHslHue(h), s, l });
export const rgbToRyb = (color: Rgb): Hsl => {
  const { h, s, l } = rgbToHsl(color);
  return { h: toRybHue(h), s, l };
};
