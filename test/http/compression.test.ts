import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { hasPath, operationsOf } from '../../src/api/operations.ts';
import { compress, encodingOf, isPackable, isPackedAtOnce } from '../../src/http/compression.ts';
import { ADMIN_KEY, startTestService, type TestService } from '../service.ts';
import { parseAnswer, rawRequest } from './raw.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

it.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['identity', undefined],
  ['', undefined],
  ['identity;q=1, gzip;q=0.5', undefined],
  ['identity, br;q=0.2', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  [undefined, undefined],
])('Accept-Encoding %s wants %s', (accept, wanted) =>
  expect(encodingOf({ headers: accept === undefined ? {} : { 'accept-encoding': accept } })).toBe(wanted),
);

it('only texts above 1 kB are worth packing', () => {
  expect(isPackable('application/json; charset=utf-8', 1025)).toBe(true);
  expect(isPackable('image/svg+xml', 5000)).toBe(true);
  expect(isPackable('application/json', 1024)).toBe(false);
  expect(isPackable('image/png', 100_000)).toBe(false);
  expect(isPackable('application/pdf', 100_000)).toBe(false);
});

it.each([
  [2_000, 'a', true],
  [16_384, 'a', true],
  [16_385, 'a', false],
  [16_384, '\u4e00', false],
  [100_000, 'a', false],
])('a text of %d characters from %s on is packed whole, at once: %s', async (length, first, atOnce) => {
  const text = Array.from({ length }, (_, i) => String.fromCharCode(first.charCodeAt(0) + ((i * i) % 26))).join('');
  const bytes = new TextEncoder().encode(text);
  for (const kept of [false, true])
    for (const content of [text, bytes]) {
      expect(isPackedAtOnce(content, kept)).toBe(atOnce && !kept);
      expect(gunzipSync(await compress(content, 'gzip', { kept })).toString()).toBe(text);
      expect(brotliDecompressSync(await compress(content, 'br', { kept })).toString()).toBe(text);
    }
});

