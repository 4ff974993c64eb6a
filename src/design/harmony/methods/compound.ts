import { familyOf } from '../method.ts';

/** 360 (1 - 1/phi) degrees. */
export const GOLDEN_ANGLE = 137.50776405003785;

export const COMPOUND = familyOf('compound', {
  compound: {
    name: 'Compound',
    offsets: [0, 30, 150, 165],
    roles: ['base', 'neighbour', 'far', 'near_complement'],
    description: 'A neighbour at 30 degrees, and two colours just short of the complement.',
    reference:
      'modelled on the rule of the same name of Adobe Color, which publishes no angles: these are our definition',
  },
  accented_analogous: {
    name: 'Accented analogous',
    offsets: [0, 30, 330, 180],
    roles: ['base', 'neighbour_left', 'neighbour_right', 'accent'],
    description: 'Three neighbours, and the complement as an accent.',
    reference: 'Itten 1961; template Y of Cohen-Or et al. 2006 rotated by half a turn',
  },
  clash: {
    name: 'Clash',
    offsets: [0, 90, 270],
    roles: ['base', 'clash_left', 'clash_right'],
    description: 'A colour and the two at right angles to it.',
    reference: 'template L of Cohen-Or et al. 2006 on both sides',
  },
  golden_ratio: {
    name: 'Golden ratio',
    offsets: [0, 1, 2, 3, 4].map((i) => (i * GOLDEN_ANGLE) % 360),
    roles: ['base', 'second', 'third', 'fourth', 'fifth'],
    description: 'Five colours, each rotated from the previous one by the golden angle, 137.5 degrees.',
    reference: 'golden angle, as in the arrangement of leaves (Vogel 1979)',
  },
});
