import { invert, type Mat3, multiply, type Vec3 } from '../../color/matrix.ts';
import { OKLMS_TO_OKLAB, XYZ_TO_OKLMS } from '../../color/oklab.ts';
import { P3_TO_XYZ, SRGB_TO_XYZ } from '../../color/primaries.ts';

const OKLAB_TO_OKLMS = invert(OKLMS_TO_OKLAB);

/** A gamut with primaries of its own and the white D65. */
interface Gamut {
  /** Cones of Oklab to its linear channels. */
  readonly fromCones: Mat3;
  /** Relative luminance of each channel. */
  readonly weights: Vec3;
}

const fromCones = (toXyz: Mat3): Mat3 => invert(multiply(XYZ_TO_OKLMS, toXyz));
const SRGB: Gamut = { fromCones: fromCones(SRGB_TO_XYZ), weights: [0.2126, 0.7152, 0.0722] };
export const DISPLAY_P3: Gamut = { fromCones: fromCones(P3_TO_XYZ), weights: P3_TO_XYZ[1] };
/** How far a channel may leave 0..1 by rounding and still count as inside the gamut. */
const TOLERANCE = 1e-9;

/** 1, 3 s1, 3 s2, s3: coefficients of a cubic, lowest power first. */
export type Cubic = readonly [number, number, number, number];

const at = (q: Cubic, u: number): number => q[0] + u * (q[1] + u * (q[2] + u * q[3]));
const slopeAt = (q: Cubic, u: number): number => q[1] + u * (2 * q[2] + u * 3 * q[3]);

/** More than the chroma-to-lightness ratio of any colour of sRGB or Display P3 (the largest, of blue, are 0.693 and 0.698). */
const MOST_RATIO = 0.8;
const SCAN = 32;

/** The smallest u in 0..0.8 at which a cubic that starts above 0 falls below it; 0.8 where it does not. */
const firstFall = (q: Cubic): number => {
  for (let i = 1; i <= SCAN; i += 1) {
    let high = (i / SCAN) * MOST_RATIO;
    if (at(q, high) >= -TOLERANCE) continue;
    let low = ((i - 1) / SCAN) * MOST_RATIO;
    for (let step = 0; step < 50; step += 1) {
      const u = (low + high) / 2;
      if (at(q, u) >= -TOLERANCE) low = u;
      else high = u;
    }
    return low;
  }
  return MOST_RATIO;
};

/**
 * All colours of one OKLCH hue inside a gamut, sRGB unless said otherwise, as functions of lightness L 0..1 and chroma C.
 *
 * With u = C / L every linear channel is L^3 q(u), q a cubic that depends on the hue alone (the cones of Oklab are cubes
 * of numbers proportional to L at fixed u). So the dark side of the gamut boundary is the straight line C = L u0, u0 the
 * first root of a cubic, and on the light side L = (1 / max q(u))^(1/3): neither needs a search in three dimensions.
 */
export interface HueSlice {
  readonly hue: number;
  /** Lightness of the most chromatic colour. */
  readonly cuspL: number;
  /** Chroma over lightness on the dark side of the boundary: no colour of the hue has more. */
  readonly mostRatio: number;
  /** The largest chroma at a lightness; 0 outside 0..1. */
  readonly maxChroma: (l: number) => number;
  /** Relative luminance of a colour of this hue, for sRGB by WCAG. */
  readonly luminance: (l: number, c: number) => number;
  /** Linear channels. */
  readonly linear: (l: number, c: number) => Vec3;
  /** Red, green and blue over L^3, as cubics in u = C / L: what a whole plane is painted from. */
  readonly channels: readonly [Cubic, Cubic, Cubic];
  /** Largest channel, and luminance, over L^3, at u = C / L. */
  readonly peak: (u: number) => number;
  readonly relative: (u: number) => number;
}

export const hueSlice = (hue: number, gamut: Gamut = SRGB): HueSlice => {
  const radians = (hue * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const along = ([, a, b]: Vec3) => a * cos + b * sin;
  const cones: Vec3 = [along(OKLAB_TO_OKLMS[0]), along(OKLAB_TO_OKLMS[1]), along(OKLAB_TO_OKLMS[2])];
  const cubic = ([x, y, z]: Vec3): Cubic => {
    const sum = (power: number) => x * cones[0] ** power + y * cones[1] ** power + z * cones[2] ** power;
    return [1, 3 * sum(1), 3 * sum(2), sum(3)];
  };
  const [r, g, b] = [cubic(gamut.fromCones[0]), cubic(gamut.fromCones[1]), cubic(gamut.fromCones[2])];
  const [wr, wg, wb] = gamut.weights;
  const weighted = (i: 0 | 1 | 2 | 3) => wr * r[i] + wg * g[i] + wb * b[i];
  const y: Cubic = [weighted(0), weighted(1), weighted(2), weighted(3)];

  const highest = (u: number): Cubic => {
    const [vr, vg, vb] = [at(r, u), at(g, u), at(b, u)];
    if (vr >= vg && vr >= vb) return r;
    return vg >= vb ? g : b;
  };
  const peak = (u: number) => Math.max(at(r, u), at(g, u), at(b, u));
  const relative = (u: number) => at(y, u);
  const mostRatio = Math.min(firstFall(r), firstFall(g), firstFall(b));
  const cuspL = Math.cbrt(1 / peak(mostRatio));

  /** u at which the largest channel reaches 1 for this lightness: Newton's steps inside a shrinking bracket. */
  const ratioAbove = (l: number): number => {
    const wanted = (1 + TOLERANCE) / (l * l * l);
    let [low, high] = [0, mostRatio];
    let u = (mostRatio * (1 - l)) / (1 - cuspL);
    for (let step = 0; step < 40; step += 1) {
      const q = highest(u);
      const excess = at(q, u) - wanted;
      if (excess > 0) high = u;
      else low = u;
      const next = u - excess / slopeAt(q, u);
      const inside = next > low && next < high ? next : (low + high) / 2;
      if (Math.abs(inside - u) < 1e-13) return inside;
      u = inside;
    }
    return low;
  };
  const maxChroma = (l: number): number => {
    if (l <= 0 || l >= 1) return 0;
    return l * (l <= cuspL ? mostRatio : ratioAbove(l));
  };
  return {
    hue,
    cuspL,
    mostRatio,
    maxChroma,
    channels: [r, g, b],
    peak,
    relative,
    luminance: (l, c) => (l <= 0 ? 0 : l * l * l * at(y, c / l)),
    linear: (l, c) => {
      if (l <= 0) return [0, 0, 0];
      const [cube, u] = [l * l * l, c / l];
      return [cube * at(r, u), cube * at(g, u), cube * at(b, u)];
    },
  };
};
