import { invalid } from '../../errors/refusal.ts';
import type { Order } from '../in-memory/browse.ts';
import type { Examiner, Hits, Nearest } from './examiner.ts';
import { createRankedRows } from './ranked-rows.ts';
import type { SortedWindow } from './sorted-cursor.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

export interface ScanRequest {
  /** Records of the collection. */
  readonly size: number;
  /** First record to examine; the first of the walk where omitted. */
  readonly cursor?: number | undefined;
  /** The direction of the walk. */
  readonly order: Order;
  /** Records wanted. */
  readonly limit: number;
  /** Records to examine at most. */
  readonly maxScan: number;
  readonly signal?: AbortSignal | undefined;
}

/** The most that a filter can ask for and still find something. */
export interface Reach {
  readonly field: string;
  readonly max: number;
}

export interface ScanPage {
  readonly rows: readonly number[];
  /** Records examined in this call. */
  readonly scanned: number;
  /** Hits among them; more than there are rows only where they were sorted by a key. */
  readonly hits: number;
  /** Next record of the walk; null when it has ended. */
  readonly nextCursor: number | null;
  readonly exhausted: boolean;
  /** The budget ran out before the page was full. */
  readonly truncated: boolean;
  /** The filter that asks for more than any record can have, and the most there can be. */
  readonly reachable?: Reach;
  /** What came nearest, where nothing was near enough. */
  readonly nearest?: Nearest;
}

/** First record of a walk and how many it can examine. Throws INVALID_INPUT for a cursor outside the collection. */
const beginning = (size: number, cursor: number | undefined, step: 1 | -1): { start: number; ahead: number } => {
  const start = cursor ?? (step === 1 ? 0 : size - 1);
  const last = step === 1 ? size : size - 1;
  if (start < 0 || start > last) throw invalid('cursor', `must be from 0 to ${last}, got ${start}`);
  return { start, ahead: step === 1 ? size - start : start + 1 };
};

/** A page without a record, for filters that no record can meet together. */
export const EMPTY_PAGE: ScanPage = {
  rows: [],
  scanned: 0,
  hits: 0,
  nextCursor: null,
  exhausted: true,
  truncated: false,
};

type Take = (found: Hits) => void;

/** Examines `count` records from `start` on, or fewer where there are `most` hits; gives way to other work in between. */
const walk = async (
  examiner: Examiner,
  { start, count, step, most }: { start: number; count: number; step: 1 | -1; most: number },
  { take, signal }: { take: Take; signal: AbortSignal | undefined },
): Promise<number> => {
  const found: Hits = { rows: [], keys: [] };
  let scanned = 0;
  while (scanned < count && found.rows.length < most) {
    await yieldToEventLoop();
    signal?.throwIfAborted();
    scanned += await examiner.examine({ from: start + step * scanned, count: count - scanned, step, most }, found);
    take(found);
  }
  return scanned;
};

/** What came nearest, as a part of a page. */
const nearestOf = ({ nearest }: Examiner): Pick<ScanPage, 'nearest'> => {
  const found = nearest?.();
  return found ? { nearest: found } : {};
};

/** Examines records from the cursor on until the page is full, the budget is spent or the collection has ended. */
export const scan = async (examiner: Examiner, request: ScanRequest): Promise<ScanPage> => {
  const { size, cursor, order, limit, maxScan, signal } = request;
  const step = order === 'asc' ? 1 : -1;
  const { start, ahead } = beginning(size, cursor, step);
  let rows: readonly number[] = [];
  const take: Take = (found) => {
    rows = found.rows;
  };
  const window = { start, count: Math.min(maxScan, ahead), step, most: limit } as const;
  const scanned = await walk(examiner, window, { take, signal });
  const exhausted = scanned === ahead;
  return {
    rows,
    scanned,
    hits: rows.length,
    nextCursor: exhausted ? null : start + step * scanned,
    exhausted,
    truncated: rows.length < limit && !exhausted,
    ...nearestOf(examiner),
  };
};

export interface SortedScanRequest {
  readonly size: number;
  readonly window: SortedWindow;
  readonly order: Order;
  readonly limit: number;
  /** The cursor of the hits of this window from a rank on. */
  readonly cursorAt: (rank: number) => number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Examines a whole window upwards, sorts its hits by the keys of the examiner and returns those from the rank of the window on. The
 * next page has the hits behind them, until all were returned; then the next window begins.
 */
export const sortedScan = async (examiner: Examiner, request: SortedScanRequest): Promise<ScanPage> => {
  const { size, order, limit, cursorAt, signal } = request;
  const { start, count, rank } = request.window;
  const ranked = createRankedRows(rank, limit, order === 'desc');
  const take: Take = (found) => {
    for (const [i, row] of found.rows.entries()) ranked.add(row, found.keys[i]!);
    found.rows.length = 0;
    found.keys.length = 0;
  };
  const most = Number.POSITIVE_INFINITY;
  const scanned = await walk(examiner, { start, count, step: 1, most }, { take, signal });
  const rows = ranked.page();
  const shown = rank + rows.length;
  const hasMore = shown < ranked.count();
  const end = start + scanned;
  const exhausted = !hasMore && end === size;
  const next = exhausted ? null : end;
  return {
    rows,
    scanned,
    hits: ranked.count(),
    nextCursor: hasMore ? cursorAt(shown) : next,
    exhausted,
    truncated: rows.length < limit && !exhausted,
    ...nearestOf(examiner),
  };
};
