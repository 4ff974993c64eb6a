import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const post = (path: string, json: unknown) => service.call('POST', `/v1${path}`, { key, json });
const send = (path: string, body: string | Uint8Array<ArrayBuffer>, type: string, accept = 'application/json') =>
  fetch(`${service.url}/v1${path}`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': type, accept },
    body,
  });

const COLORS = ['#336699', 'oklch(88.5% 0.062 18.334)', 'rgb(10 20 30 / 0.5)', [1, 2, 3]];

describe('a translucent colour', () => {
  it('has no keyword', async () => {
    const keywords = async (color: string) => [
      (await post('/color/convert', { color })).body.keyword,
      (await post('/science/convert', { color, to: 'lab' })).body.color.keyword,
    ];
    expect(await keywords('rgb(255 0 0 / 0.5)')).toEqual([null, null]);
    expect(await keywords('rgb(255 0 0)')).toEqual(['red', 'red']);
  });
});

describe('a list in place of one colour', () => {
  it('is converted as each of its colours is, wrong rows in their places', async () => {
    const rows = [...COLORS, 'no colour', { space: 'lab-d65', values: [50, 30, 40] }];
    const { status, body } = await post('/science/convert', { colors: rows, to: ['oklch', 'lab'] });
    expect([status, body.count, body.failed]).toEqual([200, 6, 1]);
    expect(body.spaces.map((column: { key: string }) => column.key)).toEqual(['oklch', 'lab']);
    expect(body.errors).toEqual([{ row: 4, why: expect.stringContaining('no colour'), details: expect.anything() }]);
    expect([body.gamut_mapped, body.mapped_rows]).toEqual([true, [1]]);
    for (const [row, color] of rows.entries()) {
      const one = await post('/science/convert', { color, to: ['oklch', 'lab'] });
      const values = body.spaces.map((column: { values: unknown[] }) => column.values[row]);
      if (row === 4) {
        expect([one.status, body.hex[row], values]).toEqual([400, null, [null, null]]);
        continue;
      }
      expect(values).toEqual(one.body.spaces.map((space: { values: unknown }) => space.values));
      expect([body.hex[row], body.alpha[row]]).toEqual([one.body.color.hex, one.body.alpha ?? 1]);
      expect(body.mapped_rows.includes(row)).toBe(one.body.gamut_mapped ?? false);
    }
  });

  it('is converted to the everyday spaces', async () => {
    const { body } = await post('/color/convert', { colors: COLORS.slice(0, 2) });
    const { values } = (await post('/color/convert', { color: '#336699' })).body;
    expect(body.values.map(({ key: space }: { key: string }) => space)).toEqual(Object.keys(values));
    for (const { key: space, values: column } of body.values)
      expect(column[0]).toEqual(space === 'hex' ? values.hex : Object.values(values[space]));
    expect((await post('/color/convert', { colors: ['red'], to: 'hsl' })).body.values).toHaveLength(1);
    expect((await post('/color/convert', { colors: ['red'], to: 'cam16' })).body.error.code).toBe('UNKNOWN_SPACE');
  });

  it('is compared in pairs, or with one colour', async () => {
    const pairs = [
      ['#336699', '#3a6ea5'],
      ['#000', '#fff'],
    ];
    const { body } = await post('/science/delta-e', { pairs, metric: 'itp', also: ['ok'] });
    const one = (await post('/science/delta-e', { from: '#336699', to: '#3a6ea5', metric: 'itp', also: ['ok'] })).body;
    expect([body.delta_e[0], body.band[0]]).toEqual([one.delta_e, one.band]);
    const metrics = body.metrics.map(({ key: label, values }: { key: string; values: number[] }) => [label, values[0]]);
    expect(Object.fromEntries(metrics)).toEqual(one.metrics);
    const fixed = (await post('/science/delta-e', { from: '#336699', colors: ['#3a6ea5', '#3a6ea5'] })).body;
    expect(fixed.metrics[0].values).toEqual([one.metrics.CIEDE2000, one.metrics.CIEDE2000]);
  });

  it('is compared with weights, of which absent ones are those of the application', async () => {
    const pair = { from: '#336699', to: '#3a6ea5', metric: 'cie94', application: 'textile' };
    const delta = async (weights?: object) => (await post('/science/delta-e', { ...pair, weights })).body.delta_e;
    expect(await delta({ c: 1 })).toBe(await delta());
    expect(await delta({ l: 2 })).toBe(await delta());
    expect(await delta({ l: 1 })).not.toBe(await delta());
    const { body } = await post('/science/delta-e', { ...pair, weights: { kL: 2 } });
    expect([body.error.code, body.error.message]).toEqual(['INVALID_INPUT', expect.stringContaining('kL')]);
  });

  it('is measured for contrast, translucent text over its background', async () => {
    const pairs = [
      ['#0006', '#fff'],
      ['#336699', '#fff'],
      ['#fff', '#0006'],
    ];
    const { body } = await post('/color/contrast', { pairs });
    expect(body.contrast_ratio).toEqual([2.849, 5.9977, null]);
    expect([body.composited_rows, body.failed, body.errors[0].row]).toEqual([[0], 1, 2]);
    const one = (await post('/color/contrast', { fg: '#336699', bg: '#fff' })).body;
    expect([body.contrast_ratio[1], body.aaa_normal[1]]).toEqual([one.contrast_ratio, one.wcag.aaa_normal]);
    const checked = (await post('/accessibility/check', { background: '#fff', colors: ['#336699', '#0006'] })).body;
    const single = (await post('/accessibility/check', { fg: '#336699', bg: '#fff' })).body;
    expect([checked.ratio[0], checked.passes[0], checked.apca[0]]).toEqual([
      single.ratio,
      single.passes,
      single.apca.lc,
    ]);
    expect(checked.standards.map(({ values }: { values: unknown[] }) => values[0])).toEqual(
      single.standards.map(({ passes }: { passes: unknown }) => passes),
    );
    expect(checked.apca[1]).toBeCloseTo(54.62, 2);
  });

  it('is simulated', async () => {
    const options = { model: 'machado2009-deutan', severity: 0.6 };
    const { body } = await post('/vision/simulate', { colors: ['#c0392b', '#27ae60'], ...options });
    const one = (await post('/vision/simulate', { color: '#c0392b', ...options })).body;
    expect([body.simulated[0], body.linear[0], body.delta_e[0]]).toEqual([
      one.simulated.hex,
      Object.values(one.linear),
      one.delta_e.value,
    ]);
  });

  it('costs a credit for each 100 rows begun', async () => {
    const cost = async (rows: number) => {
      const { headers } = await post('/science/convert', { colors: Array(rows).fill('#123456'), to: 'oklch' });
      return headers.get('x-credits-cost');
    };
    expect([await cost(1), await cost(100), await cost(101), await cost(1000)]).toEqual(['1', '1', '2', '10']);
  });

  it('is refused beside one colour, with too many rows, or with nothing to compare with', async () => {
    const why = async (path: string, json: unknown, field: string) => {
      const { status, body } = await post(path, json);
      expect([status, body.error.code, body.error.details.field]).toEqual([400, 'INVALID_INPUT', field]);
      return body.error.message;
    };
    expect(await why('/science/convert', { color: 'red', colors: ['red'], to: 'lab' }, 'color')).toMatch(/one of/);
    expect(await why('/science/convert', { to: 'lab' }, 'color')).toMatch(/required/);
    const many = Array(10_001).fill('#123456');
    expect(await why('/science/convert', { colors: many, to: 'lab' }, 'colors')).toMatch(/color-list/);
    const to = ['lab', 'lch', 'oklab', 'oklch', 'hsl', 'hsv', 'hwb', 'luv', 'xyy', 'srgb', 'cmy'];
    expect(await why('/science/convert', { colors: many.slice(1), to }, 'to')).toMatch(/100000/);
    expect(await why('/science/delta-e', { colors: ['red'] }, 'from')).toMatch(/required/);
    expect(await why('/science/delta-e', { pairs: [['red', 'blue']], from: 'red' }, 'from')).toMatch(/one of/);
    expect(await why('/color/contrast', { pairs: [['red', 'blue']], colors: ['red'] }, 'colors')).toMatch(/one of/);
    expect(await why('/color/contrast', { colors: ['red'], bg: '#0006' }, 'bg')).toMatch(/over/);
    const twice = { colors: ['red'], bg: '#fff', background: '#fff' };
    expect(await why('/accessibility/check', twice, 'background')).toMatch(/an alias of bg/);
    const wrong = await post('/color/contrast', { pairs: [['red'], 'blue'] });
    expect([wrong.status, wrong.body.failed]).toEqual([200, 2]);
  });
});

