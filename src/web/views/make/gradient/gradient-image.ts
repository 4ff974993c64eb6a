import { computed } from '@preact/signals';
import { exportGradient } from '../../../../design/gradient/export.ts';
import { data } from './data.ts';
import { fileOptions } from './model.ts';

const IMAGE = /background-image: (.*);/g;

/** What a browser draws of the file that the service writes. */
export const gradientImage = computed((): string => {
  const { content } = exportGradient('css', data.value, fileOptions.value);
  return [...String(content).matchAll(IMAGE)].at(-1)![1]!;
});
