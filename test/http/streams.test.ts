import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_STREAMS } from '../../src/api/streams.ts';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const open = async (secret: string, path = '/v1/usage/stream') => {
  const leave = new AbortController();
  const response = await fetch(service.url + path, { headers: { 'x-api-key': secret }, signal: leave.signal });
  return { response, leave: () => leave.abort() };
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

it('a key has ten streams open and no more, on REST and tRPC together, until one is left', async () => {
  const paths = ['/v1/usage/stream', '/v1/trpc/usage.stream?input=%7B%7D'];
  const streams = await Promise.all(Array.from({ length: MOST_STREAMS }, (_, i) => open(key, paths[i % 2])));
  expect(streams.map(({ response }) => response.status)).toEqual(Array(MOST_STREAMS).fill(200));
  const { status, headers, body } = await service.call('GET', '/v1/usage/stream', { key });
  expect([status, body.error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.get('x-credits-cost')).toBe('0');

  const other = await open((await service.issue()).secret);
  expect(other.response.status).toBe(200);
  other.leave();

  streams[0]!.leave();
  streams[1]!.leave();
  await settled();
  const again = await open(key);
  expect(again.response.status).toBe(200);
  for (const { leave } of [...streams, again]) leave();
});

it('a stream that is only asked about is not counted', async () => {
  const { secret } = await service.issue();
  for (let i = 0; i < 2 * MOST_STREAMS; i += 1)
    expect((await service.call('HEAD', '/v1/usage/stream', { key: secret })).status).toBe(200);
});
