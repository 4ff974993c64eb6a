import type { Mat3 } from '../matrix.ts';
import { byConePower } from './by-cone-power.ts';
import { type ColorSpace, channel, overXyz, published } from './space.ts';

const XYZ_TO_LMS: Mat3 = [
  [2.968, 2.741, -0.649],
  [1.237, 5.969, -0.173],
  [-0.318, 0.387, 2.311],
];
const LMS_TO_IGPGTG: Mat3 = [
  [0.117, 1.464, 0.13],
  [8.285, -8.361, 21.4],
  [-1.208, 2.412, -36.53],
];

/** IgPgTg: ig 0..0.974, pg and tg -1..1, from XYZ with Y = 1. */
export const igpgtg = {
  ...overXyz('igpgtg', 'IgPgTg', 'perceptual'),
  channels: [channel('ig', 'Intensity', 0, 0.974149), channel('pg', 'Protan', -1, 1), channel('tg', 'Tritan', -1, 1)],
  ...published(
    2020,
    'Hellwig and Fairchild 2020, Using gaussian spectra to derive a hue-linear color space, 28th Color and Imaging Conference',
  ),
  ...byConePower({
    toCones: { name: 'XYZ (D65) to LMS', rows: XYZ_TO_LMS },
    scale: [18.36, 21.46, 19435],
    exponent: 0.427,
    toOpponent: { name: 'scaled LMS to the power 0.427 to IgPgTg', rows: LMS_TO_IGPGTG },
  }),
} as const satisfies ColorSpace;
