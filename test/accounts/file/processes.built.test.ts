import LibSql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contrast, issueKey, type ServiceProcess, startProcess } from '../../processes.ts';
import { temporaryFile } from '../../temporary-file.ts';

let file: ReturnType<typeof temporaryFile>;
let processes: ServiceProcess[];
beforeEach(() => {
  file = temporaryFile();
  processes = [];
});
afterEach(async () => {
  await Promise.all(processes.map((one) => one.end('SIGKILL')));
  file.remove();
});

const start = async (environment: Record<string, string> = {}): Promise<ServiceProcess> => {
  const one = await startProcess({ DATABASE_URL: file.url, ...environment });
  processes.push(one);
  return one;
};

/** Calls `send` `total` times, `width` at a time; answers the statuses. */
const load = async (total: number, width: number, send: (i: number) => Promise<number>): Promise<number[]> => {
  const statuses: number[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < total) {
      const i = next;
      next += 1;
      statuses.push(await send(i));
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return statuses;
};

const count = (statuses: readonly number[], status: number): number => statuses.filter((one) => one === status).length;

interface Books {
  rows: number;
  ids: number;
  credits: number;
  used: number;
  days: number;
  dayCredits: number;
}

/** What the database says when nobody runs. */
const books = (): Books => {
  const db = new LibSql(file.path);
  const { rows, ids, credits, used, days, dayCredits } = db
    .prepare(
      `SELECT (SELECT count(*) FROM calls) AS rows, (SELECT count(DISTINCT call) FROM calls) AS ids, (SELECT coalesce(sum(credits), 0) FROM calls) AS credits,
      (SELECT coalesce(sum(month.value ->> 1), 0) FROM keys, json_each(months) AS month) AS used, (SELECT coalesce(sum(calls), 0) FROM day_usage) AS days, (SELECT coalesce(sum(credits), 0) FROM day_usage) AS dayCredits`,
    )
    .get([]) as Books;
  db.close();
  return { rows, ids, credits, used, days, dayCredits };
};

describe('the usage of a key', () => {
  it('says what every process of the machine has charged, whichever is asked', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    const { secret } = await issueKey(one.url);
    const used = async ({ url }: ServiceProcess): Promise<number> => {
      const answer = await fetch(`${url}/v1/usage/me`, { headers: { 'x-api-key': secret } });
      return ((await answer.json()) as { month: { used: number } }).month.used;
    };
    expect([await used(one), await used(other)]).toEqual([0, 0]);
    expect(count(await load(20, 5, async () => (await contrast(one.url, secret)).status), 200)).toBe(20);
    expect([await used(one), await used(other)]).toEqual([20, 20]);
  });
});

describe('quota', () => {
  it('is kept to the credit by two processes on one file, and every paid call is on the books', async () => {
    const TIERS = JSON.stringify({ free: { credits_per_month: 400, requests_per_minute: 100_000 } });
    const [one, other] = await Promise.all([start({ TIERS }), start({ TIERS })]);
    const { secret } = await issueKey(one.url, 'free');
    const statuses = await load(1200, 24, async (i) => (await contrast(i % 2 ? one.url : other.url, secret)).status);
    expect(count(statuses, 200)).toBe(400);
    expect(count(statuses, 429)).toBe(800);
    await Promise.all(processes.splice(0).map((process) => process.end('SIGTERM')));
    expect(books()).toEqual({ rows: 400, ids: 400, credits: 400, used: 400, days: 400, dayCredits: 400 });
  });

  it('is renewed by the calendar and says when', async () => {
    const { url } = await start({ TIERS: JSON.stringify({ free: { credits_per_month: 2 } }) });
    const { secret } = await issueKey(url, 'free');
    for (const left of ['1', '0']) expect((await contrast(url, secret)).headers.get('x-quota-remaining')).toBe(left);
    const refused = await contrast(url, secret);
    const body = (await refused.json()) as { error: { code: string } };
    expect([refused.status, body.error.code, refused.headers.get('x-credits-cost')]).toEqual([
      429,
      'QUOTA_EXCEEDED',
      '0',
    ]);
    const reset = new Date(refused.headers.get('x-quota-reset') ?? '');
    expect([reset.getUTCDate(), reset.getUTCHours(), reset.getTime() > Date.now()]).toEqual([1, 0, true]);
    const db = new LibSql(file.path);
    db.exec(`UPDATE keys SET months = (
      SELECT json_group_array(json_array(json_extract(value, '$[0]') - 1, json_extract(value, '$[1]'))) FROM json_each(months)
    )`);
    db.close();
    await processes.splice(0)[0]!.end('SIGTERM');
    const again = await start({ TIERS: JSON.stringify({ free: { credits_per_month: 2 } }) });
    expect((await contrast(again.url, secret)).headers.get('x-quota-remaining')).toBe('1');
  });
});

