import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { describeLedger } from '../accounts/ledger-suite.ts';
import { describeUsage } from '../accounts/usage-suite.ts';
import { type ShardEngines, startShards } from './shards.ts';

let engines: ShardEngines;
beforeAll(async () => {
  engines = await startShards();
});
afterAll(() => engines.stop());

let nodes = 0;
/** Whoever opens the stores is a node with a journal of its own. */
const environment = (): Record<string, string> => {
  nodes += 1;
  return {
    DATABASE_URL: engines.sqld.url,
    REDIS_URL: engines.redis.url,
    JOURNAL: join(engines.folder, `journal-${nodes}.db`),
  };
};

describeLedger('a Redis cluster and a libSQL server', environment);
describeUsage('a Redis cluster and a libSQL server', environment);
