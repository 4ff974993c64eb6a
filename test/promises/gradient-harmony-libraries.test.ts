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
import { flag, list, must, oneOf, or, real, values, whole } from './rules.ts';

const { answer, refusal, returns, takes } = promised();

/** The published hash of 32 bits of that name. */
const lowbias32 = (given: number): number => {
  let x = given >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0xd35a2d97);
  return (x ^ (x >>> 15)) >>> 0;
};

describe('GET /v1/gradient/library', () => {
  const library = 'GET /v1/gradient/library';

  // promise 2.64.1, 2.12.1: Scheme, complexity, banding, type, score and stops filter; sorted by id, ascending, 24 a page and as summaries unless requested otherwise
  it('takes filters, order and page', async () => {
    const { scheme } = (await answer('GET /v1/gradient/library/stats', {})).body;
    await takes(
      library,
      {
        scheme: oneOf(...scheme.map(({ value }: { value: string }) => value)),
        complexity: oneOf('simple', 'detailed', 'extreme'),
        banding: oneOf('smooth', 'subtle-compression', 'visible-step-risk'),
        type: oneOf('linear', 'radial', 'conic'),
        min_score: real(0, 1),
        min_stops: values([2, 5], ['few']),
        max_stops: values([2, 5], ['few']),
        sort: or(oneOf('id', 'score', 'stops'), 'id'),
        order: ORDER,
        limit: or(whole(1, 100), 24),
        offset: OFFSET,
        full: or(flag, false),
      },
      {},
    );
    const [full] = (await answer(library, { full: true, limit: 1 })).body.gradients;
    expect(full).toMatchObject({
      interpolation: expect.any(String),
      easing: expect.any(String),
      metrics: expect.any(Object),
    });
    const page = [library, 'gradients'] as const;
    await expectDivided(
      { answer },
      page,
      {
        scheme: ['scheme', scheme.map(({ value }: { value: string }) => value)],
        complexity: ['complexity', ['simple', 'detailed', 'extreme']],
        banding: ['banding', ['smooth', 'subtle-compression', 'visible-step-risk']],
        type: ['type', ['linear', 'radial', 'conic']],
      },
      8192,
    );
    await expectFiltered({ answer }, page, [
      ['min_score', [0.5, 0.9], ({ score }, least: number) => (score as number) >= least],
      ['min_stops', [5, 9], ({ stop_count }, least: number) => (stop_count as number) >= least],
      ['max_stops', [2, 5], ({ stop_count }, most: number) => (stop_count as number) <= most],
    ]);
    await expectSorted({ answer }, page, { id: 'id', score: 'score', stops: 'stop_count' });
  });

  // promise 2.64.2: Returns how many match, their share, the next offset, and the gradients
  it('returns a page', async () => {
    await returns(library, { ...PAGE, gradients: 'object[]' }, { limit: 5 });
    expect((await answer(library, { offset: 8190 })).body).toMatchObject({ matched: 8192, next_offset: null });
  });

  // promise 2.65.1: Tallies of banding, scheme, interpolation, complexity and easing, each over all 8,192
  it('is counted', async () => {
    const shape = { banding: 'object[]', scheme: 'object[]', interpolation_space: 'object[]' };
    const body = await returns('GET /v1/gradient/library/stats', shape, {});
    for (const field of [...Object.keys(shape), 'complexity', 'easing'])
      expect([field, sumOf(body[field])]).toEqual([field, 8192]);
  });

  // promise 2.66.1, 2.66.2: A gradient is named by its row, 0 to 8191
  // promise 2.66.3: Other rows are INVALID_INPUT with 400
  it('returns a row', async () => {
    await expectIds({ answer, refusal }, 'GET /v1/gradient/library/:id', 8191, ['no-such-row']);
    await returns('GET /v1/gradient/library/:id', { gradient: 'object' }, { id: 77 });
  });
});

