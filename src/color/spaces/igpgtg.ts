import { invert, type Mat3, signedPower, transform } from '../matrix.ts';
import { type ColorSpace, channel, FROM_XYZ } from './space.ts';

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
const LMS_TO_XYZ = invert(XYZ_TO_LMS);
const IGPGTG_TO_LMS = invert(LMS_TO_IGPGTG);
const [SCALE_L, SCALE_M, SCALE_S] = [18.36, 21.46, 19435];
const EXPONENT = 0.427;

/** IgPgTg: ig 0..0.974, pg and tg -1..1, from XYZ with Y = 1. */
export const igpgtg = {
  ...FROM_XYZ,
  id: 'igpgtg',
  name: 'IgPgTg',
  category: 'perceptual',
  channels: [channel('ig', 'Intensity', 0, 0.974149), channel('pg', 'Protan', -1, 1), channel('tg', 'Tritan', -1, 1)],
  standard:
    'Hellwig and Fairchild 2020, Using gaussian spectra to derive a hue-linear color space, 28th Color and Imaging Conference',
  year: 2020,
  matrices: [
    { name: 'XYZ (D65) to LMS', rows: XYZ_TO_LMS },
    { name: 'scaled LMS to the power 0.427 to IgPgTg', rows: LMS_TO_IGPGTG },
  ],
  fromBase: (v) => {
    const [l, m, s] = transform(XYZ_TO_LMS, v);
    return transform(LMS_TO_IGPGTG, [
      signedPower(l / SCALE_L, EXPONENT),
      signedPower(m / SCALE_M, EXPONENT),
      signedPower(s / SCALE_S, EXPONENT),
    ]);
  },
  toBase: (c) => {
    const [l, m, s] = transform(IGPGTG_TO_LMS, [c[0]!, c[1]!, c[2]!]);
    const power = 1 / EXPONENT;
    return transform(LMS_TO_XYZ, [
      SCALE_L * signedPower(l, power),
      SCALE_M * signedPower(m, power),
      SCALE_S * signedPower(s, power),
    ]);
  },
} as const satisfies ColorSpace;
