import { toOklch } from '../../../color/oklab.ts';
import { oklchInSrgb } from '../../../color/to-srgb.ts';
import { type ShadeMethod, withBase } from '../method.ts';
import { p3Text } from '../p3.ts';
import { rampOf } from '../ramp/ramp.ts';

export const tailwind = {
  id: 'tailwind',
  name: 'Tailwind CSS',
  description:
    'The family that Tailwind CSS 4 would have of the colour: the base stands at the step of its lightness (the `anchor`, if one is sent), and the others follow in lightness, chroma and hue turn the surface through the published families, colours and greys. 700 reads on 50 (4.5:1). Each colour also in Display P3 (`p3`). Families that the surface has not seen come out within 2.4 (mean CIEDE2000) of their 500. Design tokens are made of the same ramp.',
  reference: 'local linear regression on the hue of the 500, through theme.css of tailwindcss 4.3.5',
  keeps_base: true,
  turns_hue: true,
  scale: (base, steps, { at, hueShift, wide } = {}) => {
    const ramp = rampOf(wide ?? toOklch(base), steps, { at, hueShift });
    return { ...withBase(ramp.steps.map(oklchInSrgb), base, ramp.at), p3: ramp.steps.map(p3Text) };
  },
} satisfies ShadeMethod;
