import type { Severity } from './check.ts';

/** The part of a category's score that a failed check takes when everything it tested fails, by severity. */
export const TAKES: Readonly<Record<Severity, number>> = {
  critical: 0.4,
  serious: 0.15,
  moderate: 0.05,
  minor: 0.01,
  info: 0,
};

/** Severities, worst first. */
export const SEVERITIES = Object.keys(TAKES) as Severity[];

/** A check that failed takes at least this share of what it may take, however few of the tested elements are at fault. */
export const LEAST_SHARE = 0.25;

/** What a failed check came to: elements at fault, of how many tested. */
export interface Failure {
  readonly severity: Severity;
  readonly count: number;
  readonly total: number;
}

/** What is left of a score after one failed check, as a factor of 0.6 to 1. */
export const leftAfter = ({ severity, count, total }: Failure): number => {
  const share = total > 0 ? Math.min(1, count / total) : 1;
  return 1 - TAKES[severity] * Math.max(LEAST_SHARE, share);
};

/**
 * 0 to 100: each failed check takes its part of what is left. How many checks there are and how many passed makes no
 * difference, so that one grave fault is not thinned out by many small things that are right. 100 is for no fault alone.
 */
export const scoreOf = (failures: readonly Failure[]): number => {
  const left = failures.reduce((product, failure) => product * leftAfter(failure), 1);
  return left === 1 ? 100 : Math.min(99, Math.round(100 * left));
};
