import { diagonal, invert, type Mat3, multiply, signedPower, transform } from '../matrix.ts';
import { XYZ_D65 } from '../white.ts';
import { type ColorSpace, channel, overXyz, published } from './space.ts';

const HUNT_POINTER_ESTEVEZ: Mat3 = [
  [0.38971, 0.68898, -0.07868],
  [-0.22981, 1.1834, 0.04641],
  [0, 0, 1],
];
/** Adapted cones to XYZ under the reference conditions. */
const REFERENCE: Mat3 = [
  [1.9569, -1.1882, 0.2313],
  [0.3612, 0.6388, 0],
  [0, 0, 1],
];
const white = transform(HUNT_POINTER_ESTEVEZ, XYZ_D65);
const TO_REFERENCE = multiply(
  REFERENCE,
  multiply(diagonal([1 / white[0], 1 / white[1], 1 / white[2]]), HUNT_POINTER_ESTEVEZ),
);
const FROM_REFERENCE = invert(TO_REFERENCE);
/** Exponent of an average surround. */
const SIGMA = 1 / 2.3;

/** RLAB for D65, average surround, complete adaptation (hard copy): L 0..100, a and b about -125..125. */
export const rlab = {
  ...overXyz('rlab', 'RLAB', 'appearance'),
  channels: [channel('l', 'Lightness', 0, 100), channel('a', 'a', -125, 125), channel('b', 'b', -125, 125)],
  ...published(1996, 'Fairchild 1996, Refinement of the RLAB color space, Color Res. Appl. 21(5)'),
  note: 'Average surround (exponent 1/2.3), complete adaptation to D65.',
  matrices: [
    { name: 'XYZ to cones (Hunt-Pointer-Estevez)', rows: HUNT_POINTER_ESTEVEZ },
    { name: 'adapted cones to reference XYZ', rows: REFERENCE },
  ],
  fromBase: (xyz) => {
    const reference = transform(TO_REFERENCE, xyz);
    const x = signedPower(reference[0], SIGMA);
    const y = signedPower(reference[1], SIGMA);
    const z = signedPower(reference[2], SIGMA);
    return [100 * y, 430 * (x - y), 170 * (y - z)];
  },
  toBase: (c) => {
    const y = c[0]! / 100;
    const [x, z] = [y + c[1]! / 430, y - c[2]! / 170];
    return transform(FROM_REFERENCE, [signedPower(x, 2.3), signedPower(y, 2.3), signedPower(z, 2.3)]);
  },
} as const satisfies ColorSpace;
