import type { Window } from '../brief/window.ts';
import { packOklch } from '../repeatable/oklab.ts';

/** The lightness below which a share q of the bands of a window lies. */
export const lightnessAt = ({ lightness }: Window, q: number): number => {
  const room = lightness.reduce((sum, [low, high]) => sum + high - low, 0);
  let rest = q * room;
  for (const [low, high] of lightness) {
    if (rest <= high - low) return low + rest;
    rest -= high - low;
  }
  return lightness.at(-1)![1];
};

/** A hue of the window's arc, or of the whole wheel. */
export const hueAt = ({ hues }: Window, q: number): number =>
  hues === null ? 360 * q : hues[0] + q * (hues[1] - hues[0]);

/** A colour of the window from three numbers 0..1; packed. */
export const drawColor = (window: Window, l: number, c: number, h: number): number =>
  packOklch(lightnessAt(window, l), window.chroma[0] + c * (window.chroma[1] - window.chroma[0]), hueAt(window, h));
