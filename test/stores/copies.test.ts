import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LibSql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeNew } from '../../db/copies/place.ts';
import { run } from '../cli/host.ts';
import { startTestService } from '../service.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'metamer-copies-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Rows of calls, and what is counted of all keys: each call costs a credit. */
const books = (path: string): { calls: number; used: number } => {
  const db = new LibSql(path);
  const sums = `SELECT (SELECT count(*) FROM calls) AS calls,
    (SELECT coalesce(sum(month.value ->> 1), 0) FROM keys, json_each(months) AS month) AS used`;
  const { calls, used } = db.prepare(sums).get([]) as { calls: number; used: number };
  db.close();
  return { calls, used };
};

const command = async (line: string, url: string) => {
  const { code, out, error } = await run([...line.split(' '), '--json'], { environment: { DATABASE_URL: url } });
  return { code, error, answer: code === 0 ? JSON.parse(out) : undefined };
};
const pair = { fg: '#336699', bg: '#ffffff' };
/** As many calls as a machine makes while a copy is made; what they used of the minute is in the copy, too. */
const TIERS = '{"free":{"requests_per_minute":100000,"credits_per_month":100000000}}';

describe('metamer backup and restore', () => {
  it('copy the state of one instant while calls are answered, and bring it back', async () => {
    const service = await startTestService({ TIERS });
    const { secret } = await service.issue('free');
    const contrast = () => service.call('POST', '/v1/color/contrast', { key: secret, json: pair });
    let answered = 0;
    let stopped = false;
    const load = Array.from({ length: 8 }, async () => {
      while (!stopped) {
        expect((await contrast()).status).toBe(200);
        answered += 1;
      }
    });
    await expect.poll(() => answered).toBeGreaterThan(20);
    const before = answered;
    const backup = join(folder, 'backup.db');
    const made = await command(`backup ${backup}`, `file:${service.file}`);
    const after = answered;
    stopped = true;
    await Promise.all(load);
    expect(made).toMatchObject({ code: 0, answer: { file: backup, database: service.file, keys: 1, set_aside: null } });
    const copied = books(backup);
    expect(copied.calls).toBe(copied.used);
    expect(copied.calls).toBeGreaterThanOrEqual(before);
    expect(copied.calls).toBeLessThanOrEqual(after + 8);
    expect(await command(`backup ${backup}`, `file:${service.file}`)).toMatchObject({
      code: 2,
      error: expect.stringContaining('is there already'),
    });
    const served = await command(`restore ${backup} --replace`, `file:${service.file}`);
    expect(served).toMatchObject({ code: 2, error: expect.stringContaining('a service works on') });
    await service.stop();

    const path = join(folder, 'restored.db');
    expect(await command(`restore ${backup}`, `file:${path}`)).toMatchObject({
      code: 0,
      answer: { set_aside: null, keys: 1 },
    });
    // The log of a file that is gone is no log of what is put in its place.
    const gone = join(folder, 'gone.db');
    writeFileSync(`${gone}-wal`, 'left over');
    expect(await command(`restore ${backup}`, `file:${gone}`)).toMatchObject({
      code: 0,
      answer: { set_aside: expect.stringContaining(`${gone}.before-`), keys: 1 },
    });
    expect(readdirSync(folder).filter((name) => name === 'gone.db-wal')).toEqual([]);
    const refused = await command(`restore ${backup}`, `file:${path}`);
    expect(refused).toMatchObject({ code: 2, error: expect.stringContaining('--replace') });
    expect(await command(`restore ${backup} --replace`, `file:${path}`)).toMatchObject({
      code: 0,
      answer: { set_aside: expect.stringContaining(`${path}.before-`) },
    });
    const again = await startTestService({ TIERS, DATABASE_URL: `file:${path}` });
    const answer = await again.call('POST', '/v1/color/contrast', { key: secret, json: pair });
    expect(answer.status).toBe(200);
    await again.stop();
    expect(books(path)).toEqual({ calls: copied.calls + 1, used: copied.used + 1 });
  });

  it('need no hard links, which some file systems do not have', async () => {
    const { linkSync } = fs;
    fs.linkSync = () => {
      throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' });
    };
    syncBuiltinESMExports();
    try {
      const service = await startTestService();
      await service.issue('free');
      const backup = join(folder, 'backup.db');
      const copy = join(folder, 'copy.db');
      expect(await command(`backup ${backup}`, `file:${service.file}`)).toMatchObject({ code: 0, answer: { keys: 1 } });
      await service.stop();
      expect(await command(`restore ${backup}`, `file:${copy}`)).toMatchObject({ code: 0, answer: { keys: 1 } });
    } finally {
      fs.linkSync = linkSync;
      syncBuiltinESMExports();
    }
  });

  it('never take the name of a file that is there', () => {
    const [finished, path] = [join(folder, 'finished.db'), join(folder, 'there.db')];
    writeFileSync(finished, 'new');
    writeFileSync(path, 'old');
    expect(() => placeNew(finished, path)).toThrow('EEXIST');
    expect(readFileSync(path, 'utf8')).toBe('old');
  });

  it('leave nothing behind where there is nothing to copy or no backup to restore', async () => {
    const url = `file:${join(folder, 'metamer.db')}`;
    expect(await command(`backup ${join(folder, 'backup.db')}`, url)).toMatchObject({
      code: 2,
      error: expect.stringContaining('there is no'),
    });
    const file = join(folder, 'text.db');
    writeFileSync(file, 'This is no database at all, but a text of some length.'.repeat(40));
    expect(await command(`restore ${file}`, url)).toMatchObject({
      code: 2,
      error: expect.stringContaining('not a database'),
    });
    const other = join(folder, 'other.db');
    const db = new LibSql(other);
    db.exec('CREATE TABLE t (a)');
    db.close();
    expect(await command(`restore ${other}`, url)).toMatchObject({
      code: 2,
      error: expect.stringContaining('not the database of this service'),
    });
    expect(readdirSync(folder).sort()).toEqual(['other.db', 'text.db']);
  });
});
