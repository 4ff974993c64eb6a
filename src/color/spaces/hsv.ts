import { fromHexagon, hexagonal, hexagonalHue, NEUTRAL } from './hexagon.ts';
import { type ColorSpace, percent, published } from './space.ts';

/** HSV (HSB) of encoded sRGB: hue in degrees, saturation and value in percent. */
export const hsv = {
  ...hexagonal('hsv', 'HSV', percent('s', 'Saturation'), percent('v', 'Value')),
  ...published(1978, 'Smith 1978, Color gamut transform pairs, SIGGRAPH'),
  fromBase: (v) => {
    const [r, g, b] = [v[0], v[1], v[2]];
    const max = Math.max(r, g, b);
    const range = max - Math.min(r, g, b);
    return [hexagonalHue(r, g, b, max, range), range < NEUTRAL || max === 0 ? 0 : (100 * range) / max, 100 * max];
  },
  toBase: (c) => {
    const max = c[2]! / 100;
    const range = (c[1]! / 100) * max;
    return fromHexagon(c[0]!, max - range, range);
  },
} as const satisfies ColorSpace;
