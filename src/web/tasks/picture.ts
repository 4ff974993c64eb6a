import { contrastInPicture } from '../../accessibility/contrast/in-picture.ts';
import type { Picture } from '../../image/picture.ts';
import { imagePalette } from '../../image/quantise/image-palette.ts';

/** What is read from an image. */
export const PICTURE = {
  contrastInPicture: (picture: Picture) => contrastInPicture(picture),
  imagePalette: (picture: Picture, count: number) => imagePalette(picture, count),
} as const;
