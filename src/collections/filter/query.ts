import { type Bound, excludes, merged } from './bound.ts';
import type { Filters, FilterValue } from './filter.ts';

/** What is asked for, by the names of the filters among others; what is left out counts for nothing. */
export type Query = Readonly<Record<string, FilterValue | undefined>>;

const named = <Field extends string>(filters: Filters<Field>, query: Query): [name: string, bound: Bound<Field>][] =>
  Object.entries(filters).flatMap(([name, { bound }]) => {
    const value = query[name];
    const given = value === undefined ? undefined : bound(value);
    return given ? [[name, given]] : [];
  });

/** The bounds that a query sets, one for each thing it bounds. */
export const boundsOf = <Field extends string>(filters: Filters<Field>, query: Query): Bound<Field>[] =>
  merged(named(filters, query).map(([, bound]) => bound));

/** The pairs of numbers of which the least is above the greatest: that is never intended. */
export const crossedOf = (filters: Filters, query: Query): [least: string, greatest: string][] => {
  const numbers = Object.fromEntries(Object.entries(filters).filter(([, { kind }]) => kind === 'number'));
  return contradictionsOf(numbers, query).map(([x, y]) =>
    Number.isFinite(numbers[x]!.bound(query[x]!)?.from) ? [x, y] : [y, x],
  );
};

/** The pairs of filters that no record can meet together, as a query has them: a minimum above its maximum. */
export const contradictionsOf = (filters: Filters, query: Query): [string, string][] => {
  const all = named(filters, query);
  return all.flatMap(([x, bound], i) =>
    all
      .slice(i + 1)
      .filter(([, other]) => excludes(bound, other))
      .map(([y]): [string, string] => [x, y]),
  );
};
