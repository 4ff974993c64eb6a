import { afterEach, expect, it, vi } from 'vitest';
import { unregister } from '../../src/web/offline/unregister.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a cache that is listed again after it was deleted is deleted again, and others are left', async () => {
  vi.useFakeTimers();
  const names = new Set(['metamer-1', 'other']);
  let returns = 1;
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [] } });
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => {
      if (returns-- <= 0) names.delete(name);
      return true;
    },
  });
  const done = unregister();
  await vi.runAllTimersAsync();
  await done;
  expect([...names]).toEqual(['other']);
});
