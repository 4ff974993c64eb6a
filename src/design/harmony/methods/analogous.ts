import { familyOf } from '../method.ts';

export const ANALOGOUS = familyOf('analogous', {
  analogous: {
    name: 'Analogous',
    offsets: [0, 30, 330],
    roles: ['base', 'neighbour_left', 'neighbour_right'],
    description: 'A colour and its neighbours at 30 degrees.',
    reference: 'Itten 1961; Adobe Color and Paletton (adjacent); template V of Cohen-Or et al. 2006',
  },
  analogous_narrow: {
    name: 'Analogous, narrow',
    offsets: [0, 15, 345],
    roles: ['base', 'neighbour_left', 'neighbour_right'],
    description: 'A colour and its neighbours at 15 degrees: nearly one hue.',
    reference: 'template i of Cohen-Or et al. 2006',
  },
  analogous_wide: {
    name: 'Analogous, wide',
    offsets: [0, 30, 330, 60, 300],
    roles: ['base', 'near_left', 'near_right', 'far_left', 'far_right'],
    description: 'Five colours in steps of 30 degrees: a third of the wheel.',
    reference: 'template T of Cohen-Or et al. 2006, in the even steps of Adobe Color',
  },
  analogous_sweep: {
    name: 'Analogous sweep',
    offsets: [0, 15, 345, 30, 330, 45, 315],
    roles: ['base', 'left_1', 'right_1', 'left_2', 'right_2', 'left_3', 'right_3'],
    description: 'Seven colours in steps of 15 degrees: a quarter of the wheel.',
    reference: 'definition of this service, on the sector of template V of Cohen-Or et al. 2006',
  },
});
