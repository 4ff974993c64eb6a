import { invert, type Mat3, signedPower, transform } from '../matrix.ts';
import { type ColorSpace, channel, FROM_XYZ } from './space.ts';

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
const LMS_TO_XYZ = invert(XYZ_TO_LMS);
const IPT_TO_LMS = invert(LMS_TO_IPT);
const EXPONENT = 0.43;

/** IPT: i 0..1, p and t -1..1, with the four-digit matrices of the paper (white is 1e-4 from neutral). */
export const ipt = {
  ...FROM_XYZ,
  id: 'ipt',
  name: 'IPT',
  category: 'perceptual',
  channels: [channel('i', 'Intensity', 0, 1), channel('p', 'Protan', -1, 1), channel('t', 'Tritan', -1, 1)],
  standard:
    'Ebner and Fairchild 1998, Development and testing of a color space with improved hue uniformity, 6th Color Imaging Conference',
  year: 1998,
  matrices: [
    { name: 'XYZ (D65) to LMS', rows: XYZ_TO_LMS },
    { name: 'LMS to the power 0.43 to IPT', rows: LMS_TO_IPT },
  ],
  fromBase: (v) => {
    const [l, m, s] = transform(XYZ_TO_LMS, v);
    return transform(LMS_TO_IPT, [signedPower(l, EXPONENT), signedPower(m, EXPONENT), signedPower(s, EXPONENT)]);
  },
  toBase: (c) => {
    const [l, m, s] = transform(IPT_TO_LMS, [c[0]!, c[1]!, c[2]!]);
    const power = 1 / EXPONENT;
    return transform(LMS_TO_XYZ, [signedPower(l, power), signedPower(m, power), signedPower(s, power)]);
  },
} as const satisfies ColorSpace;
