import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { describeLedger } from '../accounts/ledger-suite.ts';
import { describeUsage } from '../accounts/usage-suite.ts';
import { type Engines, startEngines } from './engines.ts';

let engines: Engines;
beforeAll(async () => {
  engines = await startEngines();
});
afterAll(() => engines.stop());

/** Each suite is a node with a journal of its own. */
const node = (number: number) => (): Record<string, string> => ({
  DATABASE_URL: engines.sqld.url,
  REDIS_URL: engines.redis.url,
  JOURNAL: join(engines.folder, `journal-${number}.db`),
});

describeLedger('Redis and a libSQL server', node(1));
describeUsage('Redis and a libSQL server', node(2));
