import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { swatchStrip } from '../../src/image/strip.ts';
import { FORMATS } from '../../src/wire/formats.ts';
import { METHODS } from '../../src/wire/methods.ts';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const post = (path: string, json: unknown) => service.call('POST', `/v1${path}`, { key, json });
const bytes = async (path: string, json: unknown): Promise<Buffer> => {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const answer = await fetch(`${service.url}/v1${path}`, { method: 'POST', headers, body: JSON.stringify(json) });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  return Buffer.from(await answer.arrayBuffer());
};
const refused = async (path: string, json: unknown, field: string) => {
  const { status, body } = await post(path, json);
  expect([path, status, body.error.code, body.error.details?.field]).toEqual([path, 400, 'INVALID_INPUT', field]);
  return body.error.message as string;
};

const harmony = {
  harmony_id: 'h',
  colors: [
    { hex: '#0b3d91', role: 'base' },
    { hex: '#ffcc00', role: 'accent' },
  ],
};
const gradient = {
  colors: [
    { hex: '#0b3d91', position: 0 },
    { hex: '#ffcc00', position: 1 },
  ],
};
const shades = {
  steps: [
    { hex: '#dbe9f6', token: 100 },
    { hex: '#0b2545', token: '900' },
  ],
};

describe('a call and the next', () => {
  it('a palette is made, evaluated and exported', async () => {
    const made = await post('/palette/generate', { seed: 7, hue: 210 });
    expect(made.body).toMatchObject({
      method: 'triadic',
      hue: 210,
      saturation: 0.7,
      lightness: 0.55,
      seed: 7,
      wheel: 'hsl',
    });
    expect(made.body.colors[0]).toEqual({
      hex: '#3c8cdd',
      rgb: [60, 140, 221],
      hue: expect.closeTo(210, 0),
      oklch: { l: expect.closeTo(0.63, 2), c: expect.closeTo(0.14, 2), h: expect.closeTo(251.5, 0) },
    });
    const score = await post('/palette/evaluate', { palette: made.body });
    expect(score.body.harmony).toMatchObject({ method: 'triadic', ties: [] });
    const file = await post('/palette/export', { format: 'css', data: made.body });
    expect(file.body).toMatchObject({
      format: 'css',
      filename: 'palette.css',
      media_type: 'text/css',
      encoding: 'text',
    });
  });

  it('large and searched palettes come from a worker, and are the same', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => post('/palette/generate', { method: 'qualitative', count: 12, seed: 3 })),
    );
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect(
      (await post('/palette/evaluate', { palette: (await post('/palette/generate', { count: 40, seed: 3 })).body }))
        .body.contrast.pairs,
    ).toHaveLength(780);
  });

  it('the strip shows the palette of the same fields', async () => {
    const { body } = await post('/palette/generate', { seed: 21, count: 4 });
    const { width, height, data } = PNG.sync.read(
      await bytes('/palette/png', { seed: 21, count: 4, width: 400, height: 10 }),
    );
    expect([width, height]).toEqual([400, 10]);
    for (const [i, { rgb }] of body.colors.entries())
      expect([...data.subarray((i * 100 + 50) * 4, (i * 100 + 50) * 4 + 3)]).toEqual(rgb);
  });

  it('an image gives its colours', async () => {
    const image = swatchStrip(
      [
        { r: 215, g: 38, b: 61 },
        { r: 11, g: 61, b: 145 },
      ],
      40,
      40,
    ).toString('base64');
    const { body } = await post('/palette/from-image', { image, count: 2 });
    expect(body.colors.map(({ hex, share }: { hex: string; share: number }) => [hex, share])).toEqual([
      ['#0b3d91', 0.5],
      ['#d7263d', 0.5],
    ]);
    expect(await refused('/palette/from-image', { image, maxPixels: 1599 }, 'image')).toContain(
      '40 x 40 = 1600 pixels; maxPixels allows 1599',
    );
    await refused('/palette/from-image', { image: '/9j/4AAQSkZJRg==' }, 'image');
  });

  it('a scale goes through evaluate and export', async () => {
    const { body } = await post('/shade/scale', { base: '#336699', seed: 7, method: 'oklch_even' });
    expect(body.base_step).toBe('600');
    expect(
      (await post('/shade/evaluate', { steps: body.steps.map(({ hex }: { hex: string }) => hex) })).body.verdict,
    ).toBe('sound');
    expect((await post('/shade/export', { format: 'scss', data: body })).text).toContain('$shade-600: #336699;');
    await refused('/shade/scale', { base: '#336699', color: '#336699' }, 'base');
  });

  it('a gradient goes through analyse and export', async () => {
    const { body } = await post('/gradient/generate', {
      method: 'split_complementary',
      seed: 4,
      interpolation: 'oklch',
    });
    expect(body).toMatchObject({
      method: 'split-complementary',
      interpolation: 'oklch-short',
      seed: 4,
      complexity: 'simple',
    });
    expect((await post('/gradient/export', { format: 'css', data: body })).text).toContain('in oklch shorter hue');
    expect((await post('/gradient/analyse', { stops: body.stops.map(({ hex }: { hex: string }) => hex) })).status).toBe(
      200,
    );
    await refused('/gradient/analyse', { stops: ['#ffffff', { pos: 1, hex: '#000000' }] }, 'stops');
  });

  it('either spelling of split complementary is understood', async () => {
    for (const method of ['split_complementary', 'split-complementary']) {
      expect((await post('/palette/generate', { method, seed: 1 })).body.method).toBe('split_complementary');
      expect((await post('/harmony/generate', { method, hue: 1, saturation: 1, lightness: 0.5 })).body.method).toBe(
        'split_complementary',
      );
      expect((await post('/gradient/generate', { method, seed: 1 })).body.method).toBe('split-complementary');
    }
  });

  it('an unknown id is refused with the nearest', async () => {
    expect(await refused('/palette/generate', { method: 'triadc' }, 'method')).toContain("Did you mean 'triadic'?");
    expect(await refused('/gradient/generate', { interpolation: 'oklhc-short' }, 'interpolation')).toContain(
      "Did you mean 'oklch-short'?",
    );
  });

  it('greys have no harmony', async () => {
    const { body } = await post('/harmony/identify', { colors: ['#777777', '#222222'] });
    expect(body).toMatchObject({
      verdict: 'achromatic',
      best_match: { method: null },
      ties: [],
      min_pair_contrast: 3.5528,
    });
  });
});

