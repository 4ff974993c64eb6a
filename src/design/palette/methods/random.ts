import { LEAST, type PaletteMethod } from '../method.ts';
import { spread } from '../spread.ts';

export const random = {
  id: 'random',
  name: 'Random',
  family: 'random',
  offsets: null,
  in_library: true,
  description:
    'Any hues; saturation is up to the requested one, lightness within 0.25 of it, and two of eight colours differ by 12 or more (CIEDE2000). The first colour is the requested one.',
  reference: 'counter-based random numbers (lowbias32): the seed alone decides',
  colors: (request) =>
    spread(
      request,
      Array.from({ length: request.count }, (_, j) => ({
        offset: j === 0 ? 0 : 360 * request.random(3 * j),
        saturation: j === 0 ? 1 : 0.6 + 0.4 * request.random(3 * j + 1),
        lightness: j === 0 ? 0 : 0.18 * (2 * request.random(3 * j + 2) - 1),
      })),
      LEAST,
    ),
} satisfies PaletteMethod;
