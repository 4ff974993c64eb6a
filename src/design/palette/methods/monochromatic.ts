import { WHEELS } from '../../wheel/wheels.ts';
import type { PaletteMethod } from '../method.ts';

/** `count` lightnesses from low to high, even below and above the wanted one, which is a member. */
const lightnesses = (wanted: number, count: number): number[] => {
  if (count === 1) return [wanted];
  const [low, high] = [Math.min(0.18, wanted), Math.max(0.92, wanted)];
  const at = Math.round(((wanted - low) / (high - low)) * (count - 1));
  return Array.from({ length: count }, (_, i) => {
    if (i > at) return wanted + ((high - wanted) * (i - at)) / (count - 1 - at);
    return at === 0 ? wanted : low + ((wanted - low) * i) / at;
  });
};

export const monochromatic = {
  id: 'monochromatic',
  name: 'Monochromatic',
  family: 'tonal',
  offsets: [0],
  in_library: true,
  description: 'One hue from dark (lightness 0.18) to light (0.92); the requested colour is a member.',
  reference: 'Adobe Color (monochromatic), in even steps',
  colors: ({ base, wheel, count }) => lightnesses(base.l, count).map((l) => WHEELS[wheel].toRgb({ ...base, l })),
} satisfies PaletteMethod;
