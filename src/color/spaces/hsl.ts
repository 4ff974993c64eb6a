import { normalizeHue } from '../hue.ts';
import { fromHexagon, hexagonal, hexagonalHue, NEUTRAL } from './hexagon.ts';
import { type ColorSpace, percent, published } from './space.ts';

/** HSL of encoded sRGB: hue in degrees, saturation and lightness in percent. */
export const hsl = {
  ...hexagonal('hsl', 'HSL', percent('s', 'Saturation'), percent('l', 'Lightness')),
  ...published(1978, 'Joblove and Greenberg 1978; CSS Color 4'),
  fromBase: (v) => {
    const [r, g, b] = [v[0], v[1], v[2]];
    const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
    const range = max - min;
    const sum = max + min;
    const span = 1 - Math.abs(sum - 1);
    const saturation = range < NEUTRAL || span === 0 ? 0 : (100 * range) / span;
    const hue = hexagonalHue(r, g, b, max, range);
    // Beyond white or below black the formula gives the saturation of the opposite hue with a minus.
    return saturation < 0 ? [normalizeHue(hue + 180), -saturation, 50 * sum] : [hue, saturation, 50 * sum];
  },
  toBase: (c) => {
    const l = c[2]! / 100;
    const range = (c[1]! / 100) * (1 - Math.abs(2 * l - 1));
    return fromHexagon(c[0]!, l - range / 2, range);
  },
} as const satisfies ColorSpace;
