import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { afterEach, describe, expect, it } from 'vitest';
import { issueKey } from '../processes.ts';
import { sized } from '../size.ts';
import { type Cluster, startCluster } from './cluster.ts';

let cluster: Cluster;
afterEach(() => cluster.stop());

interface Job {
  readonly id: string;
  readonly state: string;
}

/**
 * Sends until some node answers: an idempotency key makes a repeated request the same job. A node that was killed between
 * taking a job in and charging it leaves the key held for a while, which is answered with 503.
 */
const insist = async (path: string, init: RequestInit): Promise<Job> => {
  const began = performance.now();
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await fetch(cluster.nodes[tries % 3]!.url + path, {
        ...init,
        signal: AbortSignal.timeout(15_000),
      });
      if (answer.status === 200) return (await answer.json()) as Job;
      if (answer.status < 500) throw new TypeError(`${path} answered ${answer.status}: ${await answer.text()}`);
    } catch (error) {
      if (error instanceof TypeError && /answered/.test(error.message)) throw error;
      if (performance.now() - began > 150_000) throw error;
    }
    await sleep(200);
  }
};

describe('jobs over three nodes', () => {
  it('end exactly once as their owner sees it, while a node is killed every second', async () => {
    const count = sized(1_000, 60);
    cluster = await startCluster({ TIERS: JSON.stringify({ enterprise: { requests_per_minute: 10_000_000 } }) });
    const { secret } = await issueKey(cluster.proxyUrl);
    const headers = { 'x-api-key': secret, 'content-type': 'application/json' };
    let killing = true;
    const killer = (async () => {
      for (let turn = 0; killing; turn += 1) {
        await sleep(1000);
        const victim = cluster.nodes[turn % 3]!;
        await victim.kill();
        await victim.start();
      }
    })();

    const ids = new Set<string>();
    let next = 0;
    const lane = async (): Promise<void> => {
      while (next < count) {
        const n = next;
        next += 1;
        const body = JSON.stringify({ count: 3, seed: n });
        const { id } = await insist('/v1/jobs/palette-batch', {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': `drill-${n}` },
          body,
        });
        ids.add(id);
      }
    };
    await Promise.all(Array.from({ length: 8 }, lane));
    expect(ids.size).toBe(count);
    // Some seconds of killing while the queue is worked off.
    await sleep(sized(20_000, 4_000));
    killing = false;
    await killer;

    for (const id of ids) {
      for (let tries = 0; ; tries += 1) {
        const { state } = await insist(`/v1/jobs/id/${id}`, { headers });
        if (state === 'succeeded') break;
        expect(['queued', 'running']).toContain(state);
        // A job whose runner was killed waits for its lease to end.
        expect(tries).toBeLessThan(300);
        await sleep(250);
      }
    }
    const client = createClient({ url: cluster.engines.sqld.url });
    const books = async () => {
      const { rows } = await client.execute(
        "SELECT count(*) AS n, count(DISTINCT id) AS ids, sum(state = 'succeeded') AS done FROM jobs",
      );
      return [rows[0]!.n, rows[0]!.ids, rows[0]!.done].map(Number);
    };
    // What a killed node took in and never charged is forgotten by the upkeep of those that live.
    await expect.poll(books, { interval: 500 }).toEqual([count, count, count]);
    client.close();
  });
});
