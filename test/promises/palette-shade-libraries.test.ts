import { describe, expect, it } from 'vitest';
import {
  expectDivided,
  expectFiltered,
  expectIds,
  expectSorted,
  HUES,
  OFFSET,
  ORDER,
  PAGE,
  sumOf,
} from './libraries.ts';
import { promised } from './promised.ts';
import { flag, list, must, oneOf, or, real, same, values, whole } from './rules.ts';

const { answer, refusal, returns, takes } = promised();

describe('GET /v1/palette/library', () => {
  const library = 'GET /v1/palette/library';

  // promise 2.72.1: The cursor of a page leads to the next one
  it('goes on where the cursor says', async () => {
    const { body: both } = await answer(library, { limit: 20 });
    const { body: first } = await answer(library, { limit: 10 });
    const { body: second } = await answer(library, { limit: 10, cursor: first.next_cursor });
    expect([...first.palettes, ...second.palettes]).toEqual(both.palettes);
  });

  // promise 2.72.2: Method, character, hue, contrast, lightness, chroma and text filter; sorted by id, ascending, 24 a page, 20,000 examined unless requested otherwise
  it('takes filters, order, page and budget', async () => {
    const methods = ['complementary', 'triadic', 'analogous', 'tetradic', 'golden_ratio', 'monochromatic', 'random'];
    await takes(
      library,
      {
        method: oneOf(...methods),
        character: oneOf('neutral', 'monochrome', 'analogous', 'triadic', 'diverse'),
        hue: HUES,
        min_contrast: values([1, 21], [0.9, 21.1]),
        max_contrast: values([1, 21], ['high']),
        min_lightness: real(0, 1),
        max_lightness: real(0, 1),
        min_chroma: real(0, 0.5),
        carries_body_text: flag,
        sort: or(oneOf('id', 'contrast', 'spread', 'lightness', 'chroma'), 'id'),
        order: ORDER,
        limit: or(whole(1, 100), 24),
        cursor: values([0, 100], [-1, 0.5]),
        full: or(flag, false),
      },
      { max_scan: 2_000 },
    );
    await takes(library, { max_scan: same(whole(1_000, 500_000)) }, { limit: 1 });
    const at = (field: string) => (row: Readonly<Record<string, unknown>>) => row[field] as number;
    await expectFiltered(
      { answer },
      [library, 'palettes'],
      [
        ['method', methods, ({ method }, value) => method === value],
        [
          'character',
          ['neutral', 'monochrome', 'analogous', 'triadic', 'diverse'],
          ({ character }, value) => character === value,
        ],
        [
          'hue',
          ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink'],
          ({ hue }, value) => hue === value,
        ],
        ['min_contrast', [1.2, 1.5], (row, least: number) => at('worst_contrast')(row) >= least],
        ['max_contrast', [1.1, 1.3], (row, most: number) => at('worst_contrast')(row) <= most],
        ['min_lightness', [0.5, 0.7], (row, least: number) => at('mean_lightness')(row) >= least],
        ['max_lightness', [0.5, 0.7], (row, most: number) => at('mean_lightness')(row) <= most],
        ['min_chroma', [0.1, 0.15], (row, least: number) => at('mean_chroma')(row) >= least],
        ['carries_body_text', [true, false], ({ carries_body_text }, value) => carries_body_text === value],
      ],
      { max_scan: 20_000 },
    );
    expect((await answer(library, { min_contrast: 2.1, limit: 100 })).body.scanned).toBe(20_000);
  });

  // promise 2.72.2: Sorted otherwise than by id, a page is sorted within its scan and says so
  it('says that a sort is within the scan', async () => {
    const { body } = await answer(library, { sort: 'lightness', max_scan: 1_000, limit: 50 });
    const means = body.palettes.map(({ mean_lightness }: { mean_lightness: number }) => mean_lightness);
    expect([body.sorted_within_scan, means]).toEqual([true, means.toSorted((a: number, b: number) => a - b)]);
    for (const { carries_body_text, best_contrast } of body.palettes)
      expect(carries_body_text).toBe(best_contrast >= 4.5);
  });

  // promise 2.72.3: Returns how many were examined, the hit rate, the cursor, what ended, and the palettes
  it('returns a page of a scan', () =>
    returns(
      library,
      {
        scanned: 'number',
        hit_rate: 'number',
        next_cursor: 'number',
        exhausted: 'boolean',
        truncated: 'boolean',
        palettes: 'object[]',
      },
      { limit: 5 },
    ));

  // promise 2.72.4: A page is `truncated` where the budget ended before it was full, and `exhausted` where the collection did
  it('tells the end of the budget from the end of the collection', async () => {
    const { body: cut } = await answer(library, { min_contrast: 2.1, max_scan: 1_000 });
    expect([cut.truncated, cut.exhausted, cut.next_cursor]).toEqual([true, false, 1_000]);
    const { body: end } = await answer(library, { cursor: 4_999_990, limit: 100 });
    expect([end.truncated, end.exhausted, end.next_cursor, end.palettes.length]).toEqual([false, true, null, 10]);
  });

  // promise 2.73.1, 2.73.2: The figures say which sample they were measured on
  it('is measured on a stated sample', async () => {
    const shape = { measured_on: 'object', with_an_aa_pair: 'object', method: 'object[]', character: 'object[]' };
    const body = await returns('GET /v1/palette/library/stats', shape, {});
    expect([sumOf(body.method), sumOf(body.character)]).toEqual([body.measured_on.records, body.measured_on.records]);
  });

  // promise 2.74.1: A palette is named by its id or by a number from 0 to 4999999
  // promise 2.74.2: It has the derivation that computes it again
  // promise 2.74.3: Other ids are INVALID_INPUT with 400
  it('returns a palette by id and by number', async () => {
    const record = 'GET /v1/palette/library/:id';
    await expectIds({ answer, refusal }, record, 4_999_999, ['pal_', 'pal_!!', 'acc_2a5jd3']);
    const { palette } = await returns(record, { palette: 'object' }, { id: 31_337 });
    expect((await answer(record, { id: palette.id })).body.palette).toEqual(palette);
    expect([palette.id, palette.derivation.index]).toEqual([expect.stringMatching(/^pal_/), 31_337]);
  });
});

