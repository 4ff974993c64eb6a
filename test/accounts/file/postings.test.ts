import { readdirSync, readFileSync } from 'node:fs';
import { createClient } from '@libsql/client';
import LibSql from 'libsql';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../db/client.ts';
import { keyRepository } from '../../../db/repositories/keys.ts';
import { type CallRow, type Entry, type LedgerStore, ledgerStore } from '../../../db/repositories/ledger.ts';
import { shipmentRepository } from '../../../db/repositories/shipments.ts';
import { type UsageStore, usageStore } from '../../../db/repositories/usage.ts';
import { firstCallAt } from '../../../src/accounts/call-id.ts';
import { DAY_MS } from '../../../src/accounts/time.ts';
import { temporaryFile } from '../../temporary-file.ts';
import { openFor } from '../opened.ts';

const DAY = 20_000;
const AT = firstCallAt(DAY * DAY_MS);

const file = temporaryFile();
let database: Database;
let store: LedgerStore;
let usage: UsageStore;
let operation: number;
let keyNo: number;
let issued = 0;

beforeEach(async () => {
  database ??= await openDatabase(file.url);
  store ??= ledgerStore(database.direct);
  usage ??= usageStore(database.direct);
  operation = store.operationNumbers(['POST /v1/color/contrast']).get('POST /v1/color/contrast')!;
  issued += 1;
  const names = { id: `key${issued}`, tier: 'free', label: '', note: '', scopes: null, start: '', last4: '' };
  const times = { expiresAt: null, replaces: null, createdAt: 0 };
  const row = await keyRepository(database.orm).insert({ ...names, ...times, hash: Buffer.alloc(32, issued) });
  keyNo = row.no;
});
afterAll(() => {
  database.close();
  file.remove();
});

let made = 0;
const rowOf = (status = 200): CallRow => {
  made += 1;
  return { call: AT + made, keyNo, operation, status, credits: status < 400 ? 2 : 0, micros: 10, label: undefined };
};
const chargeOf = (version: number): NonNullable<Entry['charge']> => ({
  version,
  months: [[24_000, 7]],
  rate: new Uint8Array(),
  lastUsedAt: 1,
});
const callsOf = (count: number): Entry[] => Array.from({ length: count }, () => ({ row: rowOf(), charge: undefined }));

/** All that readers see of the key. */
const seen = () => ({
  days: usage.days(keyNo, 0),
  latest: usage.latest(keyNo, 100),
  after: usage.after(keyNo, usage.latest(keyNo, 100)[0]!.seq, 5),
  between: usage.countBetween(keyNo, 0, Number.MAX_SAFE_INTEGER, 10_000),
  last: usage.lastSeq(keyNo),
});

describe('calls that are not posted yet', () => {
  it('are seen by every reader as those that are', () => {
    expect(store.book([...callsOf(150), { row: rowOf(404), charge: undefined }])).toBe(true);
    const before = seen();
    expect(before.days).toMatchObject([{ day: DAY, calls: 151, errors: 1, credits: 300 }]);
    expect(before.between).toBe(151);
    expect(before.latest).toHaveLength(100);
    store.post();
    expect(seen()).toEqual(before);
    expect(store.book(callsOf(3))).toBe(true);
    expect(usage.days(keyNo, 0)).toMatchObject([{ calls: 154, credits: 306 }]);
    expect(usage.latest(keyNo, 4).map(({ seq }) => seq)).toEqual(
      usage.after(keyNo, usage.lastSeq(keyNo) - 4 * 1024, 100).map(({ seq }) => seq),
    );
  });

  it('are posted once', () => {
    store.book(callsOf(5));
    store.post();
    store.post();
    expect(usage.days(keyNo, 0)).toMatchObject([{ calls: 5, credits: 10 }]);
  });

  it('are given back as those that are', () => {
    store.book(callsOf(5));
    expect(
      store.transaction(() => store.release({ id: `job${keyNo}`, keyNo, credits: 2, operation, day: DAY, at: 1 })),
    ).toBe(true);
    expect(usage.days(keyNo, 0)).toMatchObject([{ calls: 5, credits: 8 }]);
  });

  it('are deleted with the others when they are old, and stay in the totals', () => {
    store.book(callsOf(3));
    store.post();
    store.book(callsOf(3));
    const next = AT + made + 1;
    expect(usage.prune(next, 10_000)).toBeGreaterThanOrEqual(5);
    expect(usage.prune(next, 10_000)).toBe(0);
    // The last call of all stays, so that no row number is given twice.
    const last = usage.lastSeq(keyNo);
    expect(usage.latest(keyNo, 100)).toHaveLength(1);
    expect(usage.days(keyNo, 0)).toMatchObject([{ calls: 6, credits: 12 }]);
    store.book(callsOf(1));
    expect(usage.lastSeq(keyNo)).toBeGreaterThan(last);
    expect(usage.days(keyNo, 0)).toMatchObject([{ calls: 7, credits: 14 }]);
  });
});