describe('POST /v1/gradient/analyse', () => {
  const analyse = 'POST /v1/gradient/analyse';

  // promise 2.67.1: 2 to 64 stops are required, as colours at even distances or with positions; 8 to 1024 samples (default: 96)
  it('takes stops and steps', async () => {
    const fields = { stops: must(list('#3355aa', 2, 64)), steps: or(whole(8, 1024), 96) };
    await takes(analyse, { ...fields, steps: or(values([8, 1024], [7, 1025]), 96) }, { stops: ['#3355aa', '#ffcc00'] });
    const even = await answer(analyse, { stops: ['#3355aa', '#16a34a', '#ffcc00'] });
    const stops = [
      { pos: 0, hex: '#3355aa' },
      { pos: 0.5, hex: '#16a34a' },
      { pos: 1, hex: '#ffcc00' },
    ];
    expect((await answer(analyse, { stops })).text).toBe(even.text);
    for (const pos of [-0.1, 1.1])
      expect(
        (
          await refusal(analyse, {
            stops: [
              { pos, hex: '#3355aa' },
              { pos: 1, hex: '#ffcc00' },
            ],
          })
        )[0],
      ).toBe(400);
  });

  // promise 2.67.2: The worst step against the mean step hardly depends on the number of samples, and judges the ramp
  it('has a ratio that does not depend on the samples', async () => {
    const ratio = async (stops: unknown, steps: number) => (await answer(analyse, { stops, steps })).body.step_ratio;
    const even = ['#3355aa', '#ffcc00'];
    expect(Math.abs((await ratio(even, 200)) / (await ratio(even, 800)) - 1)).toBeLessThan(0.05);
    const sudden = [
      { pos: 0, hex: '#000000' },
      { pos: 0.9, hex: '#111111' },
      { pos: 1, hex: '#ffffff' },
    ];
    const { body } = await answer(analyse, { stops: sudden });
    expect([body.banding, body.step_ratio > 2, body.worst_transition_at >= 0.9]).toEqual([
      'visible-step-risk',
      true,
      true,
    ]);
    expect(body.step_ratio).toBeCloseTo(body.delta_e_max / body.delta_e_mean, 2);
  });

  // promise 2.67.3: Returns the banding, the ratio, mean and greatest difference, the place of the worst step, and a note
  it('returns banding and differences', () =>
    returns(analyse, {
      banding: 'string',
      step_ratio: 'number',
      delta_e_mean: 'number',
      delta_e_max: 'number',
      worst_transition_at: 'number',
      note: 'string',
    }));
});

