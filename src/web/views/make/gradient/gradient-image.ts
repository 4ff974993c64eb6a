import { computed } from '@preact/signals';
import { asyncComputed } from '../../../state/async-computed.ts';
import { inWorker } from '../../../state/in-worker.ts';
import { fileOptions, made } from './model.ts';

/**
 * What a browser draws of the file that the service writes, and what one draws that mixes in sRGB alone: of the samples of the strip.
 * Written in the worker: what writes CSS would be a tenth of the view.
 */
export const gradientImages = asyncComputed(() => {
  const [gradient, options] = [made.value.value, fileOptions.value];
  return gradient && (() => inWorker('gradientImages', gradient, options));
}, 0);

/** Why what is drawn is not the gradient that is asked for; undefined if it is, or will be. */
export const drawingFailure = computed(() => made.failure.value ?? gradientImages.failure.value);
