import { maxChroma, oklchToRgb } from '../../../color/gamut.ts';
import { toOklch } from '../../../color/oklab.ts';
import { anchored } from '../../shade/curve.ts';
import { WHEELS } from '../../wheel/wheels.ts';
import type { PaletteMethod } from '../method.ts';

/** Lightness of the light end, and the darkest and lightest of the dark one. */
const LIGHT = 0.975;
const [DARKEST, LESS_DARK] = [0.25, 0.4];
/** Chroma that the dark end has at least, where the base has it: it ends in colour, not in black. */
const LEAST_DARK = 0.064;

/** The darkest end at which the hue has enough chroma inside sRGB. */
const darkEnd = (h: number): number => {
  let l = DARKEST;
  while (l < LESS_DARK && maxChroma(l, h) < LEAST_DARK) l += 0.01;
  return l;
};

/** Part of the largest chroma along the scale: little in the light end, all in the middle, half in the dark end. */
const bell = (t: number): number => {
  const far = (2 * t - 1) ** 2;
  return 1 - (t < 0.5 ? 0.85 : 0.45) * far;
};

/** One hue for ordered quantities. */
export const sequential = {
  id: 'sequential',
  name: 'Sequential',
  family: 'data',
  offsets: [0],
  in_library: false,
  description:
    'One hue for ordered quantities: OKLCH lightness falls evenly from 0.975 to between 0.25 and 0.4, as dark as the hue keeps colour (chroma 0.06 or more where the base has it); chroma peaks in between. A `color` is one of the steps. Two of eight colours differ by 7 or more (CIEDE2000). A lightness that is sent only tells how much chroma there is.',
  reference: 'Brewer 1994, sequential schemes; lightness in Oklab (Ottosson 2020)',
  colors: ({ base, color, wheel, count }) => {
    const { l, c, h } = toOklch(color ?? WHEELS[wheel].toRgb(base));
    const dark = darkEnd(h);
    if (count === 1) return [color ?? oklchToRgb({ l: (LIGHT + dark) / 2, c, h })];
    const { values, at } = anchored(LIGHT, dark, count, color ? Math.min(LIGHT, Math.max(dark, l)) : LIGHT);
    const peak = color ? c / bell(at / (count - 1)) : c;
    return values.map((value, i) => {
      if (color && i === at) return color;
      const wanted = Math.max(peak * bell(i / (count - 1)), i === count - 1 ? Math.min(c, LEAST_DARK) : 0);
      return oklchToRgb({ l: value, c: wanted, h });
    });
  },
} satisfies PaletteMethod;
