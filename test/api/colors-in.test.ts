import { describe, expect, it } from 'vitest';
import { SPACE_LIST } from '../../src/color/spaces/index.ts';
import alpha from '../reference/alpha-contrast.json' with { type: 'json' };
import { callsToService } from '../routers/calls.ts';

const { get, post, refused } = callsToService();

const TEAL = 'oklch(54.31% 0.0927 194.769)';
const WIDE = 'color(display-p3 0 1 0)';
/** Operations that have something behind the colour, and of these the ones with a single colour in front. */
const ONE = new Set(['/color/contrast', '/accessibility/check']);
const BEHIND = new Set([...ONE, '/accessibility/audit']);
/** Conversions keep alpha. */
const KEEPING = new Set(['/color/convert']);

/** Every operation that takes colours: where they stand in its body. */
const PLACES: readonly (readonly [path: string, body: (color: string) => object, field: string])[] = [
  ['/color/convert', (color) => ({ color }), 'color'],
  ['/color/contrast', (fg) => ({ fg, bg: '#fff' }), 'fg'],
  ['/color/nearest', (color) => ({ color }), 'color'],
  ['/harmony/classify', (color) => ({ colors: ['#f00', color] }), 'colors[1]'],
  ['/harmony/identify', (color) => ({ colors: ['#ff0000', color] }), 'colors[1]'],
  ['/gradient/generate', (color) => ({ colors: [color, '#fff'] }), 'colors[0]'],
  ['/gradient/analyse', (color) => ({ stops: [color, '#ffffff'] }), 'stops[0]'],
  [
    '/gradient/analyse',
    (hex) => ({
      stops: [
        { pos: 0, hex },
        { pos: 1, hex: '#ffffff' },
      ],
    }),
    'stops[0].hex',
  ],
  ['/shade/scale', (color) => ({ color, method: 'oklch_even', seed: 1 }), 'color'],
  ['/shade/evaluate', (color) => ({ steps: ['#ffffff', color, '#000000'] }), 'steps[1]'],
  ['/tokens/generate', (seed) => ({ seed }), 'seed'],
  ['/accessibility/check', (fg) => ({ fg, bg: '#fff' }), 'fg'],
  ['/accessibility/audit', (color) => ({ ground: '#fff', colors: [color] }), 'colors[0]'],
  ['/vision/simulate', (color) => ({ color, model: 'machado2009-deutan' }), 'color'],
  ['/vision/audit', (color) => ({ colors: [color, '#fff'] }), 'colors[0]'],
  ['/personalize/pool', (color) => ({ colors: [color], seed: 1 }), 'colors[0]'],
  ['/personalize/score', (color) => ({ palette: [color, '#ffffff'] }), 'palette[0]'],
];

describe.each(PLACES)('%s', (path, body, field) => {
  it('takes any CSS colour as the 8 bits it rounds to', async () => {
    const plain = await post(path, body('#008080'));
    expect(plain.status).toBe(200);
    for (const text of [TEAL, 'teal', ' HSL(180 100% 25.1%) ', 'rgb(0 128 50.2% / 1)'])
      expect((await post(path, body(text))).body, text).toEqual(plain.body);
  });

  it('maps one outside sRGB and says so, or refuses it where that is wanted', async () => {
    const { status, body: answer } = await post(path, body(WIDE));
    expect(status).toBe(200);
    expect(answer.mapped).toEqual([{ field, from: WIDE, to: '#00fb29', method: 'css', delta_e_ok: 0.086231 }]);
    // A gradient counts its samples by that name.
    expect(answer.gamut_mapped).toEqual(path === '/gradient/generate' ? expect.any(Number) : true);
    const clipped = await post(path, { ...body(WIDE), gamut: 'clip' });
    expect(clipped.body.mapped).toMatchObject([{ field, to: '#00ff00', method: 'clip' }]);
    const refusal = await post(path, { ...body(WIDE), gamut: 'refuse' });
    expect(refusal.body.error.details).toEqual({ field, nearest: '#00ff00' });
    expect(await refused(path, { ...body('#fff'), gamut: 'none' }, 'gamut')).toMatch(/css, chroma, clip, nearest/);
  });

  it('lays a translucent one over another, and refuses it without', async () => {
    const alone = await post(path, body('#00808080'));
    const { status, body: answer } = await post(path, { ...body('#00808080'), over: 'white' });
    expect(status).toBe(200);
    if (BEHIND.has(path) || KEEPING.has(path)) expect(alone.status).toBe(200);
    else expect(alone.body.error).toMatchObject({ details: { field }, message: expect.stringContaining('`over`') });
    const composition = { field, from: '#00808080', over: '#ffffff', to: '#7fbfbf' };
    expect(answer.composited).toEqual(ONE.has(path) ? composition : [composition]);
    expect(await refused(path, { ...body('#00808080'), over: '#0001' }, 'over')).toMatch(/transparent/);
    expect(await refused(path, body('rgb(from canvas r g b)'), field)).toMatch(/system colour/);
  });

  it('reads light-dark() for a scheme', async () => {
    const text = 'light-dark(white, #008080)';
    expect((await post(path, { ...body(text), scheme: 'dark' })).body).toEqual(
      (await post(path, body('#008080'))).body,
    );
    expect(await refused(path, body(text), field)).toMatch(/scheme/);
  });

  it('says where a text goes wrong', async () => {
    const { body: answer } = await post(path, body('rgb(1 2 3 4)'));
    expect(answer.error.details).toEqual({ field, at: 10, found: '4', expected: [')', '/'] });
  });
});

