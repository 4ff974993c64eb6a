import { onArc } from '../../../color/hue.ts';
import type { Measures } from '../atlas-measures.ts';

/** What a colour serves for in an interface; the first rule that holds decides. C is OKLCH chroma, L lightness. */
export const USAGES = [
  { id: 'background-light', holds: ({ onWhite, chroma }) => onWhite <= 1.25 && chroma < 0.08 },
  { id: 'background-dark', holds: ({ onBlack, chroma }) => onBlack <= 1.6 && chroma < 0.1 },
  { id: 'surface', holds: ({ onWhite, onBlack, chroma }) => chroma < 0.05 && (onWhite <= 1.6 || onBlack <= 2.4) },
  { id: 'border', holds: ({ onWhite, chroma }) => chroma < 0.05 && onWhite < 3 },
  { id: 'body-text', holds: ({ onWhite, chroma }) => onWhite >= 7 && chroma < 0.08 },
  { id: 'heading', holds: ({ onWhite }) => onWhite >= 7 },
  { id: 'danger', holds: ({ okHue, chroma, onWhite }) => onArc(okHue, 15, 38) && chroma >= 0.14 && onWhite >= 3 },
  {
    id: 'warning',
    holds: ({ okHue, chroma, lightness }) => onArc(okHue, 55, 100) && chroma >= 0.11 && lightness >= 0.65,
  },
  { id: 'success', holds: ({ okHue, chroma, onWhite }) => onArc(okHue, 135, 168) && chroma >= 0.1 && onWhite >= 2.5 },
  { id: 'primary-action', holds: ({ onWhite, chroma }) => onWhite >= 4.5 && chroma >= 0.1 },
  { id: 'accent', holds: ({ chroma }) => chroma >= 0.15 },
  { id: 'data-series', holds: () => true },
] as const satisfies readonly { id: string; holds: (m: Measures) => boolean }[];

/** Number of the use. */
export const usageOf = (measures: Measures): number => USAGES.findIndex(({ holds }) => holds(measures));
