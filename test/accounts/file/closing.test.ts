import LibSql from 'libsql';
import { expect, it } from 'vitest';
import { temporaryFile } from '../../temporary-file.ts';
import { openFor } from '../opened.ts';

it('a file that takes no more totals is closed all the same, and its node number is given back', async () => {
  const file = temporaryFile();
  const opened = await openFor({ DATABASE_URL: file.url });
  const { secret } = await opened.issue('pro');
  await opened.call(secret);
  const db = new LibSql(file.path);
  db.exec(`CREATE TRIGGER no_room BEFORE UPDATE ON posted BEGIN SELECT RAISE(ABORT, 'no room'); END`);
  await opened.close();
  expect(db.prepare(`SELECT count(*) AS held FROM nodes WHERE token <> ''`).get([])).toMatchObject({ held: 0 });

  db.exec('DROP TRIGGER no_room');
  await (await openFor({ DATABASE_URL: file.url })).close();
  expect(db.prepare('SELECT calls, credits FROM usage_days').all([])).toEqual([{ calls: 1, credits: 1 }]);
  db.close();
  file.remove();
});

it('the database of a cluster is refused as the file of a single process, and left as it is', async () => {
  const file = temporaryFile();
  const opened = await openFor({ DATABASE_URL: file.url });
  const { secret } = await opened.issue('pro');
  await opened.call(secret);
  await opened.close();
  const db = new LibSql(file.path);
  // What a node writes with the calls that it carries over: the totals are its own, and nothing is left to post.
  db.exec(`INSERT INTO shipments (node, seq) VALUES ('a node', 1);
    INSERT INTO calls SELECT seq + 1, call + 1, key_no, operation, status, credits, micros FROM calls;
    UPDATE usage_days SET calls = calls + 1, credits = credits + 1`);
  await expect(openFor({ DATABASE_URL: file.url })).rejects.toThrow(/^DATABASE_URL: .* is the database of a cluster/);
  expect(db.prepare('SELECT calls, credits FROM usage_days').all([])).toEqual([{ calls: 2, credits: 2 }]);
  db.close();
  file.remove();
});