describe.each([
  ['harmony', harmony, ['hex', 'css', 'scss', 'utility', 'json', 'ase', 'svg', 'csv']],
  ['gradient', gradient, ['css', 'json', 'svg']],
  ['shade', shades, ['css', 'scss', 'utility', 'svg']],
] as const)('%s/export', (group, data, formats) => {
  it.each(formats)('%s is a file to be saved, or JSON with the file inside', async (format) => {
    const file = await post(`/${group}/export`, { format, data });
    const entry = FORMATS[group].find(({ id }) => id === format)!;
    expect([file.status, file.headers.get('content-type')?.split(';')[0]]).toEqual([200, entry.media_type]);
    expect(file.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="[a-z0-9-]+\\.${entry.extension}"`),
    );
    const { body } = await post(`/${group}/export?envelope=json`, { format, data });
    expect(body).toMatchObject({ format, media_type: entry.media_type });
    if (format !== 'ase') expect(body.content).toBe(file.text);
  });
});

describe('tokens', () => {
  it('are listed, made, and exported as JSON or as a file', async () => {
    const { body: listed } = await service.call('GET', '/v1/tokens/formats', { key });
    expect(listed.formats).toHaveLength(10);
    const { body: made } = await post('/tokens/generate', { seed: '#2e8b57', name: 'Harbour' });
    expect(made.meta).toMatchObject({ name: 'Harbour', seed: '#2e8b57', harmony: 'analogous', dark: true });
    for (const { id, media_type } of listed.formats) {
      const file = await post('/tokens/export', { tokens: made.tokens, format: id, name: 'Harbour', raw: true });
      expect([id, file.status, file.headers.get('content-type')?.split(';')[0]]).toEqual([id, 200, media_type]);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="_?harbour-/);
      expect((await post('/tokens/export', { tokens: made.tokens, format: id, name: 'Harbour' })).body.content).toBe(
        file.text,
      );
    }
  });
  it('that cannot stand in a file are refused by their place', async () => {
    await refused(
      '/tokens/export',
      {
        format: 'css',
        tokens: [
          { name: 'a', value: '1' },
          { name: 'b', value: '1; }' },
        ],
      },
      'tokens[1].value',
    );
  });
});

describe('vocabulary', () => {
  it('lists what there is', () => {
    const counts = Object.fromEntries(
      (['palette', 'harmony', 'gradient', 'shade', 'tokens'] as const).map((tool) => [
        tool,
        Object.values(METHODS[tool]).map((list) => list.length),
      ]),
    );
    expect(counts).toEqual({ palette: [16], harmony: [23], gradient: [18, 40, 37], shade: [10], tokens: [4] });
    expect(
      Object.fromEntries(
        (['palette', 'harmony', 'gradient', 'shade', 'tokens'] as const).map((r) => [r, FORMATS[r].length]),
      ),
    ).toEqual({ palette: 7, harmony: 8, gradient: 3, shade: 4, tokens: 10 });
  });
});
