import { computed } from '@preact/signals';
import { fromLinear } from '../../../../color/transfer.ts';
import { EASINGS } from '../../../../design/gradient/easing/index.ts';
import { INTERPOLATIONS, type InterpolationId } from '../../../../design/gradient/interpolation/index.ts';
import { sampleRamp } from '../../../../design/gradient/ramp.ts';
import { round } from '../../../../exact/round.ts';
import { easing, interpolation, SAMPLES, samples, stops } from './model.ts';

/** The same stops through another space. */
export const samplesIn = (id: InterpolationId, count: number) =>
  sampleRamp(stops.value, INTERPOLATIONS[id], EASINGS[easing.value], count).samples;

/** What a file is written from. */
export const data = computed(() => ({
  colors: samples.value.map(({ linear }, i) => ({ color: fromLinear(linear), position: round(i / (SAMPLES - 1), 6) })),
  stops: stops.value,
  interpolation: INTERPOLATIONS[interpolation.value],
  easing: easing.value,
}));
