import { type ColorSpace, channel, overSrgb, published } from './space.ts';

const note = 'Uncalibrated: computed from sRGB without regard to ink or paper. Use an ICC profile for print.';

/** CMY as the complement of encoded sRGB: c, m, y 0..1. */
export const cmy = {
  ...overSrgb('cmy', 'CMY (naive)', 'print'),
  channels: [channel('c', 'Cyan', 0, 1), channel('m', 'Magenta', 0, 1), channel('y', 'Yellow', 0, 1)],
  white: null,
  ...published(1999, 'complement of sRGB'),
  note,
  fromBase: (v) => [1 - v[0], 1 - v[1], 1 - v[2]],
  toBase: (c) => [1 - c[0]!, 1 - c[1]!, 1 - c[2]!],
} as const satisfies ColorSpace;

/** CMYK with full replacement of grey by black: c, m, y, k 0..1; black is 0, 0, 0, 1. */
export const cmyk = {
  ...overSrgb('cmyk', 'CMYK (naive, uncalibrated)', 'print'),
  channels: [
    channel('c', 'Cyan', 0, 1),
    channel('m', 'Magenta', 0, 1),
    channel('y', 'Yellow', 0, 1),
    channel('k', 'Black', 0, 1),
  ],
  white: null,
  ...published(2022, 'CSS Color 5, naive conversion of device-cmyk'),
  srgbOnly: true,
  note,
  fromBase: (v) => {
    const max = Math.max(v[0], v[1], v[2]);
    if (max === 0) return [0, 0, 0, 1];
    return [(max - v[0]) / max, (max - v[1]) / max, (max - v[2]) / max, 1 - max];
  },
  toBase: (c) => {
    const light = 1 - c[3]!;
    return [(1 - c[0]!) * light, (1 - c[1]!) * light, (1 - c[2]!) * light];
  },
} as const satisfies ColorSpace;
