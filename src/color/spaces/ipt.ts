import type { Mat3 } from '../matrix.ts';
import { byConePower } from './by-cone-power.ts';
import { type ColorSpace, channel, overXyz, published } from './space.ts';

const XYZ_TO_LMS: Mat3 = [
  [0.4002, 0.7075, -0.0807],
  [-0.228, 1.15, 0.0612],
  [0, 0, 0.9184],
];
const LMS_TO_IPT: Mat3 = [
  [0.4, 0.4, 0.2],
  [4.455, -4.851, 0.396],
  [0.8056, 0.3572, -1.1628],
];

/** IPT: i 0..1, p and t -1..1, with the four-digit matrices of the paper (white is 1e-4 from neutral). */
export const ipt = {
  ...overXyz('ipt', 'IPT', 'perceptual'),
  channels: [channel('i', 'Intensity', 0, 1), channel('p', 'Protan', -1, 1), channel('t', 'Tritan', -1, 1)],
  ...published(
    1998,
    'Ebner and Fairchild 1998, Development and testing of a color space with improved hue uniformity, 6th Color Imaging Conference',
  ),
  ...byConePower({
    toCones: { name: 'XYZ (D65) to LMS', rows: XYZ_TO_LMS },
    scale: [1, 1, 1],
    exponent: 0.43,
    toOpponent: { name: 'LMS to the power 0.43 to IPT', rows: LMS_TO_IPT },
  }),
} as const satisfies ColorSpace;
