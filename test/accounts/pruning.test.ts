import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../db/client.ts';
import { ledgerStore } from '../../db/repositories/ledger.ts';
import { shipmentRepository } from '../../db/repositories/shipments.ts';
import { usageStore } from '../../db/repositories/usage.ts';
import { firstCallAt } from '../../src/accounts/call-id.ts';
import { KEEP_MS, type Prunable, startPruning } from '../../src/accounts/pruning.ts';
import { DAY_MS } from '../../src/accounts/time.ts';
import { sized } from '../size.ts';
import { temporaryFile } from '../temporary-file.ts';

const FIRST_DAY = 20_000;
const A_DAY = sized(4_000, 1_000);
const KEPT_DAYS = KEEP_MS / DAY_MS;

const file = temporaryFile();
let database: Database;
beforeAll(async () => {
  database = await openDatabase(file.url);
  ledgerStore(database.direct).operationNumbers(['POST /v1/color/contrast', 'POST /v1/shade/scale']);
});
afterAll(() => {
  database.close();
  file.remove();
});

/** The calls of a day, spread over fifty keys and two operations; one in a hundred has an id that its caller sent. */
const playDay = (day: number): void => {
  const from = firstCallAt((FIRST_DAY + day) * DAY_MS);
  database.direct
    .prepare(
      `INSERT INTO calls (call, key_no, operation, status, credits, micros)
       WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${A_DAY - 1})
       SELECT ? + i * 4096 * ${Math.floor(DAY_MS / A_DAY)}, 1 + i % 50, 1 + i % 2, 200, 1, 900 FROM n`,
    )
    .run([from]);
  database.direct
    .prepare(
      `INSERT INTO call_labels (call, request_id) SELECT call, 'sent-by-caller' FROM calls WHERE call >= ? AND seq % 100 = 0`,
    )
    .run([from]);
};
const countOf = (table: string): number =>
  (database.direct.prepare(`SELECT count(*) AS n FROM ${table}`).get([]) as { n: number }).n;
const pages = (): number => (database.direct.prepare('PRAGMA page_count').get([]) as { page_count: number }).page_count;

const pruneAll = async (store: Prunable, day: number): Promise<void> => {
  const before = firstCallAt((FIRST_DAY + day + 1) * DAY_MS - KEEP_MS);
  while ((await store.prune(before, 2_000)) === 2_000);
};

describe.each(['file', 'server'] as const)('the calls of many days, on a %s', (kind) => {
  it('stop growing when the first are as old as calls are kept; the totals of every day stay', async () => {
    for (const table of ['calls', 'calls_of_keys', 'call_labels', 'usage_days'])
      database.direct.exec(`DELETE FROM ${table}`);
    database.direct.exec('UPDATE posted SET seq = 0');
    const client = createClient({ url: file.url });
    const store = kind === 'file' ? usageStore(database.direct) : shipmentRepository(client);
    const days = KEPT_DAYS + 40;
    let whenFull = 0;
    for (let day = 0; day < days; day += 1) {
      playDay(day);
      await pruneAll(store, day);
      if (day === KEPT_DAYS + 5) whenFull = pages();
    }
    client.close();
    expect(countOf('calls')).toBe(KEPT_DAYS * A_DAY);
    expect(countOf('call_labels')).toBe((KEPT_DAYS * A_DAY) / 100);
    // The totals are a hundred rows a day for fifty keys.
    if (kind === 'file') expect(countOf('usage_days')).toBe(days * 50);
    expect(pages() / whenFull).toBeLessThan(1.1);
  });
});

it.each(['file', 'server'] as const)(
  'takes no more than a bite at once of what callers named, on a %s',
  async (kind) => {
    for (const table of ['calls', 'calls_of_keys', 'call_labels']) database.direct.exec(`DELETE FROM ${table}`);
    database.direct.exec('UPDATE posted SET seq = 0');
    playDay(0);
    database.direct.exec(
      `INSERT OR IGNORE INTO call_labels (call, request_id) SELECT call, 'sent-by-caller' FROM calls`,
    );
    const client = createClient({ url: file.url });
    const store = kind === 'file' ? usageStore(database.direct) : shipmentRepository(client);
    expect(await store.prune(firstCallAt((FIRST_DAY + 2) * DAY_MS), 100)).toBe(100);
    expect([countOf('calls'), countOf('call_labels')]).toEqual([A_DAY - 100, A_DAY - 100]);
    client.close();
  },
);

describe('the schedule', () => {
  it('goes on with a bite that met another writer', async () => {
    vi.useFakeTimers({ now: Date.UTC(2031, 0, 1) });
    try {
      let asked = 0;
      const prune = (): number => {
        asked += 1;
        if (asked % 2) throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
        return asked < 6 ? 250 : 0;
      };
      const stop = startPruning({ prune }, { warn: () => expect.unreachable() });
      await vi.advanceTimersByTimeAsync(3_601_000);
      expect(asked).toBe(6);
      stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('prunes every hour, bite by bite, what is older than 35 days; and not after it was stopped', async () => {
    vi.useFakeTimers({ now: Date.UTC(2031, 0, 1) });
    try {
      const bites: number[] = [];
      let left = 600;
      const prune = (before: number, limit: number): number => {
        expect(before).toBe(firstCallAt(Date.UTC(2031, 0, 1) + 3_600_000 * hours - KEEP_MS));
        const gone = Math.min(limit, left);
        left -= gone;
        bites.push(gone);
        return gone;
      };
      let hours = 1;
      const stop = startPruning({ prune }, { warn: () => expect.unreachable() });
      await vi.advanceTimersByTimeAsync(3_601_000);
      expect(bites).toEqual([250, 250, 100]);
      hours = 2;
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(bites).toEqual([250, 250, 100, 0]);
      stop();
      await vi.advanceTimersByTimeAsync(7_200_000);
      expect(bites).toHaveLength(4);
    } finally {
      vi.useRealTimers();
    }
  });
});
