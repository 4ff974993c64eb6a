import LibSql from 'libsql';
import { expect, it } from 'vitest';
import { temporaryFile } from '../../processes.ts';
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
