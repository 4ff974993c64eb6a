import { oklchToRgb } from '../../../color/gamut.ts';
import { toOklch } from '../../../color/oklab.ts';
import { WHEELS } from '../../wheel/wheels.ts';
import type { PaletteMethod } from '../method.ts';

const [LIGHT, DARK] = [0.97, 0.25];

/** One hue for ordered quantities. Chroma is that of the base at the middle of the scale and falls off as a parabola. */
export const sequential = {
  id: 'sequential',
  name: 'Sequential',
  family: 'data',
  offsets: [0],
  in_library: false,
  description:
    'One hue for ordered quantities: OKLCH lightness falls evenly from 0.97 to 0.25, chroma peaks in between.',
  reference: 'Brewer 1994, sequential schemes; lightness in Oklab (Ottosson 2020)',
  colors: ({ base, wheel, count }) => {
    const { c, h } = toOklch(WHEELS[wheel].toRgb(base));
    return Array.from({ length: count }, (_, i) => {
      const t = count === 1 ? 0.5 : i / (count - 1);
      const bell = 0.12 + 0.88 * 4 * t * (1 - t);
      return oklchToRgb({ l: LIGHT + (DARK - LIGHT) * t, c: c * bell, h });
    });
  },
} satisfies PaletteMethod;
