import { contrastOfLuminances } from '../../color/luminance.ts';

/** The side of a background on which a colour lies: darker or lighter than it. */
export type Direction = 'darker' | 'lighter';

/** BoW: dark on light. WoB: light on dark. Equal luminances count as BoW. */
export type Polarity = 'BoW' | 'WoB';

export const polarityOf = (foreground: number, background: number): Polarity =>
  foreground <= background ? 'BoW' : 'WoB';

/** The polarity of colours on one side of their background. */
export const POLARITY_OF = { darker: 'BoW', lighter: 'WoB' } as const satisfies Record<Direction, Polarity>;

const WHITE = 1;

/** The side on which a background leaves more room: darker where black has the higher ratio. */
export const widerLightnessSide = (background: number): Direction =>
  contrastOfLuminances(0, background) >= contrastOfLuminances(WHITE, background) ? 'darker' : 'lighter';

/**
 * Luminance that has exactly this ratio with a background on one side of it; undefined where even black or white has less.
 * What lies outside 0..1 by a rounding error counts as black or white.
 */
export const luminanceReaching = (background: number, ratio: number, side: Direction): number | undefined => {
  const wanted = side === 'lighter' ? ratio * (background + 0.05) - 0.05 : (background + 0.05) / ratio - 0.05;
  if (wanted < -1e-12 || wanted > 1 + 1e-12) return undefined;
  return Math.min(1, Math.max(0, wanted));
};
