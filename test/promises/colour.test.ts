import { describe, expect, it } from 'vitest';
import { promised } from './promised.ts';
import { color, flag, must, named, oneOf, or, real, values, whole } from './rules.ts';

const { answer, refusal, returns, takes } = promised();
const BLUE = '#336699';

describe('POST /v1/color/convert', () => {
  const convert = 'POST /v1/color/convert';

  // promise 2.2.1, 2.13.1, 2.13.2: A required colour is converted to one common space, or to every one if none is named
  it('converts to one space or to all', async () => {
    await takes(convert, { color: must(color), to: named('UNKNOWN_SPACE', 'oklch', 'lab') });
    const { body: all } = await answer(convert, { color: BLUE });
    const { body: one } = await answer(convert, { color: BLUE, to: 'lab' });
    expect(Object.keys(all.values).length).toBeGreaterThan(5);
    expect(one.values).toEqual({ lab: all.values.lab });
  });

  // promise 2.4.1, 1.17.1: A colour is #rrggbb, #rgb, rgb(r,g,b), [r,g,b] or {r,g,b}, and each form is the same colour
  it('reads the five forms alike', async () => {
    const forms = [BLUE, '#369', 'rgb(51,102,153)', [51, 102, 153], { r: 51, g: 102, b: 153 }];
    const read = await Promise.all(forms.map(async (form) => (await answer(convert, { color: form })).body));
    for (const one of read) expect(one).toEqual(read[0]);
  });
});

describe('POST /v1/color/contrast', () => {
  const contrast = 'POST /v1/color/contrast';

  // promise 2.14.1: The contrast ratio is that of WCAG: 21 for black on white, 1 for equal colours
  it('is that of WCAG', async () => {
    const ratioOf = async (fg: string, bg: string) => (await answer(contrast, { fg, bg })).body.contrast_ratio;
    expect([await ratioOf('#000', '#fff'), await ratioOf('#fff', '#000'), await ratioOf(BLUE, BLUE)]).toEqual([
      21, 21, 1,
    ]);
    expect(await ratioOf('#767676', '#fff')).toBeCloseTo(4.54, 2);
  });

  // promise 2.14.2: Two required colours; the colour difference is CIE76, CIE94 or CIEDE2000 (default)
  it('takes two colours and a formula', () =>
    takes(contrast, { fg: must(color), bg: must(color), deltaE: or(oneOf(76, 94, 2000), 2000) }));

  // promise 2.14.3: Returns both colours, the ratio, the difference with its method, and whether AA and AAA hold for normal and large text
  it('returns ratio, difference and levels', async () => {
    const shape = { fg: 'object', bg: 'object', contrast_ratio: 'number', delta_e: 'object', wcag: 'object' };
    const body = await returns(contrast, shape, { fg: '#777777', bg: '#ffffff' });
    expect(body.delta_e).toMatchObject({ method: expect.anything(), value: expect.any(Number) });
    expect(body.wcag).toMatchObject({ aa_normal: false, aa_large: true, aaa_normal: false, aaa_large: false });
  });
});

