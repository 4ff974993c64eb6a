import { computed } from '@preact/signals';
import { cssImages } from '../../../../design/gradient/formats/css-images.ts';
import { data } from './data.ts';
import { fileOptions } from './model.ts';

/** What a browser draws of the file that the service writes, and what one draws that mixes in sRGB alone. */
export const gradientImages = computed(() => cssImages(data.value, fileOptions.value));
