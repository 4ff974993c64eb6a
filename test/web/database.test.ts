import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from '../../src/web/state/database.ts';

/** A request for the database, answered by hand: Node has no IndexedDB. */
const request = {
  result: { close: vi.fn() },
  onblocked: () => {},
  onsuccess: () => {},
  onerror: () => {},
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => request });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  request.result.close.mockClear();
});

const work = () => within('items', 'readonly', async () => 'done').catch((error: Error) => error.message);

it('a database that another tab lets go of in time is worked on', async () => {
  const transaction = { objectStore: () => ({}), oncomplete: () => {}, onabort: () => {} };
  const done = vi.fn(() => transaction);
  Object.assign(request.result, { transaction: done });
  const worked = work();
  request.onblocked();
  await vi.advanceTimersByTimeAsync(1000);
  request.onsuccess();
  await vi.advanceTimersByTimeAsync(5000);
  transaction.oncomplete();
  expect(await worked).toBe('done');
  expect(request.result.close).toHaveBeenCalledOnce();
});

it('a database that comes when it is no longer waited for is closed', async () => {
  const worked = work();
  request.onblocked();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await worked).toMatch('open elsewhere');
  expect(request.result.close).not.toHaveBeenCalled();
  request.onsuccess();
  await vi.advanceTimersByTimeAsync(0);
  expect(request.result.close).toHaveBeenCalledOnce();
});
