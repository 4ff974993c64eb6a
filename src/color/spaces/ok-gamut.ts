import type { Vec3 } from '../matrix.ts';
import { OKLAB_TO_OKLMS, OKLMS_TO_LINEAR, oklabToLinear } from '../oklab.ts';
import { type Coordinates, published } from './space.ts';

/** How fast the three cone roots grow with chroma in the hue direction (a, b). */
const coneSlopes = (a: number, b: number): Vec3 => [
  OKLAB_TO_OKLMS[0][1] * a + OKLAB_TO_OKLMS[0][2] * b,
  OKLAB_TO_OKLMS[1][1] * a + OKLAB_TO_OKLMS[1][2] * b,
  OKLAB_TO_OKLMS[2][1] * a + OKLAB_TO_OKLMS[2][2] * b,
];

/**
 * One step of Halley's method towards the chroma at which a linear channel reaches a level, at lightness l along the
 * cone slopes (the channel is a cubic in chroma). Infinite where the channel does not rise: it never gets there.
 */
const halleyStep = (row: Vec3, level: number, l: number, slopes: Vec3, c: number): number => {
  const [w0, w1, w2] = [row[0], row[1], row[2]];
  const [k0, k1, k2] = [slopes[0], slopes[1], slopes[2]];
  const [r0, r1, r2] = [l + c * k0, l + c * k1, l + c * k2];
  const [q0, q1, q2] = [w0 * r0 * r0, w1 * r1 * r1, w2 * r2 * r2];
  const f = q0 * r0 + q1 * r1 + q2 * r2 - level;
  const f1 = 3 * (q0 * k0 + q1 * k1 + q2 * k2);
  const f2 = 6 * (w0 * r0 * k0 * k0 + w1 * r1 * k1 * k1 + w2 * r2 * k2 * k2);
  const reciprocal = f1 / (f1 * f1 - 0.5 * f * f2);
  return level > 0 && reciprocal < 0 ? Number.POSITIVE_INFINITY : -f * reciprocal;
};

/**
 * The fit of the largest saturation (chroma over lightness) inside sRGB, per channel that reaches 0 first: the
 * polynomials of Ottosson 2021, with the coefficients that coloraide and color.js recomputed for the matrices of CSS.
 */
const SATURATION_FIT = [
  [1.19086277, 1.76576728, 0.59662641, 0.75515197, 0.56771245],
  [0.73956515, -0.45954404, 0.08285427, 0.12541073, -0.14503204],
  [1.35733652, -0.00915799, -1.1513021, -0.50559606, 0.00692167],
] as const;

const firstToVanish = (a: number, b: number): 0 | 1 | 2 => {
  if (-1.8817031 * a - 0.80936501 * b > 1) return 0;
  return 1.8144408 * a - 1.19445267 * b > 1 ? 1 : 2;
};

/** Largest saturation C / L inside sRGB in the hue direction (a, b) of length 1: the fit and one Halley step. */
const maxSaturation = (a: number, b: number): number => {
  const index = firstToVanish(a, b);
  const [k0, k1, k2, k3, k4] = SATURATION_FIT[index];
  const fit = k0 + k1 * a + k2 * b + k3 * a * a + k4 * a * b;
  return fit + halleyStep(OKLMS_TO_LINEAR[index], 0, 1, coneSlopes(a, b), fit);
};

export interface Cusp {
  readonly l: number;
  readonly c: number;
}

/** The most colourful point of sRGB in this hue direction. */
export const findCusp = (a: number, b: number): Cusp => {
  const s = maxSaturation(a, b);
  const linear = oklabToLinear([1, s * a, s * b]);
  const l = Math.cbrt(1 / Math.max(linear[0], linear[1], linear[2]));
  return { l, c: l * s };
};

/** The largest chroma inside sRGB at this lightness in this hue direction: exact below the cusp, one step above it. */
export const maxChromaAt = (l: number, a: number, b: number, cusp: Cusp): number => {
  // Below the cusp the boundary is the straight line from black: scaling a colour scales its channels.
  if (l <= cusp.l) return (cusp.c / cusp.l) * l;
  const start = (cusp.c * (1 - l)) / (1 - cusp.l);
  const slopes = coneSlopes(a, b);
  const red = halleyStep(OKLMS_TO_LINEAR[0], 1, l, slopes, start);
  const green = halleyStep(OKLMS_TO_LINEAR[1], 1, l, slopes, start);
  const blue = halleyStep(OKLMS_TO_LINEAR[2], 1, l, slopes, start);
  return start + Math.min(red, green, blue);
};

const [K1, K2] = [0.206, 0.03];
const K3 = (1 + K1) / (1 + K2);

/** Ottosson's lightness estimate of 2021, near L* of CIELAB with the reference white, and its inverse. */
export const toe = (x: number): number => {
  const t = K3 * x - K1;
  return 0.5 * (t + Math.sqrt(t * t + 4 * K2 * K3 * x));
};
export const toeInverse = (x: number): number => (x * x + K1 * x) / (K3 * (x + K2));

/** What OkHSL and OkHSV have in common: hue first, and a saturation that follows the boundary of sRGB. */
export const OK_GAMUT = {
  ...published(2021, 'Ottosson 2021, Okhsv and Okhsl; gamut coefficients recomputed for the matrices of CSS Color 4'),
  srgbOnly: true,
  hue: 0,
  isPowerless: (c: Coordinates): boolean => Math.abs(c[1]!) < 1e-4,
} as const;
