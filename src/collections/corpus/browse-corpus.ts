import type { ColumnCache } from '../scan/column-cache.ts';
import { type ScanPage, scan } from '../scan/scan.ts';
import { CORPUS } from './corpus.ts';
import { type CorpusFilter, intervalOf } from './corpus-filter.ts';
import { createCorpusExaminer } from './examine-corpus.ts';

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
