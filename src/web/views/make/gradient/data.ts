import { computed } from '@preact/signals';
import { EASINGS } from '../../../../design/gradient/easing/index.ts';
import { INTERPOLATIONS, type InterpolationId } from '../../../../design/gradient/interpolation/index.ts';
import { sampleRamp } from '../../../../design/gradient/ramp.ts';
import { fileData } from './file-data.ts';
import { easing, interpolation, samples, stops } from './model.ts';

/** The same stops through another space. */
export const samplesIn = (id: InterpolationId, count: number) =>
  sampleRamp(stops.value, INTERPOLATIONS[id], EASINGS[easing.value], count).samples;

/** What a file is written from. */
export const data = computed(() =>
  fileData(stops.value, INTERPOLATIONS[interpolation.value], easing.value, samples.value),
);
