import { normalizeHue } from '../hue.ts';
import type { Vec3 } from '../matrix.ts';
import { type Channel, type Coordinates, hueChannel, overSrgb } from './space.ts';

/** What every model on the sRGB hexagon begins with: a hue, then two channels of which the first says whether there is one. */
export const hexagonal = <const Id extends string>(id: Id, name: string, second: Channel, third: Channel) => ({
  ...overSrgb(id, name, 'cylindrical'),
  channels: [hueChannel(), second, third],
  srgbOnly: true as const,
  hue: 0,
  isPowerless: (c: Coordinates): boolean => Math.abs(c[1]!) < 0.01,
});

/**
 * A range of encoded channels below which a colour is neutral. Greys that come from other spaces have one in the last places,
 * which saturation near white, and near black, would make hundreds of percent of.
 */
export const NEUTRAL = 1e-11;

/** Hexagonal hue in degrees of encoded r, g, b with this maximum and range; 0 for a neutral. */
export const hexagonalHue = (r: number, g: number, b: number, max: number, range: number): number => {
  if (range < NEUTRAL) return 0;
  let sixth: number;
  if (max === r) sixth = (g - b) / range + (g < b ? 6 : 0);
  else if (max === g) sixth = (b - r) / range + 2;
  else sixth = (r - g) / range + 4;
  return normalizeHue(sixth * 60);
};

/** Encoded r, g, b from a hexagonal hue in degrees, the smallest channel and the range between smallest and largest. */
export const fromHexagon = (hue: number, min: number, range: number): Vec3 => {
  const sixth = normalizeHue(hue) / 60;
  const channel = (n: number): number => {
    const k = (n + sixth) % 6;
    return min + range * (1 - Math.max(0, Math.min(k, 4 - k, 1)));
  };
  return [channel(5), channel(3), channel(1)];
};