describe('GET /v1/color/atlas', () => {
  const atlas = 'GET /v1/color/atlas';

  // promise 2.15.1: The atlas has 8,192 colours with the ids 0 to 8191
  it('has 8,192 colours', async () => {
    const { body } = await answer(atlas, { limit: 1, sort: 'id', order: 'desc' });
    expect([body.matched, body.colors[0].id]).toEqual([8192, 8191]);
    expect((await answer(atlas, { limit: 1 })).body.colors[0].id).toBe(0);
  });

  // promise 2.15.2: `matched` is how many colours meet the filters: as many as all pages have
  it('counts what qualifies', async () => {
    const filters = { hue_from: 100, hue_to: 130, min_chroma: 0.1, limit: 200 };
    const { body: first } = await answer(atlas, filters);
    const all = [...first.colors];
    for (let next = first.next_offset; next !== null; ) {
      const { body } = await answer(atlas, { ...filters, offset: next });
      all.push(...body.colors);
      next = body.next_offset;
    }
    const qualifies = ({ hue, oklch: { c } }: { hue: number; oklch: { c: number } }) =>
      hue >= 100 && hue <= 130 && c >= 0.1;
    const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
    expect([all.length, new Set(ids(all)).size]).toEqual([first.matched, first.matched]);
    for (const color of all) expect([color.id, qualifies(color)]).toEqual([color.id, true]);
    // And none that qualifies is left out.
    const whole: typeof all = [];
    for (let next: number | null = 0; next !== null; ) {
      const { body } = await answer(atlas, { limit: 200, offset: next });
      whole.push(...body.colors);
      next = body.next_offset;
    }
    expect(ids(whole.filter(qualifies))).toEqual(ids(all));
  });

  // promise 2.16.1: Hue wraps round; lightness, chroma and contrast filter; sorted by id, ascending, 24 a page and as summaries, unless requested otherwise
  it('takes hue, lightness, chroma, contrast, labels, order and page', async () => {
    await takes(
      atlas,
      {
        hue_from: values([0, 360], [-1, 361]),
        hue_to: values([0, 360], [-1, 361]),
        min_lightness: real(0, 1),
        max_lightness: real(0, 1),
        min_chroma: real(0, 1),
        min_contrast_on_white: values([1, 4.5, 21], ['much']),
        min_contrast_on_black: values([1, 4.5, 21], ['much']),
        sort: or(oneOf('id', 'hue', 'lightness', 'chroma', 'contrast_on_white'), 'id'),
        order: or(oneOf('asc', 'desc'), 'asc'),
        limit: or(whole(1, 200), 24),
        offset: values([0, 24], [-1, 0.5]),
        full: or(flag, false),
      },
      {},
    );
    const { body: reds } = await answer(atlas, { hue_from: 340, hue_to: 20, min_chroma: 0.1, limit: 200 });
    const hues = reds.colors.map(({ hue }: { hue: number }) => hue);
    expect(hues.length).toBeGreaterThan(100);
    for (const hue of hues) expect(hue <= 20 || hue >= 340).toBe(true);
  });

  // promise 2.16.1: The labels that the statistics list filter; a full record adds labels and simulations, with `mood` empty and `ai_mood` filled
  it('filters by each kind of label', async () => {
    const { labels } = (await answer('GET /v1/color/atlas/stats', {})).body;
    for (const label of ['emotion', 'art_movement', 'ai_mood', 'ai_design_usage', 'design_tag']) {
      const [{ value, count }] = labels[label];
      const { body } = await answer(atlas, { [label]: value, limit: 1 });
      expect([label, body.matched]).toEqual([label, count]);
      expect(await refusal(atlas, { [label]: 'no-such-label' })).toEqual([400, 'INVALID_INPUT', label]);
    }
    const { body } = await answer(atlas, { full: true, limit: 1 });
    const { body: summary } = await answer(atlas, { limit: 1 });
    expect(body.colors[0]).toMatchObject({ mood: [], ai_mood: expect.any(String), vision: expect.any(Object) });
    expect(Object.keys(summary.colors[0])).not.toContain('vision');
  });

  // promise 2.17.1, 2.8.1: Returns the number and share that match, the next offset (null on the last page), and the colours
  it('returns a page with counts', async () => {
    const shape = { matched: 'number', share_of_atlas: 'number', next_offset: 'number', colors: 'object[]' };
    await returns(atlas, shape, { limit: 2 });
    expect((await answer(atlas, { offset: 8190 })).body.next_offset).toBe(null);
  });

  // promise 2.18.1, 2.18.2: The statistics are counts over the atlas: legibility as text, hues, lightness, labels
  it('is counted', async () => {
    const shape = {
      readable_as_text: 'object',
      hue_distribution: 'object[]',
      lightness_distribution: 'object[]',
      labels: 'object',
    };
    const body = await returns('GET /v1/color/atlas/stats', shape, {});
    const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
    expect(sum(body.lightness_distribution)).toBe(8192);
  });
});

describe('GET /v1/color/atlas/:id', () => {
  const record = 'GET /v1/color/atlas/:id';

  // promise 2.19.1, 2.19.2: A colour is named by its id, or by its hexadecimal notation
  it('finds a colour by id and by hex', async () => {
    const { color: first } = await returns(record, { color: 'object' }, { id: 0 });
    const { color: last } = (await answer(record, { id: 8191 })).body;
    expect((await answer(record, { id: last.hex })).body.color.id).toBe(8191);
    expect((await answer(record, { id: first.hex })).body.color.hex).toBe(first.hex);
  });

  // promise 2.19.3, 1.139.1: An id that no catalogue has is INVALID_INPUT with 400
  it('refuses what no sample matches', async () => {
    for (const id of ['8192', '-1', 'blue-ish', '#12345', '#123456'])
      expect(await refusal(record, { id })).toEqual([400, 'INVALID_INPUT', 'id']);
  });
});

describe('POST /v1/color/nearest', () => {
  const nearest = 'POST /v1/color/nearest';

  // promise 2.20.1: The nearest colours come first, and one of the atlas is nearest to itself
  it('begins with the nearest', async () => {
    const { hex } = (await answer('GET /v1/color/atlas/:id', { id: 4000 })).body.color;
    const { body } = await answer(nearest, { color: hex, count: 10 });
    const distances = body.matches.map(({ distance }: { distance: number }) => distance);
    expect([body.matches[0].hex, distances[0]]).toEqual([hex, 0]);
    expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b));
  });

  // promise 2.20.2: A required colour, 1 to 50 matches (default: 5), as summaries or full records
  it('takes a colour and a count', () =>
    takes(nearest, { color: must(color), count: or(whole(1, 50), 5), full: flag }, { color: BLUE }));

  // promise 2.20.3: Returns the matches and the measure: CIE76 in Lab
  it('says the measure', async () => {
    const body = await returns(nearest, { metric: 'string', matches: 'object[]' }, { color: BLUE });
    expect(body.metric).toMatch(/76/);
  });
});
