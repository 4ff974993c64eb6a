import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';

const CREDITS = 6;

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    TIERS: JSON.stringify({ free: { credits_per_month: CREDITS, requests_per_minute: 1000 } }),
  });
});
afterAll(() => service.stop());

/** The same palette by each operation and interface that makes one, and the credits beyond those of its JSON. */
const callsOf = (json: { readonly method: string; readonly count: number }) =>
  [
    ['/v1/palette/generate', json, 'application/json', 0],
    ['/v1/palette/generate', json, 'image/png', 0],
    ['/v1/trpc/palette.generate', json, 'application/json', 0],
    [
      '/v1/graphql',
      { query: `{ paletteGenerate(method: "${json.method}", count: ${json.count}, hue: 210) { seed } }` },
      '*/*',
      0,
    ],
    ['/v1/palette/png', json, '*/*', 1],
  ] as const;

describe('the price of a palette', () => {
  it.each([
    ['qualitative', 12, 1],
    ['qualitative', 13, 2],
    ['map_sequential', 37, 4],
    ['map_cyclic', 61, 6],
    ['triadic', 64, 1],
  ])(
    'by %s of %i colours is %i, stated and charged alike, where the credits cover it',
    async (method, count, price) => {
      for (const [path, json, accept, more] of callsOf({ method, count })) {
        const { secret } = await service.issue('free');
        const paid = await service.call('POST', path, { key: secret, json, headers: { accept } });
        const [cost, left] = ['x-credits-cost', 'x-quota-remaining'].map((name) => paid.headers.get(name));
        if (price + more > CREDITS) expect([paid.body.error.code, cost]).toEqual(['QUOTA_EXCEEDED', '0']);
        else expect([paid.status, cost, left]).toEqual([200, String(price + more), String(CREDITS - price - more)]);
      }
    },
  );

  it('stands in the catalogue', async () => {
    const { body } = await service.call('GET', '/v1/catalog');
    const entry = body.endpoints.find((one: { path: string }) => one.path === '/v1/palette/generate');
    expect(entry).toMatchObject({ credits: 1, price: expect.stringContaining('1 more for each 12 colours') });
  });
});
