import type { Mat3 } from '../matrix.ts';
import { byMatrix, type ColorSpace, channel, overXyz, published } from './space.ts';

const XYZ_TO_UCS: Mat3 = [
  [2 / 3, 0, 0],
  [0, 1, 0],
  [-0.5, 1.5, 0.5],
];

/** CIE 1960 uniform chromaticity scale as tristimulus values U, V, W of XYZ with Y = 1. MacAdam 1937. */
export const ucs = {
  ...overXyz('ucs', 'CIE 1960 UCS', 'cie'),
  channels: [channel('u', 'U', 0, 0.634), channel('v', 'V', 0, 1), channel('w', 'W', 0, 1.57)],
  ...published(1960, 'CIE 1960 (MacAdam 1937)'),
  note: 'Superseded by CIE 1976; still used to measure colour temperature.',
  ...byMatrix(XYZ_TO_UCS, 'XYZ to UVW', 'UVW to XYZ'),
} as const satisfies ColorSpace;
