import { fitOklch } from '../../exact/fit.ts';
import type { Window } from '../brief/window.ts';

/** A quiet colour for text from two numbers 0..1 and a hue; packed. */
export const inkFrom = (lightness: number, chroma: number, hue: number): number =>
  fitOklch(0.12 + 0.19 * lightness, 0.055 * chroma, hue);

/** A quiet colour for the page. */
export const pageFrom = (lightness: number, chroma: number, hue: number): number =>
  fitOklch(0.935 + 0.065 * lightness, 0.03 * chroma, hue);

/** Lightness that text on a light page has at most, and a page at least. */
const [DARK, LIGHT] = [0.38, 0.9];

/** Whether no window has a colour dark enough for text, or none light enough for the page. */
export const missingFrom = (windows: readonly Window[]): { readonly ink: boolean; readonly page: boolean } => ({
  ink: windows.every(({ lightness }) => lightness[0]![0] > DARK),
  page: windows.every(({ lightness }) => lightness.at(-1)![1] < LIGHT),
});
