import { readFileSync } from 'node:fs';
import LibSql from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import { contrast, issueKey, type ServiceProcess, startProcess, temporaryFile } from './processes.ts';

let running: ServiceProcess | undefined;
afterEach(() => running?.end('SIGKILL'));

/** Processes that this one has started; Linux. */
const workersOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

describe('WORKERS=2', () => {
  it('serves one port from two processes, replaces one that is killed, and loses nothing', async () => {
    const file = temporaryFile();
    running = await startProcess({ DATABASE_URL: file.url, WORKERS: '2', LOG_LEVEL: 'info' });
    const { url, end, output } = running;
    // The address is printed by the first worker; the second follows.
    await expect.poll(() => output().match(/"msg":"started"/g), { timeout: 30_000 }).toHaveLength(2);
    const { secret } = await issueKey(url);
    const once = async (): Promise<number> => {
      try {
        const answer = await contrast(url, secret);
        await answer.arrayBuffer();
        return answer.status;
      } catch {
        return 0;
      }
    };
    const workers = workersOf(running.child.pid!);
    expect(workers).toHaveLength(2);
    let answered = 0;
    for (let round = 0; round < 20; round += 1) {
      if (round === 10) process.kill(workers[1]!, 'SIGKILL');
      const statuses = await Promise.all(Array.from({ length: 10 }, once));
      answered += statuses.filter((status) => status === 200).length;
      expect(statuses.filter((status) => status !== 200 && status !== 0)).toEqual([]);
      if (round < 10) expect(statuses).not.toContain(0);
    }
    expect(answered).toBeGreaterThan(150);
    await expect
      .poll(() => workersOf(running!.child.pid!).filter((pid) => !workers.includes(pid)), { timeout: 10_000 })
      .toHaveLength(1);
    await end('SIGTERM');
    running = undefined;
    const db = new LibSql(file.path);
    const { rows, ids } = db.prepare('SELECT count(*) AS rows, count(DISTINCT call) AS ids FROM calls').get([]) as {
      rows: number;
      ids: number;
    };
    expect(rows).toBe(ids);
    expect(rows).toBeGreaterThanOrEqual(answered);
    // At most what the killed worker had in flight was charged without an answer.
    expect(rows).toBeLessThanOrEqual(answered + 10);
    db.close();
    file.remove();
  });
});
