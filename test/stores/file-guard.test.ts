import { closeSync, copyFileSync, openSync, renameSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../db/client.ts';
import { type FileGuard, guardFile } from '../../db/file-guard.ts';
import { temporaryFile } from '../temporary-file.ts';

let file: ReturnType<typeof temporaryFile>;
let database: Database;
let guard: FileGuard;
let check = (): void => {};
let heard: (string | undefined)[];
beforeEach(async () => {
  file = temporaryFile();
  check = () => {};
  database = await openDatabase(file.url, { check: () => check() });
  heard = [];
  guard = guardFile(file.path, database.direct, (problem) => heard.push(problem));
  check = guard.check;
});
afterEach(() => {
  database.close();
  guard.stop();
  file.remove();
});

const addKey = () =>
  database.orm.run(
    "INSERT INTO keys (id, tier, label, hash, start, last4, created_at) VALUES ('a', 'free', '', x'01', '', '', 0)",
  );

describe('the file of a database', () => {
  it('is there while it is written to, checkpointed and read by others', async () => {
    guard.probe();
    await addKey();
    database.direct.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    guard.probe();
    const other = await openDatabase(file.url);
    other.direct.exec('CREATE TABLE more (n)');
    other.close();
    guard.probe();
    expect(heard).toEqual([]);
  });

  it('is gone where it was moved, and back where it is put back', async () => {
    renameSync(file.path, `${file.path}.moved`);
    expect(() => guard.probe()).toThrow('the file is gone');
    expect(() => guard.check()).toThrow('the file is gone');
    await expect(addKey()).rejects.toMatchObject({ cause: { code: 'SQLITE_CANTOPEN' } });
    renameSync(`${file.path}.moved`, file.path);
    guard.probe();
    await addKey();
    expect(heard).toEqual(['the file is gone', undefined]);
  });

  it('is gone where another takes its place, though it holds the same', async () => {
    database.direct.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    copyFileSync(file.path, `${file.path}.copy`);
    renameSync(`${file.path}.copy`, file.path);
    expect(() => guard.probe()).toThrow('another file is in its place');
  });

  it('is gone where its write-ahead log is', async () => {
    await addKey();
    guard.probe();
    renameSync(`${file.path}-wal`, `${file.path}-lost`);
    expect(() => guard.probe()).toThrow('its write-ahead log is gone');
  });

  it.each([0, 1])('is damaged where its pages from %d on are overwritten', async (kept) => {
    database.direct.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    guard.probe();
    const descriptor = openSync(file.path, 'r+');
    const { size } = statSync(file.path);
    writeSync(descriptor, Buffer.alloc(size - kept * 4096, 0xee), 0, size - kept * 4096, kept * 4096);
    closeSync(descriptor);
    expect(() => guard.probe()).toThrow('the file is damaged');
  });
});

describe('a database that was made and is missing', () => {
  it('is not replaced by an empty one, unless that is wanted', async () => {
    database.close();
    guard.stop();
    renameSync(file.path, `${file.path}.moved`);
    await expect(openDatabase(file.url)).rejects.toThrow(
      /missing \(metamer.db.created is beside it\).*METAMER_NEW_DATABASE=1/,
    );
    // A file without anything in it is none.
    writeFileSync(file.path, '');
    await expect(openDatabase(file.url)).rejects.toThrow(/is missing/);
    database = await openDatabase(file.url, { newDatabase: true });
    guard = guardFile(file.path, database.direct);
    await addKey();
    database.close();
    database = await openDatabase(file.url);
  });

  it('is missed by the log that it left, which is set aside then', async () => {
    await addKey();
    database.close();
    guard.stop();
    writeFileSync(`${file.path}-wal`, 'what a killed process left');
    for (const ending of ['', '.created']) renameSync(`${file.path}${ending}`, `${file.path}.moved${ending}`);
    await expect(openDatabase(file.url)).rejects.toThrow(/metamer.db-wal is beside it/);
    database = await openDatabase(file.url, { newDatabase: true });
    guard = guardFile(file.path, database.direct);
    expect(database.direct.prepare('SELECT count(*) AS n FROM keys').get([])).toMatchObject({ n: 0 });
  });
});
