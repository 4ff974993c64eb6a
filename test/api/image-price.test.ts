import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageCredits } from '../../src/api/image-price.ts';
import { encodePng } from '../../src/image/png/encode.ts';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ TIERS: '{"free":{"credits_per_month":16,"requests_per_minute":1000}}' });
});
afterAll(() => service.stop());

/** A PNG of one colour in base64. */
const png = (width: number, height: number): string =>
  encodePng({ width, height, data: new Uint8ClampedArray(width * height * 4).fill(0x66) }).toString('base64');

describe('the price of an image', () => {
  it('is that of a small one up to the size accepted by default, and rises by megapixel begun', () => {
    const priced = [1, 1_500_000, 1_500_001, 2_500_000, 2_500_001, 10_000_000].map(imageCredits);
    expect(priced).toEqual([3, 3, 5, 5, 7, 21]);
  });

  it('is charged and stated alike on REST, tRPC, GraphQL and MCP', async () => {
    const image = png(1600, 1000);
    const bodies = {
      '/v1/accessibility/from-image': { image, maxPixels: 1_600_000 },
      '/v1/palette/from-image': { image, maxPixels: 1_600_000 },
      '/v1/vision/simulate-image': { image, maxPixels: 1_600_000, model: 'brettel1997-deutan' },
    };
    for (const [path, json] of Object.entries(bodies)) {
      const { secret } = await service.issue('free');
      const small = await service.call('POST', path, { key: secret, json: { ...json, image: png(4, 4) } });
      expect([small.status, small.headers.get('x-credits-cost')]).toEqual([200, '3']);
      const large = await service.call('POST', path, { key: secret, json });
      expect([large.status, large.headers.get('x-credits-cost')]).toEqual([200, '5']);
      expect(large.headers.get('x-quota-remaining')).toBe('8');
      const [group, name] = path.replace('/v1/', '').split('/');
      const procedure = `${group}.${name!.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
      const trpc = await service.call('POST', `/v1/trpc/${procedure}`, { key: secret, json });
      expect([trpc.status, trpc.headers.get('x-credits-cost')]).toEqual([200, '5']);
      const refused = await service.call('POST', path, { key: secret, json });
      expect([refused.status, refused.body.error.code, refused.headers.get('x-credits-cost')]).toEqual([
        429,
        'QUOTA_EXCEEDED',
        '0',
      ]);
      const last = await service.call('POST', path, { key: secret, json: { ...json, image: png(4, 4) } });
      expect([last.status, last.headers.get('x-quota-remaining')]).toEqual([200, '0']);
    }
    const { secret } = await service.issue('free');
    const query = `{ paletteFromImage(image: "${image}", maxPixels: 1600000) { width } }`;
    const graphql = await service.call('POST', '/v1/graphql', { key: secret, json: { query } });
    expect([graphql.body.errors, graphql.headers.get('x-credits-cost')]).toEqual([undefined, '5']);
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
    const entry = body.endpoints.find(({ path }: { path: string }) => path === '/v1/palette/from-image');
    expect(entry).toMatchObject({ credits: 3, price: expect.stringContaining('3 + 2 x ceil(') });
    const yaml = await service.call('GET', '/v1/openapi.yaml');
    expect(yaml.text.split('3 + 2 x ceil(').length - 1).toBe(3);
  });
});
