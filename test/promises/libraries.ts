import { expect } from 'vitest';
import type { Promised } from './promised.ts';
import { oneOf, or, values } from './rules.ts';

export const HUES = oneOf('red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink');
export const ORDER = or(oneOf('asc', 'desc'), 'asc');
export const OFFSET = values([0, 24], [-1, 0.5]);
/** What a page of a library has besides its records. */
export const PAGE = { matched: 'number', share_of_collection: 'number', next_offset: 'number' };

/** The first and the last record are there, and what lies beyond them, or is no id, is refused. */
export const expectIds = async (
  { answer, refusal }: Pick<Promised, 'answer' | 'refusal'>,
  operation: string,
  last: number,
  beyond: readonly string[],
): Promise<void> => {
  for (const id of [0, last]) await answer(operation, { id });
  for (const id of [String(last + 1), '-1', '1.5', ...beyond])
    expect([id, ...(await refusal(operation, { id }))]).toEqual([id, 400, 'INVALID_INPUT', 'id']);
};

export const sumOf = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0);
