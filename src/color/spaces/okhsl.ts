import { hueOf, RADIANS } from '../hue.ts';
import { linearToOklab, oklabToLinear } from '../oklab.ts';
import { findCusp, maxChromaAt, OK_GAMUT, toe, toeInverse } from './ok-gamut.ts';
import { type ColorSpace, channel, hueChannel, overLinearSrgb } from './space.ts';

/** A smooth stand-in for the cusp: saturation S = C / L and T = C / (1 - L). Fit of Ottosson 2021 (okcolor). */
const smoothCusp = (a: number, b: number): readonly [s: number, t: number] => [
  0.11516993 +
    1 /
      (7.4477897 +
        4.1590124 * b +
        a *
          (-2.19557347 +
            1.75198401 * b +
            a * (-2.13704948 - 10.02301043 * b + a * (-4.24894561 + 5.38770819 * b + 4.69891013 * a)))),
  0.11239642 +
    1 /
      (1.6132032 -
        0.68124379 * b +
        a *
          (0.40370612 +
            0.90148123 * b +
            a * (-0.27087943 + 0.6122399 * b + a * (0.00299215 - 0.45399568 * b - 0.14661872 * a)))),
];

/** Chromas at which the saturation is 0 (slope), 0.8 and 1, for this lightness and hue direction. */
const chromas = (l: number, a: number, b: number): readonly [c0: number, mid: number, max: number] => {
  const cusp = findCusp(a, b);
  const max = maxChromaAt(l, a, b, cusp);
  const scale = max / Math.min((l * cusp.c) / cusp.l, ((1 - l) * cusp.c) / (1 - cusp.l));
  const [s, t] = smoothCusp(a, b);
  const [low, high] = [l * s, (1 - l) * t];
  const fourth = 1 / (low * low * low * low) + 1 / (high * high * high * high);
  const mid = (0.9 * scale) / Math.sqrt(Math.sqrt(fourth));
  const [low0, high0] = [l * 0.4, (1 - l) * 0.8];
  return [Math.sqrt(1 / (1 / (low0 * low0) + 1 / (high0 * high0))), mid, max];
};

/** Chroma under which there is no hue, only rounding; the same holds for lightness this near to an end. */
const NEUTRAL = 1e-9;
const isEnd = (l: number): boolean => l < 1e-9 || l > 1 - 1e-9;

/** OkHSL: hue in degrees, saturation and lightness 0..1. The sRGB gamut is that of the published algorithm. */
export const okhsl = {
  ...overLinearSrgb('okhsl', 'OkHSL', 'cylindrical'),
  ...OK_GAMUT,
  channels: [hueChannel(), channel('s', 'Saturation', 0, 1), channel('l', 'Lightness', 0, 1)],
  fromBase: (linear) => {
    const lab = linearToOklab(linear);
    const chroma = Math.sqrt(lab[1] * lab[1] + lab[2] * lab[2]);
    const l = lab[0];
    if (chroma < NEUTRAL || isEnd(l)) return [0, 0, toe(l)];
    const [a, b] = [lab[1] / chroma, lab[2] / chroma];
    const [c0, mid, max] = chromas(l, a, b);
    if (chroma < mid) {
      const k1 = 0.8 * c0;
      const k2 = 1 - k1 / mid;
      return [hueOf(a, b), (0.8 * chroma) / (k1 + k2 * chroma), toe(l)];
    }
    const k1 = (0.2 * mid ** 2 * 1.25 ** 2) / c0;
    const k2 = 1 - k1 / (max - mid);
    const beyond = chroma - mid;
    return [hueOf(a, b), 0.8 + (0.2 * beyond) / (k1 + k2 * beyond), toe(l)];
  },
  toBase: (c) => {
    const [s, l] = [c[1]!, toeInverse(c[2]!)];
    if (s === 0 || isEnd(l)) return oklabToLinear([l, 0, 0]);
    const [a, b] = [Math.cos(c[0]! * RADIANS), Math.sin(c[0]! * RADIANS)];
    const [c0, mid, max] = chromas(l, a, b);
    let chroma: number;
    if (s < 0.8) {
      const t = 1.25 * s;
      const k1 = 0.8 * c0;
      chroma = (t * k1) / (1 - (1 - k1 / mid) * t);
    } else {
      const t = 5 * (s - 0.8);
      const k1 = (0.2 * mid ** 2 * 1.25 ** 2) / c0;
      chroma = mid + (t * k1) / (1 - (1 - k1 / (max - mid)) * t);
    }
    return oklabToLinear([l, chroma * a, chroma * b]);
  },
} as const satisfies ColorSpace;
