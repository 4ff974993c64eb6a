import { inSrgb, oklchToRgb } from '../../color/gamut.ts';
import { linearToOklab, type Oklch, oklabToOklch, toOklch } from '../../color/oklab.ts';
import { rgb, toHex } from '../../color/rgb.ts';
import { readLightText } from '../state/color-text.ts';

/** Lightness of a step in OKLCH: about the least that every colour shows in eight bits. */
const STEP = 0.005;

const stepped = ({ l, c, h }: Oklch, steps: number): Oklch => ({ l: Math.min(1, Math.max(0, l + steps * STEP)), c, h });

/**
 * The text of a colour with its lightness in OKLCH moved by some steps: as hex, or as `oklch()` if it is outside sRGB, which it then
 * stays. `shown` is the hex of what the text is shown as.
 */
export const changeColor = (text: string, shown: string, steps: number): string => {
  const light = readLightText(text).color;
  const itself = light && oklabToOklch(linearToOklab(light.at('srgb-linear')));
  if (!itself || inSrgb(itself)) return toHex(oklchToRgb(stepped(toOklch(rgb(shown)), steps)));
  const { l, c, h } = stepped(itself, steps);
  return `oklch(${(100 * l).toFixed(2)}% ${c.toFixed(4)} ${h.toFixed(2)})`;
};
