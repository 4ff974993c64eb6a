import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';
import { describeTools, FEW_TOOLS } from './tool-suite.ts';

let service: TestService;
let key: string;
const open: Client[] = [];

/** A page that `audit_page` may read, although it is private. */
const site = createServer((_, response) => {
  response
    .setHeader('content-type', 'text/html; charset=utf-8')
    .end('<!doctype html><title></title><img src="/a.png">');
});
let host: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  service = await startTestService({ FETCH_ALLOW_HOSTS: host });
  key = (await service.issue('enterprise')).secret;
});
afterAll(async () => {
  for (const client of open) await client.close();
  await service.stop();
  site.close();
});

/** `legacy` begins with initialize; `auto` asks first what the server speaks, and takes the newest. */
type Mode = 'legacy' | 'auto';
const clientOf = (mode: Mode): Client => new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });

const overHttp = async (headers: Record<string, string>, mode: Mode = 'legacy'): Promise<Client> => {
  const client = clientOf(mode);
  open.push(client);
  const transport = new StreamableHTTPClientTransport(new URL('/v1/mcp', service.url), { requestInit: { headers } });
  await client.connect(transport);
  return client;
};

const page = (): string => `http://${host}/`;
describeTools('over HTTP, the key as Bearer', () => overHttp({ authorization: `Bearer ${key}` }), page);
describeTools('over HTTP, the key as x-api-key', () => overHttp({ 'x-api-key': key }), page, FEW_TOOLS);
const newest = () => overHttp({ authorization: `Bearer ${key}` }, 'auto');
describeTools('over HTTP, by the newest protocol', newest, page, FEW_TOOLS);

describe('the protocol', () => {
  it('is the newest that the client asks for', async () => {
    const versions = [];
    for (const mode of ['legacy', 'auto'] as const)
      versions.push((await overHttp({ 'x-api-key': key }, mode)).getNegotiatedProtocolVersion());
    expect(versions).toEqual(['2025-11-25', '2026-07-28']);
  });
});

