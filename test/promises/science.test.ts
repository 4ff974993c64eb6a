import { describe, expect, it } from 'vitest';
import { promised } from './promised.ts';
import { color, flag, must, named, oneOf, or, values } from './rules.ts';

const { answer, refusal, returns, send, takes } = promised();
const BLUE = '#336699';

describe('GET /v1/science/spaces', () => {
  const spaces = 'GET /v1/science/spaces';

  // promise 2.21.1, 2.12.1: Lists all 63 colour spaces, whose keys the conversion accepts
  it('lists 63 spaces', async () => {
    const { body } = await answer(spaces, {});
    const keys = body.spaces.map(({ key }: { key: string }) => key);
    expect(new Set(keys).size).toBe(63);
    const converted = await answer('POST /v1/science/convert', { color: BLUE, to: keys });
    expect(converted.body.spaces.map(({ space }: { space: string }) => space)).toEqual(keys);
  });

  // promise 2.21.2: Ten categories filter; `full` adds matrices, primaries and transfer functions
  it('takes a category and full', async () => {
    const categories = [
      'rgb',
      'cie',
      'perceptual',
      'cylindrical',
      'appearance',
      'hdr',
      'print',
      'video',
      'order',
      'opponent',
    ];
    await takes(spaces, { category: oneOf(...categories), full: or(flag, false) }, {});
    const { body } = await answer(spaces, { category: 'rgb', full: true });
    for (const space of body.spaces) expect(space.category).toBe('rgb');
    expect(body.spaces[0]).toMatchObject({ matrices: expect.any(Array), primaries: expect.any(Object) });
    expect(body.spaces[0]).toHaveProperty('transfer_function');
    expect((await answer(spaces, { category: 'rgb' })).body.spaces[0]).not.toHaveProperty('matrices');
  });
});

describe('GET /v1/science/spaces/:key', () => {
  const space = 'GET /v1/science/spaces/:key';

  // promise 2.22.1, 2.22.2: A space is returned in full by its key, with its matrices
  it('is returned with matrices', async () => {
    const { body } = await answer(space, { key: 'oklch' });
    expect(JSON.stringify(body)).toContain('"matrices":[{');
  });

  // promise 2.22.3, 1.139.1: An unknown space is UNKNOWN_SPACE with 404, and near keys are suggested
  it('suggests near keys', async () => {
    const { status, body } = await send(space, { key: 'oklhc' });
    expect([status, body.error.code]).toEqual([404, 'UNKNOWN_SPACE']);
    expect(body.error.details.near).toContain('oklch');
  });
});

describe('POST /v1/science/convert', () => {
  // promise 2.23.1: A required colour, one or several spaces, and a white point (default: D65)
  it('takes a colour, spaces and a white point', () =>
    takes(
      'POST /v1/science/convert',
      {
        color: must(color),
        to: { ...must(named('UNKNOWN_SPACE', 'lab')), good: ['lab', ['lab', 'oklch']] },
        white_point: or(values(['D50', 'A'], ['Z99']), 'D65'),
      },
      { color: BLUE, to: 'lab' },
    ));
});

describe('POST /v1/science/dossier', () => {
  const dossier = 'POST /v1/science/dossier';

  // promise 2.24.1: A colour in all 63 spaces with its colour temperature, at a higher price than a conversion
  it('has every space and the temperature', async () => {
    const { body, headers } = await answer(dossier, { color: BLUE });
    expect([body.count, body.spaces.length]).toEqual([63, 63]);
    expect(body.temperature.cct_kelvin).toEqual(expect.any(Number));
    const convert = await answer('POST /v1/science/convert', { color: BLUE, to: 'lab' });
    expect(Number(headers.get('x-credits-cost'))).toBeGreaterThan(Number(convert.headers.get('x-credits-cost')));
  });

  // promise 2.24.2: A required colour, a white point (default: D65), and a category
  it('takes a colour, a white point and a category', () =>
    takes(
      dossier,
      {
        color: must(color),
        white_point: or(values(['D50'], ['Z99']), 'D65'),
        category: values(['rgb', 'perceptual'], ['no-such-category']),
      },
      { color: BLUE },
    ));
});

