import { maxChroma, oklchToRgb } from '../../../color/gamut.ts';
import { toOklch } from '../../../color/oklab.ts';
import type { Rgb } from '../../../color/rgb.ts';
import { WHEELS } from '../../wheel/wheels.ts';
import { evenSteps } from '../even-steps.ts';
import type { PaletteMethod } from '../method.ts';

/** Lightness of the light end, and the darkest and lightest of the dark one. */
const LIGHT = 0.975;
const [DARKEST, LESS_DARK] = [0.25, 0.4];
/** Chroma that the dark end has at least, where the base has it: it ends in colour, not in black. */
const LEAST_DARK = 0.064;

/** What is as dark as the dark end, rounding aside. */
const END = 1e-6;

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
    'One hue for ordered quantities: OKLCH lightness falls from 0.975 to between 0.25 and 0.4 in steps that are even by CIEDE2000, as dark as the hue keeps colour (chroma 0.06 or more where the base has it); chroma peaks in between. A `color` is one of the steps. Two of eight colours differ by 7 or more (CIEDE2000). `lightness` only affects the chroma.',
  reference: 'Brewer 1994, sequential schemes; lightness in Oklab (Ottosson 2020)',
  colors: ({ base, color, wheel, count }) => {
    const own = toOklch(color ?? WHEELS[wheel].toRgb(base));
    const { c, h } = own;
    const dark = darkEnd(h);
    const partOf = (l: number): number => (LIGHT - l) / (LIGHT - dark);
    const middle = color ? Math.min(LIGHT, Math.max(dark, own.l)) : LIGHT;
    const peak = color ? c / bell(partOf(middle)) : c;
    const at = (l: number): Rgb => {
      const least = l - dark < END ? Math.min(c, LEAST_DARK) : 0;
      return oklchToRgb({ l, c: Math.max(peak * bell(partOf(l)), least), h });
    };
    if (count === 1) return [color ?? at((LIGHT + dark) / 2)];
    return evenSteps(at, [LIGHT, middle, dark], color ?? at(LIGHT), count);
  },
} satisfies PaletteMethod;
