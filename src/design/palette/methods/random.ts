import { reflect } from '../../wheel/reflect.ts';
import { WHEELS } from '../../wheel/wheels.ts';
import type { PaletteMethod } from '../method.ts';

export const random = {
  id: 'random',
  name: 'Random',
  family: 'random',
  offsets: null,
  in_library: true,
  description:
    'Any hues; saturation is 60 to 100 % of the requested one, lightness within 0.18 of it. The first colour has the requested hue.',
  reference: 'counter-based random numbers (lowbias32): the seed alone decides',
  colors: ({ base, wheel, count, random: u }) =>
    Array.from({ length: count }, (_, j) =>
      WHEELS[wheel].toRgb({
        h: j === 0 ? base.h : 360 * u(3 * j),
        s: base.s * (0.6 + 0.4 * u(3 * j + 1)),
        l: reflect(base.l + 0.18 * (2 * u(3 * j + 2) - 1), 0.12, 0.94),
      }),
    ),
} satisfies PaletteMethod;
