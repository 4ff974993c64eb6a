import { linearToOklab, oklabDistance } from '../../color/oklab.ts';
import { toHex } from '../../color/rgb.ts';
import { round } from '../../exact/round.ts';
import { EASINGS, type EasingId } from './easing/index.ts';
import { greyNote, greynessOf } from './greyness.ts';
import { INTERPOLATIONS, type InterpolationId } from './interpolation/index.ts';
import { evenAgain, type Stop, sampleRamp } from './ramp.ts';
import { spreadOf } from './spread.ts';
import { offersVivid, vividOffer } from './vivid-offer.ts';

/** Verdicts on a gradient: the largest step through the mean step, up to and including. */
const BANDING = [
  { id: 'smooth', most: 1.6 },
  { id: 'subtle-compression', most: 2.5 },
  { id: 'visible-step-risk', most: Number.POSITIVE_INFINITY },
] as const;
export type Banding = (typeof BANDING)[number]['id'];
export const BANDING_IDS = BANDING.map(({ id }) => id) as [Banding, ...Banding[]];

/** Verdict on a ratio of the largest step to the mean step. */
export const bandingOf = (ratio: number): Banding => (BANDING.find(({ most }) => ratio <= most) ?? BANDING[2]).id;

/** A difference in Oklab that is just noticed. */
const JND = 0.02;

const NOTES: Record<Banding, string> = {
  smooth: 'Differences are distributed evenly along the gradient.',
  'subtle-compression': 'Part of the gradient changes faster than the rest; most viewers will not see an edge.',
  'visible-step-risk': 'Part of the gradient changes much faster than the rest; an edge may be visible.',
};

const noteOf = (banding: Banding, max: number): string => {
  if (max === 0) return 'The gradient has one colour from end to end.';
  if (max >= JND) return NOTES[banding];
  return `${NOTES[banding]} No single step reaches a just noticeable difference (${JND} in Oklab) at this number of samples.`;
};

/**
 * Banding of a ramp between stops: `steps` samples, not rounded to 8 bits, and the distances of neighbours in Oklab. The
 * verdict is the largest distance through the mean, which does not depend on the number of samples. Greyness is judged apart.
 */
export const analyseGradient = (
  stops: readonly Stop[],
  steps: number,
  interpolation: InterpolationId = 'srgb',
  easing: EasingId = 'linear',
) => {
  const { samples } = sampleRamp(evenAgain(stops), INTERPOLATIONS[interpolation], EASINGS[easing], steps);
  const labs = samples.map(({ linear }) => linearToOklab(linear));
  const { mean, max, ratio, worst } = spreadOf(labs.slice(1).map((lab, i) => oklabDistance(lab, labs[i]!)));
  const rounded = round(ratio, 4);
  const banding = bandingOf(rounded);
  const grey = greynessOf(stops, INTERPOLATIONS[interpolation]);
  return {
    banding,
    step_ratio: rounded,
    delta_e_mean: round(mean, 6),
    delta_e_max: round(max, 6),
    worst_transition_at: round((worst + 0.5) / (steps - 1), 6),
    interpolation,
    judged_in: { interpolation, easing },
    steps,
    greyness: round(grey.greyness, 4),
    note: [noteOf(banding, max), greyNote(grey)].filter(Boolean).join(' '),
    stops: stops.map(({ color, position }) => ({ hex: toHex(color), position })),
  };
};

/** The same with the vivid path, where the gradient is grey or muted. */
export const analyseWithOffer = (...asked: Parameters<typeof analyseGradient>) => {
  const [stops, , interpolation = 'srgb'] = asked;
  return { ...analyseGradient(...asked), vivid: offersVivid(stops, interpolation) ? vividOffer(stops) : null };
};
