import { markOf } from '../page/tree/item.ts';
import type { Element } from '../page/tree/node.ts';
import type { Item } from '../page/tree/page.ts';
import type { Failed } from './check.ts';
import type { Faults } from './faults.ts';
import { addMark, type Marked, type Marks } from './place-mark.ts';

/** Places of a failed check that have one mark: a single element, or several places that only differ in position. */
export interface FailedPlace {
  readonly element: Element | null;
  /** What is wrong there, in a word; empty if there is nothing more to say. */
  readonly value: string;
  readonly mark: string;
  readonly count: number;
  readonly line: number;
  readonly column: number;
  /** What the finding names; null for a place that is only counted. */
  item(): Item | null;
}

/** A finding about the page as a whole has one place, which is none of its elements. */
const WHOLE: FailedPlace = { element: null, value: '', mark: '', count: 1, line: 0, column: 0, item: () => null };

const ofFaults = (faults: Faults): FailedPlace[] =>
  faults.list.map((fault) => ({
    element: fault.element,
    value: fault.fault,
    mark: faults.mark(fault),
    count: 1,
    line: fault.element.line,
    column: fault.element.column,
    item: () => faults.item(fault),
  }));

const ofItems = (items: readonly Item[]): FailedPlace[] =>
  items.map((item) => {
    const { line, column, value = '' } = item;
    return { element: null, value, mark: markOf(item), count: 1, line, column, item: () => item };
  });

/** Places of which only the first are named: those of one mark share a count. */
const ofCounts = (items: readonly Item[], counts: ReadonlyMap<string, number>): FailedPlace[] => {
  const seen = new Map<string, number>();
  const named = ofItems(items).map((place): FailedPlace => {
    seen.set(place.mark, (seen.get(place.mark) ?? 0) + 1);
    return place;
  });
  const rest = [...counts].flatMap(([mark, count]): FailedPlace[] => {
    const left = count - (seen.get(mark) ?? 0);
    return left > 0 ? [{ ...WHOLE, mark, count: left }] : [];
  });
  return [...named, ...rest];
};

/** The places of a failed check. */
export const placesOf = ({ faults, items, counts }: Failed): FailedPlace[] => {
  if (faults) return ofFaults(faults);
  if (counts) return ofCounts(items, counts);
  return items.length ? ofItems(items) : [WHOLE];
};

/** Places in all. */
export const countOf = (places: readonly FailedPlace[]): number => places.reduce((sum, { count }) => sum + count, 0);

/** Places by their marks. */
export const marksIn = (places: readonly FailedPlace[]): Marks => {
  const marks = new Map<string, Marked>();
  for (const place of places) addMark(marks, place.mark, place);
  return marks;
};
