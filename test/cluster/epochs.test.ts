import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KeyRow } from '../../db/repositories/keys.ts';
import { createDirectory } from '../../src/accounts/cluster/directory.ts';
import { createEpoch, type Epoch } from '../../src/accounts/cluster/epoch.ts';
import { createClusterLedger } from '../../src/accounts/cluster/ledger.ts';
import { namesOf } from '../../src/accounts/cluster/names.ts';
import { connectRedis, firstAnswer, type HotStore, type Line } from '../../src/accounts/cluster/redis.ts';
import { TIERS } from '../../src/accounts/tiers.ts';
import { createLog } from '../../src/runtime/log.ts';
import { type Engines, startEngines } from './engines.ts';

let engines: Engines;
let redis: HotStore & { readonly line: Line };
beforeAll(async () => {
  engines = await startEngines();
  redis = connectRedis(engines.redis.url, createLog('silent'));
  await firstAnswer(redis, 10_000);
});
afterAll(async () => {
  redis.disconnect();
  await engines.stop();
});
beforeEach(async () => {
  await redis.line.flushall();
  await redis.line.set('mtm:epoch', 'one');
});

const KEY = 7;
const key = namesOf(1).key(KEY);

/** A journal in memory, with calls of one credit of one key. */
const journalOf = (epochs: string[]) => {
  let last = 0;
  return {
    node: 'a',
    epochs: () => [...epochs],
    setEpochs: () => {},
    lastSeq: () => last,
    chargedAfter: (seq: number) => (last > seq ? [{ keyNo: KEY, month: 1, credits: last - seq }] : []),
    end: () => {
      last += 1;
    },
  };
};

describe('joining an epoch', () => {
  it('adds calls that end meanwhile, which are settled as calls of the former epoch', async () => {
    const journal = journalOf(['none']);
    for (let calls = 0; calls < 3; calls += 1) journal.end();
    let added = 0;
    const joined: boolean[] = [];
    const during: HotStore = {
      ...redis,
      async at(partition, command) {
        const answer = await redis.at(partition, command);
        // After what was read of the journal has been added, two calls end before this node knows that it was.
        if (answer === 1) added += 1;
        if (answer === 1 && added <= 2) journal.end();
        return answer;
      },
    };
    const epoch: Epoch = createEpoch({
      redis: during,
      journal,
      onJoin: (isJoined: (partition: number) => boolean) => joined.push(isJoined(0)),
    } as never);
    await epoch.join();
    expect([epoch.current(0), epoch.countedUpTo(0), joined]).toEqual(['one', 5, [true]]);
    expect(await redis.line.hmget(key, 'used:1', 'months')).toEqual(['5', '1']);
    expect(await redis.line.hget('mtm:seen', 'a')).toBe('5');
    await epoch.join();
    expect(await redis.line.hget(key, 'used:1')).toBe('5');
  });
});

describe('an epoch that was left', () => {
  it('is not joined again: figures from before a rebuild, on a replica or from a backup, are rebuilt', async () => {
    const journal = journalOf(['none']);
    const rebuilt: string[] = [];
    const epoch: Epoch = createEpoch({
      redis,
      journal,
      onJoin: () => {},
      shipping: { flush: async () => {} },
      nodes: { seenSince: async () => 1 },
      server: {
        async figures() {
          rebuilt.push(epoch.current(0));
          const used = [{ keyNo: KEY, month: 1, credits: 2 }];
          return { used, positions: new Map([['a', 2]]), revoked: [], expiring: new Map(), corrected: 0 };
        },
      },
    } as never);
    journal.end();
    journal.end();
    await epoch.join();
    expect([epoch.current(0), await redis.line.hget(key, 'used:1')]).toEqual(['one', '2']);
    await redis.line.del('mtm:epoch');
    await epoch.join();
    const second = epoch.current(0);
    expect(rebuilt).toEqual(['one']);
    // As it was in the first epoch, before what it had of the journal.
    await redis.line.flushall();
    await redis.line.set('mtm:epoch', 'one');
    await redis.line.hset(key, 'used:1', 2, 'months', '1');
    await epoch.join();
    expect(rebuilt).toEqual(['one', second]);
    expect(['one', second]).not.toContain(epoch.current(0));
    expect(await redis.line.hget(key, 'used:1')).toBe('2');
  });
});

