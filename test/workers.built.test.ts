import { existsSync, readFileSync, renameSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import LibSql from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import { freeze } from './freeze.ts';
import { contrast, issueKey, type ServiceProcess, startProcess } from './processes.ts';
import { temporaryFile } from './temporary-file.ts';

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
    await expect.poll(() => output().match(/"msg":"started"/g)).toHaveLength(2);
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

describe('METAMER_NEW_DATABASE', () => {
  it('is for the start alone: who takes the place of a dead worker makes no database', async () => {
    const file = temporaryFile();
    const environment = { DATABASE_URL: file.url, WORKERS: '2', METAMER_NEW_DATABASE: '1', LOG_LEVEL: 'info' };
    running = await startProcess(environment);
    const { child, output } = running;
    await expect.poll(() => output().match(/"msg":"started"/g)).toHaveLength(2);
    renameSync(file.path, `${file.path}.moved`);
    process.kill(workersOf(child.pid!)[1]!, 'SIGKILL');
    await expect.poll(output).toMatch(/missing \(\S+ is beside it\).*METAMER_NEW_DATABASE=1/);
    expect(existsSync(file.path)).toBe(false);
    await running.end('SIGKILL');
    running = undefined;
    file.remove();
  });
});

describe('a worker that ends with a connection that it was given and has not taken', () => {
  /** The status of an answer on a connection of its own; 0 where it is cut off. */
  const fresh = (url: string): Promise<number> =>
    new Promise((resolve) => {
      get(`${url}/v1/health`, { agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      }).once('error', () => resolve(0));
    });

  it('leaves nobody waiting', async () => {
    const file = temporaryFile();
    running = await startProcess({ DATABASE_URL: file.url, WORKERS: '2', LOG_LEVEL: 'info' });
    await expect.poll(() => running?.output().match(/"msg":"started"/g)).toHaveLength(2);
    const { url } = running;
    const frozen = workersOf(running.child.pid!)[1]!;
    await freeze(frozen);
    // They are dealt out in turns, and who has not taken one gets no other.
    const callers = Array.from({ length: 6 }, () => fresh(url));
    expect(await Promise.race(callers)).toBe(200);
    await expect.poll(() => fresh(url)).toBe(200);
    process.kill(frozen, 'SIGKILL');
    expect((await Promise.all(callers)).toSorted()).toEqual([0, 200, 200, 200, 200, 200]);
    await running.end('SIGTERM');
    running = undefined;
    file.remove();
  });
});

/** Every series of the counters and histograms of an exposition text. */
const growing = (text: string): Map<string, number> => {
  const names = [...text.matchAll(/^# TYPE (\S+) (?:counter|histogram)$/gm)].map(([, name]) => name!);
  const lines = text.split('\n').filter((line) => names.some((name) => line.startsWith(name)));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
};

describe('the counters of the metrics', () => {
  it('never fall, whichever process is asked, while one hangs, ends and is replaced', async () => {
    const file = temporaryFile();
    running = await startProcess({ DATABASE_URL: file.url, WORKERS: '3', LOG_LEVEL: 'info' });
    const { url, output, child } = running;
    await expect.poll(() => output().match(/"msg":"started"/g)).toHaveLength(3);
    const { secret } = await issueKey(url);
    let highest = new Map<string, number>();
    const fallen: string[] = [];
    const get = async (path: string): Promise<string> => {
      const answer = await fetch(url + path, { headers: { connection: 'close' }, signal: AbortSignal.timeout(5_000) });
      return answer.text();
    };
    const look = async (): Promise<void> => {
      // A process that hangs keeps the connections that it was given; another is asked then.
      const text = await get('/v1/metrics').catch(() => undefined);
      if (text === undefined) return;
      const now = growing(text);
      for (const [series, value] of highest)
        if (!((now.get(series) ?? -1) >= value)) fallen.push(`${series} ${value} -> ${now.get(series)}`);
      highest = now;
    };
    const calls = () => highest.get('http_requests_total{route="POST /v1/color/contrast",status="2xx"}');
    const makeCalls = async (count: number): Promise<void> => {
      for (let i = 0; i < count; i += 1) expect((await contrast(url, secret)).status).toBe(200);
    };
    const eventually = async (holds: () => boolean): Promise<void> => {
      for (let tries = 0; tries < 80 && !holds(); tries += 1) {
        await look();
        await sleep(200);
      }
      expect(holds()).toBe(true);
    };
    await makeCalls(60);
    await eventually(() => calls() === 60);
    const before = workersOf(child.pid!);
    await freeze(before[1]!);
    for (let i = 0; i < 10; i += 1) await look();
    process.kill(before[1]!, 'SIGKILL');
    await eventually(() => workersOf(child.pid!).some((pid) => !before.includes(pid)));
    await makeCalls(60);
    await eventually(() => calls() === 120);
    expect(highest.get('credits_charged_total')).toBe(120);
    expect(fallen).toEqual([]);
    file.remove();
  });
});

describe('WORKERS=4', () => {
  it('limits and counts over all processes: streams of a key, callers without one, metrics', async () => {
    const file = temporaryFile();
    running = await startProcess({ DATABASE_URL: file.url, WORKERS: '4', LOG_LEVEL: 'info' });
    const { url, output } = running;
    await expect.poll(() => output().match(/"msg":"started"/g)).toHaveLength(4);
    const { secret } = await issueKey(url);
    /** Over a connection of its own, so that the processes take turns. */
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const leave = new AbortController();
      const request = { headers: { ...headers, connection: 'close' }, signal: leave.signal };
      const response = await fetch(url + path, request);
      return { response, leave: () => leave.abort() };
    };
    const streams = await Promise.all(
      Array.from({ length: 24 }, () => get('/v1/usage/stream', { 'x-api-key': secret })),
    );
    const open = streams.filter(({ response }) => response.status === 200);
    expect(open).toHaveLength(10);
    expect(streams.filter(({ response }) => response.status === 429)).toHaveLength(14);
    open[0]!.leave();
    const reopened = async () => {
      const { response, leave } = await get('/v1/usage/stream', { 'x-api-key': secret });
      if (response.status !== 200) leave();
      return response.status;
    };
    await expect.poll(reopened).toBe(200);
    expect((await get('/v1/usage/stream', { 'x-api-key': secret })).response.status).toBe(429);

    // A process that is busy for long is left out of the sums.
    const metrics = async () => (await get('/v1/metrics')).response.text();
    let text = '';
    const isWhole = async () => {
      text = await metrics();
      return /^service_processes 4$/m.test(text);
    };
    await expect.poll(isWhole).toBe(true);
    expect(text).toMatch(/^sse_clients 10$/m);
    expect(text).toMatch(/^http_request_duration_seconds_count\{route="POST \/v1\/admin\/keys"\} 1$/m);
    expect(text).toMatch(/^jobs_queued 0$/m);

    let visits = 0;
    const visit = async () => {
      visits += 1;
      return Number(/r=(\d+)/.exec((await get('/v1/tiers')).response.headers.get('ratelimit') ?? '')?.[1]);
    };
    const before = await visit();
    for (let i = 0; i < 20; i += 1) await visit();
    // What one process has counted the others hear a moment later, on a busy machine after a longer one: then each knows of all visits before.
    const knownToAll = async () => {
      const known = visits - 1;
      const left = await Promise.all([visit(), visit(), visit(), visit()]);
      return left.every((one) => one <= before - known - 1);
    };
    for (let pause = 300; !(await knownToAll()); pause *= 2) {
      expect(pause).toBeLessThan(30_000);
      await sleep(pause);
    }
    file.remove();
  });
});
