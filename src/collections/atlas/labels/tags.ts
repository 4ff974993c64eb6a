import { onArc } from '../../../color/hue.ts';
import type { Measures } from '../atlas-measures.ts';

/** Largest OKLCH chroma that coated offset printing keeps, by hue: a rule of thumb, not a profile. */
const printable = (hue: number): number => {
  if (onArc(hue, 190, 330)) return 0.12;
  return onArc(hue, 115, 190) ? 0.13 : 0.17;
};

/** What a designer would file a colour under: any number of these, by OKLCH lightness L, chroma C and hue. */
export const TAGS = [
  { id: 'neutral', holds: ({ chroma }) => chroma < 0.02 },
  { id: 'near-neutral', holds: ({ chroma }) => chroma >= 0.02 && chroma < 0.045 },
  { id: 'pastel', holds: ({ lightness, chroma }) => lightness >= 0.8 && chroma >= 0.03 && chroma < 0.11 },
  { id: 'pale', holds: ({ lightness, chroma }) => lightness >= 0.88 && chroma < 0.06 },
  {
    id: 'muted',
    holds: ({ lightness, chroma }) => lightness >= 0.35 && lightness < 0.8 && chroma >= 0.03 && chroma < 0.09,
  },
  {
    id: 'earthy',
    holds: ({ lightness, chroma, okHue }) =>
      onArc(okHue, 25, 115) && lightness >= 0.25 && lightness < 0.7 && chroma >= 0.03 && chroma < 0.13,
  },
  { id: 'jewel', holds: ({ lightness, chroma }) => lightness >= 0.3 && lightness < 0.6 && chroma >= 0.12 },
  { id: 'deep', holds: ({ lightness, chroma }) => lightness < 0.45 && chroma >= 0.08 },
  { id: 'dark', holds: ({ lightness }) => lightness < 0.35 },
  { id: 'vivid', holds: ({ chroma }) => chroma >= 0.18 },
  { id: 'neon', holds: ({ lightness, chroma }) => lightness >= 0.65 && chroma >= 0.2 },
  { id: 'warm', holds: ({ chroma, okHue }) => chroma >= 0.04 && onArc(okHue, 330, 115) },
  { id: 'cool', holds: ({ chroma, okHue }) => chroma >= 0.04 && onArc(okHue, 145, 310) },
  { id: 'high-key', holds: ({ lightness }) => lightness >= 0.85 },
  { id: 'low-key', holds: ({ lightness }) => lightness < 0.3 },
  { id: 'print-safe', holds: ({ chroma, okHue }) => chroma <= printable(okHue) },
] as const satisfies readonly { id: string; holds: (m: Measures) => boolean }[];

/** One bit for each tag that holds, in the order of the table. */
export const tagsOf = (measures: Measures): number =>
  TAGS.reduce((bits, { holds }, bit) => (holds(measures) ? bits | (1 << bit) : bits), 0);
