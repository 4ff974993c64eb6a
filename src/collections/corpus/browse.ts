import type { ColumnCache } from '../scan/columnCache.ts';
import { type ScanPage, scan } from '../scan/scan.ts';
import { CORPUS } from './collection.ts';
import { createCorpusExaminer } from './examine.ts';
import { type CorpusFilter, intervalOf } from './filter.ts';

export interface CorpusQuery extends CorpusFilter {
  readonly limit: number;
  readonly cursor?: number | undefined;
  readonly maxScan: number;
  readonly signal?: AbortSignal | undefined;
}

/** A page of the corpus in the order of its records. */
export const browseCorpus = (query: CorpusQuery, cache: ColumnCache): Promise<ScanPage> =>
  scan(createCorpusExaminer(intervalOf(query), cache), {
    size: CORPUS.size,
    cursor: query.cursor,
    order: 'asc',
    limit: query.limit,
    maxScan: query.maxScan,
    signal: query.signal,
  });
