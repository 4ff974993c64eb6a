import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import LibSql from '../../db/binding.ts';

const folder = mkdtempSync(join(tmpdir(), 'binding-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a read that stays refused is stepped once more and no further', () => {
  const file = join(folder, 'locked.db');
  const [one, other] = [new LibSql(file), new LibSql(file)];
  one.exec('PRAGMA journal_mode = delete; CREATE TABLE t (x); INSERT INTO t VALUES (1)');
  const read = other.prepare('SELECT x FROM t');
  const exec = other.exec.bind(other);
  const ran: string[] = [];
  other.exec = (sql) => {
    ran.push(sql);
    return exec(sql);
  };
  one.exec('BEGIN EXCLUSIVE');
  expect(() => read.get()).toThrow(/locked/);
  expect(ran).toEqual(['PRAGMA query_only = 1', 'PRAGMA query_only = 0']);
  one.exec('COMMIT');
  one.close();
  other.close();
});
