import { invert, type Mat3, transform } from '../matrix.ts';
import { type ColorSpace, channel, EXACT } from './space.ts';

const XYZ_TO_UCS: Mat3 = [
  [2 / 3, 0, 0],
  [0, 1, 0],
  [-0.5, 1.5, 0.5],
];
const UCS_TO_XYZ = invert(XYZ_TO_UCS);

/** CIE 1960 uniform chromaticity scale as tristimulus values U, V, W of XYZ with Y = 1. MacAdam 1937. */
export const ucs = {
  id: 'ucs',
  name: 'CIE 1960 UCS',
  category: 'cie',
  channels: [channel('u', 'U', 0, 0.634), channel('v', 'V', 0, 1), channel('w', 'W', 0, 1.57)],
  base: 'xyz-d65',
  white: 'D65',
  standard: 'CIE 1960 (MacAdam 1937)',
  year: 1960,
  inverse: 'closed form',
  roundTrip: EXACT,
  note: 'Superseded by CIE 1976; still used to measure colour temperature.',
  matrices: [
    { name: 'XYZ to UVW', rows: XYZ_TO_UCS },
    { name: 'UVW to XYZ', rows: UCS_TO_XYZ },
  ],
  fromBase: (v) => transform(XYZ_TO_UCS, v),
  toBase: (c) => transform(UCS_TO_XYZ, [c[0]!, c[1]!, c[2]!]),
} as const satisfies ColorSpace;
