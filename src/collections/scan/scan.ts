import { invalid } from '../../errors/refusal.ts';
import type { Order } from '../in-memory/browse.ts';
import type { Examiner, Hits } from './examiner.ts';
import { createTopRows } from './top-rows.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

export interface ScanRequest {
  /** Records of the collection. */
  readonly size: number;
  /** First record to examine; the first of the walk where omitted. */
  readonly cursor?: number | undefined;
  /** By number: the direction of the walk. By a key: the order of the page, the walk going upwards. */
  readonly order: Order;
  /** Records wanted. */
  readonly limit: number;
  /** Records to examine at most. */
  readonly maxScan: number;
  /** Whether the hits of this scan are sorted by the keys of the examiner; by number where omitted. */
  readonly byKey?: boolean | undefined;
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
}

/** First record of a walk and how many it can examine. Throws INVALID_INPUT for a cursor outside the collection. */
const beginning = (size: number, cursor: number | undefined, step: 1 | -1): { start: number; ahead: number } => {
  const start = cursor ?? (step === 1 ? 0 : size - 1);
  const last = step === 1 ? size : size - 1;
  if (start < 0 || start > last) throw invalid('cursor', `must be from 0 to ${last}, is ${start}`);
  return { start, ahead: step === 1 ? size - start : start + 1 };
};

/**
 * Examines records from the cursor on until the page is full, the budget is spent or the collection has ended; with a
 * key, always the whole budget, of whose hits the first by the key are returned. Gives way to other work in between.
 */
export const scan = async (examiner: Examiner, request: ScanRequest): Promise<ScanPage> => {
  const { size, cursor, order, limit, maxScan, byKey, signal } = request;
  const step = byKey || order === 'asc' ? 1 : -1;
  const { start, ahead } = beginning(size, cursor, step);
  const budget = Math.min(maxScan, ahead);
  const best = byKey && createTopRows(limit, order === 'desc');
  const most = best ? Number.POSITIVE_INFINITY : limit;
  const found: Hits = { rows: [], keys: [] };
  let [scanned, sorted] = [0, 0];
  while (scanned < budget && found.rows.length < most) {
    await yieldToEventLoop();
    signal?.throwIfAborted();
    scanned += await examiner.examine({ from: start + step * scanned, count: budget - scanned, step, most }, found);
    if (!best) continue;
    sorted += found.rows.length;
    for (const [i, row] of found.rows.entries()) best.add(row, found.keys[i]!);
    found.rows.length = 0;
    found.keys.length = 0;
  }
  const rows = best ? best.rows() : found.rows;
  const exhausted = scanned === ahead;
  return {
    rows,
    scanned,
    hits: best ? sorted : rows.length,
    nextCursor: exhausted ? null : start + step * scanned,
    exhausted,
    truncated: rows.length < limit && !exhausted,
  };
};
