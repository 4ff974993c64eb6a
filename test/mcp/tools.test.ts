import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';

const METAMER = join(import.meta.dirname, '../../dist/server/metamer.js');

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

type Connect = () => Promise<Client>;

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

const overStdio = async (environment: Record<string, string>, mode: Mode = 'legacy'): Promise<Client> => {
  const client = clientOf(mode);
  open.push(client);
  const env = { PATH: process.env.PATH ?? '', FETCH_ALLOW_HOSTS: host, ...environment };
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [METAMER, 'mcp'], env }));
  return client;
};

const FORMS: readonly [form: string, connect: Connect][] = [
  ['over HTTP, the key as Bearer', () => overHttp({ authorization: `Bearer ${key}` })],
  ['over HTTP, the key as x-api-key', () => overHttp({ 'x-api-key': key })],
  ['over standard input, without a server', () => overStdio({})],
  ['over standard input, on a server', () => overStdio({ BASE_URL: service.url, API_KEY: key })],
  ['over HTTP, by the newest protocol', () => overHttp({ authorization: `Bearer ${key}` }, 'auto')],
  ['over standard input, by the newest protocol', () => overStdio({}, 'auto')],
];

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAAXNSR0IArs4c6QAAAA9JREFUeAFjvK5mayIeAgAH6AHb+ms6DwAAAABJRU5ErkJggg==';

/** An input for every tool but that which reads the web. */
const INPUTS: Readonly<Record<string, Record<string, unknown>>> = {
  convert_color: { color: '#336699', to: ['oklch', 'munsell'] },
  color_difference: { from: '#336699', to: '#3a6ea5' },
  name_color: { color: '#7b3fa1', count: 2 },
  check_contrast: { fg: '#336699', bg: '#ffffff' },
  fix_contrast: { fg: '#ffa500', bg: '#ffffff' },
  readable_colors: { ground: '#ffffff', count: 3 },
  audit_palette_contrast: { ground: '#ffffff', colors: ['#ffa500', '#0000cd'] },
  simulate_vision: { colors: ['#c0392b'], conditions: ['deuteranopia'] },
  audit_palette_vision: { colors: ['#c0392b', '#4f7a28'] },
  simulate_image: { image: PIXEL, model: 'brettel1997-deutan' },
  make_palette: { method: 'triadic', hue: 210, seed: 7 },
  palette_from_image: { image: PIXEL, count: 2 },
  make_harmony: { method: 'triadic', hue: 210, saturation: 0.6, lightness: 0.5 },
  make_gradient: { colors: ['#0b3d91', '#ffcc00'], steps: 4 },
  make_shades: { color: '#336699' },
  make_tokens: { seed: '#336699', format: 'utility' },
  design_system: { colors: ['#1f4e79'], include: ['tokens'], seed: 7, depth: 200 },
  search_palettes: { method: 'triadic', limit: 2 },
  draw_plate: { figure: '74', seed: 11, size: 200 },
};
const PICTURES = new Set(['simulate_image', 'draw_plate']);

