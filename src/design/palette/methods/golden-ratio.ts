import { turn } from '../../../exact/hsl.ts';
import { GOLDEN_ANGLE } from '../../harmony/methods/compound.ts';
import { WHEELS } from '../../wheel/wheels.ts';
import type { PaletteMethod } from '../method.ts';

/** Hue j = hue + j golden angles: no two hues ever coincide, and any number of them is spread well. */
export const goldenRatio = {
  id: 'golden_ratio',
  name: 'Golden ratio',
  family: 'spiral',
  offsets: null,
  in_library: true,
  description:
    'Every hue is rotated from the previous one by the golden angle, 137.50776405 degrees; lightness and saturation are constant.',
  reference: 'golden angle 360 (1 - 1/phi), as in the arrangement of leaves (Vogel 1979)',
  colors: ({ base, wheel, count }) =>
    Array.from({ length: count }, (_, j) => WHEELS[wheel].toRgb({ ...base, h: turn(base.h + j * GOLDEN_ANGLE) })),
} satisfies PaletteMethod;
