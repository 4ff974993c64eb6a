/** A token before it has a group: name without the leading hyphens, and its value in CSS. */
export type NamedValue = readonly [name: string, value: string];

/** A length in rem, so that it grows with the text size that a reader has set. */
export const rem = (px: number): string => (px === 0 ? '0px' : `${Number((px / 16).toFixed(4))}rem`);

/** Spaces on a 4-point grid; the number in the name is the size in pixels at a text size of 16. */
export const SPACES: readonly NamedValue[] = [0, 1, 2, 4, 6, 8, 12, 16, 24, 32, 48, 64].map(
  (px): NamedValue => [`space-${px}`, rem(px)],
);

export const RADII: readonly NamedValue[] = [
  ['radius-none', '0px'],
  ['radius-sm', '4px'],
  ['radius-md', '8px'],
  ['radius-lg', '12px'],
  ['radius-xl', '16px'],
  ['radius-full', '9999px'],
];

const RATIO = 1.2;
const BASE = 16;
/** Steps of the scale under and over the base, by name. */
const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'];
const size = (i: number): string => rem(BASE * RATIO ** (i - 2));

/** Type: a modular scale of 1.2 (minor third) from 16 px, line heights, weights and families that need no download. */
export const TYPE: readonly NamedValue[] = [
  ...SIZES.map((name, i): NamedValue => [`font-size-${name}`, size(i)]),
  ['line-height-tight', '1.2'],
  ['line-height-normal', '1.5'],
  ['line-height-relaxed', '1.75'],
  ['font-weight-regular', '400'],
  ['font-weight-medium', '500'],
  ['font-weight-bold', '700'],
  ['font-family-sans', 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'],
  ['font-family-serif', 'Charter, "Iowan Old Style", Georgia, Cambria, serif'],
  ['font-family-mono', 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'],
];
