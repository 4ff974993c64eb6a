import { toOklch } from '../../../color/oklab.ts';
import { oklchInSrgb } from '../../../color/to-srgb.ts';
import { type ShadeMethod, withBase } from '../method.ts';
import { p3Text } from '../p3.ts';
import { rampOf } from '../ramp/ramp.ts';

export const tailwind = {
  id: 'tailwind',
  name: 'Tailwind CSS',
  description:
    'The scale that Tailwind CSS 4 would have for this colour. The base keeps its value at the step of its lightness, or at `anchor`; the other steps follow the published families in lightness, chroma and hue. 700 is readable on 50 (4.5:1). Each step also has a Display P3 value (`p3`). From the 500 alone, a published family that was left out of the fit is reproduced within a mean CIEDE2000 of 2.4. Design tokens use the same ramp.',
  reference: 'local linear regression on the hue of the 500, through theme.css of tailwindcss 4.3.5',
  keeps_base: true,
  turns_hue: true,
  scale: (base, steps, { at, hueShift, wide } = {}) => {
    const ramp = rampOf(wide ?? toOklch(base), steps, { at, hueShift });
    return { ...withBase(ramp.steps.map(oklchInSrgb), base, ramp.at), p3: ramp.steps.map(p3Text) };
  },
} satisfies ShadeMethod;
