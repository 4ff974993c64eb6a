import type { JobRow } from '../../../db/repositories/jobs.ts';

/** A job as its owner sees it. */
export interface JobRecord {
  readonly id: string;
  readonly type: string;
  readonly state: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';
  readonly progress: { readonly done: number; readonly total: number };
  readonly attempt: number;
  readonly max_attempts: number;
  /** Credits charged; 0 after a refund. */
  readonly credits: number;
  readonly params: Record<string, unknown> | null;
  readonly result: JobResult | null;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly queued_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly expires_at: string;
}

export interface JobResult {
  readonly summary: Record<string, unknown>;
  readonly item_count: number;
  /** The items, if they are small enough for the record; else null, and they are fetched as a file. */
  readonly items: Record<string, unknown>[] | null;
  readonly files: string[];
}

/** Media types a result can be fetched as. */
export const RESULT_TYPES = ['application/x-ndjson', 'text/csv'] as const;

const instant = (ms: number): string => new Date(ms).toISOString();
const maybe = (ms: number | null): string | null => (ms === null ? null : instant(ms));

const resultOf = (row: JobRow, items: JobResult['items']): JobResult | null =>
  row.state === 'succeeded'
    ? { summary: row.summary ?? {}, item_count: row.itemCount ?? 0, items, files: [...RESULT_TYPES] }
    : null;

/** The record of a row; a held job is shown as queued, which it is by the time anybody sees it. */
export const recordOf = (
  row: JobRow,
  { params = null, items = null }: { params?: JobRecord['params']; items?: JobResult['items'] } = {},
): JobRecord => ({
  id: row.id,
  type: row.type,
  state: row.state === 'held' ? 'queued' : row.state,
  progress: { done: row.done, total: row.total },
  attempt: row.attempt,
  max_attempts: row.maxAttempts,
  credits: row.release === 0 ? row.credits : 0,
  params,
  result: resultOf(row, items),
  error: row.errorCode === null ? null : { code: row.errorCode, message: row.errorMessage ?? '' },
  queued_at: instant(row.queuedAt),
  started_at: maybe(row.startedAt),
  finished_at: maybe(row.finishedAt),
  expires_at: instant(row.expiresAt),
});

export const isOver = (state: string): boolean => state === 'succeeded' || state === 'failed' || state === 'cancelled';
