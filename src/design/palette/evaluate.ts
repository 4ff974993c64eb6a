import { accessibilityScore } from '../../accessibility/vision/palette-score.ts';
import { LABS, labsOf, VIEWS } from '../../accessibility/vision/views.ts';
import { contrastRatio, floorRatio, WCAG } from '../../color/luminance.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { differenceAt } from '../../exact/difference.ts';
import { packColor } from '../../exact/packed.ts';
import { round4 } from '../../exact/round.ts';
import { identifyHarmony } from '../harmony/identify/identify.ts';

const WHITE = { r: 255, g: 255, b: 255 };
const BLACK = { r: 0, g: 0, b: 0 };

const pairsOf = <T>(items: readonly T[]): (readonly [T, T])[] =>
  items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const));

const pairRecord = (a: Rgb, b: Rgb) => {
  const ratio = contrastRatio(a, b);
  return {
    a: toHex(a),
    b: toHex(b),
    ratio: floorRatio(ratio),
    aa: ratio >= WCAG.aa,
    aa_large: ratio >= WCAG.large,
    aaa: ratio >= WCAG.aaa,
  };
};

const contrastOf = (colors: readonly Rgb[]) => {
  const pairs = pairsOf(colors).map(([a, b]) => pairRecord(a, b));
  const sorted = [...pairs].sort((x, y) => y.ratio - x.ratio);
  const share = (test: (pair: (typeof pairs)[number]) => boolean) =>
    pairs.length ? pairs.filter(test).length / pairs.length : 0;
  const [best, shareAa, shareLarge] = [sorted[0]?.ratio ?? 1, share(({ aa }) => aa), share((pair) => pair.aa_large)];
  const score =
    0.45 * Math.min(1, Math.log(best) / Math.log(12)) +
    0.35 * Math.min(1, shareAa / 0.4) +
    0.2 * Math.min(1, shareLarge / 0.55);
  const on = (ground: Rgb) => colors.filter((color) => contrastRatio(color, ground) >= WCAG.aa).length;
  return {
    score: round4(score),
    pairs,
    best_pair: sorted[0] ?? null,
    worst_pair: sorted.at(-1) ?? null,
    share_aa: round4(shareAa),
    share_aa_large: round4(shareLarge),
    readable_on_white: on(WHITE),
    readable_on_black: on(BLACK),
  };
};

/** A colour with its CIELAB in every view, four numbers each. */
interface Seen {
  readonly hex: string;
  readonly labs: Float64Array;
}

const seenOf = (color: Rgb): Seen => {
  const labs = new Float64Array(LABS);
  labsOf(packColor(color), labs, 0);
  return { hex: toHex(color), labs };
};

/** Separation in one view, and its least difference before it is rounded. */
const separationIn = (pairs: readonly (readonly [Seen, Seen])[], view: string, place: number) => {
  const differences = pairs.map(([x, y]) => differenceAt(x.labs, 4 * place, y.labs, 4 * place));
  const least = Math.min(...differences);
  const worst = pairs[differences.indexOf(least)];
  return {
    least,
    shown: {
      view,
      min_delta_e: worst ? round4(least) : null,
      mean_delta_e: worst ? round4(differences.reduce((sum, d) => sum + d, 0) / differences.length) : null,
      worst_pair: worst ? [worst[0].hex, worst[1].hex] : null,
    },
  };
};

const accessibilityOf = (colors: readonly Rgb[]) => {
  const pairs = pairsOf(colors.map(seenOf));
  const separation = ['normal', ...VIEWS].map((view, place) => separationIn(pairs, view, place));
  const least = pairs.length ? Math.min(...separation.slice(1).map((one) => one.least)) : 0;
  const best = pairsOf(colors).reduce((most, [a, b]) => Math.max(most, contrastRatio(a, b)), 1);
  return {
    score: round4(accessibilityScore(least, best)),
    min_delta_e_any_deficiency: round4(least),
    separation: separation.map(({ shown }) => shown),
  };
};

const harmonyOf = (colors: readonly Rgb[]) => {
  const found = colors.length > 1 ? identifyHarmony(colors) : undefined;
  const best = found?.best_match;
  return {
    score: best?.adherence ?? 0,
    verdict: found?.verdict ?? 'none',
    method: best?.method ?? null,
    residual: best?.residual ?? null,
    coverage: best?.coverage ?? null,
    ties: found?.ties ?? [],
    achromatic: found?.achromatic ?? [],
  };
};

/** How each score comes out of the numbers beside it; all of these can be computed again by whoever asks. */
const FORMULAS = {
  score: 'mean of harmony.score, contrast.score and accessibility.score',
  harmony: 'adherence of the best harmony scheme: (1 - residual / 30 degrees) x (0.6 + 0.4 coverage)',
  contrast:
    '0.45 min(1, ln(best ratio) / ln 12) + 0.35 min(1, share_aa / 0.4) + 0.2 min(1, share_aa_large / 0.55); ratios of WCAG 2.x',
  accessibility:
    '0.65 min(1, min_delta_e_any_deficiency / 12) + 0.35 min(1, ln(best ratio) / ln 7); CIEDE2000 in CIELAB D65 of light simulated with Machado 2009 at severity 1 (tritanopia also with Brettel 1997), clamped, not rounded to 8 bits; the numbers are rounded for display only',
} as const;

/** What one colour answers instead of scores of pairs that it does not have. */
const NO_SCORE = { score: null };
const NO_CONTRAST = { ...NO_SCORE, share_aa: null, share_aa_large: null };
const NO_SEPARATION = { ...NO_SCORE, min_delta_e_any_deficiency: null };

/** Harmony, contrast and accessibility of a palette, each 0..1 with the numbers it is made of; null for one colour. */
export const evaluatePalette = (colors: readonly Rgb[]) => {
  const contrast = contrastOf(colors);
  const accessibility = accessibilityOf(colors);
  const harmony = harmonyOf(colors);
  const score = round4((harmony.score + contrast.score + accessibility.score) / 3);
  const answer = { count: colors.length, score, harmony, contrast, accessibility, formulas: FORMULAS };
  if (colors.length > 1) return answer;
  return {
    ...answer,
    ...NO_SCORE,
    harmony: { ...harmony, ...NO_SCORE },
    contrast: { ...contrast, ...NO_CONTRAST },
    accessibility: { ...accessibility, ...NO_SEPARATION },
  };
};
