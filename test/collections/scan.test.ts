import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createColumnCache } from '../../src/collections/scan/column-cache.ts';
import type { Examiner } from '../../src/collections/scan/examiner.ts';
import { createRankedRows } from '../../src/collections/scan/ranked-rows.ts';
import { scan, sortedScan } from '../../src/collections/scan/scan.ts';
import { createSortedCursors } from '../../src/collections/scan/sorted-cursor.ts';
import { mapInTurns, yieldToEventLoop } from '../../src/collections/scan/yield-to-event-loop.ts';
import { runs } from '../size.ts';

/** Examines a plain list of truths, at most seven a slice. */
const over = (holds: readonly boolean[], keyOf = (_row: number) => 0): Examiner => ({
  examine: ({ from, count, step, most }, hits) => {
    const slice = Math.min(7, count);
    for (let done = 0; done < slice; done += 1) {
      const row = from + step * done;
      if (holds[row]) {
        hits.rows.push(row);
        hits.keys.push(keyOf(row));
      }
      if (hits.rows.length >= most) return done + 1;
    }
    return slice;
  },
});

const truths = fc.array(fc.boolean(), { minLength: 1, maxLength: 120 });
const order = fc.constantFrom('asc' as const, 'desc' as const);

describe('a scan', () => {
  it('answers what a plain loop answers', () =>
    fc.assert(
      fc.asyncProperty(
        truths,
        order,
        fc.nat(119),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 60 }),
        async (holds, dir, at, limit, maxScan) => {
          const size = holds.length;
          const cursor = at % size;
          const rows: number[] = [];
          let [scanned, next] = [0, cursor];
          while (scanned < maxScan && rows.length < limit && next >= 0 && next < size) {
            if (holds[next]) rows.push(next);
            next += dir === 'asc' ? 1 : -1;
            scanned += 1;
          }
          const exhausted = next < 0 || next >= size;
          const page = await scan(over(holds), { size, cursor, order: dir, limit, maxScan });
          expect(page).toEqual({
            rows,
            scanned,
            hits: rows.length,
            nextCursor: exhausted ? null : next,
            exhausted,
            truncated: rows.length < limit && !exhausted,
          });
        },
      ),
      { numRuns: runs(200) },
    ));

  it('finds everything once when its cursors are followed, whatever the sizes', () =>
    fc.assert(
      fc.asyncProperty(
        truths,
        order,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 30 }),
        async (holds, dir, limit, maxScan) => {
          const met: number[] = [];
          for (let cursor: number | null | undefined; cursor !== null; ) {
            const page = await scan(over(holds), { size: holds.length, cursor, order: dir, limit, maxScan });
            met.push(...page.rows);
            cursor = page.nextCursor;
          }
          const expected = holds.flatMap((holding, row) => (holding ? [row] : []));
          expect(met).toEqual(dir === 'asc' ? expected : expected.reverse());
        },
      ),
      { numRuns: runs(100) },
    ));

  it('sorts the hits of its whole budget by a key, and its cursors lead through all of them, window by window', () =>
    fc.assert(
      fc.asyncProperty(
        truths,
        order,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 130 }),
        async (holds, dir, limit, maxScan) => {
          const size = holds.length;
          const keyOf = (row: number) => (row * 37) % 11;
          const cursors = createSortedCursors(size, 500);
          const sign = dir === 'asc' ? 1 : -1;
          const expected: number[] = [];
          for (let start = 0; start < size; start += maxScan) {
            const hits = holds.flatMap((holding, row) =>
              holding && row >= start && row < start + maxScan ? [row] : [],
            );
            expected.push(...hits.sort((x, y) => sign * (keyOf(x) - keyOf(y)) || x - y));
          }
          const met: number[] = [];
          for (let cursor: number | null = 0; cursor !== null; ) {
            const window = cursors.read(cursor, maxScan);
            const cursorAt = (rank: number) => cursors.write(window.start, maxScan, rank);
            const page = await sortedScan(over(holds, keyOf), { size, window, order: dir, limit, cursorAt });
            expect(page.scanned).toBe(Math.min(maxScan, size - window.start));
            expect(page.hits).toBeGreaterThanOrEqual(page.rows.length);
            expect(page.truncated).toBe(page.rows.length < limit && page.nextCursor !== null);
            met.push(...page.rows);
            cursor = page.nextCursor;
          }
          expect(met).toEqual(expected);
        },
      ),
      { numRuns: runs(100) },
    ));

  it('ends quietly behind the last record and refuses a cursor beyond', async () => {
    const request = { size: 50, order: 'asc', limit: 5, maxScan: 50 } as const;
    const all = over(Array(50).fill(true));
    expect(await scan(all, { ...request, cursor: 50 })).toMatchObject({
      rows: [],
      scanned: 0,
      nextCursor: null,
      exhausted: true,
      truncated: false,
    });
    await expect(scan(all, { ...request, cursor: 51 })).rejects.toThrow('cursor: must be from 0 to 50, got 51');
    await expect(scan(all, { ...request, order: 'desc', cursor: 50 })).rejects.toThrow(
      'cursor: must be from 0 to 49, got 50',
    );
    await expect(scan(all, { ...request, cursor: -1 })).rejects.toThrow('cursor');
  });

  it('stops when the caller has gone', async () => {
    const gone = new AbortController();
    gone.abort();
    await expect(
      scan(over([true]), { size: 1, order: 'asc', limit: 1, maxScan: 1, signal: gone.signal }),
    ).rejects.toThrow();
  });

  it('lets the event loop go round between two slices of however many scans', async () => {
    let [slices, most, inThisRound, running] = [0, 0, 0, true];
    const counting = (): Examiner => ({
      examine: ({ count }) => {
        slices += 1;
        inThisRound += 1;
        most = Math.max(most, inThisRound);
        return Math.min(10, count);
      },
    });
    const round = () => {
      inThisRound = 0;
      if (running) setImmediate(round);
    };
    setImmediate(round);
    const scans = Array.from({ length: 8 }, () =>
      scan(counting(), { size: 200, order: 'asc', limit: 5, maxScan: 200 }),
    );
    await Promise.all(scans);
    running = false;
    expect(slices).toBe(160);
    expect(most).toBe(1);
  });
});

