import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '../../src/api/errors.ts';
import {
  type CallOptions,
  type ClientOptions,
  clientOf,
  MetamerError,
  MetamerFile,
} from '../../src/rest-client/index.ts';
import type { Routes } from '../../src/rest-client/route.ts';

const ROUTES: Routes = {
  color: { contrast: { method: 'POST', path: '/color/contrast', draws: true } },
  atlas: {
    browse: { method: 'GET', path: '/color/atlas', pages: { items: 'colors', next: 'next_offset', from: 'offset' } },
    find: { method: 'GET', path: '/color/atlas/{id}' },
  },
  corpus: {
    browse: { method: 'GET', path: '/corpus', pages: { items: 'records', next: 'next_cursor', from: 'cursor' } },
  },
  jobs: {
    queue: { method: 'POST', path: '/jobs/{type}', repeat: 'keyed' },
    cancel: { method: 'RPC', path: 'jobs.cancel', repeat: 'never' },
    list: { method: 'RPC', path: 'jobs.list' },
    stream: { method: 'GET', path: '/jobs/id/{id}/stream', answers: 'events', last: ['succeeded'] },
  },
  gradient: { export: { method: 'POST', path: '/gradient/export', query: ['envelope'], answers: 'either' } },
  image: { read: { method: 'POST', path: '/image', bytes: 'image' } },
};

type Call = (input?: object, options?: CallOptions) => Promise<Record<string, unknown>>;
type Stream = (input: object, options?: CallOptions) => AsyncGenerator<{ id?: string; event: string; data: unknown }>;
interface Client {
  readonly color: { readonly contrast: Call & { picture(input: object, options?: object): Promise<MetamerFile> } };
  readonly atlas: { readonly find: Call; readonly browse: Paged };
  readonly corpus: { readonly browse: Paged };
  readonly jobs: { readonly queue: Call; readonly cancel: Call; readonly list: Call; readonly stream: Stream };
  readonly gradient: { readonly export: Call };
  readonly image: { readonly read: Call };
  readonly lastAnswer: { readonly credits: object; readonly rate: object; readonly status: number } | undefined;
}
type Paged = Call & {
  pages(input?: object): AsyncGenerator<object>;
  records(input?: object, options?: CallOptions): AsyncGenerator<unknown>;
};

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What the server does with the calls that come, one after the other; the last for all that follow. */
type Step = (response: ServerResponse, asked: Asked) => void;

const json =
  (status: number, value: unknown, headers: Record<string, string> = {}): Step =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
const refusal = (status: number, code: ErrorCode, headers: Record<string, string> = {}): Step =>
  json(status, { error: { code, message: `no: ${code}`, details: { field: 'fg' } }, request_id: 'req_1' }, headers);
const hangUp: Step = (response) => void response.socket!.destroy();
const never: Step = () => {};
const fine = json(200, { done: true }, { 'x-request-id': 'req_2' });

