import { RADIANS } from '../hue.ts';
import { labToXyz, xyzToLab } from '../lab.ts';
import { type ColorSpace, channel, overXyz, published } from './space.ts';

const FACTOR = 100 / Math.log(1.39);
const [COS, SIN] = [Math.cos(26 * RADIANS), Math.sin(26 * RADIANS)];

/** DIN99o Lab with kE = kCH = 1: L 0..100, a and b about -55..55. The factor 303.67 of the print is 100 / ln 1.39. */
export const din99o = {
  ...overXyz('din99o', 'DIN99o Lab', 'perceptual'),
  channels: [channel('l', 'L99o', 0, 100), channel('a', 'a99o', -55, 55), channel('b', 'b99o', -55, 55)],
  adaptable: true,
  ...published(2002, 'DIN 6176:2018 (Cui et al. 2002), kE = kCH = 1'),
  fromBase: (v, white) => {
    const lab = xyzToLab(v, white);
    const [a, b] = [lab[1], lab[2]];
    const e = a * COS + b * SIN;
    const f = 0.83 * (b * COS - a * SIN);
    const g = Math.sqrt(e * e + f * f);
    // Odd-symmetric for the negative lightnesses outside the spectrum.
    const l = Math.sign(lab[0]) * FACTOR * Math.log1p(0.0039 * Math.abs(lab[0]));
    if (g === 0) return [l, 0, 0];
    const scale = Math.log1p(0.075 * g) / 0.0435 / g;
    // The hue atan2(f, e) + 26 degrees, without the angle.
    return [l, scale * (e * COS - f * SIN), scale * (f * COS + e * SIN)];
  },
  toBase: (c, white) => {
    const [a99, b99] = [c[1]!, c[2]!];
    const chroma = Math.sqrt(a99 * a99 + b99 * b99);
    const scale = chroma === 0 ? 0 : Math.expm1(0.0435 * chroma) / 0.075 / chroma;
    const e = scale * (a99 * COS + b99 * SIN);
    const f = (scale * (b99 * COS - a99 * SIN)) / 0.83;
    const l = (Math.sign(c[0]!) * Math.expm1(Math.abs(c[0]!) / FACTOR)) / 0.0039;
    return labToXyz([l, e * COS - f * SIN, e * SIN + f * COS], white);
  },
} as const satisfies ColorSpace;