describe('a list as a file', () => {
  it('is read as CSV with a header or without, and as NDJSON', async () => {
    const csv = 'name,Color\r\nsky,#336699\r\nold,"rgb(1, 2, 3)"\r\nbad,nothing\r\n';
    const named = await (await send('/science/convert?to=oklch,lab', csv, 'text/csv')).json();
    expect([named.count, named.hex]).toEqual([3, ['#336699', '#010203', null]]);
    const plain = await (await send('/science/convert?to=lab', '#336699\nrgb(1, 2, 3)\n', 'text/csv')).json();
    expect(plain.hex).toEqual(['#336699', '#010203']);
    const pairs = await (await send('/color/contrast', 'fg,bg\n#000,#fff\n', 'text/csv; charset=utf-8')).json();
    expect(pairs.contrast_ratio).toEqual([21]);
    const lines = '"#336699"\n{"color":[1,2,3]}\n{"space":"lab","values":[50,0,0]}\nred\n';
    const ndjson = await (await send('/science/convert?to=lab', lines, 'application/x-ndjson')).json();
    expect([ndjson.count, ndjson.failed, ndjson.hex[1], ndjson.hex[3]]).toEqual([4, 0, '#010203', '#ff0000']);
    const both = await (
      await send('/science/delta-e', '["red","blue"]\n{"from":"red","to":"red"}', 'application/x-ndjson')
    ).json();
    expect(both.delta_e[1]).toBe(0);
  });

  it('is answered in rows, each with what was sent', async () => {
    const answer = await send('/science/convert?to=oklch', '#336699\nnothing\n', 'text/csv', 'text/csv');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-credits-cost')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      '1',
    ]);
    const [header, first, second] = (await answer.text()).split('\r\n');
    expect(header).toBe('row,sent,hex,oklch.l,oklch.c,oklch.h,error');
    expect(first).toMatch(/^0,#336699,#336699,0\.49\d+,0\.09\d+,25\d\.\d+,$/);
    expect(second).toMatch(/^1,nothing,,,,,"?""?nothing/);
    const lines = await (
      await send('/science/convert?to=oklch', '#336699\nnothing\n', 'text/csv', 'application/x-ndjson')
    ).text();
    const records = lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(records).toMatchObject([
      { row: 0, sent: '#336699', hex: '#336699', oklch: [expect.any(Number), expect.any(Number), expect.any(Number)] },
      { row: 1, sent: 'nothing', why: expect.stringContaining('nothing') },
    ]);
  });

  it('takes the options of the query string as the operation has them', async () => {
    const everyday = await (await send('/color/convert?to=hex', 'red\n', 'text/csv')).json();
    expect(everyday.values).toEqual([{ key: 'hex', values: ['#ff0000'] }]);
    const also = await (await send('/science/delta-e?also=ok,itp', '["red","blue"]', 'application/x-ndjson')).json();
    expect(also.metrics.map((column: { key: string }) => column.key)).toEqual(expect.arrayContaining(['OK', 'ITP']));
  });

  it('is a file too where an image is accepted beside it', async () => {
    const answer = await send('/color/contrast', 'fg,bg\n#000,#fff\n', 'text/csv', 'text/csv, image/png');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  });

  it('is refused where it is none', async () => {
    const why = async (body: string, type: string) => (await send('/science/convert?to=lab', body, type)).json();
    expect((await why('"a\n', 'text/csv')).error).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'body' } });
    expect((await why('x,y,z\nd,e,f\n', 'text/csv')).error.message).toMatch(/header/);
    expect((await why('from,to\nred,blue\n', 'text/csv')).error.message).toMatch(/one colour per row/);
    expect((await why('', 'text/csv')).error.details.field).toBe('colors');
    expect((await why('red\n'.repeat(10_001), 'text/csv')).error.message).toMatch(/at most 10000 rows/);
    const latin = await send('/science/convert?to=lab', Uint8Array.of(0x72, 0xe9, 0x0a), 'text/csv');
    expect((await latin.json()).error).toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringMatching(/UTF-8/),
    });
    expect((await (await send('/science/convert', 'x', 'text/plain')).json()).error.message).toMatch(
      /application\/json/,
    );
  });
});