describe('GET /v1/shade/library', () => {
  const library = 'GET /v1/shade/library';

  // promise 2.82.1, 2.12.1: Ten methods, evenness, hue, steps, span, score and text filter; sorted by id, ascending, 24 a page unless requested otherwise
  it('takes filters, order and page', async () => {
    const { method } = (await answer('GET /v1/shade/library/stats', {})).body;
    expect(method.length).toBe(10);
    await takes(
      library,
      {
        method: oneOf(...method.map(({ value }: { value: string }) => value)),
        evenness: oneOf('even', 'slightly-uneven', 'lumpy'),
        hue: HUES,
        steps: whole(2, 64),
        min_span: values([1, 21], [0.9, 21.1]),
        min_score: real(0, 1),
        monotonic: flag,
        carries_body_text: flag,
        sort: or(oneOf('id', 'score', 'steps', 'span', 'evenness'), 'id'),
        order: ORDER,
        limit: or(whole(1, 100), 24),
        offset: OFFSET,
        full: or(flag, false),
      },
      {},
    );
    const page = [library, 'scales'] as const;
    await expectDivided(
      { answer },
      page,
      {
        method: ['method', method.map(({ value }: { value: string }) => value)],
        evenness: ['evenness', ['even', 'slightly-uneven', 'lumpy']],
        hue: ['hue', ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink']],
        carries_body_text: ['carries_body_text', [true, false]],
      },
      8192,
    );
    await expectFiltered({ answer }, page, [
      ['min_span', [4.5, 15], ({ usable_span: span }, least: number) => (span as number) >= least],
      ['min_score', [0.5, 0.9], ({ score }, least: number) => (score as number) >= least],
    ]);
    await expectSorted({ answer }, page, { score: 'score', steps: 'step_count', span: 'usable_span' });
    const [evenest] = (await answer(library, { sort: 'evenness', limit: 1 })).body.scales;
    expect(evenest.evenness).toBe('even');
    for (const { step_count } of (await answer(library, { steps: 11, limit: 5 })).body.scales)
      expect(step_count).toBe(11);
  });

  // promise 2.82.2: Returns how many match, their share, the next offset, and the scales
  it('returns a page', () => returns(library, { ...PAGE, scales: 'object[]' }, { limit: 5 }));

  // promise 2.83.1: Tallies over all 8,192: evenness, monotony, text, method
  it('is counted', async () => {
    const shape = { evenness: 'object[]', monotonic: 'object', carries_body_text: 'object', method: 'object[]' };
    const body = await returns('GET /v1/shade/library/stats', shape, {});
    expect([sumOf(body.evenness), sumOf(body.method)]).toEqual([8192, 8192]);
  });

  // promise 2.84.1, 2.84.2: A scale is named by its id or by a row from 0 to 8191
  // promise 2.84.3: Other ids are INVALID_INPUT with 400
  it('returns a scale by id and by row', async () => {
    const record = 'GET /v1/shade/library/:id';
    await expectIds({ answer, refusal }, record, 8191, ['shade_', 'shade_008192', 'shade_77x']);
    const { scale } = await returns(record, { scale: 'object' }, { id: 77 });
    expect([scale.id, (await answer(record, { id: 'shade_000077' })).body.scale]).toEqual(['shade_000077', scale]);
  });
});

describe('POST /v1/shade/evaluate', () => {
  const evaluate = 'POST /v1/shade/evaluate';
  const scale = ['#f4f7fb', '#c8d7ea', '#8fb0d6', '#4f7fb8', '#274a75', '#0b2138'];

  // promise 2.85.1: 3 to 64 colours of the form #rrggbb, in the order of the scale, are required
  it('takes steps', () => takes(evaluate, { steps: must(list('#f4f7fb', 3, 64)) }, {}));

  // promise 2.85.2: Returns verdict, notes, monotony, ratio and evenness of the steps, usable span, and pairs for text
  it('returns a verdict with its grounds', () =>
    returns(
      evaluate,
      {
        verdict: 'string',
        notes: 'string[]?',
        monotonic: 'boolean',
        step_ratio: 'number',
        evenness: 'string',
        usable_span: 'number',
        text_pairs: 'object',
      },
      { steps: scale },
    ));

  // promise 2.85.3: A scale whose lightness reverses, whose steps are uneven, or whose ends are too close for text, is reported as such
  it('reports the three kinds of failure', async () => {
    const judge = async (steps: readonly string[]) => (await answer(evaluate, { steps })).body;
    const turned = await judge(['#f4f7fb', '#4f7fb8', '#c8d7ea', '#0b2138']);
    const uneven = await judge(['#ffffff', '#fefefe', '#fdfdfd', '#000000']);
    const close = await judge(['#888888', '#8c8c8c', '#909090', '#949494']);
    expect([turned.monotonic, uneven.evenness, close.usable_span < 3]).toEqual([false, 'lumpy', true]);
    const sound = await judge(scale);
    for (const failed of [turned, uneven, close]) {
      expect(failed.verdict).not.toBe(sound.verdict);
      expect(failed.notes.length).toBeGreaterThan(0);
    }
    expect(new Set([turned.verdict, uneven.verdict, close.verdict]).size).toBe(3);
  });
});
