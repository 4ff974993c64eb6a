import { ciede2000 } from '../../color/difference/ciede2000.ts';
import { contrastRatio, floorRatio } from '../../color/luminance.ts';
import type { Vec3 } from '../../color/matrix.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { identifyHarmony } from '../harmony/identify/identify.ts';
import { round as roundTo } from '../round.ts';
import { labInViews, VIEWS } from './views.ts';

const round = (value: number): number => roundTo(value, 4);
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
    aa: ratio >= 4.5,
    aa_large: ratio >= 3,
    aaa: ratio >= 7,
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
  const on = (ground: Rgb) => colors.filter((color) => contrastRatio(color, ground) >= 4.5).length;
  return {
    score: round(score),
    pairs,
    best_pair: sorted[0] ?? null,
    worst_pair: sorted.at(-1) ?? null,
    share_aa: round(shareAa),
    share_aa_large: round(shareLarge),
    readable_on_white: on(WHITE),
    readable_on_black: on(BLACK),
  };
};

type Seen = { readonly hex: string; readonly labs: readonly Vec3[] };

const separationIn = (pairs: readonly (readonly [Seen, Seen])[], view: number) => {
  const differences = pairs.map(([x, y]) => ciede2000(x.labs[view]!, y.labs[view]!));
  const least = differences.length ? Math.min(...differences) : null;
  const worst = least === null ? undefined : pairs[differences.indexOf(least)]!;
  return {
    view: VIEWS[view]!,
    min_delta_e: least === null ? null : round(least),
    mean_delta_e: differences.length ? round(differences.reduce((sum, d) => sum + d, 0) / differences.length) : null,
    worst_pair: worst ? [worst[0].hex, worst[1].hex] : null,
  };
};

const accessibilityOf = (colors: readonly Rgb[], bestRatio: number) => {
  const pairs = pairsOf(colors.map((color): Seen => ({ hex: toHex(color), labs: labInViews(color) })));
  const separation = VIEWS.map((_, view) => separationIn(pairs, view));
  const least = Math.min(...separation.slice(1).map(({ min_delta_e }) => min_delta_e ?? 0));
  const score = 0.65 * Math.min(1, least / 12) + 0.35 * Math.min(1, Math.log(bestRatio) / Math.log(7));
  return { score: round(score), min_delta_e_any_deficiency: least, separation };
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
    '0.65 min(1, min_delta_e_any_deficiency / 12) + 0.35 min(1, ln(best ratio) / ln 7); CIEDE2000 in CIELAB D65 of colours simulated with Machado 2009 at severity 1',
} as const;

/** What one colour answers instead of scores of pairs that it does not have. */
const NO_SCORE = { score: null };
const NO_CONTRAST = { ...NO_SCORE, share_aa: null, share_aa_large: null };
const NO_SEPARATION = { ...NO_SCORE, min_delta_e_any_deficiency: null };

/** Harmony, contrast and accessibility of a palette, each 0..1 with the numbers it is made of; null for one colour. */
export const evaluatePalette = (colors: readonly Rgb[]) => {
  const contrast = contrastOf(colors);
  const accessibility = accessibilityOf(colors, contrast.best_pair?.ratio ?? 1);
  const harmony = harmonyOf(colors);
  const score = round((harmony.score + contrast.score + accessibility.score) / 3);
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
