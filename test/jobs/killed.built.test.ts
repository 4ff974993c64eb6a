import { describe, expect, it } from 'vitest';
import { issueKey, startProcess } from '../processes.ts';
import { temporaryFile } from '../temporary-file.ts';

describe('kill -9', () => {
  it('loses no accepted job and runs none twice as its owner sees it', async () => {
    const file = temporaryFile();
    const environment = { DATABASE_URL: file.url, JOB_LEASE: '3' };
    const first = await startProcess(environment);
    const { secret } = await issueKey(first.url);
    const headers = { 'x-api-key': secret, 'content-type': 'application/json' };
    const ids: string[] = [];
    for (let i = 0; i < 30; i += 1) {
      const body = JSON.stringify({ count: 20, scores: true, seed: i });
      const answer = await fetch(`${first.url}/v1/jobs/palette-batch`, { method: 'POST', headers, body });
      ids.push(((await answer.json()) as { id: string }).id);
    }
    await first.end('SIGKILL');
    const second = await startProcess(environment);
    try {
      const states = new Map<string, { state: string; result: { item_count: number } }>();
      const deadline = Date.now() + 100_000;
      while (states.size < ids.length && Date.now() < deadline) {
        for (const id of ids.filter((one) => !states.has(one))) {
          const answer = await fetch(`${second.url}/v1/jobs/id/${id}`, { headers });
          const job = (await answer.json()) as { state: string; result: { item_count: number } };
          if (job.state !== 'queued' && job.state !== 'running') states.set(id, job);
        }
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      expect([...states.values()].map((job) => job.state)).toEqual(Array(30).fill('succeeded'));
      expect([...states.values()].every((job) => job.result.item_count === 20)).toBe(true);
      const me = await fetch(`${second.url}/v1/usage/me`, { headers });
      expect(((await me.json()) as { month: { used: number } }).month.used).toBe(30 * 20);
    } finally {
      await second.end('SIGTERM');
      file.remove();
    }
  });
});
