import { invert, type Mat3, transform, type Vec3 } from '../matrix.ts';
import { JZ_EXPONENT, PQ, pqDecode, pqEncode } from './pq.ts';
import type { Transfer } from './space.ts';

const [B, G] = [1.15, 0.66];
const SKEW: Mat3 = [
  [B, 0, 1 - B],
  [1 - G, G, 0],
  [0, 0, 1],
];
/** Skewed XYZ to the cones of Jzazbz. */
const JZ_CONES: Mat3 = [
  [0.41478972, 0.579999, 0.014648],
  [-0.20151, 1.120649, 0.0531008],
  [-0.0166008, 0.2648, 0.6684799],
];
/** Quantised cones to the opponent signals az, bz; the first row is that of Jzazbz. */
export const JZ_OPPONENT: Mat3 = [
  [0.5, 0.5, 0],
  [3.524, -4.066708, 0.542708],
  [0.199076, 1.096799, -1.295875],
];
/** The matrices as they are listed; the signals of Jzazbz and of ZCAM differ in the first row. */
export const jzMatrices = (opponent: Mat3) => [
  { name: 'skewed XYZ (D65) to cones', rows: JZ_CONES },
  { name: 'quantised cones to I, az, bz', rows: opponent },
];

/** The quantiser of the cones: ST 2084 with an exponent 1.7 times as large, on absolute light. */
export const jzTransfer = (white: number): Transfer => ({
  id: 'pq-jz',
  text: `V = ((c1 + c2 y^m1) / (1 + c3 y^m1))^m2 of each cone with y = ${white} L / 10000 and m2 = 1.7 x 2523 / 32; odd-symmetric below 0`,
  parameters: { ...PQ, m2: JZ_EXPONENT, white_cd_m2: white },
  encode: (v) => pqEncode(white * v, JZ_EXPONENT),
  decode: (v) => pqDecode(v, JZ_EXPONENT) / white,
});

const UNSKEW = invert(SKEW);
const CONES_TO_SKEWED = invert(JZ_CONES);

/** Absolute XYZ in cd/m2 to the quantised cones of Jzazbz and ZCAM. Safdar et al. 2017. */
export const toJzCones = (xyz: Vec3): Vec3 => {
  const cones = transform(JZ_CONES, transform(SKEW, xyz));
  return [pqEncode(cones[0], JZ_EXPONENT), pqEncode(cones[1], JZ_EXPONENT), pqEncode(cones[2], JZ_EXPONENT)];
};

export const fromJzCones = (cones: Vec3): Vec3 => {
  const linear: Vec3 = [
    pqDecode(cones[0], JZ_EXPONENT),
    pqDecode(cones[1], JZ_EXPONENT),
    pqDecode(cones[2], JZ_EXPONENT),
  ];
  return transform(UNSKEW, transform(CONES_TO_SKEWED, linear));
};