describe('a file that goes to another', () => {
  const daysIn = (path: string) => {
    const db = new LibSql(path);
    const days = db.prepare('SELECT calls, credits FROM usage_days').all([]);
    const indexed = db.prepare('SELECT count(*) AS calls FROM calls_of_keys').get([]) as { calls: number };
    db.close();
    return { days, indexed: indexed.calls };
  };

  it('has every call in its totals once its process has stopped', async () => {
    const moved = temporaryFile();
    const opened = await openFor({ DATABASE_URL: moved.url });
    const { secret } = await opened.issue('pro');
    for (let i = 0; i < 3; i += 1) await opened.call(secret, { price: 2 });
    await opened.close();
    expect(daysIn(moved.path)).toEqual({ days: [{ calls: 3, credits: 6 }], indexed: 3 });
    moved.remove();
  });

  it('has its last calls posted by the nodes of a cluster where it was cut off, before they ship and once', async () => {
    const moved = temporaryFile();
    const cut = await openDatabase(moved.url);
    const left = ledgerStore(cut.direct);
    left.operationNumbers(['POST /v1/color/contrast']);
    left.book(callsOf(5));
    cut.close();
    expect(daysIn(moved.path).days).toEqual([]);
    const client = createClient({ url: moved.url });
    const server = shipmentRepository(client);
    await Promise.all([server.postLeft(), server.postLeft()]);
    const row = { ...rowOf(), seq: 1 };
    const day = { keyNo, day: DAY, operation, calls: 1, errors: 0, credits: 2 };
    await server.ship('node', 0, [row], [day]);
    await server.postLeft();
    client.close();
    expect(daysIn(moved.path)).toEqual({ days: [{ calls: 6, credits: 12 }], indexed: 5 });
    moved.remove();
  });
});

describe('a batch', () => {
  it.each([1, 3, 90])('of %i calls is written whole with what is counted of its key', (count) => {
    expect(store.book([...callsOf(count - 1), { row: rowOf(), charge: chargeOf(0) }])).toBe(true);
    expect(store.findByNo(keyNo)).toMatchObject({ version: 1, months: [[24_000, 7]] });
    expect(usage.latest(keyNo, 100)).toHaveLength(count);
  });

  it.each([1, 3, 90])('of %i calls writes nothing where a key has changed since it was read', (count) => {
    const other = keyNo - 1;
    const before = store.findByNo(other)!;
    const good: Entry = { row: { ...rowOf(), keyNo: other }, charge: chargeOf(before.version) };
    expect(store.book([good, ...callsOf(count - 1), { row: rowOf(), charge: chargeOf(1) }])).toBe(false);
    expect(store.findByNo(other)).toMatchObject({ version: before.version, months: before.months });
    expect(store.findByNo(keyNo)).toMatchObject({ version: 0, months: [] });
    expect(usage.latest(keyNo, 100)).toEqual([]);
  });

  it('writes nothing for a revoked key', async () => {
    await keyRepository(database.orm).revoke(`key${issued}`, 1);
    expect(store.book([{ row: rowOf(), charge: chargeOf(0) }])).toBe(false);
    expect(usage.latest(keyNo, 100)).toEqual([]);
  });
});

describe('a file of an earlier version', () => {
  it('keeps its calls and totals', () => {
    const old = temporaryFile();
    const db = new LibSql(old.path);
    const apply = (name: string): void => {
      const text = readFileSync(new URL(`../../../db/migrations/${name}`, import.meta.url), 'utf8');
      for (const statement of text.split('--> statement-breakpoint')) db.exec(statement);
    };
    const folder = new URL('../../../db/migrations/', import.meta.url);
    const names = readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort();
    for (const name of names.filter((name) => name < '0008')) apply(name);
    db.exec(`INSERT INTO operations (no, name) VALUES (1, 'GET /v1/x');
      INSERT INTO calls (call, key_no, operation, status, credits, micros) VALUES (${AT}, 9, 1, 200, 4, 10);
      INSERT INTO usage_days (key_no, day, operation, calls, errors, credits) VALUES (9, ${DAY}, 1, 1, 0, 4)`);
    db.exec(`INSERT INTO keys (no, id, tier, label, hash, start, last4, created_at, period, used, used_before)
      VALUES (9, 'one', 'free', '', x'01', '', '', 0, 24000, 7, 3), (10, 'two', 'free', '', x'02', '', '', 0, 0, 0, 0)`);
    for (const name of names.filter((name) => name >= '0008')) apply(name);
    expect(db.prepare('SELECT months FROM keys ORDER BY no').all([])).toEqual([
      { months: '[[23999,3],[24000,7]]' },
      { months: '[]' },
    ]);
    const reader = usageStore(db);
    expect(reader.days(9, 0)).toMatchObject([{ day: DAY, calls: 1, credits: 4 }]);
    expect(reader.latest(9, 10)).toMatchObject([{ call: AT, credits: 4 }]);
    db.close();
    old.remove();
  });
});
