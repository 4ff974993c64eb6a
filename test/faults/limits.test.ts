import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contrast } from '../processes.ts';
import { sized } from '../size.ts';
import { type Drill, report, startDrill } from './drilled.ts';

let drill: Drill;
beforeEach(() => {
  drill = startDrill();
});
afterEach(() => drill.end());

const statusOf = async (url: string, secret: string): Promise<number> => {
  const answer = await contrast(url, secret);
  await answer.arrayBuffer();
  return answer.status;
};

const BODY = '{"fg":"#336699","bg":"#ffffff"}';

/** A call whose body comes in two parts; answers the status when the second is sent. */
interface SlowCall {
  /** The service has seen its headers, and asks for its body. */
  readonly begun: Promise<void>;
  readonly ended: Promise<string>;
  finish(): Promise<string>;
}

const slowCall = (url: string, secret: string): SlowCall => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  const begun = once(socket, 'data').then(() => {});
  const ended = new Promise<string>((resolve) => {
    const end = (): void => resolve(text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, ''));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', end);
    socket.on('close', end);
  });
  socket.write(
    `POST /v1/color/contrast HTTP/1.1\r\nhost: x\r\nx-api-key: ${secret}\r\ncontent-type: application/json\r\nconnection: close\r\nexpect: 100-continue\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY.slice(0, 5)}`,
  );
  return {
    begun,
    ended,
    finish() {
      socket.write(BODY.slice(5));
      return ended;
    },
  };
};

describe('the month and the clock', () => {
  it('a call from the last month gives nobody credits back, and a clock put forward and back locks nobody out', async () => {
    const clock = join(drill.folder, 'clock');
    const set = (instant: string): string => {
      const offset = String(Date.parse(instant) - Date.now());
      writeFileSync(clock, offset);
      return offset;
    };
    const until = async (instant: string): Promise<void> => {
      const offset = set(instant);
      await expect.poll(() => readFileSync(`${clock}.seen`, 'utf8')).toBe(offset);
    };
    set('2031-11-30T23:50:00Z');
    const node = await drill.start({
      DATABASE_URL: `file:${drill.folder}/m.db`,
      TIERS: JSON.stringify({ free: { credits_per_month: 50, requests_per_minute: 1_000 } }),
      NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'clock.mjs')).href}`,
      CLOCK_FILE: clock,
    });
    const { secret } = await drill.issue(node.url, 'free');
    const late = slowCall(node.url, secret);
    await late.begun;
    await until('2031-12-01T00:00:10Z');
    const statuses = await Promise.all(Array.from({ length: 80 }, () => statusOf(node.url, secret)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(await late.finish()).toContain('HTTP/1.1 200');
    expect(await statusOf(node.url, secret)).toBe(429);
    const other = (await drill.issue(node.url, 'pro')).secret;
    expect(await statusOf(node.url, other)).toBe(200);
    await until('2031-12-01T01:00:10Z');
    expect(await statusOf(node.url, other)).toBe(200);
    await until('2031-12-01T00:00:20Z');
    expect(await statusOf(node.url, other)).toBe(200);
    await until('2032-01-01T00:00:00Z');
    expect(await statusOf(node.url, secret)).toBe(200);
  });
});

describe('a clock that was 400 days ahead', () => {
  it.each(['1', '3'])('locks nobody out and dates nothing wrong afterwards, with %s workers', async (workers) => {
    const clock = join(drill.folder, 'clock');
    const days = async (ahead: number): Promise<void> => {
      const offset = String(ahead * 86_400_000);
      writeFileSync(clock, offset);
      await expect.poll(() => readFileSync(`${clock}.seen`, 'utf8')).toBe(offset);
      // Every worker reads it within 20 ms.
      await sleep(100);
    };
    const node = await drill.start({
      DATABASE_URL: `file:${drill.folder}/m.db`,
      WORKERS: workers,
      TIERS: JSON.stringify({ free: { credits_per_month: 50, requests_per_minute: 1_000 } }),
      NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'clock.mjs')).href}`,
      CLOCK_FILE: clock,
    });
    const { id, secret } = await drill.issue(node.url, 'free');
    const burst = async (): Promise<number> => {
      const statuses = await Promise.all(Array.from({ length: 30 }, () => statusOf(node.url, secret)));
      return statuses.filter((status) => status === 200).length;
    };
    expect(await burst()).toBe(30);
    await days(400);
    expect(await burst()).toBe(30);
    // Long enough for a heartbeat of every worker.
    await sleep(11_000);
    expect(await burst()).toBe(20);
    await days(0);
    expect(await burst()).toBe(20);
    await days(45);
    expect(await burst()).toBe(30);
    await days(0);
    expect(await burst()).toBe(0);
    await sleep(11_000);
    const { secret: other } = await drill.issue(node.url, 'free');
    expect(await statusOf(node.url, other)).toBe(200);
    const history = await fetch(`${node.url}/v1/usage`, { headers: { 'x-api-key': other } });
    const today = new Date().toISOString().slice(0, 10);
    expect(JSON.stringify(await history.json())).toContain(today);
    const shown = await fetch(
      `${node.url}/v1/trpc/adminKeys.usage?input=${encodeURIComponent(JSON.stringify({ id }))}`,
      {
        headers: { 'x-admin-key': 'admin-key-for-the-tests' },
      },
    );
    const { result } = (await shown.json()) as { result: { data: { months: { used: number }[] } } };
    expect(result.data.months.map(({ used }) => used).sort()).toEqual([30, 50, 50]);
  });
});

