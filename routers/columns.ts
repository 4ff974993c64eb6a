import type { Services } from '../src/api/services.ts';
import { type ColumnCache, createColumnCache } from '../src/collections/scan/columnCache.ts';

const caches = new WeakMap<Services, ColumnCache>();

/** The columns of the collections in memory, one cache to a server, of the size it is configured with. */
export const columnsOf = (services: Services): ColumnCache => {
  const cache = caches.get(services) ?? createColumnCache(services.config.cacheMb * 2 ** 20);
  caches.set(services, cache);
  return cache;
};
