import { describe, expect, it } from 'vitest';
import { DIFFERENCE_IDS } from '../../src/color/difference/differences.ts';
import { ILLUMINANT_IDS } from '../../src/color/illuminants.ts';
import { SPACE_IDS, SPACE_LIST } from '../../src/color/spaces/index.ts';
import { CATEGORIES } from '../../src/color/spaces/space.ts';
import difference from '../reference/difference.json' with { type: 'json' };
import spacesReference from '../reference/spaces.json' with { type: 'json' };
import { callsToService } from './calls.ts';

const { get, post, refused } = callsToService();

interface SpaceValue {
  space: string;
  white: string | null;
  values: (number | null)[];
  coordinates: Record<string, number | null>;
  out_of_range: string[];
  notation?: string;
}
const valuesOf = (body: { spaces: SpaceValue[] }) => new Map(body.spaces.map((value) => [value.space, value]));

describe('GET /science/spaces', () => {
  it('lists all, or those of a category, with matrices only in full', async () => {
    const { body } = await get('/science/spaces');
    expect(body.spaces.map((space: { key: string }) => space.key)).toEqual(SPACE_IDS);
    expect(Object.keys(body.spaces[0]).filter((field) => /matri|primar|transfer/i.test(field))).toEqual([]);
    const full = await get('/science/spaces?full=true');
    expect(full.body.spaces[0]).toMatchObject({
      key: 'srgb',
      transfer_function: { id: 'srgb', parameters: { gamma: 2.4 } },
      primaries: { white: [0.3127, 0.329] },
      round_trip: { srgb_only: false },
    });
    const counts = await Promise.all(
      CATEGORIES.map(async (category) => (await get(`/science/spaces?category=${category}`)).body.count as number),
    );
    expect(counts).toEqual(CATEGORIES.map((one) => SPACE_LIST.filter(({ category }) => category === one).length));
  });

  it('suggests near keys and what an alias stands for', async () => {
    const near = async (wanted: string) => {
      const { status, body } = await get(`/science/spaces/${encodeURIComponent(wanted)}`);
      expect(status).toBe(404);
      expect(body.error.code).toBe('UNKNOWN_SPACE');
      return body.error.details.near as string[];
    };
    expect((await near('oklhc'))[0]).toBe('oklch');
    expect(await near('rgb')).toContain('srgb');
    expect((await near('p3'))[0]).toBe('display-p3');
    expect((await near('lab65'))[0]).toBe('lab-d65');
    expect(await near('jab')).toEqual(expect.arrayContaining(['jzazbz', 'cam16-ucs']));
    expect(await near('zzzzqqqq')).toEqual([]);
    expect(await near('constructor')).not.toContain('constructor');
  });
});

