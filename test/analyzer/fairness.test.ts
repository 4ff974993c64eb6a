import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Analyzer, createAnalyzer } from '../../src/analyzer/inspect.ts';
import { pageOf } from '../../src/analyzer/model/samples.ts';
import { readAllowlist } from '../../src/net/allowlist.ts';
import { createOutboundGuard } from '../../src/net/outbound-guard.ts';
import '../packed-threads.ts';

const PAGE = pageOf('<main><h1>Bowls</h1></main>');
/** Pages of one key in work while it is alone, and pages that may wait for it. */
const [IN_WORK, WAITING] = [16, 32];

let server: Server;
let origin: string;
let analyzer: Analyzer;
const held: ServerResponse[] = [];
const { signal } = new AbortController();

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    if (request.url!.startsWith('/held')) held.push(response);
    else response.end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  analyzer = createAnalyzer({
    door: createOutboundGuard({ allowlist: readAllowlist(`127.0.0.1:${port}`), userAgent: 'test' }),
  });
});
afterAll(async () => {
  await analyzer.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  for (const response of held.splice(0)) response.end(PAGE);
});

const inspect = (path: string, key: string) =>
  analyzer.inspect({ url: origin + path, scope: ['structure'] }, { key, signal });

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
};

describe('one key with many pages', () => {
  it('does not keep another from its page, waits itself, and is refused what is too much', async () => {
    const all = Array.from({ length: IN_WORK + WAITING + 3 }, (_, i) => inspect(`/held?${i}`, 'greedy'));
    const outcomes = all.map((one) =>
      one.then(
        (report) => report.timing,
        (error: unknown) => error,
      ),
    );
    await until(() => held.length === IN_WORK);

    const refused = await Promise.all(outcomes.slice(IN_WORK + WAITING));
    for (const one of refused)
      expect(one).toMatchObject({ code: 'QUEUE_FULL', details: { retry_after: 5, waiting: WAITING } });

    const { timing } = await inspect('/page', 'modest');
    expect(timing.queueMs).toBeLessThanOrEqual(timing.wallMs);
    expect(held).toHaveLength(IN_WORK);

    const answers = setInterval(() => {
      for (const response of held.splice(0)) response.end(PAGE);
    }, 10);
    const timings = (await Promise.all(outcomes.slice(0, IN_WORK + WAITING))) as { queueMs: number; wallMs: number }[];
    clearInterval(answers);
    for (const one of timings) expect(one.queueMs).toBeLessThanOrEqual(one.wallMs);
    // The last waited for those before it, and says so.
    expect(timings.at(-1)!.queueMs).toBeGreaterThan(timings[0]!.queueMs);
  });

  it('is worked on for its own time alone: waiting does not count', async () => {
    const { port } = new URL(origin);
    const TOTAL_MS = 1500;
    const slow = createAnalyzer({
      door: createOutboundGuard({ allowlist: readAllowlist(`127.0.0.1:${port}`), userAgent: 'test' }),
      totalMs: TOTAL_MS,
      limits: { taskMs: 60_000, heapMb: 256, threads: 1 },
    });
    const ask = (path: string) => slow.inspect({ url: origin + path, scope: ['structure'] }, { key: 'one', signal });
    // The first page of a thread waits for the thread to start, and a busy machine starts it slowly.
    await vi.waitUntil(() => ask('/page').catch(() => undefined), { timeout: 50_000 });
    // As many pages as are in work at once; the next waits until they have used up their time.
    const outcomes = Array.from({ length: IN_WORK }, (_, i) => ask(`/held?x${i}`).catch((error: unknown) => error));
    const { timing } = await ask('/page');
    for (const outcome of await Promise.all(outcomes))
      expect(outcome).toMatchObject({ details: { reason: 'timeout' } });
    expect(timing.queueMs).toBeGreaterThan(TOTAL_MS - 100);
    await slow.close();
  });
});