describe('the science group', () => {
  it('computes with the colour as it is written', async () => {
    const { body } = await post('/science/convert', { color: 'color(display-p3 1 0 0)', to: ['oklch', 'display-p3'] });
    expect(body.color).toEqual({ hex: '#ff0b0c', rgb: { r: 255, g: 11, b: 12 }, in_srgb: false, keyword: null });
    expect(body.mapped).toMatchObject([{ field: 'color', to: '#ff0b0c', method: 'css' }]);
    const near = await post('/science/convert', { color: 'color(display-p3 1 0 0)', to: 'lab', gamut: 'nearest' });
    expect(near.body.color.hex).toBe('#ff0000');
    const [oklch, p3] = body.spaces;
    expect(oklch.coordinates.l).toBeCloseTo(0.6485740751, 8);
    expect(oklch.coordinates.c).toBeCloseTo(0.2994852863, 8);
    expect(oklch.coordinates.h).toBeCloseTo(28.9581327308, 6);
    for (const [i, v] of [1, 0, 0].entries()) expect(p3.values[i]).toBeCloseTo(v, 9);
    const fine = await post('/science/convert', { color: 'rgb(51.4 102 153)', to: 'srgb' });
    expect(fine.body.spaces[0].values[0]).toBeCloseTo(51.4 / 255, 10);
    expect(fine.body.color).toMatchObject({ hex: '#336699', in_srgb: true });
  });

  it('measures differences and temperatures of colours outside sRGB', async () => {
    const apart = await post('/science/delta-e', { from: 'color(display-p3 1 0 0)', to: '#ff0000' });
    expect(apart.body.delta_e).toBeGreaterThan(5);
    expect(apart.body.from.in_srgb).toBe(false);
    const lamp = await post('/science/temperature', { color: 'color(display-p3 1 0 0)' });
    expect(lamp.body.chromaticity.x).toBeCloseTo(0.68, 9);
    expect((await post('/science/dossier', { color: 'color(rec2020 0 1 0)' })).body.count).toBe(SPACE_LIST.length);
  });

  it('keeps the alpha of a colour beside it', async () => {
    for (const [path, body] of [
      ['/science/convert', { to: 'lab' }],
      ['/science/dossier', { category: 'cie' }],
      ['/color/convert', {}],
    ] as const) {
      const opaque = await post(path, { ...body, color: '#336699' });
      const { body: answer } = await post(path, { ...body, color: '#33669980' });
      expect(answer).toEqual({ ...opaque.body, alpha: 128 / 255, hex8: '#33669980' });
    }
    expect(await refused('/science/delta-e', { from: 'transparent', to: '#fff' }, 'from')).toMatch(/behind it/);
  });
});

it('measures the contrast and the difference of a colour outside sRGB as they are', async () => {
  const { body } = await post('/color/contrast', { fg: WIDE, bg: '#000' });
  expect(body.contrast_ratio).toBe(14.8355);
  expect(body.fg).toEqual({ r: 0, g: 251, b: 41, hex: '#00fb29' });
  const check = await post('/accessibility/check', { fg: WIDE, bg: '#000' });
  expect(check.body.ratio).toBe(14.8355);
  const audit = await post('/accessibility/audit', { ground: WIDE, colors: ['#000'] });
  expect(audit.body.results[0].ratio).toBe(14.8355);
});

it('has the published APCA value of a translucent text', async () => {
  for (const { fg, bg, composited, ratio, apca } of alpha.cases) {
    const { body } = await post('/accessibility/check', { fg, bg });
    expect(body.composited).toMatchObject({ field: 'fg', to: composited });
    expect([body.ratio, body.fg.hex]).toEqual([ratio, composited]);
    expect(body.apca.lc).toBeCloseTo(apca, 4);
    expect((await post('/color/contrast', { fg, bg })).body).toMatchObject({
      contrast_ratio: ratio,
      composited: { to: composited },
    });
    const fix = await post('/accessibility/recommend', { fg, bg });
    expect(fix.body).toMatchObject({ fg: composited, composited: { to: composited } });
  }
});

it('finds a colour of the atlas by any of its notations', async () => {
  const { body } = await get('/color/atlas/17');
  const { r, g, b } = body.color.rgb;
  const same = await get(`/color/atlas/${encodeURIComponent(`rgb(${r} ${g} ${b})`)}`);
  expect(same.body.color.id).toBe(body.color.id);
});
