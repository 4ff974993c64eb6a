import { hueOf, normalizeHue, RADIANS } from '../hue.ts';
import { invert, type Mat3, signedPower, transform, type Vec3 } from '../matrix.ts';
import { XYZ_D65 } from '../white.ts';
import { isBlack } from './cam.ts';
import { DISPLAY_LUMINANCE } from './ciecam.ts';
import { fromJzCones, JZ_OPPONENT, jzMatrices, jzTransfer, toJzCones } from './jz-cones.ts';
import { type ColorSpace, channel, hueChannel, overXyz, published } from './space.ts';

/** The brightness signal of ZCAM is the second cone, not the mean of two as in Jzazbz. */
const OPPONENT: Mat3 = [[0, 1, 0], JZ_OPPONENT[1], JZ_OPPONENT[2]];
const FROM_OPPONENT = invert(OPPONENT);
const EPSILON = 3.7035226210190005e-11;
/** Luminance of the white, cd/m2. */
const WHITE = 100;

const fs = 0.69;
const fb = Math.sqrt(20 / 100);
const fl = 0.171 * Math.cbrt(DISPLAY_LUMINANCE) * (1 - Math.exp((-48 / 9) * DISPLAY_LUMINANCE));
const POWER = (1.6 * fs) / fb ** 0.12;

const signals = (xyz: Vec3): Vec3 => {
  const [i, a, b] = transform(OPPONENT, toJzCones([WHITE * xyz[0], WHITE * xyz[1], WHITE * xyz[2]]));
  return [i - EPSILON, a, b];
};

const whiteSignal = signals(XYZ_D65)[0];
const colourfulness = 100 * (fl ** 0.2 / (fb ** 0.1 * whiteSignal ** 0.78));
const eccentricity = (h: number): number => 1.015 + Math.cos((89.038 + h) * RADIANS);

/** ZCAM: lightness J, colourfulness M, hue. Brightness factors common to colour and white cancel in J. */
export const zcamJmh = {
  ...overXyz('zcam-jmh', 'ZCAM', 'appearance'),
  channels: [channel('j', 'Lightness', 0, 100), channel('m', 'Colourfulness', 0, 56), hueChannel()],
  ...published(2021, 'Safdar, Hardeberg and Luo 2021, ZCAM, a colour appearance model, Opt. Express 29(4)'),
  note: 'Absolute: D65 white of 100 cd/m2, adapting luminance 4.0744 cd/m2, background 20 %, average surround. Greys keep a small colourfulness.',
  transfer: jzTransfer(WHITE),
  matrices: jzMatrices(OPPONENT),
  hue: 2,
  isPowerless: isBlack,
  fromBase: (xyz) => {
    const [i, a, b] = signals(xyz);
    const radius = a * a + b * b;
    // The quantiser gives black a signal that the rounded constant leaves at 1e-27: no light, no lightness.
    if (Math.abs(i) < 1e-20 && radius < 1e-20) return [0, 0, 0];
    const h = hueOf(a, b);
    const j = 100 * signedPower(i / whiteSignal, POWER);
    return [j, colourfulness * radius ** 0.37 * eccentricity(h) ** 0.068, h];
  },
  toBase: (c) => {
    const [j, m, h] = [c[0]!, c[1]!, normalizeHue(c[2]!)];
    const i = whiteSignal * signedPower(j / 100, 1 / POWER) + EPSILON;
    const radius = Math.sqrt((m / (colourfulness * eccentricity(h) ** 0.068)) ** (1 / 0.37));
    const cones = transform(FROM_OPPONENT, [i, radius * Math.cos(h * RADIANS), radius * Math.sin(h * RADIANS)]);
    const [x, y, z] = fromJzCones(cones);
    return [x / WHITE, y / WHITE, z / WHITE];
  },
} as const satisfies ColorSpace;