describe('the rate, and bodies that come slowly', () => {
  it('no minute holds more calls than the limit, and a body that does not come ends its call', async () => {
    const limit = sized(300, 60);
    const node = await drill.start({
      DATABASE_URL: `file:${drill.folder}/m.db`,
      TIERS: JSON.stringify({ free: { requests_per_minute: limit } }),
    });
    const { secret } = await drill.issue(node.url, 'free');
    const stuck = slowCall(node.url, (await drill.issue(node.url)).secret);
    const began = performance.now();
    const slowEnd = stuck.ended.then((text) => ({ text, after: performance.now() - began }));
    const passed: { readonly sent: number; readonly answered: number }[] = [];
    const untrue: number[] = [];
    let promised = 0;
    const until = began + sized(185_000, 64_000);
    while (performance.now() < until) {
      const sent = performance.now();
      const answer = await contrast(node.url, secret);
      await answer.arrayBuffer();
      if (answer.status === 200) {
        passed.push({ sent, answered: performance.now() });
        promised = 0;
      } else {
        const wait = Number(answer.headers.get('retry-after'));
        expect(wait).toBeGreaterThanOrEqual(1);
        expect(wait).toBeLessThanOrEqual(60);
        if (promised > 0 && sent > promised) untrue.push(sent - promised);
        promised ||= performance.now() + wait * 1000;
        await sleep(50);
      }
    }
    expect(untrue).toEqual([]);
    for (let i = limit; i < passed.length; i += 1)
      expect(passed[i]!.answered - passed[i - limit]!.sent).toBeGreaterThan(59_900);
    expect(passed[limit - 1]!.sent - passed[0]!.sent).toBeLessThan(50_000);
    const { text, after } = await slowEnd;
    report(
      `rate: ${passed.length} calls passed at ${limit} a minute; the slow body ended after ${Math.round(after / 1000)} s`,
    );
    expect(text).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(after).toBeLessThan(60_000);
  });
});

/** A rate far above what is called here. */
const UNLIMITED = JSON.stringify({ enterprise: { requests_per_minute: 10_000_000 } });

describe('a process that was frozen', () => {
  it('makes no id that another has made', async () => {
    const environment = { DATABASE_URL: `file:${drill.folder}/m.db`, TIERS: UNLIMITED };
    const frozen = await drill.start(environment);
    const { secret } = await drill.issue(frozen.url);
    frozen.child.kill('SIGSTOP');
    await sleep(sized(72_000, 2_000));
    const other = await drill.start(environment);
    frozen.child.kill('SIGCONT');
    const ids: string[] = [];
    const lane = async (url: string): Promise<void> => {
      for (let i = 0; i < sized(750, 150); i += 1) {
        const answer = await contrast(url, secret);
        await answer.arrayBuffer();
        expect(answer.status).toBe(200);
        ids.push(answer.headers.get('x-request-id')!);
      }
    };
    await Promise.all([frozen.url, other.url].flatMap((url) => Array.from({ length: 4 }, () => lane(url))));
    report(`frozen process: ${new Set(ids).size} different ids of ${ids.length}`);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the stream of usage with four workers', () => {
  it('tells every call once', async () => {
    const node = await drill.start({
      DATABASE_URL: `file:${drill.folder}/m.db`,
      WORKERS: '4',
      TIERS: UNLIMITED,
    });
    await sleep(3_000);
    const { secret } = await drill.issue(node.url);
    const total = sized(3_000, 1_000);
    const hangUp = new AbortController();
    const stream = await fetch(`${node.url}/v1/usage/stream`, {
      headers: { 'x-api-key': secret },
      signal: hangUp.signal,
    });
    const seen = new Set<string>();
    let [repeated, missed] = [0, 0];
    const reading = (async () => {
      let text = '';
      for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
        text += chunk;
        const parts = text.split('\n\n');
        text = parts.pop()!;
        for (const part of parts) {
          const data = /^data: (.*)$/m.exec(part)?.[1];
          if (part.includes('event: gap')) missed += (JSON.parse(data!) as { missed: number }).missed;
          if (!part.includes('event: usage\n') || !data) continue;
          const { request_id, endpoint } = JSON.parse(data) as { request_id: string; endpoint: string };
          if (!endpoint.includes('contrast')) continue;
          if (seen.has(request_id)) repeated += 1;
          seen.add(request_id);
        }
      }
    })().catch(() => {});
    let left = total;
    const lane = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        expect(await statusOf(node.url, secret)).toBe(200);
      }
    };
    const began = performance.now();
    await Promise.all(Array.from({ length: 32 }, lane));
    const rate = Math.round((1000 * total) / (performance.now() - began));
    await expect.poll(() => seen.size + missed).toBe(total);
    hangUp.abort();
    await reading;
    report(`usage stream: ${seen.size} of ${total} calls at ${rate} a second, ${missed} told as missed`);
    expect([seen.size, repeated, missed]).toEqual([total, 0, 0]);
  });
});
