import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createColumnCache } from '../../src/collections/scan/column-cache.ts';
import type { Examiner } from '../../src/collections/scan/examiner.ts';
import { scan } from '../../src/collections/scan/scan.ts';
import { createTopRows } from '../../src/collections/scan/top-rows.ts';
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

  it('sorts the hits of its whole budget by a key', () =>
    fc.assert(
      fc.asyncProperty(
        truths,
        order,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 130 }),
        async (holds, dir, limit, maxScan) => {
          const keyOf = (row: number) => (row * 37) % 11;
          const page = await scan(over(holds, keyOf), { size: holds.length, order: dir, limit, maxScan, byKey: true });
          const hits = holds.slice(0, maxScan).flatMap((holding, row) => (holding ? [row] : []));
          const sign = dir === 'asc' ? 1 : -1;
          const sorted = [...hits].sort((x, y) => sign * (keyOf(x) - keyOf(y)) || x - y);
          expect(page.rows).toEqual(sorted.slice(0, limit));
          expect([page.hits, page.scanned]).toEqual([hits.length, Math.min(maxScan, holds.length)]);
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
    await expect(scan(all, { ...request, cursor: 51 })).rejects.toThrow('cursor: must be from 0 to 50, is 51');
    await expect(scan(all, { ...request, order: 'desc', cursor: 50 })).rejects.toThrow(
      'cursor: must be from 0 to 49, is 50',
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

describe('top rows', () => {
  it('are the first of the sorted list', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 200 }),
        fc.integer({ min: 1, max: 30 }),
        fc.boolean(),
        (keys, limit, down) => {
          const top = createTopRows(limit, down);
          for (const [row, key] of keys.entries()) top.add(row, key);
          const rows = [...keys.keys()].sort((x, y) => (down ? keys[y]! - keys[x]! : keys[x]! - keys[y]!) || x - y);
          expect(top.rows()).toEqual(rows.slice(0, limit));
        },
      ),
    ));
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
