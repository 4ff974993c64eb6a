import { contrastRatio, floorRatio, WCAG } from '../../../color/luminance.ts';
import { type Rgb, toHex } from '../../../color/rgb.ts';
import { isAchromatic, rgbToHsl, turn } from '../../../exact/hsl.ts';
import { round } from '../../../exact/round.ts';
import type { HarmonyFamily, HarmonyMethod } from '../method.ts';
import { HARMONIES, type HarmonyMethodId } from '../methods/index.ts';
import { bestFit } from './fit.ts';

/** Where the mean distance is this many degrees, adherence is 0. */
const WORST_RESIDUAL = 30;
/** Schemes within this many degrees of the best cannot be distinguished. */
const TIE_DEGREES = 0.5;

/** One hue in several lightnesses is one place on the wheel, however many colours stand on it. */
const ONE_HUE = [0];

export interface Candidate {
  readonly method: HarmonyMethodId;
  readonly name: string;
  readonly family: HarmonyFamily;
  /** 0..1: 1 - residual / 30 degrees, times what is missing of the coverage. */
  readonly adherence: number;
  /** Mean distance of a hue from the scheme, in degrees. */
  readonly residual: number;
  /** The smaller of hues and members through the larger; 1 where the counts agree. */
  readonly coverage: number;
  /** Hue of the scheme's base on the HSL wheel. */
  readonly base_hue: number;
  readonly mirrored: boolean;
}

/** How closely colours follow a scheme. */
export const HARMONY_VERDICTS = ['exact', 'close', 'loose', 'none', 'achromatic'] as const;
export type HarmonyVerdict = (typeof HARMONY_VERDICTS)[number];

const candidateOf = (method: HarmonyMethod, hues: readonly number[]): Candidate | undefined => {
  const offsets = method.family === 'monochromatic' ? ONE_HUE : method.offsets;
  const fit = bestFit(hues, offsets);
  if (!fit) return undefined;
  const single = offsets.length === 1;
  const coverage = single ? 1 : Math.min(hues.length, offsets.length) / Math.max(hues.length, offsets.length);
  return {
    method: method.id as HarmonyMethodId,
    name: method.name,
    family: method.family,
    adherence: round(Math.max(0, 1 - fit.residual / WORST_RESIDUAL) * (0.6 + 0.4 * coverage), 4),
    residual: round(fit.residual, 3),
    coverage: round(coverage, 4),
    base_hue: round(turn(fit.base), 3) % 360,
    mirrored: fit.mirrored,
  };
};

const verdictOf = (adherence: number): HarmonyVerdict => {
  if (adherence >= 0.95) return 'exact';
  if (adherence >= 0.8) return 'close';
  return adherence >= 0.6 ? 'loose' : 'none';
};

const pairRatios = (colors: readonly Rgb[]): number[] =>
  colors.flatMap((a, i) => colors.slice(i + 1).map((b) => contrastRatio(a, b)));

/**
 * Which scheme a set of colours follows on the HSL wheel; the order of the colours does not matter. Greys have
 * no hue: they are reported and omitted. Schemes of one shape are returned together in `ties`.
 */
export const identifyHarmony = (colors: readonly Rgb[]) => {
  const chromatic = colors.filter((color) => !isAchromatic(color));
  const hues = chromatic.map((color) => rgbToHsl(color).h).sort((a, b) => a - b);
  const candidates = hues.length
    ? HARMONIES.flatMap((method) => candidateOf(method, hues) ?? []).sort((x, y) => y.adherence - x.adherence)
    : [];
  const best = candidates[0];
  const tied = best
    ? candidates.filter(({ adherence }) => best.adherence - adherence <= TIE_DEGREES / WORST_RESIDUAL)
    : [];
  const ratios = pairRatios(colors);
  const verdict: HarmonyVerdict = best ? verdictOf(best.adherence) : 'achromatic';
  return {
    verdict,
    best_match: best ?? null,
    ties: tied.length > 1 ? tied.map(({ method }) => method) : [],
    candidates,
    hue_offsets: best ? hues.map((hue) => round(turn(hue - best.base_hue), 3) % 360).sort((a, b) => a - b) : [],
    achromatic: colors.filter(isAchromatic).map(toHex).sort(),
    min_pair_contrast: floorRatio(Math.min(...ratios)),
    max_pair_contrast: floorRatio(Math.max(...ratios)),
    carries_body_text: Math.max(...ratios) >= WCAG.aa,
  };
};

export type Identification = ReturnType<typeof identifyHarmony>;