describe('a call whose price rises', () => {
  it('reserves more only in the epoch that it was admitted in: in another it is charged as a whole', async () => {
    const open = namesOf(1).open(0, 'a');
    const extend = (epoch: string) => redis.line.mtmExtend(key, open, 'mtm:epoch', 5, KEY, 1, 4, 10, epoch);
    await redis.line.hset(key, 'used:1', 3, 'months', '1');
    await redis.line.hset(open, '5', `${KEY}:1:3`);
    expect(await extend('none')).toEqual(['ok', '3']);
    expect([await redis.line.hget(key, 'used:1'), await redis.line.hgetall(open)]).toEqual(['3', { 5: `${KEY}:1:3` }]);
    expect(await extend('one')).toEqual(['ok', '7']);
    expect(await redis.line.hgetall(open)).toEqual({ 5: `${KEY}:1:7` });
    expect(await extend('none')).toEqual(['quota', '7']);
  });
});

/** A ledger over one key whose row is counted as it is read, in an epoch that is `one` from the start. */
const ledgerOf = (row: { label: string }) => {
  let reads = 0;
  let present = 'one';
  const repository = {
    async findByHash() {
      reads += 1;
      return { no: KEY, id: 'k', tier: 'free', scopes: null, expiresAt: null, revokedAt: null, ...row } as KeyRow;
    },
  };
  const directory = createDirectory({
    repository: repository as never,
    tiers: TIERS,
    hashOf: (text) => Buffer.from(text),
  });
  const ledger = createClusterLedger({
    redis,
    directory,
    node: 'a',
    epoch: {
      current: () => present,
      async join() {
        present = (await redis.line.get('mtm:epoch'))!;
        directory.forgetAll(() => true);
      },
    },
    settlements: { begin: () => {}, end: () => {} },
    operations: new Map([['op', 1]]),
  } as never);
  let id = 0;
  const label = async (): Promise<string> => {
    id += 1;
    const reserved = await ledger.reserve({ secret: 's', id, operation: 'op', price: 1 } as never);
    return 'key' in reserved ? reserved.key.label : reserved.denied;
  };
  return { ledger, label, reads: () => reads };
};

describe('a key that is changed', () => {
  it('is read again once by each node, and no more', async () => {
    const row = { label: 'old' };
    const { ledger, label, reads } = ledgerOf(row);
    const other = ledgerOf(row);
    expect([await label(), await label(), await other.label()]).toEqual(['old', 'old', 'old']);
    expect(await other.ledger.identify('s')).toMatchObject({ label: 'old' });
    row.label = 'new';
    await ledger.change({ no: KEY, version: 1, expiresAt: null } as never);
    expect(await other.ledger.identify('s')).toMatchObject({ label: 'new' });
    expect([await other.label(), await label(), await other.label(), await label()]).toEqual(Array(4).fill('new'));
    expect(other.reads()).toBe(2);
    expect(reads()).toBeLessThanOrEqual(3);
  });

  it('is served as the database has it where Redis never heard of the change, or knows an older one', async () => {
    const row = { label: 'old' };
    const { ledger, label } = ledgerOf(row);
    await ledger.change({ no: KEY, version: 2, expiresAt: null } as never);
    const before = await redis.line.hget(key, 'mark');
    expect(await label()).toBe('old');
    row.label = 'new';
    await ledger.change({ no: KEY, version: 3, expiresAt: null } as never);
    expect(await ledgerOf(row).ledger.identify('s')).toMatchObject({ label: 'new' });
    expect(await label()).toBe('new');
    // A replica that lacks the change has taken over.
    await redis.line.hset(key, 'mark', before!);
    expect(await label()).toBe('new');
    await redis.line.hdel(key, 'mark');
    expect(await label()).toBe('new');
  });

  it('is read again where Redis has lost what it knew of keys', async () => {
    const row = { label: 'old' };
    const { label } = ledgerOf(row);
    expect(await label()).toBe('old');
    row.label = 'new';
    await redis.line.flushall();
    await redis.line.set('mtm:epoch', 'two');
    expect(await label()).toBe('new');
  });

  it('expires when the change says, or no more', async () => {
    const { ledger, label } = ledgerOf({ label: 'key' });
    await ledger.change({ no: KEY, version: 4, expiresAt: 1 } as never);
    expect(await label()).toBe('unknown-key');
    await ledger.change({ no: KEY, version: 5, expiresAt: null } as never);
    expect(await label()).toBe('key');
  });
});
