import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrastRatio } from '../../src/color/luminance.ts';
import { rgb, toHex } from '../../src/color/rgb.ts';
import { decodePngBytes } from '../../src/image/png/decode.ts';
import { inkOn } from '../../src/response-images/parts/ink.ts';
import { THEMES } from '../../src/response-images/theme.ts';
import { startTestService, type TestService } from '../service.ts';
import { sized } from '../size.ts';
import { elementsOf } from './elements.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue('enterprise')).secret;
});
afterAll(() => service.stop());

const SIX = ['#d7263d', '#2e933c', '#1b998b', '#f46036', '#5f0f40', '#3366cc'];

/** Every endpoint that can answer as a picture, with a text that its picture must hold. */
const PICTURES = [
  ['POST', '/v1/accessibility/map', { ground: '#ffffff' }, '4.5:1'],
  ['POST', '/v1/accessibility/check', { fg: '#7298bc', bg: '#ffffff' }, '3.029:1'],
  ['POST', '/v1/color/contrast', { fg: '#e0b040', bg: '#777777' }, '#e0b040 on #777777'],
  ['POST', '/v1/harmony/generate', { method: 'triadic', hue: 210, saturation: 0.6, lightness: 0.5 }, '#3380cc'],
  ['POST', '/v1/palette/generate', { method: 'analogous', count: 5, seed: 3 }, 'Analogous palette'],
  ['GET', '/v1/palette/library/pal_1ep5br', undefined, 'pal_1ep5br'],
  ['POST', '/v1/shade/scale', { color: '#3366cc', method: 'tailwind' }, '950'],
  ['POST', '/v1/shade/evaluate', { steps: ['#f0f4ff', '#99b3e6', '#3366cc', '#14285c'] }, '#99b3e6'],
  ['POST', '/v1/gradient/generate', { colors: ['#0b3d91', '#ffcc00'], steps: 12 }, '#0b3d91'],
  ['POST', '/v1/gradient/analyse', { stops: ['#3355aa', '#aa5533'] }, 'Smooth'],
  ['POST', '/v1/vision/palette', { colors: SIX }, 'Deuteranopia'],
  ['POST', '/v1/vision/audit', { colors: SIX, conditions: ['deuteranopia'] }, 'Deuteranopia'],
] as const;