describe('turns', () => {
  it('come in the order they were asked for', async () => {
    const order: number[] = [];
    await Promise.all([1, 2, 3].map((n) => yieldToEventLoop().then(() => order.push(n))));
    expect(order).toEqual([1, 2, 3]);
    expect(await mapInTurns([1, 2, 3, 4, 5], 2, (n) => n * n)).toEqual([1, 4, 9, 16, 25]);
  });
});

describe('ranked rows', () => {
  it('are a part of the sorted list, wherever it begins', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 200 }),
        fc.nat(210),
        fc.integer({ min: 1, max: 30 }),
        fc.boolean(),
        (keys, rank, limit, down) => {
          const ranked = createRankedRows(rank, limit, down);
          for (const [row, key] of keys.entries()) ranked.add(row, key);
          const rows = [...keys.keys()].sort((x, y) => (down ? keys[y]! - keys[x]! : keys[x]! - keys[y]!) || x - y);
          expect([ranked.count(), ranked.page()]).toEqual([keys.length, rows.slice(rank, rank + limit)]);
        },
      ),
    ));

  it('keeps no more than it may still need', () => {
    const ranked = createRankedRows(5, 5, false);
    for (let row = 0; row < 100_000; row += 1) ranked.add(row, (row * 7919) % 100_003);
    const rows = Array.from({ length: 100_000 }, (_, row) => ({ row, key: (row * 7919) % 100_003 }));
    rows.sort((x, y) => x.key - y.key);
    expect(ranked.page()).toEqual(rows.slice(5, 10).map(({ row }) => row));
  });
});

describe('the cursors of a sorted scan', () => {
  const SIZE = 5_000_000;
  const cursors = createSortedCursors(SIZE, 500_000);

  it('hold where the scan began, its length and the rank, in a number that is exact', () =>
    fc.assert(
      fc.property(
        fc.nat(SIZE - 1),
        fc.integer({ min: 1000, max: 500_000 }),
        fc.double({ min: 0, max: 0.999_999, noNaN: true }),
        (start, maxScan, share) => {
          const { count } = cursors.read(start, maxScan);
          expect(count).toBeLessThanOrEqual(maxScan);
          const rank = Math.floor(share * count);
          const cursor = cursors.write(start, maxScan, rank);
          expect(Number.isSafeInteger(cursor) && cursor > SIZE).toBe(true);
          expect(cursors.read(cursor, maxScan)).toEqual({ start, count, rank });
          expect(() => cursors.read(cursor, maxScan === 1000 ? 1001 : maxScan - 1)).toThrow(/^max_scan: must be \d+/);
        },
      ),
      { numRuns: runs(500) },
    ));

  it('are running numbers between scans; a scan examines max_scan records from each', () => {
    expect(cursors.read(0, 20_000)).toEqual({ start: 0, count: 20_000, rank: 0 });
    expect(cursors.read(1_000, 500_000)).toEqual({ start: 1_000, count: 500_000, rank: 0 });
    expect(cursors.read(1_234, 32_000).count).toBe(32_000);
    expect(cursors.read(1_234, 32_001).count).toBe(766);
    expect(cursors.read(SIZE, 1_000)).toEqual({ start: SIZE, count: 0, rank: 0 });
  });

  it.each([-1, SIZE + 1, Number.MAX_SAFE_INTEGER])('refuse %d', (cursor) => {
    expect(() => cursors.read(cursor, 20_000)).toThrow(/^cursor: must be from 0 to 5000000, or next_cursor/);
  });
});

describe('the column cache', () => {
  it('keeps what was used last, never more than its limit', () => {
    const cache = createColumnCache(100);
    for (const [key, bytes] of [
      ['a', 40],
      ['b', 40],
    ] as const)
      cache.put(key, key, bytes);
    expect(cache.get('a')).toBe('a');
    cache.put('c', 'c', 40);
    expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.bytes()]).toEqual(['a', undefined, 'c', 80]);
    cache.put('c', 'again', 60);
    expect([cache.get('c'), cache.bytes()]).toEqual(['again', 100]);
    cache.put('huge', 'huge', 101);
    expect([cache.get('huge'), cache.bytes(), cache.holds(101)]).toEqual([undefined, 100, false]);
  });
  it('keeps nothing at 0', () => {
    const cache = createColumnCache(0);
    cache.put('a', 'a', 1);
    expect([cache.get('a'), cache.bytes(), cache.holds(1)]).toEqual([undefined, 0, false]);
  });
});
