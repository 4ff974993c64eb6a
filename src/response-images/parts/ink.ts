import { contrastRatio } from '../../color/luminance.ts';
import { rgb } from '../../color/rgb.ts';

const [BLACK, WHITE] = ['#000000', '#ffffff'];

/** Black or white, whichever reads better on a colour: at least 4.58:1 on any. */
export const inkOn = (hex: string): string => {
  const background = rgb(hex);
  return contrastRatio(rgb(WHITE), background) >= contrastRatio(rgb(BLACK), background) ? WHITE : BLACK;
};
