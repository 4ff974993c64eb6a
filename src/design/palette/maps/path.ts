import { maxChroma } from '../../../color/gamut.ts';
import { normalizeHue } from '../../../color/hue.ts';
import { xyzToLab } from '../../../color/lab.ts';
import { transform, type Vec3 } from '../../../color/matrix.ts';
import { type Oklch, oklabToLinear, oklchToOklab } from '../../../color/oklab.ts';
import { SRGB_TO_XYZ } from '../../../color/primaries.ts';
import { XYZ_D65 } from '../../../color/white.ts';

/** A colour of a map at t = 0..1, not rounded, inside sRGB. */
export type MapPath = (t: number) => Oklch;

/** A value that goes smoothly through knots at equal distances: Catmull-Rom, held at the ends. */
export const through =
  (knots: readonly number[]) =>
  (t: number): number => {
    const place = Math.min(1, Math.max(0, t)) * (knots.length - 1);
    const i = Math.min(knots.length - 2, Math.floor(place));
    const u = place - i;
    const [b, c] = [knots[i]!, knots[i + 1]!];
    const [a, d] = [knots[i - 1] ?? 2 * b - c, knots[i + 2] ?? 2 * c - b];
    return b + (u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)))) / 2;
  };

/** What is held back from the boundary of the gamut, and more chroma than any map uses: maps are quiet beside what they show. */
const INSIDE = 0.97;
const MOST_CHROMA = 0.185;

/** A path by its lightness, hue and share of chroma along it. */
export const mapPath =
  (lightness: (t: number) => number, hue: (t: number) => number, share: (t: number) => number): MapPath =>
  (t) => {
    const [l, h] = [lightness(t), normalizeHue(hue(t))];
    return { l, c: share(t) * Math.min(MOST_CHROMA, INSIDE * maxChroma(l, h)), h };
  };

/** CIELAB D65 of a colour of a path. */
export const labAt = (path: MapPath, t: number): Vec3 =>
  xyzToLab(transform(SRGB_TO_XYZ, oklabToLinear(oklchToOklab(path(t)))), XYZ_D65);