const ask = async (method: string, path: string, json: unknown, accept: string, query = '') => {
  const response = await fetch(`${service.url}${path}${query}`, {
    method,
    headers: { 'x-api-key': key, accept, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
    body: json === undefined ? null : JSON.stringify(json),
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

it('a picture is asked for by its type in any case of letters', async () => {
  for (const accept of ['image/svg+xml', 'IMAGE/SVG+XML', 'Image/Svg+Xml']) {
    const { response } = await ask('POST', '/v1/color/contrast', { fg: '#e0b040', bg: '#777777' }, accept);
    expect([accept, response.headers.get('content-type')]).toEqual([accept, 'image/svg+xml']);
  }
});

const sizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe.each(PICTURES)('%s %s', (method, path, json, words) => {
  it('is an SVG with its texts as text', async () => {
    const { response, bytes } = await ask(method, path, json, 'image/svg+xml', '?width=900');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    const elements = elementsOf(bytes.toString());
    const named = (name: string) => elements.filter((element) => element.name === name);
    expect(elements[0]!.attributes).toMatchObject({ role: 'img', width: '900' });
    expect(elements[0]!.attributes.viewBox).toMatch(/^0 0 900 \d+$/);
    expect(named('title')[0]!.text.length).toBeGreaterThan(5);
    expect(named('desc')[0]!.text.length).toBeGreaterThan(20);
    expect(named('image')).toEqual([]);
    expect(named('text').map(({ text }) => text.trim())).toContainEqual(expect.stringContaining(words));
    for (const { attributes } of named('text')) {
      expect(attributes['font-family']).toBe('Inter, system-ui, sans-serif');
      expect(attributes.x).toMatch(/^-?[\d.]+$/);
    }
  });

  const SIZES: readonly [width: number, theme: string][] = [
    [64, 'light'],
    [400, 'dark'],
    [1600, 'light'],
  ];
  it.each(sized(SIZES, SIZES.slice(0, 2)))('is a PNG of %i pixels, %s, the same each time', async (width, theme) => {
    const first = await ask(method, path, json, 'image/png', `?width=${width}&theme=${theme}`);
    const again = await ask(method, path, json, 'image/png', `?width=${width}&theme=${theme}`);
    expect(first.response.headers.get('content-type')).toBe('image/png');
    expect(sizeOf(first.bytes)[0]).toBe(width);
    expect(first.bytes.equals(again.bytes)).toBe(true);
  });

  it('keeps JSON for those who ask for JSON, for anything, or not at all, at the same price', async () => {
    const answers = await Promise.all(
      ['application/json', '*/*', 'application/json, image/png;q=0.5', 'text/html'].map((accept) =>
        ask(method, path, json, accept),
      ),
    );
    const picture = await ask(method, path, json, 'image/png, */*;q=0.1');
    for (const { response } of answers) {
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(response.headers.get('vary')).toContain('accept');
      expect(response.headers.get('x-credits-cost')).toBe(picture.response.headers.get('x-credits-cost'));
    }
    expect(picture.response.headers.get('content-type')).toBe('image/png');
    expect(picture.response.headers.get('vary')).toContain('accept');
  });
});

describe('settings', () => {
  it.each([
    ['width=63', 'width'],
    ['width=2049', 'width'],
    ['width=12.5', 'width'],
    ['width=wide', 'width'],
    ['width=', 'width'],
    ['width=400&width=500', 'width'],
    ['theme=blue', 'theme'],
    ['height=100', 'height'],
  ])('%s is refused in JSON, naming the parameter', async (query, field) => {
    const answer = await service.call('POST', `/v1/color/contrast?${query}`, {
      key,
      json: { fg: '#000', bg: '#fff' },
      headers: { accept: 'image/png' },
    });
    expect([answer.status, answer.body.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.body.error.message).toContain(field);
    expect(answer.headers.get('x-credits-cost')).toBe('0');
  });

  it('are read where the answer is JSON too', async () => {
    const json = { fg: '#000', bg: '#fff' };
    expect((await service.call('POST', '/v1/color/contrast?width=400', { key, json })).status).toBe(200);
    expect((await service.call('POST', '/v1/color/contrast?width=4', { key, json })).status).toBe(400);
  });

  it('stay refused by endpoints without a picture', async () => {
    const json = { colors: ['#000', '#fff'] };
    const answer = await service.call('POST', '/v1/palette/evaluate?width=400', { key, json });
    expect(answer.status).toBe(400);
  });
});

describe('what a picture says', () => {
  const textsOf = async (path: string, json: unknown): Promise<string[]> => {
    const { bytes } = await ask('POST', path, json, 'image/svg+xml');
    return elementsOf(bytes.toString('utf8'))
      .filter(({ name }) => name === 'text' || name === 'tspan')
      .map(({ text }) => text);
  };

  it('marks the pairs that the audit of the same colours finds, with its figures', async () => {
    const { bytes } = await ask('POST', '/v1/vision/audit', { colors: SIX }, 'application/json');
    const { conditions } = JSON.parse(bytes.toString('utf8')) as {
      conditions: { slug: string; collapsed: { after: number }[] }[];
    };
    const found = conditions.flatMap(({ collapsed }) => collapsed.slice(0, 4).map(({ after }) => after.toFixed(1)));
    expect(found.length).toBeGreaterThan(3);
    const slugs = conditions.map(({ slug }) => slug);
    for (const [path, json] of [
      ['/v1/vision/audit', { colors: SIX }],
      ['/v1/vision/palette', { colors: SIX, conditions: slugs }],
    ] as const) {
      const texts = await textsOf(path, json);
      expect(texts.filter((text) => /^\d+\.\d$/.test(text)).sort()).toEqual([...found].sort());
    }
  });

  it('judges a gradient in the easing that was sent', async () => {
    const stops = ['#0000ff', '#ffff00'];
    const { bytes } = await ask('POST', '/v1/gradient/analyse', { stops, easing: 'ease-in' }, 'application/json');
    const { delta_e_max } = JSON.parse(bytes.toString('utf8')) as { delta_e_max: number };
    const texts = await textsOf('/v1/gradient/analyse', { stops, easing: 'ease-in' });
    expect(texts.join(' ')).toContain(`Largest step: ${delta_e_max.toFixed(4)}`);
  });
});

describe('labels', () => {
  it.each([
    ['/v1/palette/png', { method: 'triadic', hue: 210, seed: 7 }],
    ['/v1/gradient/png', { stops: ['#0b3d91', '#ffcc00', '#d7263d'] }],
  ])('of %s are drawn on the same picture', async (path, json) => {
    const [plain, labelled] = await Promise.all([
      ask('POST', path, json, '*/*'),
      ask('POST', path, { ...json, labels: true }, '*/*'),
    ]);
    const pictures = [plain, labelled].map(({ bytes }) => decodePngBytes(bytes));
    expect(sizeOf(labelled.bytes)).toEqual(sizeOf(plain.bytes));
    const differing = pictures[0]!.data.reduce((sum, v, i) => sum + (v === pictures[1]!.data[i] ? 0 : 1), 0);
    expect(differing).toBeGreaterThan(500);
    // Above the labels every pixel is what it was.
    const above = pictures[0]!.width * 4 * Math.floor(pictures[0]!.height / 3);
    expect(
      Buffer.compare(Buffer.from(pictures[0]!.data.slice(0, above)), Buffer.from(pictures[1]!.data.slice(0, above))),
    ).toBe(0);
  });
});

describe('refusals', () => {
  it('stay JSON', async () => {
    const { response, bytes } = await ask('POST', '/v1/color/contrast', { fg: 'no', bg: '#fff' }, 'image/png');
    expect(response.status).toBe(400);
    expect(JSON.parse(bytes.toString()).error.code).toBe('INVALID_INPUT');
  });
});

describe('text', () => {
  it('reaches 4.5:1 on every colour of a fine grid', () => {
    const step = sized(15, 51);
    const short: string[] = [];
    for (let r = 0; r < 256; r += step)
      for (let g = 0; g < 256; g += step)
        for (let b = 0; b < 256; b += step) {
          const hex = toHex({ r, g, b });
          if (contrastRatio(rgb(inkOn(hex)), rgb(hex)) < 4.5) short.push(hex);
        }
    expect(short).toEqual([]);
  });

  it.each(Object.entries(THEMES))('reaches 4.5:1 on page and panel of the %s theme', (_, theme) => {
    for (const ground of [theme.page, theme.panel])
      for (const text of [theme.ink, theme.muted, theme.alert])
        expect(contrastRatio(rgb(text), rgb(ground))).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(rgb(theme.border), rgb(theme.page))).toBeGreaterThanOrEqual(3);
  });
});

describe('documents', () => {
  it('list the pictures and their settings', async () => {
    const catalogue = await service.call('GET', '/v1/catalog', {});
    const entry = JSON.stringify(catalogue.body.endpoints ?? catalogue.body);
    for (const type of ['image/svg+xml', 'image/png']) expect(entry).toContain(type);
    const document = (await service.call('GET', '/v1/openapi.yaml', {})).text;
    const from = document.indexOf('/v1/harmony/generate:');
    const operation = document.slice(from, document.indexOf('/v1/harmony/classify:', from));
    for (const word of ['image/svg+xml', 'image/png', 'name: width', 'name: theme', 'maximum: 2048'])
      expect(operation).toContain(word);
  });
});
