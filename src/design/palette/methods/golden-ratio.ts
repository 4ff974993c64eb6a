import { GOLDEN_ANGLE } from '../../harmony/methods/compound.ts';
import { LEAST, type PaletteMethod } from '../method.ts';
import { spread } from '../spread.ts';

/** Hue j = hue + j golden angles: no two hues ever coincide, and any number of them is spread well. */
export const goldenRatio = {
  id: 'golden_ratio',
  name: 'Golden ratio',
  family: 'spiral',
  offsets: null,
  in_library: true,
  description:
    'Every hue is rotated from the previous one by the golden angle, 137.50776405 degrees; lightness (within 0.25) and saturation move only where a colour would come too near to an earlier one: two of eight differ by 12 or more (CIEDE2000).',
  reference: 'golden angle 360 (1 - 1/phi), as in the arrangement of leaves (Vogel 1979)',
  colors: (request) =>
    spread(
      request,
      Array.from({ length: request.count }, (_, j) => ({ offset: j * GOLDEN_ANGLE, saturation: 1, lightness: 0 })),
      LEAST,
    ),
} satisfies PaletteMethod;
