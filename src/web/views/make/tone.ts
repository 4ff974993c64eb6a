import { rgbToHsl } from '../../../exact/hsl.ts';
import { roundDecimal } from '../../../exact/round.ts';
import { readColorText } from '../../state/color-text.ts';
import type { SetUse } from '../../state/set-use.ts';

/** A generator that begins with hue, saturation and lightness: those of the current colour. */
export const OPENS_ON_TONE: SetUse = {
  takes: 'current',
  open: ([text = '']) => {
    const { color } = readColorText(text);
    if (!color) return undefined;
    const { h, s, l } = rgbToHsl(color);
    return { hue: String(Math.round(h) % 360), s: String(roundDecimal(s, 2)), l: String(roundDecimal(l, 2)) };
  },
};
