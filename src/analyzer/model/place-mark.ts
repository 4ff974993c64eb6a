import { markOf } from '../page/tree/item.ts';
import type { Item } from '../page/tree/page.ts';

/** The text that is hashed for the fingerprint of a place: the check, its mark, and how many equal ones precede it. */
export const placeKey = (check: string, mark: string, nth = 0): string => JSON.stringify([check, mark, nth]);

/** Places of a finding that have the same mark. */
export interface Marked {
  readonly count: number;
  /** Place of the first of them; 0 if there is none. */
  readonly line: number;
  readonly column: number;
}

/** The places of a finding by their marks. */
export type Marks = ReadonlyMap<string, Marked>;

/** Counts a place under its mark. */
export const addMark = (marks: Map<string, Marked>, mark: string, { line, column }: Omit<Marked, 'count'>): void => {
  const before = marks.get(mark);
  marks.set(mark, before ? { ...before, count: before.count + 1 } : { count: 1, line, column });
};

/** The marks of places that are all named. */
export const marksOf = (items: readonly Item[]): Marks => {
  const marks = new Map<string, Marked>();
  for (const item of items) addMark(marks, markOf(item), item);
  return marks;
};

/** The marks of places that differ by their value alone, of which only the first are named. */
export const countedMarks = (items: readonly Item[], counts: ReadonlyMap<string, number>): Marks => {
  const marks = new Map<string, Marked>();
  for (const item of items) {
    const count = counts.get(item.value ?? '') ?? 1;
    const mark = markOf(item);
    if (!marks.has(mark)) marks.set(mark, { count, line: item.line, column: item.column });
  }
  return marks;
};
