import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { sized } from '../size.ts';
import { type Drill, report, startDrill } from './drilled.ts';

const drill: Drill = startDrill();
afterAll(() => drill.end());

const megabytesOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** Open connections and files of a process; Linux. */
const openOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** A caller who sends this and reads nothing. */
const silent = (url: string, text: string): Socket => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.pause();
  socket.on('error', () => {});
  socket.write(text);
  return socket;
};

it('callers who ask for much and read nothing cost a bounded memory each, hold up nobody, and are cut off', async () => {
  const { url, child } = await drill.start({ DATABASE_URL: `file:${join(drill.folder, 'callers.db')}` });
  const { secret } = await drill.issue(url);
  const document = async (): Promise<number> =>
    (await (await fetch(`${url}/v1/openapi.yaml`, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer())
      .byteLength;
  const bytes = await document();
  await document();
  const [before, open] = [megabytesOf(child.pid!), openOf(child.pid!)];
  const many = sized(100, 20);
  // A quarter of what an address may ask in a minute.
  const each = Math.floor(sized(500, 300) / many);
  const question = 'GET /v1/openapi.yaml HTTP/1.1\r\nHost: x\r\n\r\n';
  const began = performance.now();
  for (let i = 0; i < many; i += 1) silent(url, question.repeat(each));
  await sleep(3_000);
  const grown = megabytesOf(child.pid!) - before;
  report(
    `${many} callers who ask ${each} times for ${bytes} bytes and read nothing: ${(grown / many).toFixed(2)} MB each`,
  );
  expect(grown).toBeLessThan(64 + (many * 3 * bytes) / 1e6);
  let slowest = 0;
  for (let i = 0; i < 100; i += 1) {
    const asked = performance.now();
    const answer = await fetch(`${url}/v1/color/contrast`, {
      method: 'POST',
      headers: { 'x-api-key': secret, 'content-type': 'application/json' },
      body: '{"fg":"#336699","bg":"#ffffff"}',
    });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    slowest = Math.max(slowest, performance.now() - asked);
  }
  await expect.poll(() => openOf(child.pid!), { timeout: 240_000, interval: 500 }).toBeLessThan(open + 3);
  report(
    `all are cut off after ${Math.round((performance.now() - began) / 1000)} s; others waited ${slowest.toFixed(1)} ms at most`,
  );
});

/** The timer that the system runs for the server's end of a connection, as /proc/net/tcp shows it; Linux. */
const timerOf = (serverPort: number, callerPort: number): string | undefined => {
  const hex = (port: number): string => `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n');
  const own = lines.map((line) => line.trim().split(/\s+/));
  return own.find(([, local, remote]) => local?.endsWith(hex(serverPort)) && remote?.endsWith(hex(callerPort)))?.[5];
};

it('callers who are gone without a word are noticed: in the midst of a body after 30 s, and by asking where nothing comes', async () => {
  const { url } = await drill.start({ DATABASE_URL: `file:${join(drill.folder, 'gone.db')}` });
  const { secret } = await drill.issue(url);
  const port = Number(new URL(url).port);
  const quiet = connect(port, '127.0.0.1');
  quiet.write(`GET /v1/usage/stream HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${secret}\r\n\r\n`);
  await once(quiet, 'data');
  // 02 is the timer of keep-alive, and what follows the time that is left in hundredths of a second.
  const [kind, left] = timerOf(port, quiet.localPort!)!.split(':');
  expect(kind).toBe('02');
  expect(Number.parseInt(left!, 16)).toBeLessThanOrEqual(3_000);

  const half = connect(port, '127.0.0.1');
  const began = performance.now();
  half.write(
    `POST /v1/color/contrast HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${secret}\r\nContent-Type: application/json\r\nContent-Length: 31\r\n\r\n{"fg":`,
  );
  let answer = '';
  half.on('data', (chunk) => {
    answer += chunk;
  });
  await once(half, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  report(`half a body: 408 after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  quiet.destroy();
});
