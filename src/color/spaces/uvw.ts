import { type ColorSpace, channel, overXyz, published } from './space.ts';

/**
 * CIE 1964 U*V*W*: W = 25 cbrt(100 Y) - 17, so that black is -17 and white 99.04; U and V in CIE 1960 chromaticity
 * from the white. Wyszecki 1963.
 */
export const uvw = {
  ...overXyz('uvw', 'CIE 1964 U*V*W*', 'cie'),
  channels: [channel('u', 'U*', -172, 172), channel('v', 'V*', -172, 172), channel('w', 'W*', -17, 100)],
  adaptable: true,
  ...published(1964, 'CIE 1964 (Wyszecki 1963)'),
  note: 'Superseded by CIELUV; still used for the colour rendering index.',
  fromBase: (v, white) => {
    const w = 25 * Math.cbrt(100 * v[1]) - 17;
    const sum = v[0] + 15 * v[1] + 3 * v[2];
    if (sum === 0) return [0, 0, w];
    const whiteSum = white[0] + 15 * white[1] + 3 * white[2];
    return [
      13 * w * ((4 * v[0]) / sum - (4 * white[0]) / whiteSum),
      13 * w * ((6 * v[1]) / sum - (6 * white[1]) / whiteSum),
      w,
    ];
  },
  toBase: (c, white) => {
    const w = c[2]!;
    const y = ((w + 17) / 25) ** 3 / 100;
    if (y === 0 || w === 0) return [0, y, 0];
    const whiteSum = white[0] + 15 * white[1] + 3 * white[2];
    const u = c[0]! / (13 * w) + (4 * white[0]) / whiteSum;
    const v = c[1]! / (13 * w) + (6 * white[1]) / whiteSum;
    return [(1.5 * u * y) / v, y, (y * (4 - u - 10 * v)) / (2 * v)];
  },
} as const satisfies ColorSpace;