describe('the endpoint', () => {
  const ask = (headers: Record<string, string>, body: unknown, method = 'POST') =>
    fetch(`${service.url}/v1/mcp`, {
      method,
      headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json', ...headers },
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
  const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
  const contrast = message('tools/call', { name: 'check_contrast', arguments: { fg: '#336699', bg: '#ffffff' } });

  it('charges what the operations cost, and nothing for what is refused or only asked', async () => {
    const { secret } = await service.issue('free');
    const cost = async (body: unknown) => {
      const answer = await ask({ 'x-api-key': secret }, body);
      expect(answer.status).toBe(200);
      await answer.text();
      return [answer.headers.get('x-credits-cost'), answer.headers.get('x-quota-remaining')];
    };
    expect(await cost(message('tools/list'))).toEqual(['0', '10000']);
    expect(await cost(contrast)).toEqual(['1', '9999']);
    expect(await cost(message('tools/call', { name: 'check_contrast', arguments: { fg: 'x', bg: 'y' } }))).toEqual([
      '0',
      '9999',
    ]);
    expect(
      await cost(message('tools/call', { name: 'make_gradient', arguments: { colors: ['#000', '#fff'] } })),
    ).toEqual(['2', '9997']);
    const { body } = await service.call('GET', '/v1/usage', { key: secret });
    const names = body.days[0].endpoints.map(({ endpoint }: { endpoint: string }) => endpoint);
    expect(names).toEqual(
      expect.arrayContaining(['POST /v1/mcp', 'POST /v1/accessibility/check', 'POST /v1/gradient/export']),
    );
  });

  it('limits calls like any other, each alone', async () => {
    const { secret } = await service.issue('free');
    let refused: Response | undefined;
    for (let i = 0; i < 61; i += 1) {
      const answer = await ask({ 'x-api-key': secret }, message('tools/list'));
      await answer.text();
      if (answer.status !== 200) refused = answer;
    }
    expect(refused?.status).toBe(429);
    const called = await (await ask({ 'x-api-key': secret }, contrast)).text();
    expect(called).toContain('"isError":true');
    expect(called).toContain('RATE_LIMITED: ');
  });

  it('asks for a key', async () => {
    const none = await ask({}, message('tools/list'));
    expect(none.status).toBe(401);
    expect(none.headers.get('www-authenticate')).toContain('Bearer');
    expect((await ask({ authorization: 'Bearer mtm_live_wrong' }, contrast)).status).toBe(401);
  });

  it('refuses pages of other origins, and knows those of this machine', async () => {
    const foreign = await ask({ 'x-api-key': key, origin: 'https://evil.example' }, contrast);
    expect(foreign.status).toBe(403);
    expect((await foreign.json()).error).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('CORS_ORIGINS'),
    });
    expect((await ask({ 'x-api-key': key, origin: 'http://localhost:6274' }, contrast)).status).toBe(200);
    expect((await ask({ 'x-api-key': key, origin: 'http://localhost.evil.example' }, contrast)).status).toBe(403);
  });

  it('offers POST alone', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const answer = await ask({ 'x-api-key': key }, undefined, method);
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST, OPTIONS']);
    }
  });

  it('refuses what is no message, and batches beyond 20', async () => {
    const status = async (body: unknown) => (await ask({ 'x-api-key': key }, body)).status;
    expect(await status({ not: 'a message' })).toBe(400);
    expect(await status(Array.from({ length: 21 }, () => contrast))).toBe(400);
    expect((await ask({ 'x-api-key': key, 'content-type': 'text/plain' }, contrast)).status).toBe(400);
  });

  it('refuses hostile arguments as REST does, and charges for none of them', async () => {
    const { secret } = await service.issue('pro');
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const hostile = [
      '{"fg":5,"bg":"#fff"}',
      '{"fg":{"r":1e999,"g":0,"b":0},"bg":"#fff"}',
      '{"fg":"#000","bg":"#fff","__proto__":{"polluted":true}}',
      '{"fg":"#000","bg":"#fff","constructor":1}',
      `{"fg":"${'f'.repeat(30_000)}","bg":"#fff"}`,
      '[]',
      '"text"',
    ];
    const raw = (path: string, body: string) =>
      fetch(service.url + path, {
        method: 'POST',
        headers: {
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
          'x-api-key': secret,
        },
        body,
      });
    for (const given of hostile) {
      const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check_contrast","arguments":${given}}}`;
      const answer = await raw('/v1/mcp', body);
      const said = await answer.text();
      expect([given.slice(0, 60), answer.headers.get('x-credits-cost')]).toEqual([given.slice(0, 60), '0']);
      const rest = await (await raw('/v1/accessibility/check', given)).json();
      const wrongShape = !given.startsWith('{');
      // A tool lists its own fields.
      if (given.includes('"constructor"')) {
        expect(said).toContain("unknown field 'constructor'; accepted: fg, bg, gamut, over, detail");
        continue;
      }
      expect([given.slice(0, 60), said]).toEqual([
        given.slice(0, 60),
        wrongShape
          ? expect.stringContaining('"error"')
          : expect.stringContaining(JSON.stringify(rest.error.message).slice(1, -1)),
      ]);
    }
    const nested = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check_contrast","arguments":{"fg":${deep},"bg":"#fff"}}}`;
    const answer = await raw('/v1/mcp', nested);
    expect([answer.status, answer.headers.get('x-credits-cost')]).toEqual([400, '0']);
    for (const name of ['__proto__', 'constructor', 'toString', '', 'x'.repeat(10_000)]) {
      const unknown = await raw('/v1/mcp', JSON.stringify(message('tools/call', { name, arguments: {} })));
      expect([unknown.status, unknown.headers.get('x-credits-cost')]).toEqual([200, '0']);
      expect(await unknown.text()).toContain('-32602');
    }
  });

  it('stands in no list', async () => {
    const documents = ['/v1', '/v1/catalog', '/v1/openapi.yaml'];
    for (const path of documents) expect((await service.call('GET', path)).text).not.toContain('/v1/mcp');
  });
});

describe('llms.txt', () => {
  it('tells a model what is here', async () => {
    const { status, text, headers } = await service.call('GET', '/llms.txt');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^# Metamer\n\n> /);
    expect(text).toContain('- [POST /v1/color/contrast](/v1/docs#/color/color-contrast): ');
    expect(text).toContain('/v1/mcp');
  });
});
