import type { CheckResult, Severity } from '../model/check.ts';
import { extentOf } from '../model/finding.ts';
import type { Origin } from './source/edit.ts';

/** How often a check found fault with each place: by the offset of its tag, where its faults are elements. */
export interface Entry {
  readonly severity: Severity;
  readonly count: number;
  readonly at: ReadonlyMap<number, number> | null;
}

/** What all failed checks found. */
export type FaultBook = ReadonlyMap<string, Entry>;

/** A fault that only the changed page has; its place in the page before, null if it has none. */
export interface NewFault {
  readonly check: string;
  readonly offset: number | null;
}

const unchanged = (offset: number): Origin => ({ offset, inserted: false });

/** Key of what a change has brought in at an offset: no element of the page before begins at one below 0. */
const inserted = (offset: number): number => -2 - offset;

/** The faults of a page; those of a changed one by their places in the page before. */
export const faultBook = (
  results: readonly CheckResult[],
  originOf: (offset: number) => Origin = unchanged,
): FaultBook => {
  const book = new Map<string, Entry>();
  for (const { check, verdict } of results) {
    if (verdict.outcome !== 'failed') continue;
    const { count } = extentOf(verdict);
    let at: Map<number, number> | null = null;
    if (verdict.faults) {
      at = new Map();
      for (const { element } of verdict.faults.list) {
        const origin = element.start < 0 ? { offset: -1, inserted: false } : originOf(element.start);
        const key = origin.inserted ? inserted(origin.offset) : origin.offset;
        at.set(key, (at.get(key) ?? 0) + 1);
      }
    }
    book.set(check.id, { severity: check.severity, count, at });
  }
  return book;
};

/** Checks that put places together, so that one change may move a fault to what is around it. */
const GROUPING = new Set(['a11y-region']);

/** Faults that a changed page has and the one before it does not have; notes are none. */
export const newFaults = (before: FaultBook, after: FaultBook): NewFault[] => {
  const found: NewFault[] = [];
  for (const [check, { severity, count, at }] of after) {
    if (severity === 'info') continue;
    const known = before.get(check);
    if (GROUPING.has(check) && count <= (known?.count ?? 0)) continue;
    if (!at || (known && !known.at)) {
      if (count > (known?.count ?? 0)) found.push({ check, offset: null });
      continue;
    }
    for (const [key, n] of at)
      if (n > (known?.at?.get(key) ?? 0)) found.push({ check, offset: key < -1 ? -2 - key : key });
  }
  return found;
};

/** Whether a check finds less fault with a place; or with the page, if its faults are not elements. */
export const isFixed = (check: string, offset: number | null, before: FaultBook, after: FaultBook): boolean => {
  const [known, left] = [before.get(check), after.get(check)];
  if (!known || !left) return known !== undefined;
  if (offset === null || !known.at || !left.at) return left.count < known.count;
  return (left.at.get(offset) ?? 0) < (known.at.get(offset) ?? 0);
};
