import { expect, it } from 'vitest';
import { createMetrics } from '../../src/runtime/metrics.ts';
import { NO_PEERS, type PeerProcesses } from '../../src/runtime/peer-processes.ts';

/** Two processes, each the only sibling of the other. */
const pair = (): [PeerProcesses, PeerProcesses] => {
  const handlers = [
    new Map<string, (question: unknown) => unknown>(),
    new Map<string, (question: unknown) => unknown>(),
  ];
  // What travels between processes is JSON.
  const sent = <Value>(value: Value): Value[] => (value === undefined ? [] : [JSON.parse(JSON.stringify(value))]);
  const one = (own: number): PeerProcesses => ({
    ask: async (topic, question) => sent(await handlers[1 - own]!.get(topic)?.(question)) as never[],
    tell: () => {},
    on: (topic, handler) => void handlers[own]!.set(topic, handler),
  });
  return [one(0), one(1)];
};

it('adds up what two processes have counted, in the text and for people', async () => {
  const [first, second] = pair().map(createMetrics);
  first!.request('GET /v1/health', 200, 0.002);
  second!.request('GET /v1/health', 500, 0.2);
  second!.charged(7);
  first!.streamOpened();
  for (const one of [first!, second!]) {
    one.gauge('waiting', 'One of each process', () => 2);
    one.gauge('queued', 'The same for all', () => 5, { shared: true });
  }
  expect(await first!.summary()).toMatchObject({ requests: 2, errors: 1, credits: 7, streams: 1 });
  const { body } = await second!.text();
  expect(body).toContain('http_requests_total{route="GET /v1/health",status="2xx"} 1');
  expect(body).toContain('http_requests_total{route="GET /v1/health",status="5xx"} 1');
  expect(body).toContain('http_request_duration_seconds_count{route="GET /v1/health"} 2');
  expect(body).toMatch(/^service_processes 2$/m);
  expect(body).toMatch(/^waiting 4$/m);
  expect(body).toMatch(/^queued 5$/m);
});

it('reads no gauge for the figures for people, which everybody may ask for', async () => {
  const read: string[] = [];
  const [first, second, alone] = [...pair(), NO_PEERS].map((siblings, i) => {
    const metrics = createMetrics(siblings);
    metrics.gauge('queued', 'Asks the database', () => read.push(`process ${i}`));
    return metrics;
  });
  await first!.summary();
  await second!.summary();
  await alone!.summary();
  expect(read).toEqual([]);
});

it('reads each figure once for a text: what is counted from one reading to the next would be nothing the second time', async () => {
  const [first, second, alone] = [...pair(), NO_PEERS].map((siblings) => {
    let read = 0;
    const metrics = createMetrics(siblings);
    metrics.gauge('readings', 'How often it was read', () => {
      read += 1;
      return read;
    });
    return metrics;
  });
  expect((await first!.text()).body).toMatch(/^readings 2$/m);
  expect((await alone!.text()).body).toMatch(/^readings 1$/m);
  expect((await second!.text()).body).toMatch(/^readings 4$/m);
});

it('adds seconds up so that no order of the processes gives less', async () => {
  const seconds = [0.1, 0.7, 0.013, 0.0652078719958663, 3.3, 0.112819031, 1e-7];
  const sums = [0, 1].map(async (own) => {
    const both = pair().map(createMetrics);
    for (const [i, value] of seconds.entries()) both[(i + own) % 2]!.request('GET /v1/health', 200, value);
    const { body } = await both[0]!.text();
    return /http_request_duration_seconds_sum\{route="GET \/v1\/health"\} (\S+)/.exec(body)![1];
  });
  const [first, second] = await Promise.all(sums);
  expect(Number(first)).toBeCloseTo(4.2910269, 5);
  expect(first).toBe(second);
});
