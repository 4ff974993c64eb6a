import { relativeLuminance } from '../../color/luminance.ts';
import { nearestSrgb } from '../../color/nearest-srgb.ts';
import { ACHROMATIC_CHROMA, toOklch } from '../../color/oklab.ts';
import { readColor } from '../../color/read-color.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { type Run, UsageError } from '../command.ts';
import { colorsOf } from '../words.ts';
import { strip } from './swatches.ts';

/** What colours are sorted by. Greys have no hue: they come first. */
const KEYS: Readonly<Record<string, (color: Rgb) => number>> = {
  hue: (color) => {
    const { c, h } = toOklch(color);
    return c < ACHROMATIC_CHROMA ? -1 : h;
  },
  lightness: (color) => toOklch(color).l,
  chroma: (color) => toOklch(color).c,
  luminance: relativeLuminance,
};
export const SORT_KEYS = ['hue', 'lightness', 'chroma', 'luminance'] as const;

const rgbOf = (text: string): Rgb => {
  const { color, why } = readColor(text, { isBrief: true });
  if (!color) throw new UsageError(`color: ${why}`);
  return color.rgb ?? nearestSrgb(color.itself);
};

export const sort: Run = async (call) => {
  const key = KEYS[call.text('by') ?? 'hue']!;
  const colors = await colorsOf(call, 'color');
  const rows = colors.map((source) => {
    const color = rgbOf(source);
    return { source, hex: toHex(color), at: key(color) };
  });
  rows.sort((a, b) => a.at - b.at);
  if (call.has('reverse')) rows.reverse();
  const seen = new Set<string>();
  const kept = call.has('unique') ? rows.filter(({ hex }) => !seen.has(hex) && seen.add(hex)) : rows;
  return {
    answer: kept.map(({ hex }) => hex),
    colors: kept,
    pretty: (paint) => kept.map(({ hex }) => strip(paint, [hex])).join('\n'),
  };
};
