import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SENDER_TIMES } from '../../src/webhooks/sender.ts';
import { sized } from '../size.ts';
import { type Drill, percentile, report, startDrill } from './drilled.ts';

let drill: Drill;
beforeEach(() => {
  drill = startDrill();
});
afterEach(() => drill.end());

describe('a hundred receivers that never answer', () => {
  it('hold up no other: its deliveries come long before any of them is given up', async () => {
    const came = new Map<string, number>();
    const bodyOf = async (request: IncomingMessage): Promise<string> =>
      Buffer.concat(await request.toArray()).toString();
    const port = await drill.receiver(async (request, response) => {
      const text = await bodyOf(request);
      if (!request.url?.startsWith('/live')) return;
      came.set((JSON.parse(text) as { data: { id: string } }).data.id, performance.now());
      response.writeHead(204).end();
    });
    const node = await drill.start({
      DATABASE_URL: `file:${drill.folder}/m.db`,
      FETCH_ALLOW_HOSTS: `127.0.0.1:${port}`,
      NODE_EXTRA_CA_CERTS: drill.certificate,
      TIERS: JSON.stringify({ enterprise: { requests_per_minute: 1_000_000 } }),
    });
    const post = async (path: string, key: string, body: unknown): Promise<{ id: string }> => {
      const answer = await fetch(node.url + path, {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      drill.hears(text);
      expect(answer.status).toBe(200);
      return JSON.parse(text) as { id: string };
    };
    const subscribe = (key: string, path: string) =>
      post('/v1/webhooks', key, { url: `https://127.0.0.1:${port}${path}`, events: ['job.queued'] });
    const dead: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      const { secret } = await drill.issue(node.url);
      dead.push(secret);
      for (let n = 0; n < 20; n += 1) await subscribe(secret, `/dead/${i}/${n}`);
    }
    const { secret: live } = await drill.issue(node.url);
    await subscribe(live, '/live');
    for (const key of dead)
      for (let i = 0; i < 5; i += 1) await post('/v1/jobs/palette-batch', key, { count: 1, seed: i });
    const waits: number[] = [];
    for (let i = 0; i < sized(60, 20); i += 1) {
      const sent = performance.now();
      const { id } = await post('/v1/jobs/palette-batch', live, { count: 1, seed: i });
      await expect.poll(() => came.has(id), { timeout: 60_000, interval: 5 }).toBe(true);
      waits.push(came.get(id)! - sent);
      await sleep(sized(500, 100));
    }
    report(
      `webhooks beside 100 dead receivers: p50 ${Math.round(percentile(waits, 0.5))} ms, p99 ${Math.round(percentile(waits, 0.99))} ms`,
    );
    // Whoever stood behind one of the dead would wait for all of its time.
    expect(percentile(waits, 0.5)).toBeLessThan(SENDER_TIMES.timeout / 2);
  });
});
