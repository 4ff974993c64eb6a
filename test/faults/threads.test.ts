import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Drill, startDrill } from './drilled.ts';

let drill: Drill;
beforeEach(() => {
  drill = startDrill();
});
afterEach(() => drill.end());

/** So little that a thread can draw a contrast map and cannot refine many palettes. */
const HEAP_MB = '8';
const MAP = { ground: '#336699', targets: [3, 4.5], resolution: 90 };
const SEARCH = { depth: 1200, keep: 120, seed: 1 };

describe('a worker thread that runs out of memory', () => {
  it('fails its own call alone, with 503 and at no cost; whoever waits and the next call are answered', async () => {
    const node = await drill.start({ DATABASE_URL: `file:${drill.folder}/m.db`, THREAD_MB: HEAP_MB });
    const { secret } = await drill.issue(node.url);
    const post = async (path: string, body: object) => {
      const answer = await fetch(`${node.url}/v1/${path}`, {
        method: 'POST',
        headers: { 'x-api-key': secret, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      return { status: answer.status, retry: answer.headers.get('retry-after'), text };
    };
    expect((await post('accessibility/map', MAP)).status).toBe(200);
    const used = async (): Promise<number> => {
      const answer = await fetch(`${node.url}/v1/usage/me`, { headers: { 'x-api-key': secret } });
      return ((await answer.json()) as { month: { used: number } }).month.used;
    };
    const one = await used();

    // More at once than there are threads, so that some wait behind threads that end.
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        i % 2 ? post('accessibility/map', MAP) : post('personalize/palettes', SEARCH),
      ),
    );
    for (const [i, { status, retry, text }] of answers.entries())
      if (i % 2) expect(status, text).toBe(200);
      else {
        expect([status, retry, (JSON.parse(text) as { error: { code: string } }).error.code]).toEqual([
          503,
          '2',
          'UNAVAILABLE',
        ]);
        expect(text).not.toMatch(/heap|stack|worker exited/i);
      }
    expect((await fetch(`${node.url}/v1/health`)).status).toBe(200);
    expect((await fetch(`${node.url}/v1/ready`)).status).toBe(200);
    expect((await post('accessibility/map', MAP)).status).toBe(200);
    expect(await used()).toBe(one * 14);
    expect(node.output()).toMatch(/out of memory/);
  });

  it('fails the job that took it, which is tried again, then told as failed and paid back; others run', async () => {
    const node = await drill.start({ DATABASE_URL: `file:${drill.folder}/m.db`, THREAD_MB: HEAP_MB });
    const { secret } = await drill.issue(node.url);
    const headers = { 'x-api-key': secret, 'content-type': 'application/json' };
    const queue = async (type: string, body: object): Promise<string> => {
      const answer = await fetch(`${node.url}/v1/jobs/${type}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      expect(answer.status, text).toBeLessThan(300);
      return (JSON.parse(text) as { id: string }).id;
    };
    const ended = async (id: string) => {
      for (;;) {
        const answer = await fetch(`${node.url}/v1/jobs/id/${id}`, { headers });
        const job = (await answer.json()) as { state: string; error: { code: string } | null };
        if (['succeeded', 'failed', 'cancelled'].includes(job.state)) return job;
        await new Promise((done) => setTimeout(done, 200));
      }
    };
    const heavy = await queue('personalize-deep', { seed: 1 });
    const light = await queue('contrast-matrix', { colors: ['#000000', '#336699', '#ffffff'] });
    expect((await ended(light)).state).toBe('succeeded');
    const lost = await ended(heavy);
    expect([lost.state, lost.error?.code]).toEqual(['failed', 'INTERNAL']);
  });
});
