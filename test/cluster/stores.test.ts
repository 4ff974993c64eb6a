import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeLedger } from '../accounts/ledger-suite.ts';
import { openFor } from '../accounts/opened.ts';
import { describeUsage } from '../accounts/usage-suite.ts';
import { type Engines, startEngines } from './engines.ts';

let engines: Engines;
beforeAll(async () => {
  engines = await startEngines();
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

describeLedger('Redis and a libSQL server', environment);
describeUsage('Redis and a libSQL server', environment);

describe('a Redis that lost its memory', () => {
  it('leaves no node with a key as it was before it was changed', async () => {
    const [one, other] = [await openFor(environment()), await openFor(environment())];
    const { id, secret } = await one.keys.issue({ tier: 'free', label: 'team' });
    await other.call(secret);
    await one.keys.update(id, { label: 'Team' });
    const redis = new Redis(engines.redis.url);
    await redis.flushall();
    redis.disconnect();
    // Joins the new epoch otherwise than by a call.
    await other.keys.get(id);
    expect(await other.call(secret)).toMatchObject({ label: 'Team' });
    await Promise.all([one.close(), other.close()]);
  }, 60_000);
});
