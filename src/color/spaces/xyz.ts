import { fromD65, toD65 } from '../adaptation.ts';
import { transform } from '../matrix.ts';
import { XYZ_D50 } from '../white.ts';
import { type ColorSpace, channel, EXACT } from './space.ts';

const D65_TO_D50 = fromD65(XYZ_D50);
const D50_TO_D65 = toD65(XYZ_D50);

/** CIE 1931 XYZ relative to D65, Y = 1 at white: the hub of all conversions. */
export const xyzD65 = {
  id: 'xyz-d65',
  name: 'CIE 1931 XYZ, D65',
  category: 'cie',
  channels: [channel('x', 'X', 0, 0.9505), channel('y', 'Y', 0, 1), channel('z', 'Z', 0, 1.0891)],
  base: 'xyz-d65',
  white: 'D65',
  standard: 'CIE 015:2018; ISO/CIE 11664-3:2019',
  year: 1931,
  inverse: 'closed form',
  roundTrip: EXACT,
  fromBase: (v) => v,
  toBase: (c) => [c[0]!, c[1]!, c[2]!],
} as const satisfies ColorSpace;

/** CIE XYZ adapted to D50 by Bradford, Y = 1 at white. */
export const xyzD50 = {
  id: 'xyz-d50',
  name: 'CIE XYZ, D50',
  category: 'cie',
  channels: [channel('x', 'X', 0, 0.9643), channel('y', 'Y', 0, 1), channel('z', 'Z', 0, 0.8251)],
  base: 'xyz-d65',
  white: 'D50',
  standard: 'CSS Color 4; like the connection space of ICC.1:2022',
  year: 1931,
  inverse: 'closed form',
  roundTrip: EXACT,
  matrices: [
    { name: 'XYZ (D65) to XYZ (D50), linear Bradford', rows: D65_TO_D50 },
    { name: 'XYZ (D50) to XYZ (D65), linear Bradford', rows: D50_TO_D65 },
  ],
  fromBase: (v) => transform(D65_TO_D50, v),
  toBase: (c) => transform(D50_TO_D65, [c[0]!, c[1]!, c[2]!]),
} as const satisfies ColorSpace;
