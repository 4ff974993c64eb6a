import { expect, it } from 'vitest';
import type { Ledger } from '../../src/accounts/ledger.ts';
import { timed, timedLedger } from '../../src/stores/timed.ts';

type Observed = [operation: string, failed: boolean];

const watched = () => {
  const seen: Observed[] = [];
  const observe = (operation: string, took: number, failed: boolean): void => {
    expect(took).toBeGreaterThanOrEqual(0);
    seen.push([operation, failed]);
  };
  return { seen, observe };
};

it('measures every function of a store, whether it answers at once, later or not at all', async () => {
  const { seen, observe } = watched();
  const store = timed(
    {
      table: 'rows',
      count: () => 3,
      find: async (id: number) => id + 1,
      refuse: () => {
        throw new RangeError('no');
      },
      lose: async () => Promise.reject(new RangeError('no')),
    },
    'rows',
    observe,
  );
  expect([store.table, store.count(), await store.find(1)]).toEqual(['rows', 3, 2]);
  expect(() => store.refuse()).toThrow(RangeError);
  await expect(store.lose()).rejects.toThrow(RangeError);
  expect(seen).toEqual([
    ['rows', false],
    ['rows', false],
    ['rows', true],
    ['rows', true],
  ]);
});

it('runs a query once that runs whenever it is awaited', async () => {
  const { seen, observe } = watched();
  let runs = 0;
  const query = {
    // biome-ignore lint/suspicious/noThenProperty: this is what a query builder returns
    then: (done: (value: number) => void) => {
      runs += 1;
      done(runs);
    },
  };
  const store = timed({ count: () => query }, 'rows', observe);
  expect(await store.count()).toBe(1);
  expect([runs, seen]).toEqual([1, [['rows', false]]]);
});

it('measures a reservation and its settlement, and passes a denial on', async () => {
  const { seen, observe } = watched();
  const settled = { limit: 1, rateRemaining: 1, rateReset: 0, creditsRemaining: 1 };
  let denied = false;
  const ledger = {
    reserve: () =>
      denied ? { denied: 'unknown-key' } : { key: { no: 1 }, settle: async () => settled, cancel: async () => {} },
  } as unknown as Ledger;
  const measured = timedLedger(ledger, observe);
  const call = { secret: '', price: 1, operation: 'GET /', id: 1, fresh: false };
  const reserved = await measured.reserve(call);
  if (!('settle' in reserved)) throw new TypeError('was denied');
  expect(await reserved.settle({ status: 200, label: undefined })).toBe(settled);
  denied = true;
  expect(await measured.reserve(call)).toEqual({ denied: 'unknown-key' });
  expect(seen).toEqual([
    ['reserve', false],
    ['settle', false],
    ['reserve', false],
  ]);
});
