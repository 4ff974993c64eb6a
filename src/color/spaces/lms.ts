import { invert, type Mat3, transform } from '../matrix.ts';
import { type ColorSpace, channel, EXACT } from './space.ts';

const XYZ_TO_LMS: Mat3 = [
  [0.40024, 0.7076, -0.08081],
  [-0.2263, 1.16532, 0.0457],
  [0, 0, 0.91822],
];
const LMS_TO_XYZ = invert(XYZ_TO_LMS);

/** Cone responses l, m, s, each 1 at D65 (to the five digits of the matrix). */
export const lms = {
  id: 'lms',
  name: 'Cone LMS (Hunt-Pointer-Estevez, D65)',
  category: 'opponent',
  channels: [channel('l', 'Long', 0, 1), channel('m', 'Medium', 0, 1), channel('s', 'Short', 0, 1)],
  base: 'xyz-d65',
  white: 'D65',
  standard: 'Hunt-Pointer-Estevez fundamentals normalised to D65',
  year: 1985,
  inverse: 'closed form',
  roundTrip: EXACT,
  note: 'The cone responses that opponent models start from, before any opponent stage.',
  matrices: [
    { name: 'XYZ (D65) to LMS', rows: XYZ_TO_LMS },
    { name: 'LMS to XYZ (D65)', rows: LMS_TO_XYZ },
  ],
  fromBase: (v) => transform(XYZ_TO_LMS, v),
  toBase: (c) => transform(LMS_TO_XYZ, [c[0]!, c[1]!, c[2]!]),
} as const satisfies ColorSpace;
