import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_KEY, startTestService, type TestService } from '../service.ts';
import { parseAnswer, rawRequest } from './raw.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue('pro')).secret;
});
afterAll(() => service.stop());

const raw = async (text: string) => parseAnswer(await rawRequest(service.url, text));
const get = (target: string, extra = '') =>
  raw(`GET ${target} HTTP/1.1\r\nhost: metamer.example\r\nconnection: close\r\n${extra}\r\n`);

const EVERYWHERE = [
  'x-request-id',
  'x-credits-cost',
  'x-quota-remaining',
  'ratelimit',
  'ratelimit-policy',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-content-type-options',
];
const missingIn = (headers: { has(name: string): boolean }): string[] =>
  EVERYWHERE.filter((name) => !headers.has(name));

describe('targets', () => {
  it.each(['http://[::1', 'http://', 'no-slash'])('%s is refused as input', async (target) => {
    const { status, headers, body } = await get(target);
    expect([status, JSON.parse(body).error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(JSON.parse(body).request_id).toBe(headers.get('x-request-id'));
    expect(missingIn(headers)).toEqual([]);
  });

  it('in absolute form are answered as their path', async () => {
    expect((await get('http://metamer.example/v1/health')).status).toBe(200);
    expect((await get('http://metamer.example/v1/graphql')).status).toBe(200);
  });

  it('may be spelt with percent-encoding', async () => {
    const answer = await service.call('POST', '/v1/color/%63onvert', { key, json: { color: '#336699' } });
    expect(answer.status).toBe(200);
    expect((await get('/v1/gr%61phql')).status).toBe(200);
  });

  it.each(['/v1/color/convert%2f', '/v1/%2e%2e/v1/health', '/v1/health%00', '/v1/trpc/..%2fhealth', '/v1/%zz'])(
    '%s is not found',
    async (target) => {
      const { status, headers, body } = await get(target);
      expect([status, JSON.parse(body).error.code]).toEqual([404, 'NOT_FOUND']);
      expect(missingIn(headers)).toEqual([]);
    },
  );
});

describe('what is no good request', () => {
  it.each([
    ['two Host lines', 'GET /v1/health HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n', 400],
    ['no Host', 'GET /v1/health HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['no HTTP', 'NONSENSE\r\n\r\n', 400],
    ['two lengths', 'POST /v1 HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
    ['huge headers', `GET /v1 HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['CONNECT', 'CONNECT example.com:443 HTTP/1.1\r\nhost: example.com\r\n\r\n', 405],
    ['a broken chunk', 'POST /v1/nothing HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n', 400],
  ])('%s: refused in the envelope, with all headers', async (_, text, status) => {
    const answer = await raw(text);
    expect(answer.status).toBe(status);
    expect(missingIn(answer.headers)).toEqual([]);
    expect(JSON.parse(answer.body).request_id).toBe(answer.headers.get('x-request-id'));
  });

  it('CONNECT hears which methods are taken', async () => {
    const { headers, body } = await raw('CONNECT example.com:443 HTTP/1.1\r\nhost: example.com\r\n\r\n');
    expect([headers.get('allow'), JSON.parse(body).error.code]).toEqual([
      'GET, POST, DELETE, HEAD, OPTIONS',
      'METHOD_NOT_ALLOWED',
    ]);
  });

  it('HTTP/1.0 needs no Host', async () => expect((await raw('GET /v1/health HTTP/1.0\r\n\r\n')).status).toBe(200));
});

describe('headers', () => {
  const cases: [string, string, string, Record<string, string>, number][] = [
    ['a missing key', 'GET', '/v1/usage/me', {}, 401],
    ['an unknown key', 'GET', '/v1/usage/me', { 'x-api-key': 'nonsense' }, 401],
    ['an unknown path', 'GET', '/v1/nothing', {}, 404],
    ['a path outside', 'GET', '/nothing', {}, 404],
    ['a wrong method', 'PUT', '/v1/usage/me', {}, 405],
    ['OPTIONS', 'OPTIONS', '/v1/usage/me', {}, 204],
    ['admin', 'GET', '/v1/admin/keys', { 'x-admin-key': ADMIN_KEY }, 200],
    ['health', 'GET', '/v1/health', {}, 200],
    ['ready', 'GET', '/v1/ready', {}, 200],
    ['metrics', 'GET', '/v1/metrics', {}, 200],
    ['a file of the reference', 'GET', '/v1/docs/reference.json', {}, 200],
    ['the playground', 'GET', '/v1/graphql', {}, 200],
    ['OPTIONS of tRPC', 'OPTIONS', '/v1/trpc/color.contrast', {}, 204],
    ['a wrong method of tRPC', 'DELETE', '/v1/trpc/color.contrast', {}, 405],
    ['a call of tRPC', 'GET', '/v1/trpc/discovery.health?input=%7B%7D', {}, 200],
    ['a document without key', 'POST', '/v1/graphql', {}, 401],
  ];
  // promise 1.142.1: Responses of every kind have the headers of price, quota and rate limit
  it.each(cases)('of %s are all there', async (_, method, path, headers, status) => {
    const answer = await service.call(method, path, { headers });
    expect(answer.status).toBe(status);
    expect(missingIn(answer.headers)).toEqual([]);
    expect(answer.headers.get('x-quota-remaining')).toBe('unmetered');
    expect(answer.headers.get('x-ratelimit-limit')).toBe('600');
    if (status === 401) expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  it.each([
    ['an unknown path', 'GET', '/v1/nothing', 404],
    ['a wrong method', 'PUT', '/v1/usage/me', 405],
    ['OPTIONS', 'OPTIONS', '/v1/usage/me', 204],
    ['admin', 'GET', '/v1/admin/keys', 403],
    ['a public page', 'GET', '/v1/tiers', 200],
    ['health', 'GET', '/v1/health', 200],
  ])('of %s show the figures of a key that is sent', async (_, method, path, status) => {
    const { secret } = await service.issue('pro');
    // Health never asks storage: it knows a key that has called before.
    if (path === '/v1/health') await service.call('GET', '/v1/usage/me', { key: secret });
    const answer = await service.call(method, path, { key: secret });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-quota-remaining')).toBe('500000');
    expect(answer.headers.get('x-ratelimit-limit')).toBe('300');
    expect(answer.headers.get('x-credits-cost')).toBe('0');
  });

  it('of a stream are answered to HEAD at once', async () => {
    const answer = await service.call('HEAD', '/v1/usage/stream', { key });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(missingIn(answer.headers)).toEqual([]);
  });
});

describe('pages of other origins', () => {
  it.each(['/v1/color/contrast', '/v1/trpc/color.contrast', '/v1/graphql', '/v1/docs/reference.json'])(
    'learn what they may send to %s',
    async (path) => {
      const { status, headers } = await service.call('OPTIONS', path, { headers: { origin: 'https://app.example' } });
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      for (const name of ['x-api-key', 'authorization', 'traceparent', 'if-none-match', 'idempotency-key'])
        expect(headers.get('access-control-allow-headers')).toContain(name);
      expect(headers.get('access-control-allow-methods')).toBe(headers.get('allow'));
    },
  );

  it('learn which methods tRPC takes', async () => {
    const { status, headers, body } = await service.call('PATCH', '/v1/trpc/color.contrast', { json: {} });
    expect([status, body.error.code, headers.get('allow')]).toEqual([
      405,
      'METHOD_NOT_ALLOWED',
      'GET, POST, HEAD, OPTIONS',
    ]);
  });
});
