import type { Vec3 } from '../matrix.ts';
import type { DifferenceMethod, DifferenceWeights } from './method.ts';

const DEGREE = Math.PI / 180;
const POW7_25 = 25 ** 7;
const [COS_30, SIN_30] = [Math.cos(30 * DEGREE), 0.5];
const [COS_6, SIN_6] = [Math.cos(6 * DEGREE), Math.sin(6 * DEGREE)];
const [COS_63, SIN_63] = [Math.cos(63 * DEGREE), Math.sin(63 * DEGREE)];

/** Chroma below which a colour has no hue: rounding errors of a grey, not a colour. */
const NEUTRAL = 1e-9;
/** Sine of 1e-9 degrees: hues this near to opposite count as exactly opposite, so that a rounding error decides nothing. */
const OPPOSITE = 1e-9 * DEGREE;

const pow7 = (v: number): number => {
  const v2 = v * v;
  return v2 * v2 * v2 * v;
};

/** The four cosines of the hue weighting T, from the cosine and sine of the mean hue. */
const hueWeight = (c: number, s: number): number => {
  const [c2, s2] = [2 * c * c - 1, 2 * s * c];
  const [c3, s3] = [c2 * c - s2 * s, s2 * c + c2 * s];
  const [c4, s4] = [2 * c2 * c2 - 1, 2 * s2 * c2];
  return (
    1 -
    0.17 * (c * COS_30 + s * SIN_30) +
    0.24 * c2 +
    0.32 * (c3 * COS_6 - s3 * SIN_6) -
    0.2 * (c4 * COS_63 + s4 * SIN_63)
  );
};

const isUpper = (u: number, v: number): boolean => v > 0 || (v === 0 && u > 0);

/** Whether the first of two opposite hues has the smaller angle in 0..360. */
const precedes = (u1: number, v1: number, u2: number, v2: number): boolean => {
  const upper = isUpper(u1, v1);
  if (upper !== isUpper(u2, v2)) return upper;
  return upper ? u1 > u2 : u1 < u2;
};

const EQUAL: DifferenceWeights = {};

/**
 * CIEDE2000 colour difference of two CIELAB colours, kL = kC = kH = 1 unless weights say otherwise. ISO/CIE 11664-6:2014, in the form of Sharma,
 * Wu and Dalal 2005 (Color Res. Appl. 30(1)). Hues are kept as unit vectors: their mean is the bisector of the smaller
 * arc, and exactly opposite hues (within 1e-9 degrees) take the mean of their angles in 0..360. Symmetric.
 */
export const ciede2000 = (x: Vec3, y: Vec3, { l: kL = 1, c: kC = 1, h: kH = 1 }: DifferenceWeights = EQUAL): number => {
  const [l1, a1, b1] = [x[0], x[1], x[2]];
  const [l2, a2, b2] = [y[0], y[1], y[2]];
  const meanC7 = pow7((Math.sqrt(a1 * a1 + b1 * b1) + Math.sqrt(a2 * a2 + b2 * b2)) / 2);
  const g = 1.5 - 0.5 * Math.sqrt(meanC7 / (meanC7 + POW7_25));
  const c1 = Math.sqrt(g * g * a1 * a1 + b1 * b1);
  const c2 = Math.sqrt(g * g * a2 * a2 + b2 * b2);
  const dL = l2 - l1;
  const dC = c2 - c1;

  let dH = 0;
  let [cos, sin] = [2, 0];
  if (c1 > NEUTRAL && c2 > NEUTRAL) {
    const [u1, v1, u2, v2] = [(g * a1) / c1, b1 / c1, (g * a2) / c2, b2 / c2];
    const [du, dv] = [u2 - u1, v2 - v1];
    const cross = u1 * v2 - u2 * v1;
    const obtuse = u1 * u2 + v1 * v2 < 0;
    const opposite = obtuse && Math.abs(cross) <= OPPOSITE;
    const ahead = opposite ? precedes(u1, v1, u2, v2) : cross > 0;
    const chord = Math.sqrt(c1 * c2 * (du * du + dv * dv));
    dH = ahead ? chord : -chord;
    if (!obtuse) [cos, sin] = [u1 + u2, v1 + v2];
    else [cos, sin] = ahead ? [dv, -du] : [-dv, du];
    const length = Math.sqrt(cos * cos + sin * sin);
    cos /= length;
    sin /= length;
  } else if (c1 > NEUTRAL) {
    [cos, sin] = [(g * a1) / c1, b1 / c1];
  } else if (c2 > NEUTRAL) {
    [cos, sin] = [(g * a2) / c2, b2 / c2];
  }
  if (cos === 2) {
    // Two neutrals: no hue, and no difference but that of lightness.
    const l50 = ((l1 + l2) / 2 - 50) ** 2;
    const [lightness, chroma] = [dL / (kL * (1 + (0.015 * l50) / Math.sqrt(20 + l50))), dC / kC];
    return Math.sqrt(lightness * lightness + chroma * chroma);
  }

  const cBar = (c1 + c2) / 2;
  const cBar7 = pow7(cBar);
  const angle = Math.atan2(sin, cos) / DEGREE;
  const d275 = ((angle < 0 ? angle + 360 : angle) - 275) / 25;
  const theta = 60 * DEGREE * Math.exp(-d275 * d275);
  const rT = -2 * Math.sqrt(cBar7 / (cBar7 + POW7_25)) * Math.sin(theta);
  const l50 = ((l1 + l2) / 2 - 50) ** 2;
  const lightness = dL / (kL * (1 + (0.015 * l50) / Math.sqrt(20 + l50)));
  const chroma = dC / (kC * (1 + 0.045 * cBar));
  const hue = dH / (kH * (1 + 0.015 * cBar * hueWeight(cos, sin)));
  return Math.sqrt(Math.max(0, lightness * lightness + chroma * chroma + hue * hue + rT * chroma * hue));
};

export const CIEDE2000 = {
  id: 'ciede2000',
  label: 'CIEDE2000',
  name: 'CIEDE2000 colour difference, Delta E00',
  formula: "sqrt((dL' / (kL SL))^2 + (dC' / (kC SC))^2 + (dH' / (kH SH))^2 + RT (dC' / (kC SC)) (dH' / (kH SH)))",
  space: 'cielab',
  year: 2001,
  standard: 'ISO/CIE 11664-6:2014',
  citation:
    'Luo, M. R., Cui, G. and Rigg, B. (2001). The development of the CIE 2000 colour-difference formula: CIEDE2000. Color Res. Appl. 26(5); implementation after Sharma, G., Wu, W. and Dalal, E. N. (2005), Color Res. Appl. 30(1)',
  use: 'The default choice unless something else is prescribed: the best agreement with observers for small and medium differences (up to about 5), including blues and greys. Use it to rank large differences, not to measure them.',
  symmetric: true,
  options: { weights: 'kL, kC and kH as {l, c, h}; 1, 1, 1 by default (2, 1, 1 in the textile trade)' },
  scale: 'About 1 is a just noticeable difference for a trained observer, side by side; 2 to 3 is noticed at a glance.',
  compute: (x, y, { weights }) => ciede2000(x, y, weights),
} as const satisfies DifferenceMethod;
