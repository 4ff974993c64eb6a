import { toLabD65 } from '../../color/lab.ts';
import { contrastRatio, floorRatio, relativeLuminance, WCAG } from '../../color/luminance.ts';
import { oklabDistance, toOklab } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';
import { round } from '../../exact/round.ts';
import { spreadOf } from '../gradient/spread.ts';
import { swatch } from '../swatch.ts';

/** How even the steps of a scale are: the largest through the mean, up to and including. */
const EVENNESS = [
  { id: 'even', most: 1.35 },
  { id: 'slightly-uneven', most: 2 },
  { id: 'lumpy', most: Number.POSITIVE_INFINITY },
] as const;
export type Evenness = (typeof EVENNESS)[number]['id'];
export const EVENNESS_IDS = EVENNESS.map(({ id }) => id) as [Evenness, ...Evenness[]];

/** Verdict on a ratio of the largest step to the mean step. */
const evennessOf = (ratio: number): Evenness => (EVENNESS.find(({ most }) => ratio <= most) ?? EVENNESS[2]).id;

/** Change of L* that is not counted as turning round: less than rounding to 8 bits can cause. */
const TOLERANCE = 0.3;

/** Whether L* only rises or only falls along the colours. */
const isMonotonic = (colors: readonly Rgb[]): boolean => {
  const steps = colors.map((color) => toLabD65(color)[0]).map((l, i, all) => (i ? l - all[i - 1]! : 0));
  return steps.every((d) => d <= TOLERANCE) || steps.every((d) => d >= -TOLERANCE);
};

const extremesOf = (colors: readonly Rgb[]): readonly [Rgb, Rgb] => {
  const sorted = [...colors].sort((a, b) => relativeLuminance(a) - relativeLuminance(b));
  return [sorted[0]!, sorted.at(-1)!];
};

/** What is said of a scale. */
export const SHADE_VERDICTS = ['sound', 'turns-round', 'lumpy-steps', 'extremes-too-close'] as const;
type ShadeVerdict = (typeof SHADE_VERDICTS)[number];

/**
 * A scale judged by its colours alone, light to dark or dark to light: whether its lightness turns round, how even its
 * steps are (Oklab), and whether its extremes are far enough apart for text (WCAG 2.x).
 */
export const evaluateShades = (colors: readonly Rgb[]) => {
  const labs = colors.map(toOklab);
  const distances = labs.slice(1).map((lab, i) => oklabDistance(lab, labs[i]!));
  const { ratio, worst } = spreadOf(distances);
  const stepRatio = round(ratio, 4);
  const evenness = evennessOf(stepRatio);
  const monotonic = isMonotonic(colors);
  const span = contrastRatio(...extremesOf(colors));
  const ratios = colors.flatMap((a, i) => colors.slice(i + 1).map((b) => contrastRatio(a, b)));
  const failures: { verdict: ShadeVerdict; note: string }[] = [];
  if (!monotonic)
    failures.push({
      verdict: 'turns-round',
      note: 'The scale is not monotonic: its lightness changes direction.',
    });
  if (evenness === 'lumpy')
    failures.push({
      verdict: 'lumpy-steps',
      note: `The steps are uneven: the largest, from step ${worst + 1} to step ${worst + 2}, is ${stepRatio} times the mean.`,
    });
  if (span < WCAG.aa)
    failures.push({
      verdict: 'extremes-too-close',
      note: `The contrast of the extremes is too low for text: ${floorRatio(span)}:1, text requires ${WCAG.aa}:1.`,
    });
  return {
    verdict: failures[0]?.verdict ?? ('sound' as const),
    notes: failures.map(({ note }) => note),
    monotonic,
    step_ratio: stepRatio,
    evenness,
    usable_span: floorRatio(span),
    text_pairs: {
      body_text: ratios.filter((r) => r >= WCAG.aa).length,
      large_text: ratios.filter((r) => r >= WCAG.large).length,
      pairs: ratios.length,
    },
    steps: colors.map(swatch),
  };
};
