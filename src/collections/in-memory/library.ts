import type { Collection } from '../collection.ts';
import { boundsOf, type Query } from '../filter/query.ts';
import { browse, type FinitePage, type Order } from './browse.ts';
import type { Kept, MeasuredColumns } from './measured.ts';

/** A collection of some thousands of rows: small enough to be measured whole, kept, and counted exactly. */
export interface Library<Field extends string, Row> extends Collection<Field, Row> {
  /** How many rows there are of each kind. */
  readonly stats: (columns: MeasuredColumns<Field>) => object;
}

/** A page that is asked for, with the collection's filters by their names. */
export interface LibraryQuery extends Query {
  /** One of the collection's sorts. */
  readonly sort: string;
  readonly order: Order;
  readonly limit: number;
  readonly offset: number;
}

/** The rows of a library that qualify, a page of them. */
export const browseLibrary = <Field extends string, Row>(
  { size, filter, sorts }: Library<Field, Row>,
  { columns }: Pick<Kept<Field, Row>, 'columns'>,
  query: LibraryQuery,
): FinitePage => {
  const { sort, order, limit, offset } = query;
  return browse(columns, { size, bounds: boundsOf(filter, query), sortBy: sorts[sort], order, limit, offset });
};
