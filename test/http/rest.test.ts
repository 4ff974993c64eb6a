import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';
import { rawParts, rawRequest } from './raw.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService({ TRUST_PROXY: '0' });
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const contrast = (options: Parameters<TestService['call']>[2]) =>
  service.call('POST', '/v1/color/contrast', { key, ...options });

const raw = (text: string): Promise<string> => rawRequest(service.url, text);

describe('bodies', () => {
  it.each([
    ['cut off', '{"fg": "#000", ', 'INVALID_JSON'],
    ['something behind', '{"fg":"#000","bg":"#fff"} x', 'INVALID_JSON'],
    ['a list', '[]', 'INVALID_INPUT'],
    ['null', 'null', 'INVALID_INPUT'],
    ['a text', '"x"', 'INVALID_INPUT'],
    ['__proto__', '{"fg":"#000","bg":"#fff","__proto__":{"deltaE":76}}', 'INVALID_INPUT'],
    ['__proto__ spelt with escapes', '{"fg":"#000","bg":"#fff","\\u005f_proto__":{"deltaE":76}}', 'INVALID_INPUT'],
    ['an unknown field', '{"fg":"#000","bg":"#fff","deltae":76}', 'INVALID_INPUT'],
  ])('refuses %s', async (_, body, code) => {
    const answer = await contrast({ raw: body });
    expect([answer.status, answer.body.error.code]).toEqual([400, code]);
    expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'));
    expect(answer.headers.get('x-credits-cost')).toBe('0');
  });

  it.each([
    ['__proto__', '"__proto__":{"deltaE":76}}', 'INVALID_INPUT', '__proto__'],
    ['__proto__ and then no JSON', '"__proto__":{"deltaE":76},}', 'INVALID_JSON', undefined],
    ['no JSON', '"fg":"#000"', 'INVALID_JSON', undefined],
  ])('refuses a large body as it refuses a small one: %s', async (_, end, code, field) => {
    // Ten thousand colours are accepted, and are too many bytes to be parsed at once.
    for (const count of [1, 10_000]) {
      const colors = JSON.stringify(Array(count).fill('#000'));
      const answer = await contrast({ raw: `{"bg":"#fff","colors":${colors},${end}` });
      const { status, body } = answer;
      expect([status, body.error.code, body.error.details?.field]).toEqual([400, code, field]);
    }
  });

  it('names the nearest field for an unknown one', async () => {
    const answer = await contrast({ json: { fg: '#000', bg: '#fff', deltae: 76 } });
    expect(answer.body.error.message).toContain("Did you mean 'deltaE'?");
  });

  it('refuses bytes that are no UTF-8', async () => {
    const answer = await contrast({ raw: Uint8Array.from([0x7b, 0x22, 0xff, 0xfe]) });
    expect(answer.body.error.code).toBe('INVALID_JSON');
  });

  it('refuses bodies of other types or encodings', async () => {
    for (const headers of [
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-encoding': 'gzip' },
    ]) {
      const answer = await contrast({ raw: '{"fg":"#000","bg":"#fff"}', headers });
      expect([headers, answer.status, answer.body.error.code]).toEqual([headers, 400, 'INVALID_INPUT']);
    }
  });

  it('accepts a charset and a vendor type', async () => {
    for (const type of ['application/json; charset=utf-8', 'application/vnd.acme+json']) {
      expect((await contrast({ raw: '{"fg":"#000","bg":"#fff"}', headers: { 'content-type': type } })).status).toBe(
        200,
      );
    }
  });

  it('refuses what is too large, stated or streamed, and says the limit', async () => {
    const answer = await contrast({
      raw: JSON.stringify({ fg: '#000', bg: '#fff', pad: 'x'.repeat(4 * 1024 * 1024) }),
    });
    expect([answer.status, answer.body.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.body.error.message).toContain('4 MiB');
    // Operations without lists have the usual limit.
    const usual = await service.call('POST', '/v1/color/nearest', {
      key,
      raw: JSON.stringify({ color: '#000', pad: 'x'.repeat(64 * 1024) }),
    });
    expect([usual.status, usual.body.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(usual.body.error.message).toContain('64 KiB');
    const head = `POST /v1/color/contrast HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
    const streamed = await raw(`${head}${`10000\r\n${'x'.repeat(65536)}\r\n`.repeat(65)}`);
    expect(streamed).toContain('INVALID_INPUT');
    expect(streamed.toLowerCase()).toContain('connection: close');
  });

  it('refuses more than 100 levels on every surface, before anything is parsed', async () => {
    const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const bodies: [string, string][] = [
      ['/v1/color/contrast', `{"fg":${'['.repeat(200)}${']'.repeat(200)}}`],
      ['/v1/analyzer/render', `{"report":${deep(20_000)}}`],
      ['/v1/jobs/palette-batch', `{"count":${deep(20_000)}}`],
      ['/v1/graphql', `{"query":${deep(5_000)}}`],
      ['/v1/graphql', `{"query":"{ x }","variables":${`{"a":`.repeat(5_000)}1${'}'.repeat(5_000)}}`],
      ['/v1/graphql', JSON.stringify({ query: `{ colorContrast(fg: ${deep(150)}, bg: "#fff") { ratio } }` })],
    ];
    for (const [path, raw] of bodies) {
      const { status, body } = await service.call('POST', path, { key, raw });
      expect([path, status, body.error?.code]).toEqual([path, 400, 'INVALID_INPUT']);
      expect(body.error.message).toContain('100 levels');
    }
    const trpc = await service.call('POST', '/v1/trpc/analyzer.render', { key, raw: `{"report":${deep(20_000)}}` });
    expect([trpc.status, trpc.body.error.data.code]).toEqual([400, 'INVALID_INPUT']);
    const variables = encodeURIComponent(deep(2_000));
    const asked = await service.call('GET', `/v1/graphql?query=%7B__typename%7D&variables=${variables}`, { key });
    expect([asked.status, asked.body.error.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('takes little over tRPC from callers without a key', async () => {
    const raw = JSON.stringify({ pad: 'x'.repeat(100_000) });
    const { status, body } = await service.call('POST', '/v1/trpc/discovery.tiers', { raw });
    expect([status, body.error.data.code]).toEqual([400, 'INVALID_INPUT']);
    expect(body.error.message).toContain('64 KiB');
  });

  it.each([
    ['POST', 'color.contrast', '{'],
    ['POST', 'color.contrast', `{"fg":${'['.repeat(200)}${']'.repeat(200)}}`],
    ['GET', 'discovery.health?input=%7B', undefined],
    ['GET', 'no.such', undefined],
    ['GET', 'color.contrast', undefined],
  ])('names the request in what it refuses over tRPC: %s %s %.8s', async (method, path, raw) => {
    const id = 'named-by-the-caller';
    const { status, body } = await service.call(method, `/v1/trpc/${path}`, {
      key,
      headers: { 'x-request-id': id },
      ...(raw === undefined ? {} : { raw }),
    });
    expect([status >= 400, body.error.data.request_id]).toEqual([true, id]);
  });

  it.each(['text/plain', 'application/vnd.api+json'])('refuses a body of %s over tRPC as over REST', async (type) => {
    for (const path of ['color.contrast', 'no.such', 'color.contrast,color.contrast?batch=1']) {
      const headers = { 'content-type': type, 'x-api-key': key };
      const answer = await fetch(`${service.url}/v1/trpc/${path}`, { method: 'POST', headers, body: '{}' });
      const body = await answer.text();
      expect([path, answer.status]).toEqual([path, 400]);
      expect(body).toContain('INVALID_INPUT');
      expect(body).toContain('the content type must be application/json');
    }
  });

  it('decides rights before a body arrives', async () => {
    const answer = await raw(
      'POST /v1/color/contrast HTTP/1.1\r\nhost: x\r\nx-api-key: wrong\r\ncontent-type: application/json\r\ncontent-length: 50000\r\n\r\n',
    );
    expect(answer).toContain('401 Unauthorized');
    expect(answer).toContain('UNAUTHENTICATED');
  });

  it.each([
    ['at once', 0],
    ['later', 80],
  ])('passes over a small body that it has refused, sent %s, and goes on with the next request', async (_, pause) => {
    const body = JSON.stringify({ fg: '#000', bg: '#fff', pad: 'x'.repeat(20_000) });
    const post = (path: string, secret: string) =>
      `POST ${path} HTTP/1.1\r\nhost: x\r\nx-api-key: ${secret}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    const health = 'GET /v1/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
    const answers = await rawParts(
      service.url,
      [
        post('/v1/color/contrast', 'wrong'),
        body + post('/v1/nothing/here', key),
        body + post('/v1/trpc/color.contrast', 'wrong'),
        body + health,
      ],
      pause,
    );
    expect([...answers.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => status)).toEqual(['401', '404', '401', '200']);
    expect(answers.match(/^connection: close/gim)).toHaveLength(1);
  });

  it('closes the connection where much is still to come', async () => {
    for (const more of ['content-length: 100000', 'transfer-encoding: chunked'])
      expect(
        await raw(
          `POST /v1/color/contrast HTTP/1.1\r\nhost: x\r\nx-api-key: wrong\r\ncontent-type: application/json\r\n${more}\r\n\r\n`,
        ),
      ).toMatch(/^HTTP\/1.1 401[\s\S]*connection: close/i);
  });

  it('answers pipelined and split requests in order', async () => {
    const one = (fg: string) => {
      const body = `{"fg":"${fg}","bg":"#ffffff"}`;
      return `POST /v1/color/contrast HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    };
    const answer = await raw(one('#111111') + one('#222222') + one('#333333'));
    expect([...answer.matchAll(/"fg":\{[^}]*"hex":"(#\w+)"/g)].map((m) => m[1])).toEqual([
      '#111111',
      '#222222',
      '#333333',
    ]);
  });
});

describe('query strings', () => {
  it.each([
    ['limit=abc', 'limit'],
    ['limit=', 'limit'],
    ['limit=1e1000', 'limit'],
    ['limit=5&limit=6', 'limit'],
    ['limt=5', 'limt'],
    ['__proto__=1', '__proto__'],
  ])('refuses ?%s naming %s', async (query, field) => {
    const answer = await service.call('GET', `/v1/usage/live?${query}`, { key });
    expect([answer.status, answer.body.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.body.error.message).toContain(field);
  });

  it('refuses fields of the body in the address', async () => {
    const answer = await service.call('POST', '/v1/color/contrast?fg=%23000', { key, json: { bg: '#fff' } });
    expect(answer.body.error.message).toContain('fg: unknown query parameter');
  });
});

describe('methods and paths', () => {
  it('answers HEAD like GET without a body', async () => {
    const answer = await service.call('HEAD', '/v1/health');
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(10);
  });

  it('tells a browser what it may send', async () => {
    const answer = await service.call('OPTIONS', '/v1/color/contrast', {
      headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')).toContain('x-api-key');
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
  });

  it('lists what a path accepts', async () => {
    const answer = await service.call('PUT', '/v1/admin/keys/1', { json: {} });
    expect([answer.status, answer.body.error.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(answer.headers.get('allow')).toBe('GET, DELETE, HEAD, OPTIONS');
  });

  it('suggests near paths for an unknown one', async () => {
    const answer = await service.call('POST', '/v1/color/contrst', { key, json: {} });
    expect([answer.status, answer.body.error.code]).toEqual([404, 'NOT_FOUND']);
    expect(answer.body.error.message).toContain('/v1/color/contrast');
  });
});

describe('request ids', () => {
  it('takes a sane one and echoes it', async () => {
    const answer = await contrast({ json: { fg: '#000' }, headers: { 'x-request-id': 'my-request.42' } });
    expect([answer.headers.get('x-request-id'), answer.body.request_id]).toEqual(['my-request.42', 'my-request.42']);
    const live = await service.call('GET', '/v1/usage/live', { key });
    expect(live.body.events.some((event: { request_id: string }) => event.request_id === 'my-request.42')).toBe(true);
  });
  it.each(['short', 'x'.repeat(65), 'with space here'])('makes its own for %j', async (id) => {
    const answer = await contrast({ json: {}, headers: { 'x-request-id': id } });
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
  });
});

describe('nothing leaks', () => {
  it('sends the security headers and no server name', async () => {
    const { headers } = await contrast({ json: { fg: '#000', bg: '#fff' } });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toMatch(/no-store|private/);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });
});
