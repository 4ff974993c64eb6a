import { onArc } from '../../color/hue.ts';
import type { Measures } from './atlas-measures.ts';

// OKLCH hue at which each name begins; the last one continues over 0.
const HUE_NAMES = [
  { from: 8, name: 'red' },
  { from: 42, name: 'orange' },
  { from: 78, name: 'yellow' },
  { from: 113, name: 'lime' },
  { from: 135, name: 'green' },
  { from: 165, name: 'teal' },
  { from: 190, name: 'cyan' },
  { from: 225, name: 'azure' },
  { from: 252, name: 'blue' },
  { from: 280, name: 'violet' },
  { from: 305, name: 'purple' },
  { from: 328, name: 'magenta' },
  { from: 352, name: 'rose' },
] as const;

const GREYS = ['black', 'very dark grey', 'dark grey', 'grey', 'light grey', 'very light grey', 'white'] as const;
// Upper ends of the first six.
const GREY_ENDS = [0.15, 0.32, 0.5, 0.68, 0.84, 0.97] as const;

const greyOf = (lightness: number): string => {
  const place = GREY_ENDS.findIndex((end) => lightness < end);
  return GREYS[place < 0 ? GREYS.length - 1 : place]!;
};

/** Words for a tone by lightness: each up to its limit. */
type Tones = readonly (readonly [below: number, word: string])[];
const MUTED: Tones = [
  [0.35, 'blackish '],
  [0.75, 'greyish '],
  [Number.POSITIVE_INFINITY, 'whitish '],
];
const SOFT: Tones = [
  [0.35, 'very dark '],
  [0.55, 'dull dark '],
  [0.8, 'soft '],
  [Number.POSITIVE_INFINITY, 'pale '],
];
const PLAIN: Tones = [
  [0.4, 'dark '],
  [0.7, ''],
  [Number.POSITIVE_INFINITY, 'light '],
];
const STRONG: Tones = [
  [0.45, 'deep '],
  [0.75, 'vivid '],
  [Number.POSITIVE_INFINITY, 'brilliant '],
];

const tonesOf = (chroma: number): Tones => {
  if (chroma < 0.05) return MUTED;
  if (chroma < 0.1) return SOFT;
  return chroma < 0.18 ? PLAIN : STRONG;
};

const toneOf = ({ lightness, chroma }: Measures): string =>
  tonesOf(chroma).find(([below]) => lightness < below)?.[1] ?? '';

/** A colour in words by tone and hue, such as `soft teal`: rules on OKLCH, no list behind them. */
export const descriptorOf = (measures: Measures): string => {
  if (measures.chroma < 0.015) return greyOf(measures.lightness);
  const hue = HUE_NAMES.find(({ from }, i) => onArc(measures.okHue, from, HUE_NAMES[(i + 1) % HUE_NAMES.length]!.from));
  return `${toneOf(measures)}${hue!.name}`;
};
