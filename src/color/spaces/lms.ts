import type { Mat3 } from '../matrix.ts';
import { byMatrix, type ColorSpace, channel, overXyz, published } from './space.ts';

const XYZ_TO_LMS: Mat3 = [
  [0.40024, 0.7076, -0.08081],
  [-0.2263, 1.16532, 0.0457],
  [0, 0, 0.91822],
];

/** Cone responses l, m, s, each 1 at D65 (to the five digits of the matrix). */
export const lms = {
  ...overXyz('lms', 'Cone LMS (Hunt-Pointer-Estevez, D65)', 'opponent'),
  channels: [channel('l', 'Long', 0, 1), channel('m', 'Medium', 0, 1), channel('s', 'Short', 0, 1)],
  ...published(1985, 'Hunt-Pointer-Estevez fundamentals normalised to D65'),
  note: 'The cone responses that opponent models start from, before any opponent stage.',
  ...byMatrix(XYZ_TO_LMS, 'XYZ (D65) to LMS', 'LMS to XYZ (D65)'),
} as const satisfies ColorSpace;
