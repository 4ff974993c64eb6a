import { type Brief, type BriefInput, resolveBrief } from '../../src/personalize/brief/resolve.ts';

const DEFAULTS: BriefInput = { intent: 'ui', palette_size: 6, diversity: 68, accessibility: 72, cvd_safe: true };

export const briefOf = (given: Partial<BriefInput>): Brief => resolveBrief({ ...DEFAULTS, ...given });

/** The six briefs that the quality of the search is measured on. */
export const QUALITY_BRIEFS: readonly Partial<BriefInput>[] = [
  { styles: ['retro'], colors: ['#c8553d', '#588b8b'] },
  { styles: ['corporate'], colors: ['#1f4e79'] },
  { styles: ['botanical'], colors: ['#2d6a4f', '#d8f3dc'] },
  { styles: ['cyberpunk'], colors: ['#ff2e88', '#00e5ff'] },
  { styles: ['pastel'], colors: ['#f4c2c2'] },
  { styles: ['earthy'], colors: ['#5b4636', '#c9b79c'] },
];

export const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;