describe('POST /v1/science/delta-e', () => {
  const difference = 'POST /v1/science/delta-e';
  const pair = { from: BLUE, to: '#3a6ea5' };

  // promise 2.25.1: Two required colours; CIEDE2000 unless another metric is named; weights of CIE94 (graphic) and CMC (2 and 1)
  it('takes two colours, a metric and its weights', async () => {
    await takes(
      difference,
      {
        from: must(color),
        to: must(color),
        metric: or(oneOf('ciede2000', 'cie94', 'cie76', 'cmc', 'all'), 'ciede2000'),
        application: or(oneOf('graphic', 'textile'), 'graphic'),
        l: or(values([1, 2], ['light', -1]), 2),
        c: or(values([1, 2], ['strong', -1]), 1),
      },
      pair,
    );
    const { body: all } = await answer(difference, { ...pair, metric: 'all' });
    expect(all.delta_e).toBe(all.metrics.CIEDE2000);
  });

  // promise 2.25.2: Returns the difference, what it means in words, and all four metrics
  it('returns difference, band and metrics', async () => {
    const body = await returns(difference, { delta_e: 'number', band: 'string', metrics: 'object' }, pair);
    for (const metric of ['CIE76', 'CIE94', 'CIEDE2000', 'CMC'])
      expect([metric, typeof body.metrics[metric]]).toEqual([metric, 'number']);
  });
});

describe('POST /v1/science/temperature', () => {
  const temperature = 'POST /v1/science/temperature';

  // promise 2.26.1: Measures a colour, or renders a temperature of 1667 to 25000 K
  it('measures or renders', async () => {
    for (const one of color.good) await answer(temperature, { color: one });
    for (const one of color.bad) expect((await refusal(temperature, { color: one }))[2]).toMatch(/^color/);
    for (const kelvin of [1667, 25_000]) {
      const { body } = await answer(temperature, { kelvin });
      expect(Math.abs(body.cct_kelvin / kelvin - 1)).toBeLessThan(0.02);
    }
    for (const kelvin of [1666, 25_001]) expect((await refusal(temperature, { kelvin }))[2]).toBe('kelvin');
  });

  // promise 2.26.2: Colour and temperature exclude each other
  it('refuses both', async () => {
    const [status, code] = await refusal(temperature, { color: BLUE, kelvin: 6500 });
    expect([status, code]).toEqual([400, 'INVALID_INPUT']);
  });

  // promise 2.26.3: Returns temperature, distance from the Planckian locus, tint, and whether the temperature means anything: not beyond 0.05
  it('returns temperature, Duv and tint', async () => {
    const shape = { cct_kelvin: 'number', duv: 'number', meaningful: 'boolean', tint: 'string' };
    const near = await returns(temperature, shape, { color: '#ffd9b0' });
    const far = await returns(temperature, shape, { color: '#00ff00' });
    expect([near.meaningful, Math.abs(near.duv) < 0.05]).toEqual([true, true]);
    expect([far.meaningful, Math.abs(far.duv) > 0.05]).toEqual([false, true]);
  });
});

describe('the lists of science', () => {
  // promise 2.27.1: The standard illuminants with their chromaticities: D65 for two degrees is 0.3127, 0.3290
  it('have the illuminants', async () => {
    const { illuminants } = (await answer('GET /v1/science/illuminants', {})).body;
    const d65 = illuminants.find(({ id }: { id: string }) => id === 'D65').observer_2deg;
    expect([d65.x, d65.y]).toEqual([expect.closeTo(0.3127, 4), expect.closeTo(0.329, 4)]);
  });

  // promise 2.28.1: The difference formulas, their options, and when to use each
  it('have the formulas', async () => {
    const { metrics } = (await answer('GET /v1/science/metrics', {})).body;
    expect(metrics.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(['ciede2000', 'cie94', 'cie76', 'cmc']),
    );
    for (const metric of metrics)
      expect(metric).toMatchObject({ options: expect.any(Object), use: expect.any(String) });
  });
});