/** Asks without Node's own unpacking. */
const ask = (path: string, headers: Record<string, string>, method = 'GET') => {
  const lines = Object.entries({ host: 'x', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return rawRequest(service.url, `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, { wait: 60_000 });
};

describe('the OpenAPI document', () => {
  // 1.1 MB of text: every member has a description, and every operation an answer as example.
  it('takes below 110 kB on the wire, and nothing when it is known', async () => {
    for (const encoding of ['br', 'gzip']) {
      const first = parseAnswer(await ask('/v1/openapi.yaml', { 'accept-encoding': encoding }));
      expect(first.headers.get('content-encoding')).toBe(encoding);
      // Brotli is what browsers and clients of today ask for; gzip comes close.
      expect(Number(first.headers.get('content-length'))).toBeLessThan(encoding === 'br' ? 110_000 : 140_000);
      const etag = first.headers.get('etag')!;
      expect(etag).toMatch(/^"[\w-]+"$/);
      const again = parseAnswer(await ask('/v1/openapi.yaml', { 'accept-encoding': encoding, 'if-none-match': etag }));
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
      expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    }
  });
});

it('a validator is known by any form of If-None-Match', async () => {
  const etag = (await service.call('GET', '/v1/science/spaces', { key })).headers.get('etag')!;
  const statusOf = async (text: string) =>
    (await service.call('GET', '/v1/science/spaces', { key, headers: { 'if-none-match': text } })).status;
  for (const text of [etag, `W/${etag}`, `"b", ${etag}`, '*']) expect(await statusOf(text)).toBe(304);
  for (const text of ['"b"', 'a']) expect(await statusOf(text)).toBe(200);
});

describe('answers above 1 kB', () => {
  it('are the same packed and not', async () => {
    const plain = await service.call('GET', '/v1/science/spaces', { key, headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const encoding of ['br', 'gzip']) {
      const response = await fetch(`${service.url}/v1/science/spaces`, {
        headers: { 'x-api-key': key, 'accept-encoding': encoding },
      });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('accept-encoding');
      expect(await response.text()).toBe(plain.text);
    }
  });

  it('are packed for POST and GraphQL too, small ones never', async () => {
    const headers = { 'accept-encoding': 'br' };
    const dossier = await service.call('POST', '/v1/science/dossier', { key, headers, json: { color: '#336699' } });
    expect(dossier.headers.get('content-encoding')).toBe('br');
    const query = '{ __schema { types { name description } } }';
    const asked = await service.call('POST', '/v1/graphql', { key, headers, json: { query } });
    expect(asked.headers.get('content-encoding')).toBe('br');
    const small = await service.call('POST', '/v1/color/contrast', { key, headers, json: { fg: '#000', bg: '#fff' } });
    expect(small.headers.get('content-encoding')).toBeNull();
  });

  it('are the same packed and not on tRPC, alone and in a batch, small ones never packed', async () => {
    const ask = async (path: string, json: unknown, encoding: string) => {
      const response = await fetch(`${service.url}/v1/trpc/${path}`, {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json', 'accept-encoding': encoding },
        body: JSON.stringify(json),
      });
      return {
        packed: response.headers.get('content-encoding'),
        headers: response.headers,
        text: await response.text(),
      };
    };
    const input = { color: '#336699' };
    for (const [path, json] of [
      ['science.dossier', input],
      ['science.dossier,science.dossier?batch=1', { 0: input, 1: input }],
    ] as const) {
      const plain = await ask(path, json, 'identity');
      expect([plain.packed, plain.text.length > 1024]).toEqual([null, true]);
      for (const encoding of ['br', 'gzip']) {
        const { packed, headers, text } = await ask(path, json, encoding);
        expect([packed, text]).toEqual([encoding, plain.text]);
        expect(headers.get('vary')).toContain('accept-encoding');
        expect(headers.get('x-credits-cost')).toBe(plain.headers.get('x-credits-cost'));
      }
    }
    expect((await ask('color.contrast', { fg: '#000', bg: '#fff' }, 'br')).packed).toBeNull();
  });

  it.each([
    ['*/*', 'usage.stream?input=%7B%7D'],
    ['text/event-stream, */*', 'usage.stream?input=%7B%7D'],
    ['application/jsonl', `science.dossier?batch=1&input=${encodeURIComponent('{"0":{"color":"#336699"}}')}`],
  ])('are let through as they come where they are streams on tRPC, whatever is accepted: %s', async (accept, path) => {
    const lines = [`GET /v1/trpc/${path} HTTP/1.1`, 'host: x', `x-api-key: ${key}`, `accept: ${accept}`];
    const text = await rawRequest(service.url, `${lines.join('\r\n')}\r\naccept-encoding: br, gzip\r\n\r\n`);
    const { status, headers, body } = parseAnswer(text);
    expect([status, headers.get('content-encoding'), headers.get('transfer-encoding')]).toEqual([
      200,
      undefined,
      'chunked',
    ]);
    expect(body.length).toBeGreaterThan(20);
  });

  it('are the same packed and not over MCP', async () => {
    const ask = async (encoding: string) => {
      const response = await fetch(`${service.url}/v1/mcp`, {
        method: 'POST',
        headers: {
          'x-api-key': key,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'accept-encoding': encoding,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      });
      return { status: response.status, packed: response.headers.get('content-encoding'), text: await response.text() };
    };
    const plain = await ask('identity');
    expect([plain.status, plain.packed, plain.text.length > 1024]).toEqual([200, null, true]);
    for (const encoding of ['br', 'gzip']) {
      const { packed, text } = await ask(encoding);
      expect([packed, text]).toEqual([encoding, plain.text]);
    }
  });

  it('are never packed where they hold a new secret', async () => {
    const made = await fetch(`${service.url}/v1/trpc/adminKeys.issue`, {
      method: 'POST',
      headers: { 'x-admin-key': ADMIN_KEY, 'content-type': 'application/json', 'accept-encoding': 'br' },
      body: JSON.stringify({ label: 'x'.repeat(100), note: 'y'.repeat(900) }),
    });
    expect([made.status, made.headers.get('content-encoding')]).toEqual([200, null]);
    expect((await made.text()).length).toBeGreaterThan(1024);
    const { headers, status } = await service.call('POST', '/v1/admin/keys', {
      headers: { 'accept-encoding': 'br', 'x-admin-key': ADMIN_KEY },
      json: { label: 'x'.repeat(200) },
    });
    expect([status, headers.get('content-encoding'), headers.get('cache-control')]).toEqual([200, null, 'no-store']);
    const secret = operationsOf(appRouter).filter(({ procedure }) =>
      JSON.stringify(
        Object.keys((procedure._def as { output?: { def?: { shape?: object } } }).output?.def?.shape ?? {}),
      ).includes('"secret"'),
    );
    expect(secret.map(({ endpoint }) => [endpoint.operation, endpoint.secret])).toEqual(
      secret.map(({ endpoint }) => [endpoint.operation, true]),
    );
    expect(secret.length).toBeGreaterThanOrEqual(3);
  });
});

describe.each(
  operationsOf(appRouter)
    .filter(hasPath)
    .filter(({ endpoint }) => endpoint.constant)
    .map((operation) => [operation.endpoint.operation, operation] as const),
)('%s', (_, { endpoint, route }) => {
  it('answers 304 to who has its answer, as a call like any other', async () => {
    const rest = { ...endpoint.example } as Record<string, unknown>;
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = encodeURIComponent(String(rest[name]));
      delete rest[name];
      return value;
    });
    const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
    const keyed = endpoint.access === 'key';
    const call = (headers: Record<string, string>) =>
      service.call('GET', `${path}?${query}`, { headers, ...(keyed ? { key } : {}) });
    const first = await call({});
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe(keyed ? 'private, no-cache' : 'public, no-cache');
    if (keyed) expect(first.headers.get('vary')).toContain('x-api-key');
    const again = await call({ 'if-none-match': first.headers.get('etag')! });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', first.headers.get('etag')]);
    expect(again.headers.get('x-credits-cost')).toBe(String(endpoint.credits));
    expect((await call({ 'if-none-match': '"another"' })).status).toBe(200);
  });
});

it('files of pages have validators', async () => {
  const first = await service.call('GET', '/v1/docs/reference.json');
  const again = await service.call('GET', '/v1/docs/reference.json', {
    headers: { 'if-none-match': first.headers.get('etag')! },
  });
  expect([first.status, again.status, again.text]).toEqual([200, 304, '']);
  expect(again.headers.get('x-request-id')).toMatch(/^req_/);
});
