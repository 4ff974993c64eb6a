import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrast, issueKey, type ServiceProcess, startProcess } from '../processes.ts';
import { temporaryFile } from '../temporary-file.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

const file = temporaryFile();
const asked: IncomingHttpHeaders[] = [];
/** A page that takes longer than a second. */
const page = createServer((request, response) => {
  asked.push(request.headers);
  setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end('<title>A page</title>'), 1_100);
});

let node: ServiceProcess;
let host: string;
beforeAll(async () => {
  await new Promise<void>((done) => page.listen(0, '127.0.0.1', done));
  host = `127.0.0.1:${(page.address() as { port: number }).port}`;
  node = await startProcess({
    DATABASE_URL: file.url,
    LOG_LEVEL: 'info',
    LOG_EVERY: '3',
    FETCH_ALLOW_HOSTS: host,
  });
});
afterAll(async () => {
  await node.end('SIGKILL');
  page.close();
  file.remove();
});

const lines = (): Record<string, unknown>[] =>
  node
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const saying = (msg: string) => lines().filter((line) => line.msg === msg);

describe('the log', () => {
  it('has a line for the start, for one call in so many, for a slow call, and for the stop; a trace goes through', async () => {
    const { id, secret } = await issueKey(node.url);
    expect(saying('started')).toMatchObject([{ url: node.url }]);
    const before = saying('answered').length;
    for (let i = 0; i < 9; i += 1) expect((await contrast(node.url, secret)).status).toBe(200);
    await expect.poll(() => saying('answered').length - before).toBe(3);
    expect(saying('answered').at(-1)).toMatchObject({
      method: 'POST',
      route: 'POST /v1/color/contrast',
      status: 200,
      key_id: id,
      ms: expect.any(Number),
      request_id: expect.stringMatching(/^req_/),
    });

    const inspected = await fetch(`${node.url}/v1/analyzer/inspect`, {
      method: 'POST',
      headers: { 'x-api-key': secret, 'content-type': 'application/json', traceparent: TRACEPARENT },
      body: JSON.stringify({ url: `http://${host}/`, scope: ['seo'] }),
    });
    expect(inspected.status).toBe(200);
    expect(asked.map(({ traceparent }) => traceparent)).toContain(TRACEPARENT);
    await expect.poll(() => saying('answered slowly').length).toBe(1);
    expect(saying('answered slowly')[0]).toMatchObject({
      route: 'POST /v1/analyzer/inspect',
      status: 200,
      key_id: id,
      trace_id: TRACE,
    });
    expect(node.output()).not.toContain(secret);
    await node.end('SIGTERM');
    expect([saying('stopping').length, saying('stopped').length]).toEqual([1, 1]);
  });
});
