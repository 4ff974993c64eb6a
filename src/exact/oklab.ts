import { LINEAR_8BIT } from '../color/linear-8bit.ts';
import { LINEAR_TO_OKLMS, OKLAB_TO_OKLMS, OKLMS_TO_LINEAR, OKLMS_TO_OKLAB } from '../color/oklab.ts';
import { cubeRoot } from './cube-root.ts';
import { cbrt } from './elementary.ts';
import { cosineOf, sineOf } from './hue.ts';
import type { Packed } from './packed.ts';
import { channelOf, GRID_LINEAR } from './transfer.ts';

// The matrices of Oklab as single numbers, because bulk derivations live on them. The first column of the second, which
// takes L, a, b to the cube roots of the cones l, m, s, is 1.
const [[L_R, L_G, L_B], [M_R, M_G, M_B], [S_R, S_G, S_B]] = LINEAR_TO_OKLMS;
const [[, l_a, l_b], [, m_a, m_b], [, s_a, s_b]] = OKLAB_TO_OKLMS;
const [[R_L, R_M, R_S], [G_L, G_M, G_S], [B_L, B_M, B_S]] = OKLMS_TO_LINEAR;
const [[L_l, L_m, L_s], [a_l, a_m, a_s], [b_l, b_m, b_s]] = OKLMS_TO_OKLAB;

/** The colour that `toLinear` was last asked for. */
const linear = new Float64Array(3);

/** Linear sRGB of an Oklab colour, into `linear`; outside 0..1 where the colour is outside sRGB. Ottosson 2020. */
const toLinear = (L: number, a: number, b: number): void => {
  const x = L + l_a * a + l_b * b;
  const y = L + m_a * a + m_b * b;
  const z = L + s_a * a + s_b * b;
  const l = x * x * x;
  const m = y * y * y;
  const s = z * z * z;
  linear[0] = R_L * l + R_M * m + R_S * s;
  linear[1] = G_L * l + G_M * m + G_S * s;
  linear[2] = B_L * l + B_M * m + B_S * s;
};

/** `linear` in 8 bits; what is outside sRGB is clipped channel by channel. */
const packLinear = (): Packed => (channelOf(linear[0]!) << 16) | (channelOf(linear[1]!) << 8) | channelOf(linear[2]!);

/** 8-bit colour of Oklab; what is outside sRGB is clipped channel by channel. */
export const packOklab = (l: number, a: number, b: number): Packed => {
  toLinear(l, a, b);
  return packLinear();
};

/** Whether an Oklab colour lies inside sRGB; with `slack` also where its linear channels leave 0..1 by no more than that. */
export const isInside = (l: number, a: number, b: number, slack = 0): boolean => {
  toLinear(l, a, b);
  const [min, max] = [-slack, 1 + slack];
  const within = (v: number): boolean => v >= min && v <= max;
  return within(linear[0]!) && within(linear[1]!) && within(linear[2]!);
};

/** 8-bit colour of OKLCH: lightness 0..1, chroma, hue in tenths of a degree 0..3599; clipped where it is outside sRGB. */
export const packOklch = (l: number, c: number, tenths: number): Packed =>
  packOklab(l, c * cosineOf(tenths), c * sineOf(tenths));

const long = (r: number, g: number, b: number): number => L_R * r + L_G * g + L_B * b;
const medium = (r: number, g: number, b: number): number => M_R * r + M_G * g + M_B * b;
const short = (r: number, g: number, b: number): number => S_R * r + S_G * g + S_B * b;

/** Oklab of the cube roots of the cones. */
const fromRoots = (x: number, y: number, z: number, out: Float64Array, at: number): void => {
  out[at] = L_l * x + L_m * y + L_s * z;
  out[at + 1] = a_l * x + a_m * y + a_s * z;
  out[at + 2] = b_l * x + b_m * y + b_s * z;
};

/** Oklab of an 8-bit colour, written to `out` at `at`: L 0..1, a and b about -0.4..0.4. Records are made of it. */
export const oklabOf = (color: Packed, out: Float64Array, at = 0): void => {
  const r = LINEAR_8BIT[color >>> 16]!;
  const g = LINEAR_8BIT[(color >>> 8) & 255]!;
  const b = LINEAR_8BIT[color & 255]!;
  fromRoots(cubeRoot(long(r, g, b)), cubeRoot(medium(r, g, b)), cubeRoot(short(r, g, b)), out, at);
};

/**
 * The same for the search of palettes, where black is 0, 0, 0 and no bit is left to the table's last places. Both are
 * right to 1e-12, yet a grey's hue is made of its last bits, and records and searches are promised to stay as they are.
 */
export const searchOklabOf = (color: Packed, out: Float64Array): void => {
  const r = GRID_LINEAR[color >>> 16]!;
  const g = GRID_LINEAR[(color >>> 8) & 255]!;
  const b = GRID_LINEAR[color & 255]!;
  fromRoots(cbrt(long(r, g, b)), cbrt(medium(r, g, b)), cbrt(short(r, g, b)), out, 0);
};
