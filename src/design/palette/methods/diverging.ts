import { oklchToRgb } from '../../../color/gamut.ts';
import { toOklch } from '../../../color/oklab.ts';
import { turn } from '../../../exact/hsl.ts';
import { WHEELS } from '../../wheel/wheels.ts';
import type { PaletteMethod } from '../method.ts';

const [MIDDLE, END] = [0.97, 0.38];

/** Two hues for quantities around a middle: dark at both ends, nearly white between. */
export const diverging = {
  id: 'diverging',
  name: 'Diverging',
  family: 'data',
  offsets: [0, 180],
  in_library: false,
  description:
    'Two opposite OKLCH hues for quantities around a midpoint: lightness 0.38 at the ends, 0.97 and no chroma in the middle.',
  reference: 'Brewer 1994, diverging schemes; Moreland 2009',
  colors: ({ base, color, wheel, count }) => {
    const { c, h } = toOklch(color ?? WHEELS[wheel].toRgb(base));
    return Array.from({ length: count }, (_, i) => {
      const side = count === 1 ? 0 : (2 * i) / (count - 1) - 1;
      const far = Math.abs(side);
      // Chroma is strongest at two thirds of the way and weaker in the dark end, where there is no room for it.
      const bell = far * (1.8 - far * 0.9);
      return oklchToRgb({ l: MIDDLE + (END - MIDDLE) * far, c: c * bell, h: side < 0 ? h : turn(h + 180) });
    });
  },
} satisfies PaletteMethod;
