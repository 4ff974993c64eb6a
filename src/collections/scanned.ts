import type { Collection } from './collection.ts';
import { type Bound, isEmpty, merged } from './filter/bound.ts';
import type { Filters } from './filter/filter.ts';
import { boundsOf, type Query } from './filter/query.ts';
import type { Order } from './in-memory/browse.ts';
import type { PaletteBlocks } from './palettes/blocks.ts';
import type { ColumnCache } from './scan/column-cache.ts';
import type { Examiner } from './scan/examiner.ts';
import { EMPTY_PAGE, type Reach, type ScanPage, scan, sortedScan } from './scan/scan.ts';
import { createSortedCursors } from './scan/sorted-cursor.ts';

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
  readonly examiner: (
    bounds: readonly Bound<Field>[],
    memory: ScanMemory,
    sortBy: Sort | undefined,
    query: Query,
  ) => Examiner;
  /** Bounds that follow from filters without a column of their own. */
  readonly implied?: (query: Query) => readonly Bound<Field>[];
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

/** The most that `max_scan` may be where pages can be sorted. */
export const LONGEST_SCAN = 500_000;

/** The minimum of a query that is above what other filters imply, and the most it could be. */
const limitedBy = <Field extends string>(
  filter: Filters<Field>,
  query: Query,
  implied: readonly Bound<Field>[],
): Reach | undefined => {
  for (const [field, { bound }] of Object.entries(filter)) {
    const value = query[field];
    const asked = value === undefined ? undefined : bound(value);
    const most = implied.find((one) => one.field === asked?.field)?.to;
    if (asked && most !== undefined && asked.from > most) return { field, max: Math.floor(most * 1e4) / 1e4 };
  }
  return undefined;
};

/** A page of a scanned collection. Where no record can meet the filters together, none is examined. */
export const browseScanned = async <Field extends string, Row, Sort extends Field>(
  { size, filter, sorts, reach = [], implied: implies = () => [], examiner }: ScannedCollection<Field, Row, Sort>,
  memory: ScanMemory,
  query: ScanQuery,
  signal?: AbortSignal,
): Promise<ScanPage> => {
  const { sort, order, limit, cursor, max_scan: maxScan } = query;
  const sortBy = sorts[sort];
  const bounds = boundsOf(filter, query);
  const beyond = reach.find(({ field, max }) => Number(query[field] ?? 0) > max);
  if (beyond) return { ...EMPTY_PAGE, reachable: beyond };
  if (bounds.some(isEmpty)) return EMPTY_PAGE;
  // A colour that no record comes near is looked for all the same: the scan says how near the nearest comes.
  const implied = implies(query).filter((bound) => !isEmpty(bound));
  if (merged([...bounds, ...implied]).some(isEmpty)) {
    const limit = limitedBy(filter, query, implied);
    return limit ? { ...EMPTY_PAGE, reachable: limit } : EMPTY_PAGE;
  }
  const examined = examiner(bounds, memory, sortBy, query);
  if (sortBy === undefined) return scan(examined, { size, order, limit, cursor, maxScan, signal });
  const cursors = createSortedCursors(size, LONGEST_SCAN);
  const window = cursors.read(cursor ?? 0, maxScan);
  const cursorAt = (rank: number): number => cursors.write(window.start, maxScan, rank);
  return sortedScan(examined, { size, window, order, limit, cursorAt, signal });
};
