import { setImmediate as nextTick } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import LibSql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../db/client.ts';
import { isBusy } from '../../../db/retry-while-busy.ts';
import { settings } from '../../../db/schema.ts';
import { temporaryFile } from '../../temporary-file.ts';
import { granted, type Opened, openFor } from '../opened.ts';

let file: ReturnType<typeof temporaryFile>;
/** Another process on the file. */
let other: LibSql.Database;
beforeEach(() => {
  file = temporaryFile();
});
afterEach(() => {
  other.close();
  file.remove();
});

const busy = (run: () => unknown): boolean => {
  try {
    run();
    return false;
  } catch (error) {
    if (!isBusy(error)) throw error;
    return true;
  }
};

describe('calls that end while another process writes', () => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await openFor({ DATABASE_URL: file.url });
    other = new LibSql(file.path);
  });
  afterEach(() => opened.close());

  it('are on the books when they are answered, however the batches that wait for the lock are repeated', async () => {
    const keys = await Promise.all(Array.from({ length: 6 }, () => opened.issue('pro')));
    const reservations = await Promise.all(keys.map(async ({ secret }) => granted(await opened.reserve(secret))));
    const recorded = other.prepare('SELECT count(*) AS calls FROM calls');
    const seen: number[] = [];
    const settled: Promise<unknown>[] = [];

    other.exec('BEGIN IMMEDIATE');
    // Batches of one, two and three calls wait for the lock, each with a statement of its own.
    for (const batch of [reservations.slice(0, 1), reservations.slice(1, 3), reservations.slice(3)]) {
      for (const reservation of batch)
        settled.push(
          reservation.settle({ status: 200, label: undefined }).then(() => {
            seen.push((recorded.get([]) as { calls: number }).calls);
          }),
        );
      await nextTick();
      await nextTick();
    }
    other.exec(`INSERT INTO settings (name, value, at) VALUES ('other', '', 0)`);
    other.exec('COMMIT');
    await Promise.all(settled);

    expect(recorded.get([])).toMatchObject({ calls: 6 });
    // Of those that were answered before, every one was there.
    expect(seen.map((calls, i) => calls > i)).toEqual(Array(6).fill(true));
    expect(
      other.prepare('SELECT sum(month.value ->> 1) AS used FROM keys, json_each(months) AS month').get([]),
    ).toMatchObject({ used: 6 });
  });
});

describe('a statement that was refused for a lock', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase(file.url);
    database.impatient();
    other = new LibSql(file.path);
    other.exec('CREATE TABLE notes (note)');
  });
  afterEach(() => database.close());

  const notes = (db: LibSql.Database): number =>
    (db.prepare('SELECT count(*) AS notes FROM notes').get([]) as { notes: number }).notes;

  it('takes nothing with it that another statement wrote', () => {
    const { direct } = database;
    const one = direct.prepare('INSERT INTO notes VALUES (?)');
    const two = direct.prepare('INSERT INTO notes VALUES (?), (?)');
    other.exec('BEGIN IMMEDIATE');
    expect(busy(() => one.run(['a']))).toBe(true);
    other.exec('COMMIT');
    two.run(['b', 'c']);
    expect(notes(other)).toBe(2);
    one.run(['a']);
    expect(notes(other)).toBe(3);
  });

  it('keeps nobody from writing, and its own connection from nothing new', () => {
    const { direct } = database;
    const statements = [
      direct.prepare('INSERT INTO notes VALUES (1)'),
      direct.prepare('INSERT INTO notes VALUES (2), (3)'),
      direct.prepare('INSERT INTO notes VALUES (4) RETURNING note'),
    ] as const;
    other.exec('BEGIN IMMEDIATE');
    other.exec('INSERT INTO notes VALUES (0)');
    expect(busy(() => statements[0].run([]))).toBe(true);
    expect(busy(() => statements[1].run([]))).toBe(true);
    expect(busy(() => statements[2].get([]))).toBe(true);
    expect(busy(() => statements[2].all([]))).toBe(true);
    expect(notes(direct)).toBe(0);
    other.exec('COMMIT');
    expect(notes(direct)).toBe(1);
    other.exec('INSERT INTO notes VALUES (9)');
    expect(notes(direct)).toBe(2);
    statements[0].run([]);
    statements[1].run([]);
    expect(statements[2].all([])).toEqual([{ note: 4 }]);
    expect([notes(direct), notes(other)]).toEqual([6, 6]);
  });

  it('is ended in a transaction as well, whose end is then its own', () => {
    const { direct } = database;
    const insert = direct.prepare('INSERT INTO notes VALUES (1)');
    direct.exec('BEGIN');
    expect(notes(direct)).toBe(0);
    other.exec('INSERT INTO notes VALUES (0)');
    expect(busy(() => insert.run([]))).toBe(true);
    direct.exec('ROLLBACK');
    direct.prepare('INSERT INTO notes VALUES (2)').run([]);
    expect(notes(other)).toBe(2);
  });

  it('leaves the connection of what is rare as it was', async () => {
    const { orm } = database;
    const value = async (): Promise<unknown> =>
      (await orm.select().from(settings).where(eq(settings.name, 'kept')))[0]?.value;
    await orm.run('PRAGMA busy_timeout = 0');
    other.exec('BEGIN IMMEDIATE');
    await expect(orm.insert(settings).values({ name: 'lost', value: '', at: 0 })).rejects.toSatisfy(isBusy);
    await expect(orm.batch([orm.insert(settings).values({ name: 'lost', value: '', at: 0 })])).rejects.toSatisfy(
      isBusy,
    );
    other.exec('COMMIT');
    await orm.insert(settings).values({ name: 'kept', value: 'one', at: 0 });
    expect(other.prepare(`SELECT value FROM settings WHERE name = 'kept'`).get([])).toMatchObject({ value: 'one' });
    other.exec(`UPDATE settings SET value = 'two' WHERE name = 'kept'`);
    expect(await value()).toBe('two');
  });
});
