import { hslToRgb, rgbToHsl } from '../../../exact/hsl.ts';
import { curveThroughAnchor } from '../curve.ts';
import { type ShadeMethod, withBase } from '../method.ts';

/** The ramp that everybody writes first. Not perceptual: equal steps of HSL lightness look unequal. */
export const hslRamp = {
  id: 'hsl_ramp',
  name: 'HSL lightness',
  description:
    'HSL hue and saturation kept, lightness 0.97 to 0.08 in even steps adjusted to pass through the base. Not perceptual: a baseline for comparison.',
  reference: 'Joblove & Greenberg 1978 (HSL)',
  keeps_base: true,
  scale: (base, steps, { at: wanted } = {}) => {
    const hsl = rgbToHsl(base);
    const { values, at } = curveThroughAnchor(0.97, 0.08, steps, hsl.l, wanted);
    return withBase(
      values.map((l) => hslToRgb({ ...hsl, l })),
      base,
      at,
    );
  },
} satisfies ShadeMethod;
