import { invert, type Mat3, transform } from '../matrix.ts';
import { type ColorSpace, channel, overLinearSrgb, published } from './space.ts';

const LINEAR_TO_LMS: Mat3 = [
  [0.3, 0.622, 0.078],
  [0.23, 0.692, 0.078],
  [0.24342268924547819, 0.20476744424496821, 0.5518098665095535],
];
const LMS_TO_LINEAR = invert(LINEAR_TO_LMS);
const BIAS = 0.0037930732552754493;
const BIAS_ROOT = Math.cbrt(BIAS);

/** XYB of JPEG XL: x about -0.05..0.05, y 0..0.845, b stored as B - Y. */
export const xyb = {
  ...overLinearSrgb('xyb', 'JPEG XL XYB', 'opponent'),
  channels: [channel('x', 'X', -0.05, 0.05), channel('y', 'Y', 0, 0.845309), channel('b', 'B - Y', -0.45, 0.45)],
  ...published(2022, 'ISO/IEC 18181-1:2022'),
  note: 'b is given as B - Y, so that a neutral is 0.',
  matrices: [{ name: 'linear sRGB to LMS', rows: LINEAR_TO_LMS }],
  fromBase: (linear) => {
    const cones = transform(LINEAR_TO_LMS, linear);
    const l = Math.cbrt(cones[0] + BIAS) - BIAS_ROOT;
    const m = Math.cbrt(cones[1] + BIAS) - BIAS_ROOT;
    const s = Math.cbrt(cones[2] + BIAS) - BIAS_ROOT;
    const y = (l + m) / 2;
    return [(l - m) / 2, y, s - y];
  },
  toBase: (c) => {
    const [x, y, b] = [c[0]!, c[1]!, c[2]!];
    const undo = (v: number): number => (v + BIAS_ROOT) ** 3 - BIAS;
    return transform(LMS_TO_LINEAR, [undo(y + x), undo(y - x), undo(b + y)]);
  },
} as const satisfies ColorSpace;
