import { computed } from '@preact/signals';
import { css } from '../../../../design/gradient/formats/css.ts';
import { data } from './data.ts';
import { fileOptions } from './model.ts';

const IMAGE = /background-image: (.*);/g;

/** What a browser draws of the file that the service writes, and what one draws that mixes in sRGB alone. */
export const gradientImages = computed(() => {
  const content = css.write(data.value, fileOptions.value);
  const all = [...content.matchAll(IMAGE)].map((match) => match[1]!);
  return { image: all.at(-1)!, plain: all[0]! };
});
