import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CorrectionRow } from '../../db/repositories/ledger.ts';
import type { Epoch } from '../../src/accounts/cluster/epoch.ts';
import { createEpoch } from '../../src/accounts/cluster/epoch.ts';
import { createClusterLedger } from '../../src/accounts/cluster/ledger.ts';
import { namesOf } from '../../src/accounts/cluster/names.ts';
import { connectRedis, firstAnswer, type HotStore, type Line } from '../../src/accounts/cluster/redis.ts';
import { monthOf } from '../../src/accounts/time.ts';
import { createLog } from '../../src/runtime/log.ts';
import { type Engines, startEngines } from './engines.ts';

let engines: Engines;
let redis: HotStore & { readonly line: Line };
const { key: keyOf, corrected } = namesOf(1);
beforeAll(async () => {
  engines = await startEngines();
  redis = connectRedis(engines.redis.url, createLog('silent'));
  await firstAnswer(redis, 10_000);
});
afterAll(async () => {
  redis.disconnect();
  await engines.stop();
});

const MONTH = monthOf(Date.now());
const EPOCH = 'mtm:epoch';
const KEY = 7;
const used = () => redis.line.hget(keyOf(KEY), `used:${MONTH}`);

/** A ledger of which only the correction is used, in an epoch that `join` sets right. */
const ledgerWith = ({ books, epoch }: { books: object; epoch: Pick<Epoch, 'current' | 'join'> }) =>
  createClusterLedger({ redis, epoch, books, node: 'a' } as never);

describe('a month that an administrator sets', () => {
  it('is taken back by what it changed where the books cannot be written, with the note that may have arrived', async () => {
    await redis.line.flushall();
    await redis.line.set(EPOCH, 'one');
    await redis.line.hset(keyOf(KEY), { [`used:${MONTH}`]: 50, months: MONTH });
    const rows: CorrectionRow[] = [];
    const books = {
      async addCorrection(row: CorrectionRow): Promise<number> {
        rows.push(row);
        // A call is charged before the server's answer is given up.
        await redis.line.hincrby(keyOf(KEY), `used:${MONTH}`, 3);
        throw new Error('no answer');
      },
      async removeCorrection(row: CorrectionRow) {
        rows.splice(rows.indexOf(row), 1);
        return 1;
      },
    };
    const ledger = ledgerWith({ books, epoch: { current: () => 'one', join: async () => {} } });
    await expect(ledger.correct({ keyNo: KEY, month: MONTH, used: 10, note: '' })).rejects.toThrow('no answer');
    expect([await used(), rows]).toEqual(['53', []]);
  });

  it('is set in the figures that were rebuilt, where Redis has lost those it had; so is what is read of months', async () => {
    const epochs = ['one'];
    const epoch = {
      current: () => epochs.at(-1)!,
      async join() {
        await redis.line.hset(keyOf(KEY), { [`used:${MONTH}`]: 40, months: MONTH });
        await redis.line.set(EPOCH, 'two');
        epochs.push('two');
      },
    };
    const books = { addCorrection: async (row: CorrectionRow) => noted.push(row) };
    const noted: CorrectionRow[] = [];
    const ledger = ledgerWith({ books, epoch });
    await redis.line.flushall();
    expect(await ledger.months(KEY)).toEqual([[MONTH, 40]]);
    await redis.line.flushall();
    epochs.splice(1);
    await ledger.correct({ keyNo: KEY, month: MONTH, used: 10, note: '' });
    expect([await used(), noted]).toMatchObject(['10', [{ before: 40, after: 10 }]]);
  });
});

describe('figures that are rebuilt while a month is set', () => {
  /** Sets a month to 10 while Redis holds 50; `during` runs as the books are written. */
  const setWhile = async (during: () => Promise<void>, arrives: boolean, fails: boolean) => {
    await redis.line.flushall();
    await redis.line.set(EPOCH, 'one');
    await redis.line.hset(keyOf(KEY), { [`used:${MONTH}`]: 50, months: MONTH });
    const books = {
      async addCorrection() {
        await during();
        if (fails) throw new Error('no answer');
        return 4;
      },
      removeCorrection: async () => (arrives ? 4 : undefined),
    };
    const ledger = ledgerWith({ books, epoch: { current: () => 'one', join: async () => {} } });
    const outcome = await ledger.correct({ keyNo: KEY, month: MONTH, used: 10, note: '' }).catch(() => 'failed');
    return [outcome ?? 'set', await used()];
  };
  /** Another node rebuilds from books that have the note, or have it not yet. */
  const rebuild = (has: boolean) => async () => {
    await redis.line.hset(keyOf(KEY), `used:${MONTH}`, has ? 10 : 50);
    await redis.line.set(corrected(0), has ? 4 : 3);
    await redis.line.set(EPOCH, 'two');
  };

  it.each([
    ['with the note', rebuild(true), true, false, ['set', '10']],
    ['before the note', rebuild(false), true, false, ['set', '10']],
    ['with a note that is then taken back', rebuild(true), true, true, ['failed', '50']],
    ['before a note that is then taken back', rebuild(false), true, true, ['failed', '50']],
    ['without a note that never arrives', rebuild(false), false, true, ['failed', '50']],
  ] as const)('have it once, or not at all where it failed: %s', async (_, during, arrives, fails, expected) => {
    expect(await setWhile(during, arrives, fails)).toEqual(expected);
  });
});

it('rebuilds the months that Redis has by its clock, not by that of a node', async () => {
  await redis.line.flushall();
  const asked: { month: number }[] = [];
  const epoch = createEpoch({
    redis,
    journal: {
      node: randomUUID(),
      epochs: () => [''],
      setEpochs: () => {},
      lastSeq: () => 0,
      chargedAfter: () => [],
    },
    onJoin: () => {},
    shipping: { flush: async () => {} },
    nodes: { seenSince: async () => 0 },
    server: {
      async figures(since: { month: number }) {
        asked.push(since);
        return { used: [], positions: new Map(), revoked: [], expiring: new Map(), corrected: 0 };
      },
    },
  } as never);
  vi.useFakeTimers({ now: Date.now() + 400 * 86_400_000, toFake: ['Date'] });
  try {
    await epoch.join();
  } finally {
    vi.useRealTimers();
  }
  expect(asked.map(({ month }) => month)).toEqual([MONTH - 11]);
});
