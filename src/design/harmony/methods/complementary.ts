import { familyOf } from '../method.ts';

/** Two sides of the wheel. Itten 1961, contrast of complementary colours. */
export const COMPLEMENTARY = familyOf('complementary', {
  complementary: {
    name: 'Complementary',
    offsets: [0, 180],
    roles: ['base', 'complement'],
    description: 'A colour and the one opposite it.',
    reference: 'Itten 1961, The Art of Color: complementary contrast; template I of Cohen-Or et al. 2006',
  },
  near_complementary: {
    name: 'Near complementary',
    offsets: [0, 165],
    roles: ['base', 'near_complement'],
    description: 'A colour and one that stands 15 degrees short of its complement: less harsh than the pure pair.',
    reference: 'definition of this service, half a 30-degree step from the complement',
  },
  split_complementary: {
    name: 'Split complementary',
    offsets: [0, 150, 210],
    roles: ['base', 'split_left', 'split_right'],
    description: 'A colour and the two neighbours of its complement, 30 degrees to either side.',
    reference: 'Itten 1961; template Y of Cohen-Or et al. 2006',
  },
  double_complementary: {
    name: 'Double complementary',
    offsets: [0, 30, 180, 210],
    roles: ['base', 'neighbour', 'complement', 'neighbour_complement'],
    description: 'Two neighbours and the complement of each.',
    reference: 'Itten 1961; template X of Cohen-Or et al. 2006',
  },
  double_split_complementary: {
    name: 'Double split complementary',
    offsets: [0, 30, 330, 150, 210],
    roles: ['base', 'near_left', 'near_right', 'split_left', 'split_right'],
    description: 'A colour with its two neighbours and the two neighbours of its complement.',
    reference: 'Adobe Color, rule of the same name; template X of Cohen-Or et al. 2006',
  },
});
