import { css } from './css.ts';
import type { GradientData, GradientOptions } from './gradient-data.ts';

const IMAGE = /background-image: (.*);/g;

/** What a browser draws of the file of a gradient, and what one draws that mixes in sRGB alone: values of `background-image`. */
export const cssImages = (
  data: GradientData,
  options: GradientOptions,
): { readonly image: string; readonly plain: string } => {
  const all = [...css.write(data, options).matchAll(IMAGE)].map((match) => match[1]!);
  return { image: all.at(-1)!, plain: all[0]! };
};
