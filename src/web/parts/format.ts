import { contrastRatio } from '../../color/luminance.ts';
import type { Rgb } from '../../color/rgb.ts';

/** A ratio to two decimals, cut and never rounded up: 4.499 must not read as 4.5. */
export const shownRatio = (ratio: number): string => (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2);

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const degrees = (angle: number): string => `${angle.toFixed(0)}°`;

const BLACK = { r: 0, g: 0, b: 0 };
const WHITE = { r: 255, g: 255, b: 255 };

/** Black or white, whichever is read better on a colour. */
export const inkOn = (color: Rgb): '#000000' | '#ffffff' =>
  contrastRatio(color, WHITE) > contrastRatio(color, BLACK) ? '#ffffff' : '#000000';
