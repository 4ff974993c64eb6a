import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMAGE_PRICES } from '../../src/api/image-price.ts';
import { encodePng } from '../../src/image/png/encode.ts';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ TIERS: '{"free":{"credits_per_month":8,"requests_per_minute":1000}}' });
});
afterAll(() => service.stop());

/** A PNG of one colour in base64. */
const png = (width: number, height: number): string =>
  encodePng({ width, height, data: new Uint8ClampedArray(width * height * 4).fill(0x66) }).toString('base64');

/** Operations on an image: their fields besides it, the size of one just beyond a small one, the credits of a further megapixel, and their names on the other interfaces. */
const OPERATIONS = [
  {
    path: '/v1/accessibility/from-image',
    more: {},
    beyond: [1200, 500],
    perMegapixel: 5,
    field: 'accessibilityFromImage(image: $image, maxPixels: $max) { width }',
  },
  {
    path: '/v1/palette/from-image',
    more: { count: 2 },
    beyond: [1600, 1000],
    perMegapixel: 2,
    field: 'paletteFromImage(image: $image, maxPixels: $max, count: 2) { width }',
    tool: 'palette_from_image',
  },
  {
    path: '/v1/vision/simulate-image',
    more: { model: 'brettel1997-deutan' },
    beyond: [1100, 1000],
    perMegapixel: 3,
    field: 'visionSimulateImage(image: $image, maxPixels: $max, model: "brettel1997-deutan") { model }',
    tool: 'simulate_image',
  },
];
const procedureOf = (path: string): string =>
  path
    .replace('/v1/', '')
    .replace('/', '.')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The same call on each interface: status and stated price. */
const callsOf = ({ path, more, field, tool }: (typeof OPERATIONS)[number], image: string, maxPixels: number) => {
  const json = { ...more, image, maxPixels };
  const query = `query($image: String!, $max: SafeInt) { ${field} }`;
  return [
    [path, json],
    [`/v1/trpc/${procedureOf(path)}`, json],
    ['/v1/graphql', { query, variables: { image, max: maxPixels } }],
    ...(tool
      ? [['/v1/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: json } }] as const]
      : []),
  ] as const;
};

describe('the price of an image', () => {
  it('is that of a small one up to a size by operation, and rises by megapixel begun', () => {
    const sizes = [1, 500_000, 500_001, 1_000_000, 1_000_001, 1_500_000, 1_500_001, 10_000_000];
    expect(sizes.map(IMAGE_PRICES.palette.creditsOf)).toEqual([3, 3, 3, 3, 3, 3, 5, 21]);
    expect(sizes.map(IMAGE_PRICES.simulation.creditsOf)).toEqual([3, 3, 3, 3, 6, 6, 6, 30]);
    expect(sizes.map(IMAGE_PRICES.contrast.creditsOf)).toEqual([3, 3, 8, 8, 8, 8, 13, 53]);
  });

  it('is charged and stated alike on REST, tRPC, GraphQL and MCP, where the credits cover it', async () => {
    const tiny = png(4, 4);
    const headers = { accept: 'application/json, text/event-stream' };
    for (const operation of OPERATIONS) {
      const price = 3 + operation.perMegapixel;
      const [width, height] = operation.beyond;
      const image = png(width!, height!);
      for (const [path, json] of callsOf(operation, image, 1_600_000)) {
        const { secret } = await service.issue('free');
        const call = (body: unknown) => service.call('POST', path, { key: secret, json: body, headers });
        const paid = await call(json);
        expect([paid.status, /"errors"|"isError":true/.test(paid.text)]).toEqual([200, false]);
        expect([paid.headers.get('x-credits-cost'), paid.headers.get('x-quota-remaining')]).toEqual([
          String(price),
          String(8 - price),
        ]);
        const refused = await call(json);
        expect([refused.text.includes('QUOTA_EXCEEDED'), refused.headers.get('x-credits-cost')]).toEqual([true, '0']);
      }
      for (const [path, json] of callsOf(operation, tiny, 1_600_000)) {
        const { secret } = await service.issue('free');
        const small = await service.call('POST', path, { key: secret, json, headers });
        expect([small.status, small.headers.get('x-credits-cost')]).toEqual([200, '3']);
      }
    }
  });

  it('is that of the header, which is judged before the credits are', async () => {
    const { secret } = await service.issue('free');
    const bytes = Buffer.from(png(4, 4), 'base64');
    bytes.writeUInt32BE(40_000, 16);
    const json = { image: bytes.toString('base64'), maxPixels: 10_000_000 };
    const broken = await service.call('POST', '/v1/palette/from-image', { key: secret, json });
    expect([broken.status, broken.body.error.details.field]).toEqual([400, 'image']);
    // Blanks between all digits hide the header: then the largest size that is accepted has to be covered.
    const image = [...png(4, 4)].join(' '.repeat(9));
    const hidden = await service.call('POST', '/v1/palette/from-image', { key: secret, json: { ...json, image } });
    expect([hidden.status, hidden.body.error.code]).toEqual([429, 'QUOTA_EXCEEDED']);
    const small = await service.call('POST', '/v1/palette/from-image', { key: secret, json: { image } });
    expect([small.status, small.headers.get('x-credits-cost')]).toEqual([200, '3']);
  });

  it('stands as a formula in the catalogue and in the OpenAPI document', async () => {
    const { body } = await service.call('GET', '/v1/catalog');
    const yaml = await service.call('GET', '/v1/openapi.yaml');
    for (const { path, perMegapixel } of OPERATIONS) {
      const entry = body.endpoints.find((one: { path: string }) => one.path === path);
      const formula = `3 + ${perMegapixel} x ceil(`;
      expect(entry).toMatchObject({ credits: 3, price: expect.stringContaining(formula) });
      expect(yaml.text.split(formula).length - 1).toBe(1);
    }
  });
});