describe('a job for a long list', () => {
  it('has an item for each row, and costs as much as the calls would', async () => {
    const colors = [...Array(250).fill('#336699'), 'nothing', 'oklch(88.5% 0.062 18.334)'];
    const options = { to: ['oklch'] };
    const queued = await post('/jobs/color-list', { operation: 'science/convert', colors, options });
    expect([queued.status, queued.body.credits, queued.headers.get('x-credits-cost')]).toEqual([200, 3, '3']);
    const state = async () => (await service.call('GET', `/v1/jobs/id/${queued.body.id}`, { key })).body;
    await expect.poll(async () => (await state()).state).toBe('succeeded');
    const { summary, items } = (await state()).result;
    expect(summary).toEqual({ rows: 252, failed: 1, gamut_mapped: 1 });
    expect(items).toHaveLength(252);
    expect(items[250]).toMatchObject({ row: 250, sent: 'nothing', why: expect.stringContaining('nothing') });
    const one = (await post('/science/convert', { color: '#336699', to: 'oklch' })).body.spaces[0].values;
    expect(items[7]).toEqual({ row: 7, sent: '#336699', hex: '#336699', oklch: one });
  });

  it('is refused for options and lists that the operation does not take', async () => {
    const why = async (json: object) => (await post('/jobs/color-list', json)).body.error;
    expect(await why({ operation: 'science/convert', colors: ['red'] })).toMatchObject({
      code: 'INVALID_INPUT',
      details: { field: 'options.to' },
    });
    const colors = ['red'];
    expect(await why({ operation: 'science/convert', colors, options: { to: 'oklhc' } })).toMatchObject({
      code: 'UNKNOWN_SPACE',
      message: expect.stringMatching(/^options\.to: /),
      details: { field: 'options.to' },
    });
    expect((await why({ operation: 'color/convert', colors, options: { to: 'cam16' } })).code).toBe('UNKNOWN_SPACE');
    const white = { to: 'lab', white_point: { x: 0.9, y: 0.2 } };
    expect((await why({ operation: 'science/convert', colors, options: white })).details.field).toBe(
      'options.white_point',
    );
    expect((await why({ operation: 'color/convert', colors, over: '#0006' })).details.field).toBe('over');
    expect((await why({ operation: 'color/contrast', colors: ['red'] })).details.field).toBe('colors');
    expect((await why({ operation: 'color/convert' })).details.field).toBe('colors');
    expect((await why({ operation: 'color/convert', colors: [] })).details.field).toBe('colors');
  });
});
