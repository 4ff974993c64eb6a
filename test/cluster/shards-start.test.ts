import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProcess } from '../processes.ts';
import { startRedis } from './engines.ts';
import { type ShardEngines, startShards } from './shards.ts';

let engines: ShardEngines;
let single: Awaited<ReturnType<typeof startRedis>>;
beforeAll(async () => {
  engines = await startShards();
  single = await startRedis(engines.folder, ['--requirepass', 'of-the-drill']);
});
afterAll(async () => {
  await single.kill();
  await engines.stop();
});

const start = (redisUrl: string): Promise<string> =>
  startProcess({
    DATABASE_URL: engines.sqld.url,
    REDIS_URL: redisUrl,
    JOURNAL: join(engines.folder, 'journal-start.db'),
  }).then(
    async (node) => {
      await node.end('SIGTERM');
      return 'started';
    },
    (error: Error) => error.message,
  );

describe('an address that does not fit the server', () => {
  it('is refused at the start with what to write, and without the password', async () => {
    const { port } = engines.masters[0]!;
    expect(await start(`redis://127.0.0.1:${port}`)).toContain(
      `REDIS_URL: 127.0.0.1:${port} is part of a Redis cluster; write redis+cluster:// instead of redis://.`,
    );
    expect(await start(`redis+cluster://:of-the-drill@127.0.0.1:${single.port}`)).toContain(
      `REDIS_URL: 127.0.0.1:${single.port} is a single Redis and not part of a cluster; write redis:// instead of redis+cluster://.`,
    );
    const wrong = await start(`redis+cluster://:not-this@127.0.0.1:${single.port}`);
    expect(wrong).toContain(`REDIS_URL: 127.0.0.1:${single.port} does not accept the name or password in the address.`);
    expect(wrong).not.toContain('not-this');
    expect(await start(`redis+cluster://127.0.0.1:9,127.0.0.1:${port}`)).toBe('started');
  });
});