describe('GET /v1/harmony/library', () => {
  const library = 'GET /v1/harmony/library';

  // promise 2.68.1: Method, family, hue, 2 to 7 colours, contrast and adherence filter; sorted by id, ascending, 24 a page unless requested otherwise
  it('takes filters, order and page', async () => {
    const { methods } = (await answer('GET /v1/methods/:tool', { tool: 'harmony' })).body;
    await takes(
      library,
      {
        method: oneOf(...methods.map(({ id }: { id: string }) => id)),
        family: oneOf('complementary', 'analogous', 'polyadic', 'monochromatic', 'compound'),
        hue: HUES,
        colors: whole(2, 7),
        min_contrast: values([1, 21], [0.9, 21.1]),
        min_adherence: real(0, 1),
        sort: or(oneOf('id', 'contrast', 'spread', 'adherence', 'colors'), 'id'),
        order: ORDER,
        limit: or(whole(1, 100), 24),
        offset: OFFSET,
        full: or(flag, false),
      },
      {},
    );
    const page = [library, 'harmonies'] as const;
    await expectDivided(
      { answer },
      page,
      {
        method: ['method', methods.map(({ id }: { id: string }) => id)],
        family: ['family', ['complementary', 'analogous', 'polyadic', 'monochromatic', 'compound']],
        hue: ['hue', ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink']],
        colors: ['color_count', [2, 3, 4, 5, 6, 7]],
      },
      8192,
    );
    await expectFiltered({ answer }, page, [
      ['min_contrast', [3, 4.5, 7], ({ best_contrast }, least: number) => (best_contrast as number) >= least],
      ['min_adherence', [0.5, 0.9], ({ adherence }, least: number) => (adherence as number) >= least],
    ]);
    await expectSorted({ answer }, page, {
      contrast: 'worst_contrast',
      spread: 'spread',
      adherence: 'adherence',
      colors: 'color_count',
    });
  });

  // promise 2.68.2: Returns how many match, their share, the next offset, and the harmonies
  it('returns a page', () => returns(library, { ...PAGE, harmonies: 'object[]' }, { limit: 5 }));

  // promise 2.69.1: Tallies of methods, families and numbers of colours over all 8,192, and how many have a pair of AA
  it('is counted', async () => {
    const shape = { with_an_aa_pair: 'object', method: 'object[]', family: 'object[]', color_count: 'object[]' };
    const body = await returns('GET /v1/harmony/library/stats', shape, {});
    expect([sumOf(body.method), sumOf(body.family), sumOf(body.color_count)]).toEqual([8192, 8192, 8192]);
  });

  // promise 2.70.1: A harmony is named by its id or by a number from 0 to 8191
  // promise 2.70.2: It has the seed and the batch that compute it again
  // promise 2.70.3: Other ids are INVALID_INPUT with 400
  it('returns a harmony by id and by number', async () => {
    const record = 'GET /v1/harmony/library/:id';
    await expectIds({ answer, refusal }, record, 8191, ['har_', 'har_!!', 'pal_0944hf']);
    const { harmony } = await returns(record, { harmony: 'object' }, { id: 77 });
    expect((await answer(record, { id: harmony.id })).body.harmony).toEqual(harmony);
    expect([harmony.id, typeof harmony.seed, typeof harmony.batch]).toEqual([
      expect.stringMatching(/^har_/),
      'number',
      'number',
    ]);
    // The scheme of the base, its members rotated by what the seed gives.
    for (const id of [0, 77, 4711, 8191]) {
      const { base, offsets, seed, colors } = (await answer(record, { id })).body.harmony;
      for (const [k, { hex }] of colors.entries()) {
        const bits = lowbias32(seed + k);
        const turned = k === 0 ? 0 : 12 * (((bits & 0xffff) + (bits >>> 16)) / 65_535 - 1);
        const hue = (base.hue + offsets[k] + turned + 360) % 360;
        const color = `hsl(${hue}deg ${100 * base.saturation}% ${100 * base.lightness}%)`;
        expect([id, k, (await answer('POST /v1/color/convert', { color })).body.color]).toEqual([id, k, hex]);
      }
    }
  });
});

describe('POST /v1/harmony/identify', () => {
  const identify = 'POST /v1/harmony/identify';
  const triad = ['#bf4040', '#40bf40', '#4040bf'];

  // promise 2.71.1: 2 to 12 colours of the form #rrggbb are required
  it('takes colours', () => takes(identify, { colors: must(list('#bf4040', 2, 12)) }, {}));

  // promise 2.71.2: All 23 schemes are compared, whatever the order of the colours
  it('compares 23 schemes in any order', async () => {
    const { body } = await answer(identify, { colors: triad });
    expect([body.candidates.length, body.best_match.method]).toEqual([23, 'triadic']);
    const { body: turned } = await answer(identify, { colors: [triad[2], triad[0], triad[1]] });
    expect([turned.best_match.method, turned.best_match.adherence]).toEqual(['triadic', body.best_match.adherence]);
  });

  // promise 2.71.3: Returns verdict, best match and candidates, schemes of the same shape as ties, hue offsets, contrast, and whether it carries text
  it('returns verdict, matches, offsets and contrast', async () => {
    const shape = {
      verdict: 'string',
      best_match: 'object',
      ties: 'string[]?',
      candidates: 'object[]',
      hue_offsets: 'number[]',
      min_pair_contrast: 'number',
      carries_body_text: 'boolean',
    };
    const { hue_offsets, min_pair_contrast, carries_body_text } = await returns(identify, shape, { colors: triad });
    expect(hue_offsets).toEqual([0, 120, 240]);
    const ratios = await Promise.all(
      [
        [0, 1],
        [0, 2],
        [1, 2],
      ].map(
        async ([i, j]) =>
          (await answer('POST /v1/color/contrast', { fg: triad[i!], bg: triad[j!] })).body.contrast_ratio,
      ),
    );
    expect(min_pair_contrast).toBeCloseTo(Math.min(...ratios), 1);
    expect(carries_body_text).toBe(Math.max(...ratios) >= 4.5);
    expect((await answer(identify, { colors: ['#000000', '#ff0000'] })).body.carries_body_text).toBe(true);
  });

  // promise 2.71.3: Schemes of the same shape are returned together as ties
  it('returns schemes of the same shape together', async () => {
    const { methods } = (await answer('GET /v1/methods/:tool', { tool: 'harmony' })).body;
    let together = 0;
    for (const { id: method } of methods) {
      const made = (await answer('POST /v1/harmony/generate', { method, hue: 210, saturation: 0.6, lightness: 0.5 }))
        .body;
      const colors = made.colors.map(({ hex }: { hex: string }) => hex);
      const { ties, best_match, candidates } = (await answer(identify, { colors })).body;
      if (ties.length === 0) continue;
      together += 1;
      expect(ties.length).toBeGreaterThan(1);
      expect(ties).toContain(best_match.method);
      const adherences = candidates.filter(({ method: one }: { method: string }) => ties.includes(one));
      for (const { adherence } of adherences)
        expect(best_match.adherence - adherence).toBeLessThanOrEqual(0.5 / 30 + 1e-9);
    }
    expect(together).toBeGreaterThan(0);
  });
});
