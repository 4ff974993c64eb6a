import { diagonal, invert, type Mat3, multiply, transform } from './matrix.ts';
import { type Chromaticity, D65, xyzOf } from './white.ts';

/** Chromaticities of red, green and blue. */
export type Primaries = readonly [Chromaticity, Chromaticity, Chromaticity];

/** IEC 61966-2-1:1999 (the primaries of ITU-R BT.709). */
export const SRGB_PRIMARIES: Primaries = [
  [0.64, 0.33],
  [0.3, 0.6],
  [0.15, 0.06],
];

/** Display P3: SMPTE EG 432-1:2010. */
export const P3_PRIMARIES: Primaries = [
  [0.68, 0.32],
  [0.265, 0.69],
  [0.15, 0.06],
];

/** Linear RGB to XYZ (Y = 1 at white), by scaling the primaries so that they add up to the white. SMPTE RP 177-1993. */
export const rgbToXyzMatrix = (primaries: Primaries, white: Chromaticity): Mat3 => {
  const [r, g, b] = [xyzOf(primaries[0]), xyzOf(primaries[1]), xyzOf(primaries[2])];
  const columns: Mat3 = [
    [r[0], g[0], b[0]],
    [r[1], g[1], b[1]],
    [r[2], g[2], b[2]],
  ];
  return multiply(columns, diagonal(transform(invert(columns), xyzOf(white))));
};

/** Linear sRGB to XYZ D65, and back. */
export const SRGB_TO_XYZ: Mat3 = rgbToXyzMatrix(SRGB_PRIMARIES, D65);
export const XYZ_TO_SRGB: Mat3 = invert(SRGB_TO_XYZ);

/** Linear Display P3 to XYZ D65. */
export const P3_TO_XYZ: Mat3 = rgbToXyzMatrix(P3_PRIMARIES, D65);
