import { WCAG } from '../../color/luminance.ts';

/** Levels of text contrast, by the least ratio: the highest that is reached. WCAG 2.2, 1.4.3 and 1.4.6. */
export const LEVELS = [
  { id: 'AAA', least: WCAG.aaa },
  { id: 'AA', least: WCAG.aa },
  { id: 'fail', least: 1 },
] as const;

/** Grades finer than the levels, by the least ratio. */
export const GRADES = [
  { id: 'A+', least: 12 },
  { id: 'A', least: WCAG.aaa },
  { id: 'B', least: WCAG.aa },
  { id: 'C', least: WCAG.large },
  { id: 'D', least: 2 },
  { id: 'F', least: 1 },
] as const;

export type Level = (typeof LEVELS)[number]['id'];
export type Grade = (typeof GRADES)[number]['id'];
export const LEVEL_IDS = LEVELS.map(({ id }) => id);
export const GRADE_IDS = GRADES.map(({ id }) => id);

/** Dark text on a light background, or light on dark; equal luminances count as BoW. */
export const POLARITIES = ['BoW', 'WoB'] as const;
export type Polarity = (typeof POLARITIES)[number];

const stepOf = <Id extends string>(table: readonly { id: Id; least: number }[], ratio: number): Id =>
  table.find(({ least }) => ratio >= least)!.id;

export const levelOf = (ratio: number): Level => stepOf(LEVELS, ratio);
export const gradeOf = (ratio: number): Grade => stepOf(GRADES, ratio);
