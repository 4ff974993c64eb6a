import { computed } from '@preact/signals';
import { exportGradient } from '../../../../design/gradient/export.ts';
import { data } from './data.ts';
import { fileOptions } from './model.ts';

const IMAGE = /background-image: (.*);/g;

/** What a browser draws of the file that the service writes, and what one draws that mixes in sRGB alone. */
export const gradientImages = computed(() => {
  const { content } = exportGradient('css', data.value, fileOptions.value);
  const all = [...String(content).matchAll(IMAGE)].map((match) => match[1]!);
  return { image: all.at(-1)!, plain: all[0]! };
});
