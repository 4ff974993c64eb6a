import { fromHexagon, hexagonal, hexagonalHue } from './hexagon.ts';
import { type ColorSpace, percent, published } from './space.ts';

/** HWB of encoded sRGB: hue in degrees, whiteness and blackness in percent. */
export const hwb = {
  ...hexagonal('hwb', 'HWB', percent('w', 'Whiteness'), percent('b', 'Blackness')),
  ...published(1996, 'Smith and Lyons 1996, HWB: a more intuitive hue-based color model; CSS Color 4'),
  isPowerless: (c) => c[1]! + c[2]! > 99.99,
  fromBase: (v) => {
    const [r, g, b] = [v[0], v[1], v[2]];
    const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
    return [hexagonalHue(r, g, b, max, max - min), 100 * min, 100 * (1 - max)];
  },
  toBase: (c) => {
    const [white, black] = [c[1]! / 100, c[2]! / 100];
    // More white and black than there is room for leaves a grey in their proportion.
    if (white + black > 1) return [white / (white + black), white / (white + black), white / (white + black)];
    return fromHexagon(c[0]!, white, 1 - white - black);
  },
} as const satisfies ColorSpace;
