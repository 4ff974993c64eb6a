import { describe, expect, it } from 'vitest';
import { sized } from '../../size.ts';
import { countTable, exponentsOf, MOST, TABLES } from './counted/tables.mjs';

/** At small size one of so many rows. */
const parts = sized(1, 6);

describe.each(TABLES)('growth by counted steps: %s', (table) => {
  it('is at most by an exponent of 1.15 in every row, every stage and every check', async () => {
    const { rows, count } = await countTable(table, { parts });
    expect(rows).toHaveLength(Math.ceil(count / parts));
    for (const row of rows) {
      const { exponent, parts: own } = exponentsOf(row);
      expect(row.points.at(-1)!.steps, row.name).toBeGreaterThan(0);
      expect(exponent, `${row.name}: ${JSON.stringify(row.points)}`).toBeLessThanOrEqual(MOST);
      for (const { id, exponent: one } of own) expect(one, `${id} with ${row.name}`).toBeLessThanOrEqual(MOST);
    }
  });
});

describe('the exponent', () => {
  const points = (cost: (size: number) => number) =>
    [100, 400, 1600].map((size) => ({ size, steps: cost(size), parts: { 'stage x': cost(size) } }));

  it('is that of the steps, and of the parts that are worth a look', () => {
    const row = (cost: (size: number) => number) => exponentsOf({ name: 'x', by: 'bytes', points: points(cost) });
    expect(row((size) => 30 * size).exponent).toBeCloseTo(1);
    expect(row((size) => size ** 2).exponent).toBeCloseTo(2);
    expect(row((size) => size ** 2).parts).toMatchObject([{ id: 'stage x', exponent: expect.closeTo(2) }]);
    expect(row((size) => size / 100).parts).toEqual([]);
  });
});
