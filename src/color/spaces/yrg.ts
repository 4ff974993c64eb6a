import { invert, type Mat3, transform } from '../matrix.ts';
import { type ColorSpace, channel, overXyz, published } from './space.ts';

const XYZ_TO_LMS: Mat3 = [
  [0.257085, 0.859943, -0.031061],
  [-0.394427, 1.1758, 0.106423],
  [0.064856, -0.07625, 0.559067],
];
const LMS_TO_XYZ = invert(XYZ_TO_LMS);
const [LUMINANCE_L, LUMINANCE_M] = [0.68990272, 0.34832189];
/** Chromaticity l, m to the filmic r, g: a 2 x 2 matrix and an offset. */
const [RL, RM, R0] = [1.0671, -0.6873, 0.02062];
const [GL, GM, G0] = [-0.0362, 1.7182, -0.05155];
const DETERMINANT = RL * GM - RM * GL;

/** Yrg of Kirk: luminance y (1.058 at white), chromaticities r and g 0..1; black is 0, 0, 0. */
export const yrg = {
  ...overXyz('yrg', 'Kirk Yrg', 'opponent'),
  channels: [channel('y', 'Luminance', 0, 1.058), channel('r', 'r', 0, 1), channel('g', 'g', 0, 1)],
  ...published(
    2019,
    'Kirk 2019, Chromaticity coordinates for graphic arts based on CIE 2006 LMS, 27th Color and Imaging Conference',
  ),
  note: 'The inverse uses the numerically inverted published matrices; the published inverse is good to 1e-5 only.',
  matrices: [{ name: 'XYZ (D65) to LMS', rows: XYZ_TO_LMS }],
  fromBase: (xyz) => {
    const cones = transform(XYZ_TO_LMS, xyz);
    const sum = cones[0] + cones[1] + cones[2];
    if (sum === 0) return [0, 0, 0];
    const [l, m] = [cones[0] / sum, cones[1] / sum];
    const y = LUMINANCE_L * cones[0] + LUMINANCE_M * cones[1];
    return [y, RL * l + RM * m + R0, GL * l + GM * m + G0];
  },
  toBase: (c) => {
    const [y, r, g] = [c[0]!, c[1]! - R0, c[2]! - G0];
    if (y === 0) return [0, 0, 0];
    const l = (r * GM - g * RM) / DETERMINANT;
    const m = (g * RL - r * GL) / DETERMINANT;
    const scale = y / (LUMINANCE_L * l + LUMINANCE_M * m);
    return transform(LMS_TO_XYZ, [scale * l, scale * m, scale * (1 - l - m)]);
  },
} as const satisfies ColorSpace;
