import { invert, type Mat3, multiply, type Vec3 } from './matrix.ts';
import { OKLAB_TO_OKLMS, OKLMS_TO_LINEAR, XYZ_TO_OKLMS } from './oklab.ts';
import { P3_TO_XYZ } from './primaries.ts';

/** A gamut of three primaries as Oklab sees it. */
export interface OklabGamut {
  /** Linear channels of an Oklab colour, 0..1 inside the gamut. */
  readonly toLinear: (l: number, a: number, b: number) => Vec3;
  /** Whether no linear channel leaves 0..1 by more than `slack`. */
  readonly holds: (l: number, a: number, b: number, slack: number) => boolean;
}

/** `fromCones`: linear cones of Oklab to linear channels of the gamut. */
const oklabGamut = (fromCones: Mat3): OklabGamut => {
  const [[, l_a, l_b], [, m_a, m_b], [, s_a, s_b]] = OKLAB_TO_OKLMS;
  const [[r_l, r_m, r_s], [g_l, g_m, g_s], [b_l, b_m, b_s]] = fromCones;
  const cube = (v: number): number => v * v * v;
  return {
    toLinear: (L, a, b) => {
      const [l, m, s] = [cube(L + l_a * a + l_b * b), cube(L + m_a * a + m_b * b), cube(L + s_a * a + s_b * b)];
      return [r_l * l + r_m * m + r_s * s, g_l * l + g_m * m + g_s * s, b_l * l + b_m * m + b_s * s];
    },
    holds: (L, a, b, slack) => {
      const l = cube(L + l_a * a + l_b * b);
      const m = cube(L + m_a * a + m_b * b);
      const s = cube(L + s_a * a + s_b * b);
      const within = (v: number): boolean => v >= -slack && v <= 1 + slack;
      return (
        within(r_l * l + r_m * m + r_s * s) &&
        within(g_l * l + g_m * m + g_s * s) &&
        within(b_l * l + b_m * m + b_s * s)
      );
    },
  };
};

export const SRGB_IN_OKLAB = oklabGamut(OKLMS_TO_LINEAR);
export const P3_IN_OKLAB = oklabGamut(multiply(invert(P3_TO_XYZ), invert(XYZ_TO_OKLMS)));
