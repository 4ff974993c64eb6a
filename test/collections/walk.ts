import type { Examiner } from '../../src/collections/scan/examiner.ts';
import { scan } from '../../src/collections/scan/scan.ts';

/** What a walk by cursor met: how many rows, and the first place at which a row was not the one before plus the step. */
export interface Walk {
  readonly rows: number;
  readonly pages: number;
  readonly firstGap: number | undefined;
}

/** Follows the cursors over a whole collection with pages and budgets of changing size, nothing being filtered out. */
export const walkAll = async (
  examiner: () => Examiner,
  size: number,
  order: 'asc' | 'desc',
  limits: readonly number[],
  budgets: readonly number[],
): Promise<Walk> => {
  let [rows, pages] = [0, 0];
  let firstGap: number | undefined;
  let expected = order === 'asc' ? 0 : size - 1;
  for (let cursor: number | null | undefined; cursor !== null; ) {
    const limit = limits[pages % limits.length]!;
    const maxScan = budgets[pages % budgets.length]!;
    const page = await scan(examiner(), { size, cursor, order, limit, maxScan });
    for (const row of page.rows) {
      if (row !== expected) firstGap ??= row;
      expected += order === 'asc' ? 1 : -1;
    }
    rows += page.rows.length;
    pages += 1;
    cursor = page.nextCursor;
  }
  return { rows, pages, firstGap };
};

/** All rows that a chain of pages finds. */
export const chain = async (
  examiner: () => Examiner,
  request: { size: number; order: 'asc' | 'desc'; limit: number; maxScan: number; from?: number; pages?: number },
): Promise<number[]> => {
  const found: number[] = [];
  let cursor: number | null | undefined = request.from;
  for (let page = 0; cursor !== null && page < (request.pages ?? Number.POSITIVE_INFINITY); page += 1) {
    const answer = await scan(examiner(), { ...request, cursor });
    found.push(...answer.rows);
    cursor = answer.nextCursor;
  }
  return found;
};
