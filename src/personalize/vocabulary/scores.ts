import type { ScoreId } from './intents.ts';

/** What a score measures and how, so that a reader of the answer can compute it again from the hex values. */
export interface ScoreNote {
  readonly id: ScoreId;
  readonly measures: string;
  readonly formula: string;
  readonly source: string;
}

/** All scores run from 0 to 100; `total` is their mean under the weights that the brief states. */
export const SCORES: readonly ScoreNote[] = [
  {
    id: 'preference',
    measures:
      'How much of the taste stated in `colors` and `note` the palette contains, and two traits of popular palettes.',
    formula:
      '(100 (0.6 coverage + 0.25 evenness + 0.15 coherence) - 30 repulsion, not below 0) (1 - 0.8 (1 - kept)). kept: mean over the colours of the brief of 1 where a member is within CIEDE2000 2 of it, falling evenly to 0 at 12; without colours 1. coverage: weighted mean over the taste colours of exp(-d^2 / (2 0.08^2)), d the Oklab distance to the nearest member; if there are more taste colours than members, only the best n, n the number of members; so for kept. evenness: 1 - sd of the gaps of sorted OKLCH lightness / (their mean + 0.02), not below 0. coherence: length of the sum of (a, b) over the sum of chroma. repulsion: greatest exp(-d^2 / (2 0.08^2)) of a colour that the note rules out. Without taste colours coverage drops out and the rest is scaled up. With a note: 100 (0.55 coverage + 0.2 layout + 0.15 coherence + 0.1 feeling) (1 - 0.8 (1 - kept)). coverage: weighted mean over the colours that the note asks for of exp(-dl^2 / (2 0.12^2) - dC^2 / (2 0.07^2) - dh^2 / (2 20^2)) in OKLCH, distances from the range of a family with 0.2, 0.07 and 30 degrees; layout: mean over background, text and supports of exp(-dl^2 / (2 0.08^2)) from the lightness planned; feeling: mean over what is asked of 1 / (1 + exp(-(v - from) / width)), v the mean of the scale over the members (warm: warm-cool > -0.1, cool: < -0.5, width 0.25; calm: active-passive < 0.2, active: > 0.5, soft: hard-soft < 0.1, hard: > 0.4, width 0.3), coverage where none is asked.',
    source:
      'Rules of this service. Evenness and coherence are the two simple features that tell popular palettes from reshuffled ones best (area under the curve 0.64 each, where 0.5 is chance): a weak signal, not a law. Scales of feeling: Ou, Luo, Woodcock and Wright 2004, parts I and II; their thresholds are chosen by this service.',
  },
  {
    id: 'harmony',
    measures: 'How closely the hues follow a geometry, and how harmonious the pairs are by a published model.',
    formula:
      '100 (0.7 fit + 0.3 / (1 + exp(-3 CH))). fit = exp(-r^2 / (2 s^2)) (0.6 + 0.4 coverage): r the mean distance in degrees of the members of chroma >= 0.03 from the nearest offset, weighted by chroma (at most 0.15), at the best rotation; s the scale of the relationship; coverage the share of offsets (at most as many as members) with a member within s. CH: mean over all pairs of the two-colour harmony of Ou and Luo.',
    source:
      'Fit: geometry only. CH: Ou, L.-C. and Luo, M. R. (2006), A colour harmony model for two-colour combinations, Color Res. Appl. 31(3), on CIELAB D65. Neither predicts what a given person likes.',
  },
  {
    id: 'diversity',
    measures: 'How far apart the colours are for normal vision.',
    formula:
      '100 (0.5 min(1, minimum / 18) + 0.3 min(1, mean / 45) + 0.2 min(1, range / 0.65)): minimum and mean CIEDE2000 over all pairs, range of OKLCH lightness.',
    source: 'CIEDE2000 on CIELAB D65, ISO/CIE 11664-6:2014; the scales are chosen by this service.',
  },
  {
    id: 'contrast',
    measures: 'How much legible text the palette offers.',
    formula:
      '100 (0.45 min(1, ln best / ln 12) + 0.35 min(1, p45 / 0.4) + 0.2 min(1, p3 / 0.55)): best contrast ratio of a pair, shares of pairs that reach 4.5 and 3.',
    source: 'Contrast ratio of WCAG 2.2; the scales are chosen by this service.',
  },
  {
    id: 'style_fit',
    measures: 'How well the members fit the ranges of the styles.',
    formula:
      'Per member the product of exp(-d^2 / (2 w^2)) over chroma (w 0.03), lightness (0.08), HSL saturation (0.15) and, where the style has an arc of hues and the member has chroma >= 0.03, hue (20 degrees), d the distance from the range; the two fifths of the chromatic members that are furthest from the arc are exempt. Several styles: the maximum per member. 100 times the square of the mean over the members, so that a single outlier costs little and half a palette much; with several styles 0.75 of that plus 0.25 of the minimum over the styles of the best member. No style: the range of the intent. With a note: the ranges are those of the place that each colour has in the plan, with 20 degrees of hue.',
    source: 'Ranges chosen by this service.',
  },
  {
    id: 'accessibility',
    measures: 'Whether the colours stay apart for colour-blind viewers, and whether text can be read.',
    formula:
      '100 (0.65 min(1, minimum / 12) + 0.35 min(1, ln best / ln 7)): minimum CIEDE2000 of a pair in four colour-blind views, best contrast ratio. With cvd_safe false only the second part counts, in full.',
    source:
      'Views: Machado, Oliveira and Fernandes 2009 at severity 1, for tritanopia also Brettel, Viénot and Mollon 1997, on linear light, clamped and not rounded. 12, because the best published palette of eight, the muted one of Tol, reaches 11.8.',
  },
];
