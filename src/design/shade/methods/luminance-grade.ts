import { inSrgb, maxChroma, oklchToRgb } from '../../../color/gamut.ts';
import { contrastRatio, linearLuminance, relativeLuminance } from '../../../color/luminance.ts';
import { type Oklch, oklabToLinear, oklchToOklab, toOklch } from '../../../color/oklab.ts';
import type { Rgb } from '../../../color/rgb.ts';
import { linspace, nearest } from '../curve.ts';
import { type ShadeMethod, withBase } from '../method.ts';

/** Grades and the relative luminance at the middle of each. */
const GRADES = [5, 10, 20, 30, 40, 50, 60, 70, 80, 90];
const LUMINANCE = [0.89, 0.785, 0.575, 0.4, 0.275, 0.179, 0.1125, 0.06, 0.03, 0.01];

/** What a difference of grades promises, the largest first. */
const PROMISES = [
  { gap: 70, ratio: 7 },
  { gap: 50, ratio: 4.5 },
  { gap: 40, ratio: 3 },
];

const luminances = (steps: number): number[] =>
  steps === GRADES.length ? LUMINANCE : linspace(0, 1, steps).map((t) => 0.94 * (0.06 / 0.94) ** t - 0.05);

const withLuminance = ({ c, h }: Oklch, luminance: number): Rgb => {
  const at = (l: number): Oklch => (inSrgb({ l, c, h }) ? { l, c, h } : { l, c: Math.min(c, maxChroma(l, h)), h });
  let [low, high] = [0, 1];
  for (let round = 0; round < 24; round += 1) {
    const l = (low + high) / 2;
    if (linearLuminance(oklabToLinear(oklchToOklab(at(l)))) < luminance) low = l;
    else high = l;
  }
  return oklchToRgb(at((low + high) / 2));
};

const keepsPromises = (colors: readonly Rgb[]): boolean =>
  colors.every((a, i) =>
    colors.every((b, j) => {
      const promise = PROMISES.find(({ gap }) => Math.abs(GRADES[i]! - GRADES[j]!) >= gap);
      return !promise || contrastRatio(a, b) >= promise.ratio;
    }),
  );

/** Fixed relative luminances: the distance of two grades alone gives their contrast. */
export const luminanceGrade = {
  id: 'luminance_grade',
  name: 'Grades of luminance',
  description:
    'Ten grades of fixed luminance, whatever the hue: grades that are 40 apart have 3:1, 50 apart 4.5:1, 70 apart 7:1 (tokens 50 to 900 are grades 5 to 90). The base replaces its grade if these contrasts still hold. Other numbers of steps are spaced in equal factors of contrast.',
  reference: 'U.S. Web Design System, system color grades (magic number); WCAG 2.x luminance',
  keeps_base: false,
  scale: (base, steps) => {
    const oklch = toOklch(base);
    const targets = luminances(steps);
    const colors = targets.map((luminance) => withLuminance(oklch, luminance));
    const at = nearest(
      targets.map((y) => Math.log(y + 0.05)),
      Math.log(relativeLuminance(base) + 0.05),
    );
    const kept = withBase(colors, base, at);
    return steps !== GRADES.length || keepsPromises(kept.colors) ? kept : { colors, baseAt: null };
  },
} satisfies ShadeMethod;