describe('POST /science/convert and /science/dossier', () => {
  it.each(spacesReference.colours.slice(0, 6))('answer the reference values of $hex', async ({ hex, values }) => {
    const { body } = await post('/science/convert', { color: hex, to: SPACE_IDS });
    const answered = valuesOf(body);
    for (const id of SPACE_IDS) {
      const wanted: readonly (number | null)[] | null = values[id];
      if (wanted === null || id === 'munsell') continue;
      const actual = answered.get(id)!.values;
      wanted.forEach((v, i) => {
        if (v === null) expect(actual[i], id).toBeNull();
        else
          expect(Math.abs(actual[i]! - v), `${id} ${actual}`).toBeLessThan(spacesReference.spaces[id].tol[i]! + 1e-9);
      });
    }
  });

  it('echo the white each value was computed for', async () => {
    const { body } = await post('/science/convert', {
      color: '#336699',
      to: ['lab', 'lab-d65', 'cmyk'],
      white_point: 'A',
    });
    expect(body.spaces.map((value: SpaceValue) => value.white)).toEqual(['D50', 'A', null]);
    const notes = body.spaces.map((value: SpaceValue & { white_note?: string }) => value.white_note);
    expect(notes).toEqual([expect.stringContaining('D50'), undefined, expect.stringContaining('no white point')]);
    const same = await post('/science/convert', { color: '#336699', to: ['lab', 'lab-d65'], white_point: 'D50' });
    expect(JSON.stringify(same.body)).not.toContain('white_note');
    const [lab, labD50] = same.body.spaces as SpaceValue[];
    labD50!.values.forEach((v, i) => {
      expect(v).toBeCloseTo(lab!.values[i]!, 9);
    });
  });

  it('give out-of-range values as they are, and say so', async () => {
    const { body } = await post('/science/convert', { color: 'color(srgb 1.2 0 0)', to: 'srgb' });
    expect(body.spaces[0].out_of_range).toEqual(['r']);
    expect(body.spaces[0].coordinates.r).toBeCloseTo(1.2, 9);
  });

  it('lie in range at the corners of sRGB, in every space whose range is that of sRGB', async () => {
    const corners = ['#000', '#fff', '#f00', '#0f0', '#00f', '#ff0', '#f0f', '#0ff'];
    // OkHSV and OkHSL reach 1.01 by their definition, OSA-UCS has no limit near black.
    const wider = ['okhsl', 'okhsv', 'osa-ucs'];
    for (const color of corners) {
      const { body } = await post('/science/dossier', { color });
      const out = (body.spaces as SpaceValue[]).filter((value) => value.out_of_range.length > 0);
      expect(
        out.map(({ space }) => space).filter((space) => !wider.includes(space)),
        color,
      ).toEqual([]);
    }
  });

  it('weigh lightness and chroma of CMC from 0.1 to 100', async () => {
    const pair = { from: '#336699', to: '#3a6ea5' };
    expect((await post('/science/delta-e', { ...pair, l: 0.1, c: 100 })).status).toBe(200);
    for (const weight of [1e-153, 0.09, 101, -1, 0]) {
      expect((await post('/science/delta-e', { ...pair, l: weight })).body.error.details).toEqual({ field: 'l' });
      expect((await post('/science/delta-e', { ...pair, c: weight })).body.error.details).toEqual({ field: 'c' });
    }
  });

  it('hold every space and the temperature, or one category', async () => {
    const { body } = await post('/science/dossier', { color: '#f1c27d' });
    expect(body.spaces.map((value: SpaceValue) => value.space)).toEqual(SPACE_IDS);
    expect(body.temperature.cct_kelvin).toBeCloseTo(3566.451, 2);
    expect(valuesOf(body).get('munsell')!.notation).toMatch(/^\d+\.\d\dYR \d\.\d\d\/\d\.\d\d$/);
    const print = await post('/science/dossier', { color: '#f1c27d', category: 'print' });
    expect(print.body.spaces.map((value: SpaceValue) => value.space)).toEqual(['cmy', 'cmyk']);
  });

  it('refuse what they cannot read, naming the field', async () => {
    const cases: [string, unknown, string, string][] = [
      ['/science/convert', { color: '#12345x', to: 'lab' }, 'INVALID_INPUT', 'color'],
      ['/science/convert', { color: '#fff', to: 'lab', white_point: 'D1234' }, 'INVALID_INPUT', 'white_point'],
      ['/science/convert', { color: '#fff', to: [] }, 'INVALID_INPUT', 'to'],
      ['/science/convert', { color: '#fff', to: 42 }, 'INVALID_INPUT', 'to'],
      ['/science/convert', { color: '#fff' }, 'INVALID_INPUT', 'to'],
      ['/science/convert', { color: '#fff', to: ['lab', 'oklhc'] }, 'UNKNOWN_SPACE', 'to'],
      ['/science/dossier', { color: '#fff', category: 'rbg' }, 'INVALID_INPUT', 'category'],
      ['/science/delta-e', { from: '#fff', to: '#000', metric: 'cie2000' }, 'INVALID_INPUT', 'metric'],
      ['/science/delta-e', { from: '#fff', to: '#000', l: 0 }, 'INVALID_INPUT', 'l'],
      ['/science/temperature', { kelvin: 1666 }, 'INVALID_INPUT', 'kelvin'],
      ['/science/temperature', { kelvin: 25001 }, 'INVALID_INPUT', 'kelvin'],
      ['/science/temperature', {}, 'INVALID_INPUT', 'color'],
      ['/science/temperature', { color: '#fff', kelvin: 3000 }, 'INVALID_INPUT', 'kelvin'],
      ['/color/convert', { color: '#fff', to: 'oklhc' }, 'UNKNOWN_SPACE', 'to'],
    ];
    for (const [path, json, code, field] of cases) {
      const { body, status } = await post(path, json);
      expect(body.error?.code, `${path} ${JSON.stringify(json)}`).toBe(code);
      expect(status).toBe(code === 'UNKNOWN_SPACE' ? 404 : 400);
      expect(body.error.details.field).toBe(field);
    }
  });
});