describe.each(FORMS)('the tools %s', (_, connect) => {
  let client: Client;
  // The client of the SDK holds every structured answer to the schema that the list states.
  beforeAll(async () => {
    client = await connect();
    await client.listTools();
  });

  it('are listed with a price, a schema of the input and one of the answer', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([...Object.keys(INPUTS), 'audit_page'].sort());
    for (const { name, description, inputSchema, outputSchema } of tools) {
      expect(description).toMatch(/ Costs \d+ credits?\.$/);
      expect(Object.keys(inputSchema.properties ?? {}).length).toBeGreaterThan(0);
      if (name !== 'draw_plate') expect(outputSchema).toMatchObject({ type: 'object' });
    }
  });

  it('are listed in less than 70 kB, with the meaning of every member of an answer', async () => {
    const { tools } = await client.listTools();
    expect(JSON.stringify(tools).length).toBeLessThan(70_000);
    for (const { name, outputSchema } of tools) {
      const members = Object.entries(outputSchema?.properties ?? {});
      if (name === 'convert_color') expect(members.length).toBe(3);
      for (const [member, schema] of members) {
        // What the tools make of two answers says less.
        if (!['simulate_image', 'make_gradient', 'make_tokens'].includes(name))
          expect([name, member, schema]).toMatchObject([name, member, { description: expect.any(String) }]);
      }
    }
  });

  it('say what they take in place of what their operation takes, and take it', async () => {
    const { tools } = await client.listTools();
    const shown = tools.find(({ name }) => name === 'design_system')?.inputSchema.properties?.include;
    expect(shown).toMatchObject({ type: 'array', default: ['typography', 'ui_pairs', 'tokens'] });
    const { colors, seed, depth } = INPUTS.design_system!;
    const { structuredContent } = await client.callTool({ name: 'design_system', arguments: { colors, seed, depth } });
    expect(Object.keys(structuredContent ?? {})).toEqual(expect.arrayContaining(['typography', 'ui_pairs', 'tokens']));
    expect(structuredContent).not.toHaveProperty('posters');
    expect(JSON.stringify(structuredContent).length).toBeLessThan(45_000);
  });

  it.each(Object.entries(INPUTS))('%s answers', async (name, input) => {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: input });
    expect(isError).not.toBe(true);
    const image = content.find(({ type }) => type === 'image');
    if (PICTURES.has(name))
      expect(image).toMatchObject({ mimeType: 'image/png', data: expect.stringMatching(/^iVBOR/) });
    if (name !== 'draw_plate') expect(structuredContent).toBeTypeOf('object');
  });

  it('audit a page', async () => {
    const audit = { name: 'audit_page', arguments: { url: `http://${host}/`, scope: ['seo'] } };
    const { structuredContent, isError } = await client.callTool(audit);
    expect(isError).not.toBe(true);
    const { findings } = structuredContent as { findings: readonly object[] };
    expect(findings.length).toBeGreaterThan(1);
    expect(JSON.stringify(findings)).toContain('title');
    const private_ = await client.callTool({ name: 'audit_page', arguments: { url: 'http://10.0.0.1/' } });
    expect(private_).toMatchObject({ isError: true, content: [{ text: expect.stringMatching(/^FETCH_FAILED: /) }] });
  });

  it('refuse in the words of the service', async () => {
    const refused = await client.callTool({ name: 'check_contrast', arguments: { fg: 'nothing', bg: '#fff' } });
    expect(refused).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^INVALID_INPUT: fg: "nothing" is not/) }],
    });
    await expect(client.callTool({ name: 'no_such_tool', arguments: {} })).rejects.toThrow(/no_such_tool/);
  });

  it('come with resources', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      'metamer://spaces',
      'metamer://conditions',
      'metamer://vocabulary',
      'metamer://guide',
    ]);
    const { contents } = await client.readResource({ uri: 'metamer://conditions' });
    expect(contents[0]).toMatchObject({ text: expect.stringContaining('deuteranopia') });
  });
});

describe('standard input', () => {
  it.each([
    ['without a server', {}],
    ['on a server', 'served'],
  ])('refuses what no body may hold, and answers the calls beside it, %s', async (_, form) => {
    const client = await overStdio(form === 'served' ? { BASE_URL: service.url, API_KEY: key } : {});
    let deep: unknown = [];
    for (let i = 0; i < 1_000; i += 1) deep = [deep];
    const ask = (fg: unknown) => client.callTool({ name: 'check_contrast', arguments: { fg, bg: '#ffffff' } });
    const [refused, answered] = await Promise.all([ask(deep), ask('#000000')]);
    expect(refused).toMatchObject({
      isError: true,
      content: [{ text: 'INVALID_INPUT: body: is nested more than 100 levels deep' }],
    });
    expect(answered.structuredContent).toMatchObject({ ratio: 21 });
  });
});

describe('the protocol', () => {
  it('is the newest that the client asks for, over both transports', async () => {
    const versions = [];
    for (const mode of ['legacy', 'auto'] as const) {
      for (const client of [await overHttp({ 'x-api-key': key }, mode), await overStdio({}, mode)])
        versions.push(client.getNegotiatedProtocolVersion());
    }
    expect(versions).toEqual(['2025-11-25', '2025-11-25', '2026-07-28', '2026-07-28']);
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
