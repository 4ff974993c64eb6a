import type { Rgb } from '../../color/rgb.ts';
import { madeFrom } from '../views/make/overview/made.ts';

/** What every generator makes of one colour. */
export const MADE = {
  madeFrom: (color: Rgb) => madeFrom(color),
} as const;
