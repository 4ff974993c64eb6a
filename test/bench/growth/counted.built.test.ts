import { beforeAll, describe, expect, it } from 'vitest';
import { countTables, exponentsOf, MOST, TABLES } from './counted/tables.mjs';

/** One row in so many: of those that would take long, few. */
const PARTS = { operations: 12, formats: 12, readers: 4, jobs: 4, pages: 12 } as const;
const shares = TABLES.map((table) => ({ table, parts: PARTS[table] }));

let counted: Awaited<ReturnType<typeof countTables>>;
beforeAll(async () => {
  counted = await countTables(shares);
});

describe.each(shares)(
  'growth by counted steps: of the $table one row in $parts (all: npm run bench -- growth)',
  (share) => {
    it('is at most by an exponent of 1.15 in the row, its stages and its checks', () => {
      const { rows, count } = counted[share.table]!;
      expect(rows).toHaveLength(Math.ceil(count / share.parts));
      for (const row of rows) {
        const { exponent, parts: own } = exponentsOf(row);
        expect(row.points.at(-1)!.steps, row.name).toBeGreaterThan(0);
        expect(exponent, `${row.name}: ${JSON.stringify(row.points)}`).toBeLessThanOrEqual(MOST);
        for (const { id, exponent: one } of own) expect(one, `${id} with ${row.name}`).toBeLessThanOrEqual(MOST);
      }
    });
  },
);

describe('the exponent', () => {
  const points = (cost: (size: number) => number) =>
    [100, 400, 1600].map((size) => ({ size, steps: cost(size), parts: { 'stage x': cost(size) } }));

  it('is that of the steps, and of the parts that are worth a look', () => {
    const row = (cost: (size: number) => number) => exponentsOf({ name: 'x', by: 'bytes', points: points(cost) });
    expect(row((size) => 30 * size).exponent).toBeCloseTo(1);
    expect(row((size) => size ** 2).exponent).toBeCloseTo(2);
    expect(row((size) => size ** 2).parts).toMatchObject([{ id: 'stage x', exponent: expect.closeTo(2) }]);
    expect(row((size) => size / 100).parts).toEqual([]);
    expect(row((size) => 1e6 + size ** 2).exponent).toBeLessThan(1);
    expect(row((size) => 1e6 + size ** 2).last).toBeCloseTo(0.81, 1);
  });
});
