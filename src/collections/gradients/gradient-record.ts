import { toHex } from '../../color/rgb.ts';
import { fromLinear } from '../../color/transfer.ts';
import { BANDING_IDS } from '../../design/gradient/analyse.ts';
import { EASINGS } from '../../design/gradient/easing/index.ts';
import { type InterpolationId, STRAIGHT_IDS } from '../../design/gradient/interpolation/index.ts';
import { evenStops, sampleRamp } from '../../design/gradient/ramp.ts';
import { COMPLEXITY_IDS } from '../../design/gradient/schemes/scheme.ts';
import { unpackColor } from '../../exact/packed.ts';
import { derivationOf } from '../collection.ts';
import { GRADIENTS } from '../identities.ts';
import { batchOf } from '../in-memory/measured.ts';
import { deriveGradient, GRADIENT_TYPES, type GradientParts, LIBRARY_EASINGS } from './derive-gradient.ts';
import { libraryInterpolation, MOVED_ON } from './first-edition/interpolations.ts';
import { LIBRARY_SCHEME_IDS } from './first-edition/schemes.ts';
import { type GradientMeasures, SAMPLES } from './measure-gradients.ts';

const placeOf = (i: number, count: number): number => Math.round((i / (count - 1)) * 1e6) / 1e6;

const listed = (row: number, { stops, ...parts }: GradientParts, measures: GradientMeasures) => ({
  id: row,
  scheme: LIBRARY_SCHEME_IDS[measures.scheme]!,
  complexity: COMPLEXITY_IDS[measures.complexity]!,
  type: GRADIENT_TYPES[measures.type]!,
  banding: BANDING_IDS[measures.banding]!,
  judged_in: {
    interpolation: STRAIGHT_IDS[parts.interpolation]!,
    easing: LIBRARY_EASINGS[parts.easing]!,
  },
  score: measures.score,
  stop_count: measures.stopCount,
  stops: stops.map((color, i) => ({ hex: toHex(unpackColor(color)), position: placeOf(i, stops.length) })),
});

/** One gradient as it is listed. */
export const gradientSummary = (row: number, measures: GradientMeasures) => listed(row, deriveGradient(row), measures);

/** Stops of the CSS text: a browser that knows no interpolation space shows the gradient all the same. */
const CSS_STOPS = 17;

const cssHead: Record<(typeof GRADIENT_TYPES)[number], (parts: GradientParts) => string> = {
  linear: ({ angle }) => `linear-gradient(${angle}deg`,
  radial: ({ x, y }) => `radial-gradient(circle at ${x}% ${y}%`,
  conic: ({ angle, x, y }) => `conic-gradient(from ${angle}deg at ${x}% ${y}%`,
};

const cssOf = (parts: GradientParts): string => {
  const stops = evenStops(parts.stops.map(unpackColor));
  const interpolation = libraryInterpolation(STRAIGHT_IDS[parts.interpolation]!);
  const { samples } = sampleRamp(stops, interpolation, EASINGS[LIBRARY_EASINGS[parts.easing]!], CSS_STOPS);
  const colors = samples.map(({ linear }) => toHex(fromLinear(linear)));
  return `${cssHead[GRADIENT_TYPES[parts.type]!](parts)}, ${colors.join(', ')})`;
};

const geometryOf = ({ type, angle, x, y }: GradientParts) => {
  const at = { x_percent: x, y_percent: y };
  if (GRADIENT_TYPES[type] === 'linear') return { angle };
  return GRADIENT_TYPES[type] === 'radial' ? at : { angle, ...at };
};

/** What the generator makes otherwise than the first edition: samples outside sRGB of an interpolation that has moved on. */
const exceptOutside = (interpolation: InterpolationId, { mapped }: GradientMeasures): string =>
  MOVED_ON.has(interpolation) && mapped > 0
    ? '; samples outside sRGB are those of the first edition, which lowered OKLCH chroma there'
    : '';

/** One gradient with its interpolation, easing, measures, and what is needed to derive it again. */
export const gradientRecord = (row: number, measures: GradientMeasures) => {
  const parts = deriveGradient(row);
  const summary = listed(row, parts, measures);
  const { interpolation, easing } = summary.judged_in;
  return {
    ...summary,
    interpolation,
    easing,
    geometry: geometryOf(parts),
    metrics: {
      samples: SAMPLES,
      step_ratio: measures.stepRatio,
      delta_e_mean: measures.deltaMean,
      delta_e_max: measures.deltaMax,
      worst_transition_at: measures.worstAt,
      gamut_mapped_share: measures.mapped,
      span: measures.span,
    },
    css: cssOf(parts),
    seed: parts.seed,
    batch: batchOf(row),
    derivation: derivationOf(GRADIENTS, row),
    recompute: `The stops follow from row ${row} as described in docs/collections.md of the source. POST /v1/gradient/generate with these ${summary.stop_count} stops as colors, interpolation ${interpolation}, easing ${easing} and steps ${SAMPLES} returns the gradient from which the metrics are computed${exceptOutside(interpolation, measures)}.`,
  };
};
