import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesOf, PARTITIONS } from '../../src/accounts/cluster/names.ts';
import { rebuildFigures } from '../../src/accounts/cluster/rebuild.ts';
import { firstAnswer, type HotStore } from '../../src/accounts/cluster/redis.ts';
import { connectShards } from '../../src/accounts/cluster/shards.ts';
import { monthOf } from '../../src/accounts/time.ts';
import { createLog } from '../../src/runtime/log.ts';
import { shardAddresses } from '../../src/runtime/redis-address.ts';
import { type ShardEngines, startShards } from './shards.ts';

let engines: ShardEngines;
let redis: HotStore;
beforeAll(async () => {
  engines = await startShards();
  redis = connectShards(shardAddresses(engines.redis.url)!, createLog('silent'));
  await firstAnswer(redis, 10_000);
});
afterAll(async () => {
  redis.disconnect();
  await engines.stop();
});

const names = namesOf(PARTITIONS);
const MONTH = monthOf(Date.now());
const [NEW, BOOKED, OTHER] = [7, 7 + PARTITIONS, 8];
const fieldsOf = (keyNo: number) => redis.of(keyNo, (line) => line.hgetall(names.key(keyNo)));

describe('figures of a partition that are rebuilt over those that a replica has kept', () => {
  it('are those of the books alone: what was counted and not booked yet is in a journal, and is added by its node', async () => {
    for (const keyNo of [NEW, BOOKED, OTHER])
      await redis.of(keyNo, (line) =>
        line.hset(names.key(keyNo), {
          [`used:${MONTH}`]: 5,
          months: MONTH,
          exp: 1,
          mark: 'former',
          rev: 1,
          seq: 9,
        }),
      );
    const figures = {
      used: [{ keyNo: BOOKED, month: MONTH - 1, credits: 3 }],
      positions: new Map([['a', 4]]),
      revoked: [],
      expiring: new Map([[BOOKED, 2]]),
      corrected: 0,
    };
    expect(await rebuildFigures(redis, { figures: async () => figures }, [names.partitionOf(NEW)])).toEqual(new Map());
    expect(await fieldsOf(NEW)).toEqual({ rev: '1', seq: '9' });
    expect(await fieldsOf(BOOKED)).toEqual({
      [`used:${MONTH - 1}`]: '3',
      months: String(MONTH - 1),
      exp: '2',
      rev: '1',
      seq: '9',
    });
    expect(await fieldsOf(OTHER)).toMatchObject({ [`used:${MONTH}`]: '5', mark: 'former' });
  });
});