let server: Server;
let base: string;
let steps: Step[] = [];
let asked: Asked[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      asked.push({ method, url, headers, body });
      const step = steps.length > 1 ? steps.shift()! : steps[0]!;
      step(response, asked.at(-1)!);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  [steps, asked] = [[], []];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const clientWith = (options: Partial<ClientOptions> = {}): Client =>
  clientOf(ROUTES, { baseUrl: base, apiKey: 'mtm_key', ...options }) as Client;
const failing = async (run: Promise<unknown>): Promise<MetamerError> => {
  const thrown = await run.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(MetamerError);
  return thrown as MetamerError;
};
const all = async <Value>(values: AsyncIterable<Value>): Promise<Value[]> => {
  const list: Value[] = [];
  for await (const value of values) list.push(value);
  return list;
};
const INPUT = { fg: '#000', bg: '#fff' };

describe('requests', () => {
  it('put fields where the operation takes them: path, address or body', async () => {
    steps = [fine];
    const client = clientWith();
    await client.atlas.find({ id: '#33 6/9' });
    await client.atlas.browse({ sort: 'hue', full: true, limit: 5, offset: undefined });
    await client.jobs.queue({ type: 'palette-batch', count: 3 });
    await client.gradient.export({ format: 'css', envelope: 'json' });
    expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/v1/color/atlas/%2333%206%2F9', ''],
      ['GET', '/v1/color/atlas?sort=hue&full=true&limit=5', ''],
      ['POST', '/v1/jobs/palette-batch', '{"count":3}'],
      ['POST', '/v1/gradient/export?envelope=json', '{"format":"css"}'],
    ]);
    expect(asked[0]!.headers).toMatchObject({ 'x-api-key': 'mtm_key', 'user-agent': 'metamer-client' });
    expect(asked[2]!.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(asked[0]!.headers['idempotency-key']).toBeUndefined();
  });

  it('take an address with a slash or /v1, headers, a request id and a fetch of their own', async () => {
    steps = [fine];
    const seen: string[] = [];
    const own = (async (url: string, options: object) => {
      seen.push(url);
      return fetch(url, options);
    }) as typeof fetch;
    const client = clientWith({
      baseUrl: `${base}/v1/`,
      headers: { traceparent: '00-1' },
      fetch: own,
      adminKey: 'admin',
    });
    await client.color.contrast(INPUT, { requestId: 'req-of-mine', headers: { 'x-more': '1' } });
    expect(seen).toEqual([`${base}/v1/color/contrast`]);
    expect(asked[0]!.headers).toMatchObject({
      traceparent: '00-1',
      'x-admin-key': 'admin',
      'x-request-id': 'req-of-mine',
      'x-more': '1',
    });
  });

  it('send bytes as base64, in every form that holds them', async () => {
    steps = [fine];
    const client = clientWith();
    const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 251);
    for (const image of [bytes, bytes.buffer, new Blob([bytes]), Buffer.from(bytes).toString('base64')])
      await client.image.read({ image });
    const expected = JSON.stringify({ image: Buffer.from(bytes).toString('base64') });
    expect(asked.map(({ body }) => body === expected)).toEqual([true, true, true, true]);
  });

  it('call what has no path by its name', async () => {
    steps = [
      json(200, { result: { data: { jobs: [] } } }),
      json(404, { error: { message: 'none', data: { code: 'NOT_FOUND', details: { id: 1 } } } }),
    ];
    const client = clientWith();
    expect(await client.jobs.list({ limit: 2 })).toEqual({ jobs: [] });
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/v1/trpc/jobs.list', body: '{"limit":2}' });
    expect(await failing(client.jobs.cancel({ id: 'x' }))).toMatchObject({ code: 'NOT_FOUND', details: { id: 1 } });
  });
});

describe('repeats', () => {
  it.each([429, 502, 503])('wait as long as Retry-After of a %i says', async (status) => {
    steps = [refusal(status, 'RATE_LIMITED', { 'retry-after': '1' }), fine];
    const timers = vi.spyOn(globalThis, 'setTimeout');
    expect(await clientWith().color.contrast(INPUT)).toEqual({ done: true });
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(1000);
    timers.mockRestore();
    expect(asked).toHaveLength(2);
  });

  it('follow a lost connection and an answer that says no time', async () => {
    steps = [hangUp, refusal(503, 'UNAVAILABLE'), fine];
    expect(await clientWith().color.contrast(INPUT)).toEqual({ done: true });
    expect(asked).toHaveLength(3);
  });

  it('carry the idempotency key of the first attempt', async () => {
    steps = [hangUp, fine];
    await clientWith().jobs.queue({ type: 'x' });
    expect(asked).toHaveLength(2);
    expect(asked[0]!.headers['idempotency-key']).toBe(asked[1]!.headers['idempotency-key']);
    asked = [];
    await clientWith().jobs.queue({ type: 'x' }, { idempotencyKey: 'mine' });
    expect(asked[0]!.headers['idempotency-key']).toBe('mine');
  });

  it('are not made of what is not safe to repeat, nor of any other refusal, nor without end', async () => {
    steps = [hangUp];
    expect(await failing(clientWith().jobs.cancel({ id: 'x' }))).toMatchObject({ code: 'UNREACHABLE' });
    expect(asked).toHaveLength(1);
    steps = [refusal(400, 'INVALID_INPUT')];
    await failing(clientWith().color.contrast(INPUT));
    expect(asked).toHaveLength(2);
    steps = [refusal(503, 'UNAVAILABLE', { 'retry-after': '0' })];
    expect(await failing(clientWith().color.contrast(INPUT, { retries: 3 }))).toMatchObject({ status: 503 });
    expect(asked).toHaveLength(6);
    await failing(clientWith({ retries: 0 }).color.contrast(INPUT));
    expect(asked).toHaveLength(7);
  });

  it('are not made where the wait is too long; the error says it, also from a date', async () => {
    steps = [refusal(429, 'QUOTA_EXCEEDED', { 'retry-after': '86400' })];
    expect(await failing(clientWith().color.contrast(INPUT))).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      retryAfter: 86_400,
    });
    steps = [refusal(429, 'QUOTA_EXCEEDED', { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() })];
    const { retryAfter } = await failing(clientWith().color.contrast(INPUT));
    expect(retryAfter).toBeGreaterThan(3_590);
    expect(retryAfter).toBeLessThanOrEqual(3_600);
    expect(asked).toHaveLength(2);
  });
});

