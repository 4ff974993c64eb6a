import { hueOf, RADIANS } from '../hue.ts';
import { linearToOklab, oklabToLinear } from '../oklab.ts';
import { findCusp, OK_GAMUT, toe, toeInverse } from './ok-gamut.ts';
import { type ColorSpace, channel, hueChannel, overLinearSrgb } from './space.ts';

const S0 = 0.5;
const NEUTRAL = 1e-9;

/** The triangle of a hue: T = C / (1 - L) at the cusp, and the share k that its saturation S = C / L leaves. */
const triangle = (a: number, b: number): readonly [t: number, k: number] => {
  const { l, c } = findCusp(a, b);
  return [c / (1 - l), 1 - (S0 * l) / c];
};

/** By how much a colour on the upper edge of the triangle has to shrink to lie on the real boundary. */
const edgeScale = (l: number, c: number, a: number, b: number): number => {
  const linear = oklabToLinear([l, a * c, b * c]);
  return Math.cbrt(1 / Math.max(linear[0], linear[1], linear[2], 0));
};

/** OkHSV: hue in degrees, saturation and value 0..1; saturation reaches 1.011 inside sRGB. */
export const okhsv = {
  ...overLinearSrgb('okhsv', 'OkHSV', 'cylindrical'),
  ...OK_GAMUT,
  channels: [hueChannel(), channel('s', 'Saturation', 0, 1), channel('v', 'Value', 0, 1)],
  note: 'Saturation may exceed 1 by 0.011 inside sRGB; clamp it for display only.',
  fromBase: (linear) => {
    const lab = linearToOklab(linear);
    const chroma = Math.sqrt(lab[1] * lab[1] + lab[2] * lab[2]);
    if (lab[0] < 1e-9) return [0, 0, 0];
    if (chroma < NEUTRAL) return [0, 0, toe(lab[0])];
    const [a, b] = [lab[1] / chroma, lab[2] / chroma];
    const [T, k] = triangle(a, b);
    const t = T / (chroma + lab[0] * T);
    const [edgeL, edgeC] = [t * lab[0], t * chroma];
    const edgeToe = toeInverse(edgeL);
    const scale = edgeScale(edgeToe, (edgeC * edgeToe) / edgeL, a, b);
    const value = toe(lab[0] / scale) / edgeL;
    return [hueOf(a, b), ((S0 + T) * edgeC) / (T * S0 + T * k * edgeC), value];
  },
  toBase: (c) => {
    const [s, v] = [c[1]!, c[2]!];
    if (v === 0) return [0, 0, 0];
    if (s === 0) return oklabToLinear([toeInverse(v), 0, 0]);
    const [a, b] = [Math.cos(c[0]! * RADIANS), Math.sin(c[0]! * RADIANS)];
    const [T, k] = triangle(a, b);
    const divisor = S0 + T - T * k * s;
    const edgeL = 1 - (s * S0) / divisor;
    const edgeC = (s * T * S0) / divisor;
    const edgeToe = toeInverse(edgeL);
    const scale = edgeScale(edgeToe, (edgeC * edgeToe) / edgeL, a, b);
    const l = toeInverse(v * edgeL);
    const chroma = (edgeC / edgeL) * l;
    return oklabToLinear([l * scale, chroma * scale * a, chroma * scale * b]);
  },
} as const satisfies ColorSpace;
