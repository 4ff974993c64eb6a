import type { Hsl } from '../../../exact/hsl.ts';
import { familyOf } from '../method.ts';

/** A value thrown back into low..high at either end, like light between two mirrors. */
const reflect = (value: number, low: number, high: number): number => {
  const span = high - low;
  const phase = (((value - low) % (2 * span)) + 2 * span) % (2 * span);
  return low + (phase > span ? 2 * span - phase : phase);
};

const offsets = [0, 0, 0, 0, 0];
const numbered = (role: string): string[] => ['base', ...[1, 2, 3, 4].map((i) => `${role}_${i}`)];

const LIGHTNESS_STEPS = [0, 0.18, 0.32, -0.16, -0.28];
/** Part of white, grey or black in each member. */
const WEIGHTS = [0, 0.18, 0.36, 0.54, 0.72];

/** Mixes an HSL colour with a grey of this lightness, channel by channel; the hue stays. */
const mix = (base: Hsl, grey: number, weight: number): Hsl => {
  const chroma = (1 - weight) * base.s * (1 - Math.abs(2 * base.l - 1));
  const l = (1 - weight) * base.l + weight * grey;
  const room = 1 - Math.abs(2 * l - 1);
  return { h: base.h, s: room > 0 ? Math.min(1, chroma / room) : 0, l };
};

export const MONOCHROMATIC = familyOf('monochromatic', {
  monochromatic: {
    name: 'Monochromatic',
    offsets,
    roles: ['base', 'lighter', 'lightest', 'darker', 'darkest'],
    description: 'One hue in five lightnesses around the base; lightness is reflected at 0.06 and 0.96.',
    reference: 'Adobe Color (monochromatic)',
    vary: (base, i) => (i === 0 ? base : { ...base, l: reflect(base.l + LIGHTNESS_STEPS[i]!, 0.06, 0.96) }),
  },
  monochromatic_tints: {
    name: 'Tints',
    offsets,
    roles: numbered('tint'),
    description: 'The base mixed with 18, 36, 54 and 72 % white.',
    reference: 'Ostwald 1916: full colour and white',
    vary: (base, i) => mix(base, 1, WEIGHTS[i]!),
  },
  monochromatic_tones: {
    name: 'Tones',
    offsets,
    roles: numbered('tone'),
    description: 'The base mixed with 18, 36, 54 and 72 % middle grey.',
    reference: 'Ostwald 1916: full colour and grey',
    vary: (base, i) => mix(base, 0.5, WEIGHTS[i]!),
  },
  monochromatic_shades: {
    name: 'Shades',
    offsets,
    roles: numbered('shade'),
    description: 'The base mixed with 18, 36, 54 and 72 % black.',
    reference: 'Ostwald 1916: full colour and black; Adobe Color (shades)',
    vary: (base, i) => mix(base, 0, WEIGHTS[i]!),
  },
});
