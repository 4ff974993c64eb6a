import { linearToOklab, oklabDistance, toOklab } from '../../color/oklab.ts';
import { BANDING_IDS, bandingOf } from '../../design/gradient/analyse.ts';
import { EASINGS } from '../../design/gradient/easing/index.ts';
import { STRAIGHT_IDS } from '../../design/gradient/interpolation/index.ts';
import { evenStops, sampleRamp } from '../../design/gradient/ramp.ts';
import { spreadOf } from '../../design/gradient/spread.ts';
import { unpackColor } from '../../exact/packed.ts';
import { round4 } from '../../exact/round.ts';
import { type Measured, measureBatch } from '../in-memory/measured.ts';
import { deriveGradient, LIBRARY_EASINGS } from './derive-gradient.ts';
import { libraryInterpolation } from './first-edition/interpolations.ts';

/** Samples of a ramp that the measures are taken from. */
export const SAMPLES = 96;

export const GRADIENT_FIELDS = [
  'scheme',
  'complexity',
  'type',
  'interpolation',
  'easing',
  'stopCount',
  'banding',
  'stepRatio',
  'deltaMean',
  'deltaMax',
  'worstAt',
  'mapped',
  'span',
  'score',
] as const;
export type GradientField = (typeof GRADIENT_FIELDS)[number];
export type GradientMeasures = Measured<GradientField>;

/**
 * Measures that hang on the last bit of a power, in which JavaScript engines differ (Node 24 from Node 22): which of two equal steps is
 * the largest, and whether two equal hues are a whole turn apart. The published ones, by row.
 */
const PUBLISHED: ReadonlyMap<number, Partial<GradientMeasures>> = new Map([
  [4109, { worstAt: 0.8053 }],
  [7133, { stepRatio: 10.3105, deltaMean: 0.03023, score: 0.5727 }],
  [7535, { worstAt: 0.5316 }],
]);

const six = (value: number): number => Math.floor(value * 1e6 + 0.5) / 1e6;

/**
 * The measures of one gradient, from samples in its interpolation and easing: distances are Oklab, `span` is the largest
 * of two stops, `mapped` the share of samples outside sRGB. Score: half for even steps, .3 for span, .2 for staying inside.
 */
export const measureGradient = (row: number): GradientMeasures => {
  const { stops: packed, ...parts } = deriveGradient(row);
  const colors = packed.map(unpackColor);
  const interpolation = libraryInterpolation(STRAIGHT_IDS[parts.interpolation]!);
  const { samples } = sampleRamp(evenStops(colors), interpolation, EASINGS[LIBRARY_EASINGS[parts.easing]!], SAMPLES);
  const labs = samples.map(({ linear }) => linearToOklab(linear));
  const { mean, max, ratio, worst } = spreadOf(labs.slice(1).map((lab, i) => oklabDistance(lab, labs[i]!)));
  const mapped = samples.filter(({ gamutMapped }) => gamutMapped).length / SAMPLES;
  const stopLabs = colors.map(toOklab);
  const span = Math.max(...stopLabs.flatMap((x, i) => stopLabs.slice(i + 1).map((y) => oklabDistance(x, y))));
  const score = 0.5 * Math.min(1, 1.5 / ratio) + 0.3 * Math.min(1, span / 0.5) + 0.2 * (1 - mapped);
  const stepRatio = round4(ratio);
  return {
    scheme: parts.scheme,
    complexity: parts.complexity,
    type: parts.type,
    interpolation: parts.interpolation,
    easing: parts.easing,
    stopCount: colors.length,
    banding: BANDING_IDS.indexOf(bandingOf(stepRatio)),
    stepRatio,
    deltaMean: six(mean),
    deltaMax: six(max),
    worstAt: round4((worst + 0.5) / (SAMPLES - 1)),
    mapped: round4(mapped),
    span: round4(span),
    score: round4(score),
    ...PUBLISHED.get(row),
  };
};

/** The measures of one batch of gradients. */
export const measureGradients = (batch: number) => measureBatch(GRADIENT_FIELDS, batch, measureGradient);
