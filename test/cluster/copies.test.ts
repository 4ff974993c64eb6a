import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, expect, it } from 'vitest';
import { writeBackup } from '../../db/copies/backup.ts';
import { NotRestored, restoreServer } from '../../db/copies/restore.ts';
import { contrast, issueKey, startProcess } from '../processes.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { startEngines } from './engines.ts';

let cluster: Cluster;
const folder = mkdtempSync(join(tmpdir(), 'metamer-copies-'));
afterEach(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

const booksOf = async (url: string) => {
  const client = createClient({ url });
  const { rows } = await client.execute(
    'SELECT (SELECT count(*) FROM calls) AS calls, (SELECT sum(credits) FROM usage_days) AS credits, (SELECT count(*) FROM keys) AS keys',
  );
  client.close();
  return { ...rows[0] };
};

it('a server is backed up while nodes ship to it, and restored to an empty one with Redis and journals anew', async () => {
  cluster = await startCluster({ TIERS: '{"free":{"requests_per_minute":1000000}}' });
  const { secret } = await issueKey(cluster.proxyUrl, 'free');
  const call = async () => (await contrast(cluster.proxyUrl, secret)).status;
  let stopped = false;
  const counts = new Map<number, number>();
  const load = Array.from({ length: 8 }, async () => {
    while (!stopped) {
      const status = await call();
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  });
  await expect.poll(async () => Number((await booksOf(cluster.engines.sqld.url)).calls)).toBeGreaterThan(50);
  const backup = join(folder, 'backup.db');
  const contents = await writeBackup({ server: cluster.engines.sqld.url, authToken: undefined }, backup);
  stopped = true;
  await Promise.all(load);
  // Only a machine with more to do than it has time for refuses one now and then.
  expect([...counts.keys()].filter((status) => ![200, 503].includes(status))).toEqual([]);
  expect(counts.get(503) ?? 0).toBeLessThanOrEqual(counts.get(200)! / 10);
  expect(contents).toMatchObject({ keys: 2 });
  expect(contents.calls).toBeGreaterThan(50);
  await expect(restoreServer(backup, cluster.engines.sqld.url, undefined)).rejects.toThrow(NotRestored);

  const engines = await startEngines();
  expect(await restoreServer(backup, engines.sqld.url, undefined)).toEqual(contents);
  expect(await booksOf(engines.sqld.url)).toEqual({
    calls: contents.calls,
    credits: contents.calls,
    keys: contents.keys,
  });
  const node = await startProcess({
    DATABASE_URL: engines.sqld.url,
    REDIS_URL: engines.redis.url,
    JOURNAL: join(engines.folder, 'journal.db'),
    TIERS: `{"free":{"credits_per_month":${contents.calls + 2},"requests_per_minute":1000}}`,
  });
  const statuses: number[] = [];
  for (let i = 0; i < 4; i += 1) statuses.push((await contrast(node.url, secret)).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
  await node.end('SIGTERM');
  await engines.stop();
});
