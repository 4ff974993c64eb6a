import type { Vec3 } from '../matrix.ts';
import { type ColorSpace, channel, overXyz, published } from './space.ts';

/** Chromatic coefficients of a white (Y = 1), scaled from those of illuminant C. */
const coefficients = (white: Vec3): readonly [ka: number, kb: number] => [
  175 * Math.sqrt((100 * white[0]) / 98.043),
  70 * Math.sqrt((100 * white[2]) / 118.115),
];

/** Hunter Lab with coefficients that follow the white: L 0..100, a and b about -210..210; black is 0, 0, 0. */
export const hunterLab = {
  ...overXyz('hunter-lab', 'Hunter Lab', 'perceptual'),
  channels: [channel('l', 'L', 0, 100), channel('a', 'a', -210, 210), channel('b', 'b', -210, 210)],
  adaptable: true,
  ...published(1958, 'Hunter 1958, 1966; HunterLab Application Note AN-1005'),
  note: 'The constants 17.5 and 7 found in older code are those of illuminant C, 0.5 to 8 units off under D65.',
  fromBase: (v, white) => {
    const y = v[1] / white[1];
    if (y === 0) return [0, 0, 0];
    const [ka, kb] = coefficients(white);
    // Odd-symmetric for the negative luminances outside the spectrum.
    const root = Math.sign(y) * Math.sqrt(Math.abs(y));
    return [100 * root, (ka * (v[0] / white[0] - y)) / root, (kb * (y - v[2] / white[2])) / root];
  },
  toBase: (c, white) => {
    const root = c[0]! / 100;
    const y = root * Math.abs(root);
    const [ka, kb] = coefficients(white);
    return [white[0] * ((c[1]! / ka) * root + y), white[1] * y, white[2] * (y - (c[2]! / kb) * root)];
  },
} as const satisfies ColorSpace;
