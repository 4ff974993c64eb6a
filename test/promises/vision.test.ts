import { describe, expect, it } from 'vitest';
import { promised } from './promised.ts';
import { color, list, must, named, oneOf, or, real, values, whole } from './rules.ts';

const { answer, refusal, returns, send, takes } = promised();
const slugsOf = async (input: object) =>
  (await answer('GET /v1/vision/conditions', { ...input })).body.conditions.map(({ slug }: { slug: string }) => slug);

// promise 2.54.1: The models of the engine are listed, and each simulates
it('GET /v1/vision/models lists models that simulate', async () => {
  const { models } = (await answer('GET /v1/vision/models', {})).body;
  expect(models.length).toBeGreaterThan(3);
  for (const { id } of models) await answer('POST /v1/vision/simulate', { color: '#c0392b', model: id });
});

// promise 2.55.1: A colour and a model are required; a condition is refused with the model it stands for; severity is 0 to 1
it('POST /v1/vision/simulate takes a colour, a model and a severity', async () => {
  const simulate = 'POST /v1/vision/simulate';
  const fields = {
    color: must(color),
    model: must(named('INVALID_INPUT', 'machado2009-deutan', 'brettel1997-protan')),
    severity: real(0, 1),
  };
  await takes(simulate, fields, { color: '#c0392b', model: 'machado2009-deutan' });
  const { status, body } = await send(simulate, { color: '#c0392b', model: 'deuteranopia' });
  expect([status, body.error.message.includes('brettel1997-deutan')]).toEqual([400, true]);
});

describe('GET /v1/vision/conditions', () => {
  const conditions = 'GET /v1/vision/conditions';

  // promise 2.56.1: Kind, category and complexity filter
  it('takes kind, category and complexity', async () => {
    const { categories } = (await answer(conditions, {})).body;
    const slugs = categories.map(({ slug }: { slug: string }) => slug);
    const fields = {
      kind: oneOf('color', 'spatial'),
      category: oneOf(...slugs),
      complexity: oneOf('basic', 'advanced'),
    };
    await takes(conditions, fields, {});
    const [color, spatial, all] = [
      await slugsOf({ kind: 'color' }),
      await slugsOf({ kind: 'spatial' }),
      await slugsOf({}),
    ];
    expect(color.length + spatial.length).toBe(all.length);
  });

  // promise 2.12.2: 17 colour conditions in eleven categories with the others
  it('has 17 colour conditions and eleven categories', async () => {
    expect((await slugsOf({ kind: 'color' })).length).toBe(17);
    expect((await answer(conditions, {})).body.categories.length).toBe(11);
  });

  // promise 2.57.1: Each condition is returned by its slug
  it('returns each by its slug', async () => {
    const all = await slugsOf({});
    expect(all).toEqual(expect.arrayContaining(['deuteranopia', 'glaucoma']));
    for (const slug of all)
      expect((await answer('GET /v1/vision/conditions/:slug', { slug })).body.condition.slug).toBe(slug);
  });

  // promise 2.57.2, 1.139.1: An unknown condition is UNKNOWN_CONDITION with 404
  it('refuses what is unknown', async () => {
    const [status, code] = await refusal('GET /v1/vision/conditions/:slug', { slug: 'no-such-condition' });
    expect([status, code]).toEqual([404, 'UNKNOWN_CONDITION']);
  });
});

// promise 2.58.1: Every model of the engine that computes by matrices has its matrices listed, of three rows and columns
it('GET /v1/vision/matrices has the matrices', async () => {
  const { models } = (await answer('GET /v1/vision/matrices', {})).body;
  const engine = (await answer('GET /v1/vision/models', {})).body.models.map(({ id }: { id: string }) => id);
  expect(models.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(engine));
  const { plane1 } = models.find(({ id }: { id: string }) => id === 'brettel1997-protan');
  expect(plane1.map((row: number[]) => row.length)).toEqual([3, 3, 3]);
});

