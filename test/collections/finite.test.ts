import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { browse } from '../../src/collections/in-memory/browse.ts';
import { tallyBits, tallyColumn } from '../../src/collections/in-memory/tally.ts';
import { runs } from '../size.ts';

const SIZE = 500;
const values = fc.array(fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constant(Number.NaN)), {
  minLength: SIZE,
  maxLength: SIZE,
});

describe('browse', () => {
  it('lists what filtering and sorting a plain array lists', () =>
    fc.assert(
      fc.property(
        values,
        values,
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 40 }),
        fc.constantFrom('asc' as const, 'desc' as const),
        fc.boolean(),
        fc.integer({ min: 1, max: 60 }),
        fc.nat(SIZE + 10),
        (tested, key, from, to, order, byKey, limit, offset) => {
          const column = Float64Array.from(tested);
          const keys = Float64Array.from(key);
          const bounds = [{ field: 'column', from, to, round: true }] as const;
          const sortBy = byKey ? 'keys' : undefined;
          const page = browse({ column, keys }, { size: SIZE, bounds, sortBy, order, limit, offset });
          const all = tested
            .map((v, row) => ({ v, row, k: key[row]! }))
            .filter(({ v }) => (from <= to ? v >= from && v <= to : v >= from || v <= to));
          const sign = order === 'asc' ? 1 : -1;
          all.sort((x, y) => {
            if (!byKey) return sign * (x.row - y.row);
            const [a, b] = [Number.isNaN(x.k), Number.isNaN(y.k)];
            if (a !== b) return a ? 1 : -1;
            return (a ? 0 : sign * (x.k - y.k)) || x.row - y.row;
          });
          expect(page.matched).toBe(all.length);
          expect(page.rows).toEqual(all.slice(offset, offset + limit).map(({ row }) => row));
          expect(page.nextOffset).toBe(offset + limit < all.length ? offset + limit : null);
          expect(page.share).toBe(all.length / SIZE);
        },
      ),
      { numRuns: runs(60) },
    ));

  it('meets several conditions at once', () => {
    const column = Float64Array.from({ length: 100 }, (_, i) => i);
    const bits = Float64Array.from({ length: 100 }, (_, i) => (i % 3 === 0 ? 0b10 : 0b01));
    const bounds = [
      { field: 'column', from: 10, to: 60 },
      { field: 'bits', bit: 1, from: 1, to: 1 },
    ] as const;
    const base = { size: 100, order: 'asc', limit: 100, offset: 0 } as const;
    const { rows } = browse({ column, bits }, { ...base, bounds });
    expect(rows).toEqual(Array.from({ length: 17 }, (_, i) => 12 + 3 * i));
    const one = { field: 'column', from: 15, to: 15 } as const;
    expect(browse({ column, bits }, { ...base, bounds: [...bounds, one] }).rows).toEqual([15]);
  });
});

describe('tallies', () => {
  it('count numbers and bits', () => {
    expect(tallyColumn(Float64Array.of(0, 1, 1, 2), ['a', 'b', 'c', 'd'])).toEqual([
      { value: 'a', count: 1, share: 0.25 },
      { value: 'b', count: 2, share: 0.5 },
      { value: 'c', count: 1, share: 0.25 },
      { value: 'd', count: 0, share: 0 },
    ]);
    expect(tallyBits(Float64Array.of(0b11, 0b10, 0), ['low', 'high']).map(({ count }) => count)).toEqual([1, 2]);
  });
});
