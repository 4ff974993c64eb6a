import { describe, expect, it } from 'vitest';
import { SPACE_LIST } from '../../src/color/spaces/index.ts';
import { callsToService } from '../routers/calls.ts';

const { get, post, refused } = callsToService();

const TEAL = 'oklch(54.31% 0.0927 194.769)';
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

  it('refuses one outside sRGB with the nearest inside, and a transparent one', async () => {
    const { status, body: answer } = await post(path, body('color(display-p3 0 1 0)'));
    expect([status, answer.error.code, answer.error.details]).toEqual([
      400,
      'INVALID_INPUT',
      { field, nearest: '#00ff00' },
    ]);
    expect(answer.error.message).toContain('#00ff00');
    expect(await refused(path, body('#00808080'), field)).toMatch(/transparent/);
    expect(await refused(path, body('rgb(from canvas r g b)'), field)).toMatch(/system colour/);
  });

  it('says where a text goes wrong', async () => {
    const { body: answer } = await post(path, body('rgb(1 2 3 4)'));
    expect(answer.error.details).toEqual({ field, at: 10, found: '4', expected: [')', '/'] });
  });
});

describe('the science group', () => {
  it('computes with the colour as it is written', async () => {
    const { body } = await post('/science/convert', { color: 'color(display-p3 1 0 0)', to: ['oklch', 'display-p3'] });
    expect(body.color).toEqual({ hex: '#ff0000', rgb: { r: 255, g: 0, b: 0 }, in_srgb: false });
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

  it('refuses what is transparent as all others do', async () => {
    expect(await refused('/science/convert', { color: 'transparent', to: 'lab' }, 'color')).toMatch(/behind it/);
  });
});

it('finds a colour of the atlas by any of its notations', async () => {
  const { body } = await get('/color/atlas/17');
  const { r, g, b } = body.color.rgb;
  const same = await get(`/color/atlas/${encodeURIComponent(`rgb(${r} ${g} ${b})`)}`);
  expect(same.body.color.id).toBe(body.color.id);
});
