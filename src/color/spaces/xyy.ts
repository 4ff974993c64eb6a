import { type ColorSpace, channel, overXyz, published } from './space.ts';

/** CIE xyY: chromaticity x, y and luminance Y 0..1; black takes the chromaticity of the white. */
export const xyy = {
  ...overXyz('xyy', 'CIE xyY', 'cie'),
  channels: [channel('x', 'x', 0, 1), channel('y', 'y', 0, 1), channel('Y', 'Y', 0, 1)],
  adaptable: true,
  ...published(1931, 'CIE 1931; CIE 015:2018'),
  note: 'Black has no chromaticity; the white point is used.',
  fromBase: (v, white) => {
    const sum = v[0] + v[1] + v[2];
    if (sum === 0) {
      const all = white[0] + white[1] + white[2];
      return [white[0] / all, white[1] / all, 0];
    }
    return [v[0] / sum, v[1] / sum, v[1]];
  },
  toBase: (c) => {
    const [x, y, luminance] = [c[0]!, c[1]!, c[2]!];
    if (luminance === 0 || y === 0) return [0, 0, 0];
    return [(x / y) * luminance, luminance, ((1 - x - y) / y) * luminance];
  },
} as const satisfies ColorSpace;
