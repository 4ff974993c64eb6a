import { normalizeHue } from '../hue.ts';
import { hexagonal, hexagonalHue, NEUTRAL } from './hexagon.ts';
import { type ColorSpace, percent, published } from './space.ts';

/** HSI of encoded sRGB: hexagonal hue in degrees, saturation 1 - min / mean and intensity (the mean) in percent. */
export const hsi = {
  ...hexagonal('hsi', 'HSI (hexagonal hue)', percent('s', 'Saturation'), percent('i', 'Intensity')),
  ...published(1992, 'Gonzalez and Woods, Digital Image Processing, with the hexagonal hue of HSL'),
  note: 'The arccosine hue of the book differs by up to 1.1 degrees.',
  fromBase: (v) => {
    const [r, g, b] = [v[0], v[1], v[2]];
    const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
    const sum = r + g + b;
    const range = max - min;
    const saturation = range < NEUTRAL || sum === 0 ? 0 : 100 * (1 - (3 * min) / sum);
    return [hexagonalHue(r, g, b, max, range), saturation, (100 * sum) / 3];
  },
  toBase: (c) => {
    const [saturation, intensity] = [c[1]! / 100, c[2]! / 100];
    const sixth = normalizeHue(c[0]!) / 60;
    // How far the middle channel stands between the smallest (0) and the largest (1).
    const middle = 1 - Math.abs((sixth % 2) - 1);
    const range = (3 * intensity * saturation) / (1 + middle);
    const min = intensity * (1 - saturation);
    const [high, mid] = [min + range, min + range * middle];
    switch (Math.floor(sixth)) {
      case 0:
        return [high, mid, min];
      case 1:
        return [mid, high, min];
      case 2:
        return [min, high, mid];
      case 3:
        return [min, mid, high];
      case 4:
        return [mid, min, high];
      default:
        return [high, min, mid];
    }
  },
} as const satisfies ColorSpace;
