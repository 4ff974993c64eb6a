import type { Collection } from './collection.ts';
import type { Bound } from './filter/bound.ts';
import { boundsOf, type Query } from './filter/query.ts';
import type { Order } from './in-memory/browse.ts';
import type { PaletteBlocks } from './palettes/blocks.ts';
import type { ColumnCache } from './scan/column-cache.ts';
import type { Examiner } from './scan/examiner.ts';
import { type Reach, type ScanPage, scan } from './scan/scan.ts';

/** Columns in memory that scans read instead of deriving. */
export interface ScanMemory {
  readonly cache: ColumnCache;
  readonly palettes: PaletteBlocks;
}

/** A collection of millions of records, none of them stored: a page is what a scan finds. */
export interface ScannedCollection<Field extends string, Row, Sort extends Field = Field>
  extends Collection<Field, Row> {
  readonly sorts: Readonly<Record<string, Sort | undefined>>;
  /** Tests records against bounds, for one scan; with `sortBy` it gives the key of each hit. */
  readonly examiner: (bounds: readonly Bound<Field>[], memory: ScanMemory, sortBy: Sort | undefined) => Examiner;
  /** Filters with a mathematical bound inside their range that no record can be above. */
  readonly reach?: readonly Reach[];
  /** Statistics of the first `sample` records. */
  readonly stats: (sample: number) => object | Promise<object>;
}

/** A page that is asked for, with the collection's filters by their names. */
export interface ScanQuery extends Query {
  /** One of the collection's sorts; by any but the id only the hits of this scan are sorted. */
  readonly sort: string;
  readonly order: Order;
  readonly limit: number;
  readonly cursor?: number | undefined;
  readonly max_scan: number;
}

/** A page of a scanned collection. */
export const browseScanned = async <Field extends string, Row, Sort extends Field>(
  { size, filter, sorts, reach = [], examiner }: ScannedCollection<Field, Row, Sort>,
  memory: ScanMemory,
  query: ScanQuery,
  signal?: AbortSignal,
): Promise<ScanPage> => {
  const { sort, order, limit, cursor, max_scan: maxScan } = query;
  const sortBy = sorts[sort];
  const byKey = sortBy !== undefined;
  const beyond = reach.find(({ field, max }) => Number(query[field] ?? 0) > max);
  const page = await scan(examiner(boundsOf(filter, query), memory, sortBy), {
    size,
    order,
    limit,
    cursor,
    maxScan,
    byKey,
    signal,
  });
  return beyond ? { ...page, reachable: beyond } : page;
};
