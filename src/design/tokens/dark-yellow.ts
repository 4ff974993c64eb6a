import { turn } from '../../exact/hsl.ts';

/** Yellows would turn olive as they darken: their hue goes towards orange, as that of pigments does. `down` is 0..1. */
export const shadeHue = (h: number, down: number): number => {
  const yellow = Math.max(0, 1 - Math.abs(h - 98) / 36);
  return turn(h - 45 * yellow * down);
};
