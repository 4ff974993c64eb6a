import { fromHexagon, HEXAGON, hexagonalHue } from './hexagon.ts';
import { type ColorSpace, channel, hueChannel } from './space.ts';

/** HSV (HSB) of encoded sRGB: hue in degrees, saturation and value in percent. */
export const hsv = {
  ...HEXAGON,
  id: 'hsv',
  name: 'HSV',
  channels: [hueChannel(), channel('s', 'Saturation', 0, 100, 'percent'), channel('v', 'Value', 0, 100, 'percent')],
  standard: 'Smith 1978, Color gamut transform pairs, SIGGRAPH',
  year: 1978,
  fromBase: (v) => {
    const [r, g, b] = [v[0], v[1], v[2]];
    const max = Math.max(r, g, b);
    const range = max - Math.min(r, g, b);
    return [hexagonalHue(r, g, b, max, range), max === 0 ? 0 : (100 * range) / max, 100 * max];
  },
  toBase: (c) => {
    const max = c[2]! / 100;
    const range = (c[1]! / 100) * max;
    return fromHexagon(c[0]!, max - range, range);
  },
} as const satisfies ColorSpace;
