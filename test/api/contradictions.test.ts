import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gradientLibrary } from '../../src/collections/gradients/gradient-library.ts';
import { harmonyLibrary } from '../../src/collections/harmonies/harmony-library.ts';
import { shadeLibrary } from '../../src/collections/shades/shade-library.ts';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());
const get = (path: string) => service.call('GET', path, { key });

describe('filters whose windows do not meet', () => {
  it.each([
    '/v1/accessibility/corpus?level=AA&max_ratio=3',
    '/v1/accessibility/corpus?level=fail&min_ratio=5',
    '/v1/accessibility/corpus?grade=A%2B&max_ratio=3',
    '/v1/accessibility/corpus?level=AAA&grade=C',
    '/v1/accessibility/corpus?min_ratio=4.50001&max_ratio=4.50002',
    '/v1/palette/library?min_contrast=2.2',
    '/v1/palette/library?min_contrast=2.2&sort=contrast',
    '/v1/palette/library?min_chroma=0.4',
  ])('%s is finished at once, for the price of a smallest call', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers.get('x-credits-cost')]).toEqual([200, '1']);
    expect(body).toMatchObject({ scanned: 0, hit_rate: 0, next_cursor: null, exhausted: true, truncated: false });
    expect([...(body.records ?? body.palettes)]).toEqual([]);
  });

  it.each([
    '/v1/color/atlas?min_contrast_on_white=10&min_contrast_on_black=10',
    '/v1/shade/library?carries_body_text=false&min_span=5',
    '/v1/gradient/library?limit=1&offset=8192',
  ])('%s counts nothing', async (path) => {
    const { status, body } = await get(path);
    expect([status, body.next_offset]).toEqual([200, null]);
  });

  it('that meet are scanned as before', async () => {
    const { headers, body } = await get('/v1/accessibility/corpus?level=AA&max_ratio=4.5&max_scan=5000');
    expect([headers.get('x-credits-cost'), body.scanned > 0]).toEqual(['2', true]);
  });
});

describe('a filter of a library', () => {
  const libraries = { gradient: gradientLibrary, harmony: harmonyLibrary, shade: shadeLibrary };

  it.each(Object.keys(libraries) as (keyof typeof libraries)[])(
    'of %s says so where a value of it matches nothing',
    async (id) => {
      for (const [name, filter] of Object.entries(libraries[id].filter)) {
        if (filter.kind === 'number') continue;
        for (const value of filter.kind === 'flag' ? [true, false] : filter.words) {
          const { body } = await get(`/v1/${id}/library?${name}=${value}&limit=1`);
          if (body.matched === 0)
            expect([name, value, filter.says]).toEqual([
              name,
              value,
              expect.stringContaining(`\`${value}\` matches none`),
            ]);
        }
      }
    },
  );
});

describe('an id with leading zeros', () => {
  it.each([
    ['/v1/color/atlas/00', 'id', '0'],
    ['/v1/gradient/library/007', 'id', '7'],
    ['/v1/harmony/library/007', 'id', '7'],
    ['/v1/shade/library/007', 'id', '7'],
    ['/v1/palette/library/007', 'id', '7'],
    ['/v1/accessibility/corpus/007', 'record_id', '7'],
  ])('%s is refused with the id that is meant', async (path, field, meant) => {
    const { status, body } = await get(path);
    expect([status, body.error.details]).toEqual([400, { field, near: [meant] }]);
  });
});
