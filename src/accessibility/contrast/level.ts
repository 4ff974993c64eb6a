import { WCAG } from '../../color/luminance.ts';

/** What a ratio is enough for under WCAG 2.x; judged from the ratio before it is cut for display. */
export const LEVELS = ['AAA', 'AA', 'AA large', 'fail'] as const;
export type Level = (typeof LEVELS)[number];

/** Highest level that text of a ratio meets: 7 AAA, 4.5 AA, 3 AA for large text and for parts of the interface. */
export const levelOf = (ratio: number): Level => {
  if (ratio >= WCAG.aaa) return 'AAA';
  if (ratio >= WCAG.aa) return 'AA';
  return ratio >= WCAG.large ? 'AA large' : 'fail';
};