describe('POST /v1/vision/palette', () => {
  const palette = 'POST /v1/vision/palette';

  // promise 2.59.1: Up to 64 colours are required; a severity of 0 to 1 and 1 to 8 passes
  it('takes colours, conditions, severity and passes', () =>
    takes(
      palette,
      {
        colors: must(list('#c0392b', 1, 64)),
        conditions: values([['deuteranopia'], ['deuteranopia', 'tritanopia']], [['no-such-condition'], 'deuteranopia']),
        severity: real(0, 1),
        passes: or(whole(1, 8), 1),
      },
      { colors: ['#c0392b', '#4f7a28'], conditions: ['deuteranomaly'] },
    ));

  // promise 2.59.1: Without conditions all 17 of colour are simulated; spatial ones are listed as refused; a severity counts for all
  it('simulates 17 conditions, and refuses spatial ones by name', async () => {
    const { body } = await answer(palette, { colors: ['#c0392b'] });
    expect(body.conditions.length).toBe(17);
    const { body: mixed } = await answer(palette, { colors: ['#c0392b'], conditions: ['deuteranopia', 'glaucoma'] });
    expect([mixed.conditions.length, JSON.stringify(mixed.refused)]).toEqual([1, expect.stringContaining('glaucoma')]);
    const { body: half } = await answer(palette, { colors: ['#c0392b'], severity: 0.5 });
    for (const { severity } of half.conditions) expect(severity).toBe(0.5);
  });
});

// promise 2.60.1: 2 to 64 colours are required; all 17 conditions and a CIEDE2000 of 5 unless other values are sent
it('POST /v1/vision/audit takes colours, conditions and a threshold', async () => {
  const audit = 'POST /v1/vision/audit';
  await takes(
    audit,
    {
      colors: must(list('#c0392b', 2, 64)),
      conditions: values([['deuteranopia']], [['no-such-condition']]),
      threshold: or(values([1, 30], [-1]), 5),
    },
    { colors: ['#c0392b', '#4f7a28'], conditions: ['deuteranopia'] },
  );
  const { body } = await answer(audit, { colors: ['#c0392b', '#4f7a28'] });
  expect(body.conditions.length).toBe(17);
  for (const { collapsed, closest } of body.conditions) expect(collapsed.length > 0).toBe(closest.delta_e < 5);
});

describe('POST /v1/vision/simulate-image', () => {
  // promise 2.61.2: Returns the image, model, severity and a note, and at most eight colours before and after, with weights
  it('returns an image and dominant colours', async () => {
    const shape = { image: 'object', model: 'string', severity: 'number', note: 'string', dominant: 'object[]' };
    const { dominant } = await returns('POST /v1/vision/simulate-image', shape);
    expect(dominant.length).toBeLessThanOrEqual(8);
    for (const one of dominant)
      expect(one).toMatchObject({ before: expect.any(Object), after: expect.any(Object), weight: expect.any(Number) });
  });
});

describe('POST /v1/colourplate/plate', () => {
  const plate = 'POST /v1/colourplate/plate';
  const fields = {
    figure: must(values(['7', '74'], ['A', ''])),
    axis: or(oneOf('protan', 'deutan', 'tritan'), 'deutan'),
    size: or(whole(64, 1024), 400),
    dots: or(values([50], [49, 5001]), 800),
    seed: values([1, 11], ['eleven', 0.5]),
  };

  // promise 2.62.1: The plate is data: its size, and each dot with place, radius, colour and whether it belongs to the figure
  it('is data', async () => {
    const body = await returns(plate, { size: 'number', dots: 'object[]' });
    for (const dot of body.dots.slice(0, 20))
      expect(dot).toMatchObject({
        x: expect.any(Number),
        y: expect.any(Number),
        r: expect.any(Number),
        hex: expect.any(String),
      });
    expect(new Set(body.dots.map(({ figure }: { figure: boolean }) => figure))).toEqual(new Set([true, false]));
  });

  // promise 2.62.2: Digits are required; axis deutan, 400 pixels and 800 dots unless other values are sent; a seed repeats the plate
  it('takes figure, axis, size, dots and seed', async () => {
    await takes(plate, fields, { figure: '7', size: 300, dots: 400, seed: 11 });
    await answer(plate, { figure: '7', dots: 5000, size: 1024, seed: 11 });
    const { text } = await answer(plate, { figure: '7', seed: 3 });
    expect((await answer(plate, { figure: '7', seed: 3 })).text).toBe(text);
    expect((await answer(plate, { figure: '7', seed: 4 })).text).not.toBe(text);
  });

  // promise 2.63.1, 2.63.2: The image takes the fields of the plate, and is a PNG
  it('is a PNG of the same fields', async () => {
    await takes(
      'POST /v1/colourplate/png',
      { ...fields, dots: or(values([50], [49, 5001]), 800) },
      { figure: '7', size: 200, dots: 200, seed: 11 },
    );
    expect((await answer('POST /v1/colourplate/png')).headers.get('content-type')).toBe('image/png');
  });
});
