import type { StoreOptions, Stores } from './stores.ts';

/** Opens what the configuration names: a file alone, or Redis and a server together (anything else is refused before). */
export const openStores = async (options: StoreOptions): Promise<Stores> => {
  const { redisUrl } = options.config;
  if (redisUrl === undefined) return (await import('./file.ts')).openFileStores(options);
  return (await import('./cluster.ts')).openClusterStores(options, redisUrl);
};