describe('errors', () => {
  it('say what the service said', async () => {
    steps = [refusal(400, 'INVALID_INPUT', { 'x-request-id': 'req_9' })];
    expect(await failing(clientWith().color.contrast(INPUT))).toMatchObject({
      name: 'MetamerError',
      message: 'no: INVALID_INPUT',
      code: 'INVALID_INPUT',
      status: 400,
      requestId: 'req_9',
      details: { field: 'fg' },
      address: `POST ${base}/v1/color/contrast`,
    });
  });

  it('name the address that cannot be reached', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
    await new Promise((resolve) => closed.close(resolve));
    const error = await failing(clientWith({ baseUrl: address, retries: 0 }).color.contrast(INPUT));
    expect(error.message).toBe(`Cannot reach ${address}: ECONNREFUSED`);
    expect(error).toMatchObject({ code: 'UNREACHABLE', status: undefined });
  });

  it('come after the time limit of an attempt, and at once where the call is aborted', async () => {
    steps = [never];
    expect(await failing(clientWith({ timeout: 50 }).color.contrast(INPUT))).toMatchObject({ code: 'TIMEOUT' });
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error('enough')), 50);
    const error = await failing(clientWith().color.contrast(INPUT, { signal: stop.signal }));
    expect(error).toMatchObject({ code: 'ABORTED', cause: new Error('enough') });
    expect(await failing(clientWith().color.contrast(INPUT, { signal: stop.signal }))).toMatchObject({
      code: 'ABORTED',
    });
    steps = [refusal(429, 'RATE_LIMITED', { 'retry-after': '30' })];
    const waiting = new AbortController();
    setTimeout(() => waiting.abort(), 100);
    expect(await failing(clientWith().color.contrast(INPUT, { signal: waiting.signal }))).toMatchObject({
      code: 'ABORTED',
    });
    expect(asked).toHaveLength(3);
  });

  it('say that an answer is not of this service', async () => {
    steps = [(response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hello</p>')];
    const error = await failing(clientWith().color.contrast(INPUT));
    expect(error).toMatchObject({ code: 'INVALID_ANSWER', status: 200 });
    expect(error.message).toContain('text/html');
    steps = [(response) => void response.writeHead(404).end('nothing here')];
    expect(await failing(clientWith().color.contrast(INPUT))).toMatchObject({ code: 'INVALID_ANSWER', status: 404 });
  });

  it.each(['"text"', 'null', '[]', '7', 'true'])('say that %s is no answer of this service', async (text) => {
    steps = [(response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(text)];
    const error = await failing(clientWith().color.contrast(INPUT));
    expect(error).toMatchObject({ code: 'INVALID_ANSWER', status: 200 });
  });

  it('are of one class for what cannot be sent, which is not sent', async () => {
    const key = { apiKey: 'two\nlines' };
    const loop: Record<string, unknown> = {};
    loop.fg = loop;
    for (const [client, input] of [
      [clientWith(key), INPUT],
      [clientWith(), { ...INPUT, fg: 10n }],
      [clientWith(), loop],
      [clientWith({ baseUrl: 'no address' }), INPUT],
    ] as const) {
      const error = await failing(client.color.contrast(input as typeof INPUT));
      expect(error).toMatchObject({ name: 'MetamerError', code: 'INVALID_ARGUMENT', status: undefined });
      expect(`${error.message} ${error.address}`).not.toContain('two');
    }
    // A half of a character has no form in an address, and a path needs all of its parts.
    for (const id of ['\ud800', undefined]) {
      const first = clientWith().jobs.stream({ id })[Symbol.asyncIterator]().next();
      expect(await failing(first)).toMatchObject({ code: 'INVALID_ARGUMENT' });
    }
    expect(asked).toEqual([]);
  });

  it.each([301, 302, 307, 308])('come of a redirect (%i): the key goes nowhere else', async (status) => {
    const elsewhere: string[] = [];
    const other = createServer((request, response) => {
      elsewhere.push(request.url ?? '');
      response.setHeader('content-type', 'application/json').end('{}');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
    steps = [(response) => void response.writeHead(status, { location }).end()];
    const error = await failing(clientWith().color.contrast(INPUT));
    expect(error).toMatchObject({ code: 'INVALID_ANSWER', status });
    expect([asked.length, elsewhere]).toEqual([1, []]);
    other.closeAllConnections();
    other.close();
  });
});

describe('answers', () => {
  it('are files where they are files', async () => {
    const file: Step = (response) =>
      void response
        .writeHead(200, { 'content-type': 'application/json', 'content-disposition': 'attachment; filename="a.json"' })
        .end('{"a":1}');
    steps = [file, json(200, { content: 'x' })];
    const client = clientWith();
    const answered = await client.gradient.export({ format: 'json' });
    expect(answered).toBeInstanceOf(MetamerFile);
    expect(answered).toMatchObject({ mediaType: 'application/json', filename: 'a.json' });
    expect((answered as unknown as MetamerFile).text()).toBe('{"a":1}');
    expect(await client.gradient.export({ format: 'json', envelope: 'json' })).toEqual({ content: 'x' });
  });

  it('are asked as pictures', async () => {
    steps = [
      (response) => void response.writeHead(200, { 'content-type': 'image/svg+xml; charset=utf-8' }).end('<svg/>'),
    ];
    const drawn = await clientWith().color.contrast.picture(INPUT, {
      type: 'image/svg+xml',
      width: 300,
      theme: 'dark',
    });
    expect(drawn).toMatchObject({ mediaType: 'image/svg+xml', filename: undefined });
    expect(drawn.base64()).toBe(btoa('<svg/>'));
    expect(asked[0]).toMatchObject({ url: '/v1/color/contrast?width=300&theme=dark', body: JSON.stringify(INPUT) });
    expect(asked[0]!.headers.accept).toBe('image/svg+xml');
  });

  it('tell rate and credits of the last one', async () => {
    const client = clientWith();
    expect(client.lastAnswer).toBeUndefined();
    steps = [
      json(
        200,
        {},
        {
          'x-credits-cost': '2',
          'x-quota-remaining': '98',
          'x-ratelimit-limit': '60',
          'x-ratelimit-remaining': '59',
          'x-ratelimit-reset': '1900000000',
        },
      ),
      json(200, {}, { 'x-credits-cost': '0', 'x-quota-remaining': 'unmetered' }),
    ];
    await client.color.contrast(INPUT);
    expect(client.lastAnswer).toMatchObject({
      status: 200,
      credits: { cost: 2, remaining: 98 },
      rate: { limit: 60, remaining: 59, resetsAt: new Date(1_900_000_000_000) },
    });
    await client.color.contrast(INPUT);
    expect(client.lastAnswer).toMatchObject({ credits: { cost: 0, remaining: undefined }, rate: { limit: undefined } });
  });
});

describe('pages', () => {
  it('follow offsets and cursors, over empty pages too, and fetch no page that nobody reads', async () => {
    const client = clientWith();
    steps = [json(200, { colors: [1, 2], next_offset: 2 }), json(200, { colors: [3], next_offset: null })];
    expect(await all(client.atlas.browse.records({ limit: 2 }))).toEqual([1, 2, 3]);
    expect(asked.map(({ url }) => url)).toEqual(['/v1/color/atlas?limit=2', '/v1/color/atlas?limit=2&offset=2']);
    [steps, asked] = [
      [
        json(200, { records: [], next_cursor: 0 }),
        json(200, { records: ['a'], next_cursor: 7 }),
        json(200, { records: [], next_cursor: null }),
      ],
      [],
    ];
    expect(await all(client.corpus.browse.pages({ cursor: 3 }))).toHaveLength(3);
    expect(asked.map(({ url }) => url)).toEqual(['/v1/corpus?cursor=3', '/v1/corpus?cursor=0', '/v1/corpus?cursor=7']);
    [steps, asked] = [[json(200, { records: ['a', 'b'], next_cursor: 1 })], []];
    for await (const record of client.corpus.browse.records()) if (record === 'b') break;
    expect(asked).toHaveLength(1);
  });
});

describe('streams', () => {
  const open: Step = (response) => void response.writeHead(200, { 'content-type': 'text/event-stream' });
  const events =
    (...texts: string[]): Step =>
    (response, call) => {
      open(response, call);
      response.write('retry: 20\n\n');
      for (const text of texts) response.write(text);
    };
  const then =
    (first: Step, next: Step): Step =>
    (response, call) => {
      first(response, call);
      setTimeout(() => next(response, call), 20);
    };

  it('go on behind the last event after a lost and after a closed connection, and end with the last', async () => {
    steps = [
      then(events('id: 1\nevent: state\ndata: {"n":1}\n\n', 'event: heartbeat\ndata: {}\n\n'), hangUp),
      then(
        events('id: 2\r\nevent: progress\r\ndata: {"n":\r\ndata: 2}\r\n\r\n: a comment\n\n'),
        (response) => void response.end(),
      ),
      hangUp,
      events('id: 3\nevent: suc', 'ceeded\nda', 'ta: "ö"\n\n'),
    ];
    expect(await all(clientWith().jobs.stream({ id: 'job' }))).toEqual([
      { id: '1', event: 'state', data: { n: 1 } },
      { id: '2', event: 'progress', data: { n: 2 } },
      { id: '3', event: 'succeeded', data: 'ö' },
    ]);
    expect(asked.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '1', '2', '2']);
    expect(asked[0]!.headers.accept).toBe('text/event-stream');
  });

  it('fail where they are refused, and where the connection is lost again and again', async () => {
    steps = [events('id: 1\nevent: state\ndata: 1\n\n'), refusal(401, 'UNAUTHENTICATED')];
    const stream = clientWith().jobs.stream({ id: 'job' });
    await stream.next();
    server.closeAllConnections();
    expect(await failing(stream.next())).toMatchObject({ code: 'UNAUTHENTICATED' });
    steps = [then(events(), hangUp)];
    expect(await failing(clientWith({ retries: 0 }).jobs.stream({ id: 'job' }).next())).toMatchObject({
      code: 'UNREACHABLE',
    });
  });

  it('fail at once where the answer is no stream', async () => {
    steps = [(response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hello</p>')];
    const error = await failing(clientWith().jobs.stream({ id: 'job' }).next());
    expect(error).toMatchObject({ code: 'INVALID_ANSWER', status: 200 });
    expect(asked).toHaveLength(1);
  });

  it('are closed when the loop is left, and fail when they are aborted', async () => {
    let closed = 0;
    const watched: Step = (response, call) => {
      response.once('close', () => {
        closed += 1;
      });
      events('id: 1\nevent: state\ndata: 1\n\n')(response, call);
    };
    steps = [watched];
    for await (const { event } of clientWith().jobs.stream({ id: 'job' })) if (event === 'state') break;
    await expect.poll(() => closed).toBe(1);
    const stop = new AbortController();
    const stream = clientWith().jobs.stream({ id: 'job' }, { signal: stop.signal });
    await stream.next();
    const next = failing(stream.next());
    stop.abort();
    expect(await next).toMatchObject({ code: 'ABORTED' });
    await expect.poll(() => closed).toBe(2);
    expect(await failing(clientWith().jobs.stream({ id: 'job' }, { signal: stop.signal }).next())).toMatchObject({
      code: 'ABORTED',
    });
  });
});
