import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../db/client.ts';
import { type JobRow, jobRepository } from '../../../db/repositories/jobs.ts';
import { jobs } from '../../../db/schema.ts';
import { temporaryFile } from '../../temporary-file.ts';

const file = temporaryFile();
let database: Database;
const KEYS = 12;
const NOW = 1_000;

beforeAll(async () => {
  database = await openDatabase(file.url);
  const { direct } = database;
  const numbers = (count: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  // Keys 3 and 7 are revoked. Three in five jobs wait, some of them until later, each until a time of its own.
  direct.exec(`INSERT INTO keys (no, id, tier, label, hash, start, last4, created_at, revoked_at)
    ${numbers(KEYS)} SELECT i, 'key' || i, 'free', '', CAST(i AS BLOB), '', '', 0, iif(i IN (3, 7), 1, NULL) FROM n`);
  direct.exec(`INSERT INTO jobs (id, key_no, type, state, max_attempts, credits, run_at, digest, queued_at, expires_at)
    ${numbers(400)} SELECT 'job' || i, 1 + i * 7 % ${KEYS}, 'none',
      CASE WHEN i % 5 < 3 THEN 'queued' WHEN i % 5 = 3 THEN 'succeeded' ELSE iif(i % 50 = 4, 'running', 'failed') END,
      3, 0, i * 211 % 1499, '', 0, 0 FROM n`);
});
afterAll(() => {
  database.close();
  file.remove();
});

/** Which job is due, from all rows: of the key in use with the fewest running ones, what waits longest. */
const dueOf = (rows: readonly JobRow[]): string | undefined => {
  const running = (keyNo: number) => rows.filter((row) => row.state === 'running' && row.keyNo === keyNo).length;
  const firsts = new Map<number, JobRow>();
  for (const row of rows) {
    if (row.state !== 'queued' || row.runAt > NOW || row.keyNo === 3 || row.keyNo === 7) continue;
    const first = firsts.get(row.keyNo);
    if (!first || row.runAt < first.runAt) firsts.set(row.keyNo, row);
  }
  return [...firsts.values()].toSorted((a, b) => running(a.keyNo) - running(b.keyNo) || a.runAt - b.runAt)[0]?.id;
};

it('takes up the job that all rows together say is due, until none is', async () => {
  const repository = jobRepository(database.orm);
  let taken = 0;
  for (;;) {
    const due = dueOf(await database.orm.select().from(jobs));
    const claimed = await repository.claim(`lease${taken}`, NOW, NOW + 1);
    expect(claimed?.id).toBe(due);
    if (due === undefined) break;
    taken += 1;
  }
  expect(taken).toBeGreaterThan(100);
  // Those of revoked keys are never taken up, but count as due until they are swept away; what waits until later does not.
  expect(await repository.isDue(NOW)).toBe(true);
  database.direct.exec('DELETE FROM jobs WHERE key_no IN (3, 7)');
  expect(await repository.isDue(NOW)).toBe(false);
  expect(await repository.isDue(1_499)).toBe(true);
});