describe('rate limit', () => {
  it('is kept by two processes on one file', async () => {
    const TIERS = JSON.stringify({ free: { requests_per_minute: 100 } });
    const [one, other] = await Promise.all([start({ TIERS }), start({ TIERS })]);
    const { secret } = await issueKey(one.url, 'free');
    const statuses = await load(400, 16, async (i) => (await contrast(i % 2 ? one.url : other.url, secret)).status);
    expect(count(statuses, 200)).toBe(100);
    expect(count(statuses, 200) + count(statuses, 429)).toBe(400);
  });

  it('spends a call on refused input but no credits', async () => {
    const { url } = await start({ TIERS: JSON.stringify({ free: { requests_per_minute: 3 } }) });
    const { secret } = await issueKey(url, 'free');
    const bad = () =>
      fetch(`${url}/v1/color/contrast`, {
        method: 'POST',
        headers: { 'x-api-key': secret, 'content-type': 'application/json' },
        body: '{}',
      });
    const answers = [await bad(), await bad(), await bad(), await bad()];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 429]);
    expect(answers.map(({ headers }) => headers.get('x-quota-remaining'))).toEqual([
      '10000',
      '10000',
      '10000',
      '10000',
    ]);
    const wait = Number(answers[3]!.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(55);
    expect(wait).toBeLessThanOrEqual(60);
  });
});

describe('revocation', () => {
  it('by one process is seen by the very next call in another, however busy the key is there', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    for (let round = 0; round < 20; round += 1) {
      const { id, secret } = await issueKey(one.url);
      expect(await load(16, 8, async () => (await contrast(other.url, secret)).status)).toEqual(Array(16).fill(200));
      const revoked = await fetch(`${one.url}/v1/admin/keys/${id}`, {
        method: 'DELETE',
        headers: { 'x-admin-key': 'admin-key-for-the-tests' },
      });
      expect(revoked.status).toBe(200);
      const after = await load(8, 8, async (i) => (await contrast(i % 2 ? one.url : other.url, secret)).status);
      expect(after).toEqual(Array(8).fill(401));
    }
  });
});

describe('kill -9', () => {
  // promise 1.90.1: The history is durable: no completed request is lost when the process is killed
  it('loses no completed request', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { url, end } = await start();
      const { secret } = await issueKey(url);
      const before = books().rows;
      let answered = 0;
      const lanes = Array.from({ length: 16 }, async () => {
        try {
          for (;;) {
            const answer = await contrast(url, secret);
            if (answer.status === 200) answered += 1;
            await answer.arrayBuffer();
          }
        } catch {
          // The process is gone.
        }
      });
      // In the middle of the load, however fast this machine is.
      while (answered < 60 + 40 * round) await new Promise((resolve) => setTimeout(resolve, 10));
      processes.pop();
      await end('SIGKILL');
      await Promise.all(lanes);
      const { rows, ids, credits, used, days } = books();
      expect(answered).toBeGreaterThan(50);
      expect(rows - before).toBeGreaterThanOrEqual(answered);
      // At most the batch in flight was charged without an answer.
      expect(rows - before).toBeLessThanOrEqual(answered + 16);
      expect([ids, credits, used, days]).toEqual([rows, rows, rows, rows]);
    }
  });

  it('loses none either where processes wait for each other and for others who write to the file', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    const keys = await Promise.all(Array.from({ length: 8 }, () => issueKey(one.url)));
    const writer = new LibSql(file.path, { timeout: 5_000 });
    let writing = true;
    const written = (async () => {
      while (writing) {
        writer.exec('BEGIN IMMEDIATE');
        await new Promise((resolve) => setTimeout(resolve, 2));
        writer.exec('COMMIT');
        await new Promise((resolve) => setTimeout(resolve, 4));
      }
      writer.close();
    })();
    const statuses = await load(1000, 32, async (i) => {
      const { status } = await contrast(i % 2 ? one.url : other.url, keys[i % keys.length]!.secret);
      return status;
    });
    await Promise.all(processes.splice(0).map((process) => process.end('SIGKILL')));
    writing = false;
    await written;
    expect(count(statuses, 200)).toBe(1000);
    expect(books()).toEqual({ rows: 1000, ids: 1000, credits: 1000, used: 1000, days: 1000, dayCredits: 1000 });
  });
});

describe('SIGTERM', () => {
  it('lets calls in flight finish and writes every charge', async () => {
    const { url, end, child } = await start();
    const { secret } = await issueKey(url);
    const calls = Array.from({ length: 32 }, () => contrast(url, secret).then(({ status }) => status));
    const first = await Promise.race(calls);
    expect(first).toBe(200);
    const ended = end('SIGTERM');
    const statuses = await Promise.allSettled(calls);
    expect((await ended).code).toBe(0);
    processes.pop();
    const answered = statuses.filter((one) => one.status === 'fulfilled').length;
    expect(books().rows).toBe(answered);
    expect(child.exitCode).toBe(0);
  });
});
