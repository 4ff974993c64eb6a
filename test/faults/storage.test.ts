import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contrast, type ServiceProcess } from '../processes.ts';
import { sized } from '../size.ts';
import { type Drill, report, startDrill } from './drilled.ts';

let drill: Drill;
beforeEach(() => {
  drill = startDrill();
});
afterEach(() => drill.end());

const ROUNDS = sized(400, 60);

/** How large a file may become that this process writes, from now on; what is written beyond fails like on a full disk. */
const limitFiles = ({ child }: ServiceProcess, bytes: number | 'unlimited'): void => {
  execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`]);
};

const call = async (url: string, secret: string) => {
  const answer = await contrast(url, secret);
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
};

/** Credits of this month; each of the calls here costs one. */
const chargedTo = async (url: string, secret: string): Promise<number> => {
  const answer = await fetch(`${url}/v1/usage/me`, { headers: { 'x-api-key': secret } });
  return ((await answer.json()) as { month: { used: number } }).month.used;
};

describe('a full disk', () => {
  // promise 1.80.1: The health check does not touch storage: it succeeds while the disk is full
  it('refuses what it cannot record, counts what it answered, and goes on when there is room', async () => {
    const file = `${drill.folder}/m.db`;
    const node = await drill.start({ DATABASE_URL: `file:${file}` });
    const { secret } = await drill.issue(node.url);
    expect((await call(node.url, secret)).status).toBe(200);
    const answered = async (rounds: number) => {
      const statuses = new Map<number, number>();
      for (let i = 0; i < rounds; i += 1)
        for (const { status, retryAfter, text } of await Promise.all(
          Array.from({ length: 20 }, () => call(node.url, secret)),
        )) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status !== 503) continue;
          expect([retryAfter, JSON.parse(text).error.code]).toEqual(['30', 'UNAVAILABLE']);
          expect(text).not.toMatch(/SQLITE|disk|m\.db/);
        }
      return statuses;
    };

    limitFiles(node, Math.max(statSync(file).size, statSync(`${file}-wal`).size) + 200_000);
    const full = await answered(ROUNDS);
    expect([...full.keys()].sort()).toEqual([200, 503]);
    const trpc = await fetch(`${node.url}/v1/trpc/color.contrast`, {
      method: 'POST',
      headers: { 'x-api-key': secret, 'content-type': 'application/json' },
      body: '{"fg":"#336699","bg":"#ffffff"}',
    });
    expect([trpc.status, trpc.headers.get('retry-after')]).toEqual([503, '30']);
    const ready = await fetch(`${node.url}/v1/ready`);
    expect([ready.status, (await ready.json()).error.details.takes_calls]).toEqual([503, false]);
    expect((await fetch(`${node.url}/v1/health`)).status).toBe(200);

    limitFiles(node, 'unlimited');
    const roomy = await answered(5);
    expect([...roomy]).toEqual([[200, 100]]);
    await expect.poll(async () => (await fetch(`${node.url}/v1/ready`)).status).toBe(200);
    expect(await chargedTo(node.url, secret)).toBe(1 + full.get(200)! + 100);
  });
});

/** Overwrites every page of a file but the first `kept`. */
const damage = (file: string, kept: number): void => {
  const descriptor = openSync(file, 'r+');
  for (let at = kept * 4096; at < statSync(file).size; at += 4096)
    writeSync(descriptor, Buffer.alloc(4096, 0xa5), 0, 4096, at);
  closeSync(descriptor);
};

describe('a file that is gone under a running service', () => {
  it.each(['1', '3'])(
    'refuses calls of keys within two seconds, until it is back, with %s workers',
    async (workers) => {
      const file = `${drill.folder}/m.db`;
      const node = await drill.start({ DATABASE_URL: `file:${file}`, WORKERS: workers });
      const { secret } = await drill.issue(node.url);
      const ready = async () => (await fetch(`${node.url}/v1/ready`)).status;
      const settled = async (wanted: number): Promise<number> => {
        const began = performance.now();
        // As many in a row that every worker has had its turn.
        for (let alike = 0; alike < 40; ) {
          const seen = [await ready(), (await call(node.url, secret)).status];
          alike = seen.every((status) => status === wanted) ? alike + 1 : 0;
          expect(performance.now() - began).toBeLessThan(20_000);
        }
        return performance.now() - began;
      };
      await settled(200);
      renameSync(file, `${file}.moved`);
      report(
        `with ${workers} workers the loss was noticed after ${Math.round(await settled(503))} ms, 40 probes included`,
      );
      expect((await fetch(`${node.url}/v1/health`)).status).toBe(200);
      const issued = await fetch(`${node.url}/v1/admin/keys`, {
        method: 'POST',
        headers: { 'x-admin-key': 'admin-key-for-the-tests', 'content-type': 'application/json' },
        body: '{}',
      });
      expect([issued.status, issued.headers.get('retry-after')]).toEqual([503, '30']);
      renameSync(`${file}.moved`, file);
      await settled(200);
    },
  );

  it('keeps the next start from making an empty one', async () => {
    const file = `${drill.folder}/m.db`;
    const node = await drill.start({ DATABASE_URL: `file:${file}` });
    const { secret } = await drill.issue(node.url);
    await node.end('SIGKILL');
    renameSync(file, `${file}.moved`);
    await expect(drill.start({ DATABASE_URL: `file:${file}` })).rejects.toThrow(
      /Metamer cannot start. DATABASE_URL: .* is missing \(m.db.created is beside it\); .*METAMER_NEW_DATABASE=1/,
    );
    const fresh = await drill.start({ DATABASE_URL: `file:${file}`, METAMER_NEW_DATABASE: '1' });
    expect((await call(fresh.url, secret)).status).toBe(401);
  });
});

describe('a damaged file', () => {
  it('is said in one sentence at the start', async () => {
    const file = `${drill.folder}/m.db`;
    const node = await drill.start({ DATABASE_URL: `file:${file}` });
    await node.end('SIGTERM');
    damage(file, 1);
    if (existsSync(`${file}-wal`)) damage(`${file}-wal`, 0);
    await expect(drill.start({ DATABASE_URL: `file:${file}` })).rejects.toThrow(
      /Metamer cannot start. DATABASE_URL: .* cannot be used: the file is damaged\.\s*$/,
    );
  });

  it('ends no call with an internal error while the service runs', async () => {
    const file = `${drill.folder}/m.db`;
    const node = await drill.start({ DATABASE_URL: `file:${file}` });
    const { secret } = await drill.issue(node.url);
    for (let i = 0; i < 20; i += 1) await Promise.all(Array.from({ length: 100 }, () => call(node.url, secret)));
    damage(file, 1);
    damage(`${file}-wal`, 1);
    for (let i = 0; i < 20; i += 1) {
      const answers = await Promise.all([call(node.url, secret), call(node.url, `${secret.slice(0, -1)}x`)]);
      for (const { status, text } of answers) {
        expect([200, 401, 503], text).toContain(status);
        expect(text).not.toMatch(/SQLITE|disk image is malformed/);
      }
    }
    for (const path of ['/v1/usage', '/v1/usage/recent', '/v1/jobs', '/v1/webhooks']) {
      const answer = await fetch(`${node.url}${path}`, { headers: { 'x-api-key': secret } });
      expect([200, 401, 404, 503], await answer.text()).toContain(answer.status);
    }
  });
});