describe('POST /science/delta-e and /science/temperature', () => {
  it('answer all metrics with a headline and a band', async () => {
    const { body } = await post('/science/delta-e', { from: '#ff0000', to: '#dc143c', metric: 'all' });
    expect(body.delta_e).toBeCloseTo(13.7624943395, 8);
    expect(body.metrics.CIE94).toBeCloseTo(11.8439449806, 8);
    expect(body.metrics.CMC).toBeCloseTo(16.5206977531, 8);
    expect(body.metrics.CIE76).toBeCloseTo(35.3840763589, 8);
    expect(body).toMatchObject({ metric: 'CIEDE2000', band: 'different colours' });
  });

  it.each(difference.sharma34)(
    'take pair $n of Sharma as Lab coordinates',
    async ({ lab1, lab2, published_ciede2000 }) => {
      const inLab = (values: number[]) => ({ space: 'lab', values });
      const { body } = await post('/science/delta-e', { from: inLab(lab1), to: inLab(lab2) });
      expect(body.delta_e.toFixed(4)).toBe(published_ciede2000.toFixed(4));
      expect(body.measured_in).toMatch(/D50/);
      expect(Object.values(body.from.lab_d50)).toEqual(lab1);
    },
  );

  it('say where CSS texts in Lab were compared, and compare them as written on request', async () => {
    const pair = { from: 'lab(50 30 40)', to: 'lab(50 0 0)', metric: 'cie76' };
    const usual = (await post('/science/delta-e', pair)).body;
    expect(usual.delta_e).toBeCloseTo(48.36, 2);
    expect(usual.measured_in).toMatch(/D65/);
    expect(usual.hint).toMatch(/measured_in: lab-d50/);
    const written = (await post('/science/delta-e', { ...pair, measured_in: 'lab-d50' })).body;
    expect(written.delta_e).toBe(50);
    expect(written).not.toHaveProperty('hint');
    expect((await post('/science/delta-e', { ...pair, measured_in: 'lab-d65' })).body).not.toHaveProperty('hint');
  });

  it('measure by more formulas where asked, each in its own space', async () => {
    const pair = { from: '#336699', to: '#3a6ea5' };
    const usual = (await post('/science/delta-e', pair)).body;
    expect(Object.keys(usual.metrics)).toEqual(['CIEDE2000', 'CIE94', 'CIE76', 'CMC']);
    const more = (await post('/science/delta-e', { ...pair, metric: 'itp', also: ['ok', 'hyab', 'cmc'] })).body;
    expect(Object.keys(more.metrics)).toEqual(['CIEDE2000', 'CIE94', 'CIE76', 'CMC', 'HyAB', 'OK']);
    expect(more).toMatchObject({ metric: 'ITP', band: 'perceptible', measured_in: 'ICtCp (PQ)' });
    const bands = ['ok', 'jz', 'cam16-ucs'].map((metric) => post('/science/delta-e', { ...pair, metric }));
    const said = (await Promise.all(bands)).map(({ body }) => body.band);
    expect(said).toEqual(['perceptible', 'no published scale', 'no published scale']);
  });

  it('weigh lightness, chroma and hue of CIEDE2000 and CIE94', async () => {
    const pair = { from: '#336699', to: '#6a6ea5' };
    const usual = (await post('/science/delta-e', pair)).body;
    expect(usual.options).not.toHaveProperty('weights');
    const ones = (await post('/science/delta-e', { ...pair, weights: {} })).body;
    expect(ones).toEqual({ ...usual, options: { ...usual.options, weights: {} } });
    const textile = (await post('/science/delta-e', { ...pair, application: 'textile' })).body;
    const graphic = (await post('/science/delta-e', { ...pair, weights: { l: 2 } })).body;
    expect(graphic.metrics.CIEDE2000).toBeLessThan(usual.metrics.CIEDE2000);
    expect(textile.metrics.CIEDE2000).toBe(usual.metrics.CIEDE2000);
    expect(graphic.metrics.CMC).toBe(usual.metrics.CMC);
    expect(await refused('/science/delta-e', { ...pair, weights: { h: 0 } }, 'weights.h')).toMatch(/0\.1/);
  });

  it('take a colour by its coordinates in every space', async () => {
    for (const { id } of SPACE_LIST) {
      const { body } = await post('/science/convert', { color: '#7a5c99', to: id });
      const { values } = body.spaces[0];
      const back = await post('/science/convert', { color: { space: id, values }, to: [id, 'xyz-d65'] });
      expect([id, back.status]).toEqual([id, 200]);
      expect([id, back.body.color.hex]).toEqual([id, '#7a5c99']);
    }
  });

  it('refuse coordinates that are none', async () => {
    const why = (color: unknown, field = 'color') => refused('/science/convert', { color, to: 'lab' }, field);
    expect(await why({ space: 'lba', values: [1, 2, 3] }, 'color.space')).toMatch(/Did you mean 'lab'/);
    expect(await why({ space: 'lab', values: [1, 2] })).toMatch(/3 numbers \(l, a, b\)/);
    expect(await why({ space: 'lab', values: [1, 2, 1e6] })).toMatch(/from -100000 to 100000/);
    expect(await why({ space: 'lab', values: [1, 2, 3], alpha: 2 })).toMatch(/alpha/);
    expect(await why({ space: 'lab', values: [1, 2, 3], white: 'D50' })).toMatch(/unknown member/);
  });

  it('take white points by short names, by chromaticity, for two observers, by five adaptations', async () => {
    const lab = async (options: object) => {
      const { body } = await post('/science/convert', { color: '#336699', to: 'lab-d65', ...options });
      return [body.spaces[0].white, ...body.spaces[0].values];
    };
    expect(await lab({ white_point: 'F2' })).toEqual(await lab({ white_point: 'FL2' }));
    const [label, ...values] = await lab({ white_point: { x: 0.3457, y: 0.3585 } });
    expect([label, values]).toEqual(['x 0.3457, y 0.3585', (await lab({ white_point: 'D50' })).slice(1)]);
    expect(values).not.toEqual((await lab({ white_point: 'D50', adaptation: 'cat16' })).slice(1));
    expect((await lab({ observer: 10 }))[0]).toBe('D65 (10 degree observer)');
    expect(
      await refused('/science/convert', { color: 'red', to: 'lab', white_point: { x: 0.9, y: 0.9 } }, 'white_point'),
    ).toMatch(/x \+ y/);
  });

  it('say of Munsell where it is extrapolated', async () => {
    const of = async (color: unknown) => (await post('/science/convert', { color, to: 'munsell' })).body.spaces[0];
    expect(await of('color(rec2020 1 0 0)')).toMatchObject({
      out_of_range: ['chroma'],
      note: expect.stringMatching(/^extrapolated/),
    });
    for (const hex of ['#336699', '#c0392b', '#777777', '#ffffff', '#000000', '#102030']) {
      const space = await of(hex);
      expect([hex, space.out_of_range, 'note' in space]).toEqual([hex, [], false]);
    }
  });

  it('render and measure', async () => {
    const rendered = (await post('/science/temperature', { kelvin: 2000 })).body;
    expect(rendered).toMatchObject({ mode: 'rendered', cct_kelvin: 2000, duv: 0, meaningful: true, tint: 'neutral' });
    expect(rendered.color.hex).toBe('#ff8b16');
    const green = (await post('/science/temperature', { color: '#00ff00' })).body;
    expect(green).toMatchObject({ mode: 'measured', meaningful: false });
    expect(green.duv).toBeCloseTo(0.09918642, 6);
  });
});

describe('the lists', () => {
  it('hold the illuminants for both observers and the metrics with their uses', async () => {
    const { body } = await get('/science/illuminants');
    expect(body.illuminants.map(({ id }: { id: string }) => id)).toEqual(ILLUMINANT_IDS);
    expect(body.illuminants.find(({ id }: { id: string }) => id === 'D65')).toMatchObject({
      observer_2deg: { x: 0.3127, y: 0.329 },
      observer_10deg: { x: 0.31382, y: 0.331 },
    });
    const metrics = (await get('/science/metrics')).body;
    expect(metrics.metrics.map(({ id }: { id: string }) => id)).toEqual(DIFFERENCE_IDS);
    for (const { formula, citation, scale, use, space } of metrics.metrics)
      for (const text of [formula, citation, scale, use, space]) expect(text).toMatch(/\S/);
    expect(metrics.bands.at(-1).below).toBeNull();
    const methods = (await get('/methods/delta-e')).body;
    expect(JSON.stringify(methods)).toContain('ciede2000');
  });
});
