import { describe, expect, it } from 'vitest';
import { MetamerFile } from '../../src/client/index.ts';
import { all, failing, fine, INPUT, json, type Step, scriptedServer } from './scripted-server.ts';

const script = scriptedServer();

describe('requests', () => {
  it('put fields where the operation takes them: path, address or body', async () => {
    script.steps = [fine];
    const client = script.clientWith();
    await client.atlas.find({ id: '#33 6/9' });
    await client.atlas.browse({ sort: 'hue', full: true, limit: 5, offset: undefined });
    await client.jobs.queue({ type: 'palette-batch', count: 3 });
    await client.gradient.export({ format: 'css', envelope: 'json' });
    expect(script.asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/v1/color/atlas/%2333%206%2F9', ''],
      ['GET', '/v1/color/atlas?sort=hue&full=true&limit=5', ''],
      ['POST', '/v1/jobs/palette-batch', '{"count":3}'],
      ['POST', '/v1/gradient/export?envelope=json', '{"format":"css"}'],
    ]);
    expect(script.asked[0]!.headers).toMatchObject({ 'x-api-key': 'mtm_key', 'user-agent': 'metamer-client' });
    expect(script.asked[2]!.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(script.asked[0]!.headers['idempotency-key']).toBeUndefined();
  });

  it('take an address with a slash or /v1, headers, a request id and a fetch of their own', async () => {
    script.steps = [fine];
    const seen: string[] = [];
    const own = (async (url: string, options: object) => {
      seen.push(url);
      return fetch(url, options);
    }) as typeof fetch;
    const client = script.clientWith({
      baseUrl: `${script.base}/v1/`,
      headers: { traceparent: '00-1' },
      fetch: own,
      adminKey: 'admin',
    });
    await client.color.contrast(INPUT, { requestId: 'req-of-mine', headers: { 'x-more': '1' } });
    expect(seen).toEqual([`${script.base}/v1/color/contrast`]);
    expect(script.asked[0]!.headers).toMatchObject({
      traceparent: '00-1',
      'x-admin-key': 'admin',
      'x-request-id': 'req-of-mine',
      'x-more': '1',
    });
  });

  it('carry each header once, whatever its capitals; that of the call comes last', async () => {
    script.steps = [fine];
    const client = script.clientWith({ headers: { 'User-Agent': 'mine/1', 'X-Own': 'client' } });
    await client.color.contrast(INPUT, { headers: { ACCEPT: 'text/plain', 'x-own': 'call' } });
    await client.gradient.export({ format: 'css' }, { headers: { Accept: 'text/css', 'USER-AGENT': 'mine/2' } });
    expect(script.asked.map(({ headers }) => [headers['user-agent'], headers.accept, headers['x-own']])).toEqual([
      ['mine/1', 'text/plain', 'call'],
      ['mine/2', 'text/css', 'client'],
    ]);
  });

  it('send bytes as base64, in every form that holds them', async () => {
    script.steps = [fine];
    const client = script.clientWith();
    const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 251);
    for (const image of [bytes, bytes.buffer, new Blob([bytes]), Buffer.from(bytes).toString('base64')])
      await client.image.read({ image });
    const expected = JSON.stringify({ image: Buffer.from(bytes).toString('base64') });
    expect(script.asked.map(({ body }) => body === expected)).toEqual([true, true, true, true]);
  });

  it('call what has no path by its name', async () => {
    script.steps = [
      json(200, { result: { data: { jobs: [] } } }),
      json(404, { error: { message: 'none', data: { code: 'NOT_FOUND', details: { id: 1 } } } }),
    ];
    const client = script.clientWith();
    expect(await client.jobs.list({ limit: 2 })).toEqual({ jobs: [] });
    expect(script.asked[0]).toMatchObject({ method: 'POST', url: '/v1/trpc/jobs.list', body: '{"limit":2}' });
    expect(await failing(client.jobs.cancel({ id: 'x' }))).toMatchObject({ code: 'NOT_FOUND', details: { id: 1 } });
  });
});

describe('answers', () => {
  it('are files where they are files', async () => {
    const file: Step = (response) =>
      void response
        .writeHead(200, { 'content-type': 'application/json', 'content-disposition': 'attachment; filename="a.json"' })
        .end('{"a":1}');
    script.steps = [file, json(200, { content: 'x' })];
    const client = script.clientWith();
    const answered = await client.gradient.export({ format: 'json' });
    expect(answered).toBeInstanceOf(MetamerFile);
    expect(answered).toMatchObject({ mediaType: 'application/json', filename: 'a.json' });
    expect((answered as unknown as MetamerFile).text()).toBe('{"a":1}');
    expect(await client.gradient.export({ format: 'json', envelope: 'json' })).toEqual({ content: 'x' });
  });

  it('are script.asked as pictures', async () => {
    script.steps = [
      (response) => void response.writeHead(200, { 'content-type': 'image/svg+xml; charset=utf-8' }).end('<svg/>'),
    ];
    const drawn = await script.clientWith().color.contrast.picture(INPUT, {
      type: 'image/svg+xml',
      width: 300,
      theme: 'dark',
    });
    expect(drawn).toMatchObject({ mediaType: 'image/svg+xml', filename: undefined });
    expect(drawn.base64()).toBe(btoa('<svg/>'));
    expect(script.asked[0]).toMatchObject({
      url: '/v1/color/contrast?width=300&theme=dark',
      body: JSON.stringify(INPUT),
    });
    expect(script.asked[0]!.headers.accept).toBe('image/svg+xml');
  });

  it('tell rate and credits of the last one', async () => {
    const client = script.clientWith();
    expect(client.lastAnswer).toBeUndefined();
    script.steps = [
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
    const client = script.clientWith();
    script.steps = [json(200, { colors: [1, 2], next_offset: 2 }), json(200, { colors: [3], next_offset: null })];
    expect(await all(client.atlas.browse.records({ limit: 2 }))).toEqual([1, 2, 3]);
    expect(script.asked.map(({ url }) => url)).toEqual(['/v1/color/atlas?limit=2', '/v1/color/atlas?limit=2&offset=2']);
    [script.steps, script.asked] = [
      [
        json(200, { records: [], next_cursor: 0 }),
        json(200, { records: ['a'], next_cursor: 7 }),
        json(200, { records: [], next_cursor: null }),
      ],
      [],
    ];
    expect(await all(client.corpus.browse.pages({ cursor: 3 }))).toHaveLength(3);
    expect(script.asked.map(({ url }) => url)).toEqual([
      '/v1/corpus?cursor=3',
      '/v1/corpus?cursor=0',
      '/v1/corpus?cursor=7',
    ]);
    [script.steps, script.asked] = [[json(200, { records: ['a', 'b'], next_cursor: 1 })], []];
    for await (const record of client.corpus.browse.records()) if (record === 'b') break;
    expect(script.asked).toHaveLength(1);
  });
});
