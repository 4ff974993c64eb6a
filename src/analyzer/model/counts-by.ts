import { markOf } from '../page/tree/item.ts';

/** How many places have each mark, where places differ by their value alone and only the first of them are named. */
export const countsBy = (
  values: ReadonlyMap<string, number>,
  selectorOf: (value: string) => string = () => '',
): ReadonlyMap<string, number> =>
  new Map([...values].map(([value, count]) => [markOf({ selector: selectorOf(value), snippet: '', value }), count]));
