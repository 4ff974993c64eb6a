import { fromD65, toD65 } from '../adaptation.ts';
import { XYZ_D50 } from '../white.ts';
import { byMatrix, type ColorSpace, channel, overXyz, published } from './space.ts';

/** CIE 1931 XYZ relative to D65, Y = 1 at white: the hub of all conversions. */
export const xyzD65 = {
  ...overXyz('xyz-d65', 'CIE 1931 XYZ, D65', 'cie'),
  channels: [channel('x', 'X', 0, 0.9505), channel('y', 'Y', 0, 1), channel('z', 'Z', 0, 1.0891)],
  ...published(1931, 'CIE 015:2018; ISO/CIE 11664-3:2019'),
  fromBase: (v) => v,
  toBase: (c) => [c[0]!, c[1]!, c[2]!],
} as const satisfies ColorSpace;

/** CIE XYZ adapted to D50 by Bradford, Y = 1 at white. */
export const xyzD50 = {
  ...overXyz('xyz-d50', 'CIE XYZ, D50', 'cie'),
  channels: [channel('x', 'X', 0, 0.9643), channel('y', 'Y', 0, 1), channel('z', 'Z', 0, 0.8251)],
  white: 'D50',
  ...published(1931, 'CSS Color 4; like the connection space of ICC.1:2022'),
  ...byMatrix(
    fromD65(XYZ_D50),
    'XYZ (D65) to XYZ (D50), linear Bradford',
    'XYZ (D50) to XYZ (D65), linear Bradford',
    toD65(XYZ_D50),
  ),
} as const satisfies ColorSpace;
