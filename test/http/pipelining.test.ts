import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyRoom } from '../../src/http/body-room.ts';
import { MOST_REFUSED } from '../../src/http/pipelining.ts';
import { startTestService, type TestService } from '../service.ts';
import { parseAnswer, rawParts, rawRequest } from './raw.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${more}\r\n`;
const statuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

describe('pipelined requests', () => {
  it('are answered in order, each of them', async () => {
    const paths = Array.from({ length: 90 }, (_, i) => (i % 3 ? '/v1/health' : `/v1/nothing-${i}`));
    const text = await rawRequest(
      service.url,
      paths.map((path) => get(path)).join('') + get('/v1/health', 'connection: close\r\n'),
      { wait: 20_000 },
    );
    expect(statuses(text)).toEqual([...paths.map((path) => (path === '/v1/health' ? 200 : 404)), 200]);
  });

  it('with bodies are too, beyond the number that is read ahead', async () => {
    const body = '{"fg":"#000","bg":"#fff"}';
    const post = `POST /v1/color/contrast HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    const text = await rawRequest(service.url, post.repeat(60) + get('/v1/health', 'connection: close\r\n'), {
      wait: 20_000,
    });
    expect(statuses(text)).toEqual(Array(61).fill(200));
  });

  it('wait where their client does not read, and nobody else does', async () => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    socket.pause();
    socket.write(get('/v1/openapi.yaml').repeat(500));
    for (let i = 0; i < 5; i += 1) expect((await service.call('GET', '/v1/health')).status).toBe(200);
    socket.destroy();
  });

  it('end with their connection where the client goes on after it was told to wait', async () => {
    const own = await startTestService();
    const { secret } = await own.issue('free');
    const call = get('/v1/usage/me', `x-api-key: ${secret}\r\n`);
    const text = await rawParts(own.url, [call.repeat(200)], 0);
    const found = statuses(text);
    const refused = found.filter((status) => status === 429);
    expect(refused).toHaveLength(MOST_REFUSED + 1);
    expect(parseAnswer(text.slice(text.lastIndexOf('HTTP/1.1'))).headers.get('connection')).toBe('close');
    await own.stop();
  });

  it('of tRPC end so too, and a name with a percent sign is unknown', async () => {
    const own = await startTestService();
    const { secret } = await own.issue('free');
    const call = get('/v1/trpc/usage.me?input=%7B%7D', `x-api-key: ${secret}\r\n`);
    const found = statuses(await rawParts(own.url, [call.repeat(200)], 0));
    expect(found.filter((status) => status === 429)).toHaveLength(MOST_REFUSED + 1);
    expect((await own.call('GET', '/v1/trpc/a%25')).status).toBe(404);
    await own.stop();
  });
});

describe('a request with a body', () => {
  const head = (secret: string, length: number) =>
    `POST /v1/palette/from-image HTTP/1.1\r\nhost: x\r\nx-api-key: ${secret}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\nexpect: 100-continue\r\n\r\n`;

  it('is asked for it after the gate: a wrong key is refused at once', async () => {
    const text = await rawRequest(service.url, head('mk_wrong', 60_000_000), { wait: 5_000 });
    expect(text.slice(0, 12)).toBe('HTTP/1.1 401');
    expect(text).not.toContain('100 Continue');
    expect(parseAnswer(text).headers.get('connection')).toBe('close');
  });

  it('is asked for it where the key is right', async () => {
    const body = JSON.stringify({ image: 'AAAA' });
    const text = await rawParts(
      service.url,
      [head(key, body.length), body, get('/v1/health', 'connection: close\r\n')],
      100,
    );
    expect(statuses(text)).toEqual([100, 400, 200]);
  });

  it('in another transfer coding is refused in its turn, and nothing after it is begun', async () => {
    const image = JSON.stringify({ image: 'A'.repeat(2 * 1024 * 1024), model: 'brettel1997-deutan' });
    const text = await rawRequest(
      service.url,
      `${get('/v1/health').repeat(2)}POST /v1/color/contrast HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\ncontent-type: application/json\r\ntransfer-encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\nPOST /v1/vision/simulate-image HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: ${image.length}\r\n\r\n`,
    );
    expect(statuses(text)).toEqual([200, 200, 501]);
    await expect.poll(() => bodyRoom.taken).toBe(0);
  });

  it('holds no room before it is large where it does not say its length, nor after its connection', async () => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    const head = `POST /v1/graphql HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
    socket.write(`${head}1\r\n{\r\n`);
    const question = await service.call('POST', '/v1/graphql', { key, json: { query: '{ __typename }' } });
    expect([question.status, bodyRoom.taken]).toEqual([200, 0]);
    socket.write(`180000\r\n"query":"{ __typename } #${'x'.repeat(0x180000)}`);
    await expect.poll(() => bodyRoom.taken).toBeGreaterThan(0);
    socket.destroy();
    await expect.poll(() => bodyRoom.taken).toBe(0);
  });

  it('in another transfer coding is 501', async () => {
    const text = await rawRequest(
      service.url,
      `POST /v1/color/contrast HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\ncontent-type: application/json\r\ntransfer-encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    );
    const { status, body } = parseAnswer(text);
    expect([status, JSON.parse(body).error.code]).toEqual([501, 'INVALID_INPUT']);
  });
});

describe('what takes 64 KiB over REST', () => {
  const mcp = (json: unknown) =>
    service.call('POST', '/v1/mcp', {
      key,
      headers: { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' },
      json,
    });
  const tool = (name: string, args: object, id: unknown = 1) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name, arguments: args },
  });

  it('takes 64 KiB as a tool', async () => {
    const large = await mcp(tool('check_contrast', { fg: '#000', bg: '#fff', x: 'y'.repeat(80_000) }));
    expect([large.status, large.body.error.details]).toEqual([400, { field: 'body' }]);
    const image = await mcp(tool('simulate_image', { image: 'A'.repeat(80_000), model: 'brettel1997-deutan' }));
    expect([image.status, image.text.includes('image: is not a PNG')]).toEqual([200, true]);
  });

  it('repeats nothing of more than a kilobyte', async () => {
    for (const json of [
      tool('x'.repeat(60_000), {}),
      [tool('x'.repeat(30_000), {}), tool('x'.repeat(30_000), {})],
      tool('check_contrast', {}, 'i'.repeat(60_000)),
      { jsonrpc: '2.0', id: 1, method: 'm'.repeat(60_000) },
      { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: `metamer://${'u'.repeat(60_000)}` } },
    ])
      expect((await mcp(json)).text.length).toBeLessThan(1_000);
  });

  it('takes 64 KiB as a call of tRPC, and as a field of GraphQL twenty times that together', async () => {
    const trpc = await service.call('POST', '/v1/trpc/accessibility.recommend', {
      key,
      json: { fg: '#000', bg: '#fff', x: 'y'.repeat(80_000) },
    });
    expect([trpc.status, trpc.body.error.data.details.field]).toEqual([400, 'body']);
    const graphql = await service.call('POST', '/v1/graphql', {
      key,
      json: {
        query: 'query ($x: String!) { accessibilityRecommend(fg: $x, bg: "#fff") { ratio } }',
        variables: { x: 'y'.repeat(1_500_000) },
      },
    });
    expect([graphql.status, graphql.body.error?.details]).toEqual([400, { field: 'body' }]);
    const document = await service.call('POST', '/v1/graphql', {
      key,
      json: { query: `{ __typename } #${'x'.repeat(70_000)}` },
    });
    expect([document.status, document.body.error.details]).toEqual([400, { field: 'query' }]);
  });
});
