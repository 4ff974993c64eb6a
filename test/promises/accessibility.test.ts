import { describe, expect, it } from 'vitest';
import { promised } from './promised.ts';
import { color, flag, list, must, oneOf, or, real, same, values, whole } from './rules.ts';

const { answer, refusal, returns, takes } = promised();
const [BLUE, WHITE, ORANGE] = ['#336699', '#ffffff', '#ffa500'];

describe('POST /v1/accessibility/check', () => {
  const check = 'POST /v1/accessibility/check';

  // promise 2.45.1: Two required colours, each under either name, and one standard of five or all (default)
  it('takes two colours and a standard', async () => {
    await takes(
      check,
      {
        fg: must(color),
        bg: must(color),
        standard: or(
          oneOf('WCAG 2.1', 'WCAG 2.2', 'WCAG 3.0', 'Service SD Flexible', 'Service SD Strict', 'all'),
          'all',
        ),
      },
      { fg: BLUE, bg: WHITE },
    );
    const { text } = await answer(check, { fg: BLUE, bg: WHITE });
    expect((await answer(check, { foreground: BLUE, background: WHITE })).text).toBe(text);
  });
});

describe('POST /v1/accessibility/recommend', () => {
  const recommend = 'POST /v1/accessibility/recommend';

  // promise 2.46.1: The recommended colour has the hue of the one it replaces and another lightness
  it('keeps the hue', async () => {
    const hueOf = async (hex: string) =>
      (await answer('POST /v1/color/convert', { color: hex, to: 'oklch' })).body.values.oklch;
    for (const fg of [ORANGE, '#66cc66', '#ff8888', '#88bbff']) {
      const { recommended } = (await answer(recommend, { fg, bg: WHITE })).body;
      const [before, after] = [await hueOf(fg), await hueOf(recommended.hex)];
      expect(Math.abs(before.h - after.h)).toBeLessThan(2);
      expect(Math.abs(before.l - after.l)).toBeGreaterThan(0.02);
      expect(recommended.ratio).toBeGreaterThanOrEqual(4.5);
    }
  });

  // promise 2.46.2: Two required colours, each under either name; the foreground moves until 4.5 unless other values are sent
  it('takes two colours, what moves, and a ratio', async () => {
    await takes(
      recommend,
      {
        fg: must(color),
        bg: must(color),
        target: or(oneOf('foreground', 'background'), 'foreground'),
        minRatio: or(values([3, 4.5, 7], [0.5, 21.5, 'high']), 4.5),
      },
      { fg: ORANGE, bg: '#eeeeee' },
    );
    const { text } = await answer(recommend, { fg: ORANGE, bg: WHITE });
    expect((await answer(recommend, { foreground: ORANGE, background: WHITE })).text).toBe(text);
    expect((await answer(recommend, { fg: ORANGE, bg: WHITE, minRatio: 7 })).body.level).toBe('AAA');
  });
});

describe('POST /v1/accessibility/map', () => {
  const map = 'POST /v1/accessibility/map';

  // promise 2.48.1: A background is required; at most six ratios (default: 3, 4.5 and 7), and 12 to 360 hues (default: 72)
  it('takes a background, ratios and a resolution', () =>
    takes(
      map,
      {
        ground: must(color),
        targets: or(values([[2], [2, 3, 4, 5, 6, 7]], [[2, 3, 4, 5, 6, 7, 8], 'high']), [3, 4.5, 7]),
        resolution: or(values([12, 360], [11, 361]), 72),
      },
      { ground: WHITE },
    ));

  // promise 2.48.2: Returns the background, the polarity and a contour for each ratio
  it('returns contours', () => returns(map, { ground: 'string', polarity: 'string', contours: 'object[]' }));

  // promise 2.48.3: A contour has the lightness of each hue at which the ratio is just reached, null if it never is, and the share that qualifies
  it('has a lightness for each hue, or null', async () => {
    const { contours } = (await answer(map, { ground: WHITE, targets: [3, 7], resolution: 12 })).body;
    for (const { points, territory_pct } of contours) {
      expect(points.length).toBe(12);
      expect(points.every(({ lightness }: { lightness: number | null }) => lightness !== null)).toBe(true);
      expect(territory_pct).toBeGreaterThan(0);
    }
    expect(contours[0].territory_pct).toBeGreaterThan(contours[1].territory_pct);
    const { contours: never } = (await answer(map, { ground: '#777777', targets: [15], resolution: 12 })).body;
    for (const { lightness } of never[0].points) expect(lightness).toBe(null);
    expect(never[0].territory_pct).toBe(0);
    // At the contour the ratio is just reached.
    for (const { target, points } of contours)
      for (const { lightness, hex } of points) {
        const { contrast_ratio: ratio } = (await answer('POST /v1/color/contrast', { fg: hex, bg: WHITE })).body;
        expect([target, lightness, Math.abs(ratio / target - 1) < 0.05, ratio]).toEqual([
          target,
          lightness,
          true,
          ratio,
        ]);
      }
  });
});

describe('POST /v1/accessibility/picks', () => {
  const picks = 'POST /v1/accessibility/picks';

  // promise 2.49.1: A background is required; ratio 4.5, 12 hues and a margin of 0.1 unless other values are sent
  it('takes a background, a ratio, a count and a margin', () =>
    takes(
      picks,
      {
        ground: must(color),
        target: or(values([3, 7], [0.5, 22]), 4.5),
        count: or(values([1, 72], [0, 73]), 12),
        margin: or(real(0, 0.5), 0.1),
      },
      { ground: WHITE },
    ));

  // promise 2.49.2: Hues that cannot reach the ratio are left out and counted
  it('counts what is dropped', async () => {
    const { body } = await answer(picks, { ground: '#777777', target: 4.6, count: 12 });
    expect(body.dropped).toBeGreaterThan(0);
    expect(body.picks.length + body.dropped).toBe(12);
  });

  // promise 2.49.3: Returns the picks, their number, and how many hues were dropped
  it('returns picks and counts', async () => {
    const body = await returns(picks, { count: 'number', dropped: 'number', picks: 'object[]' }, { ground: WHITE });
    expect(body.count).toBe(body.picks.length);
    for (const { ratio } of body.picks) expect(ratio).toBeGreaterThanOrEqual(4.5);
  });
});

describe('POST /v1/accessibility/audit', () => {
  const audit = 'POST /v1/accessibility/audit';

  // promise 2.50.1: A background and 1 to 64 colours are required; the ratio is 4.5 unless another is sent
  it('takes a background, colours and a ratio', () =>
    takes(
      audit,
      { ground: must(color), colors: must(list(ORANGE, 1, 64)), target: or(values([3, 1.5], [0.5, 22]), 4.5) },
      { ground: WHITE, colors: [ORANGE, '#777777'] },
    ));

  // promise 2.50.2: What fails gets a fix of the same hue that passes, or is reported as out of reach
  it('has a fix for each failure', async () => {
    const { results } = (await answer(audit, { ground: WHITE, colors: [ORANGE, '#000000'] })).body;
    expect([results[0].passes, results[0].fix.ratio >= 4.5, results[1].passes]).toEqual([false, true, true]);
    const hueOf = async (color: string) =>
      (await answer('POST /v1/color/convert', { color, to: 'oklch' })).body.values.oklch.h;
    expect(Math.abs((await hueOf(results[0].fix.hex)) - (await hueOf(ORANGE)))).toBeLessThan(2);
    const { results: none } = (await answer(audit, { ground: '#777777', colors: [ORANGE], target: 15 })).body;
    expect([none[0].passes, none[0].reachable]).toEqual([false, false]);
  });

  // promise 2.50.3: Returns a verdict, the numbers that pass and fail, and a result for each colour
  it('returns verdict, counts and results', async () => {
    const shape = { verdict: 'string', passing: 'number', failing: 'number', results: 'object[]' };
    const body = await returns(audit, shape);
    expect(body.passing + body.failing).toBe(body.results.length);
  });
});

describe('GET /v1/accessibility/corpus', () => {
  const corpus = 'GET /v1/accessibility/corpus';

  // promise 2.51.1, 2.8.2: The cursor of a page leads to the next one, without gap or repetition
  it('goes on where the cursor says', async () => {
    const { body: both } = await answer(corpus, { limit: 20 });
    const { body: first } = await answer(corpus, { limit: 10 });
    const { body: second } = await answer(corpus, { limit: 10, cursor: first.next_cursor });
    expect([...first.records, ...second.records]).toEqual(both.records);
  });

  // promise 2.51.2: Ratios from 1 to 21, levels, grades and polarity filter; 24 records and 100,000 examined unless other values are sent; full adds ten models
  it('takes ratios, level, grade, polarity, limit, cursor, max_scan and full', async () => {
    await takes(
      corpus,
      {
        min_ratio: values([1, 21], [0.9, 21.1]),
        max_ratio: values([1, 21], [0.9, 21.1]),
        level: or(oneOf('AA', 'AAA', 'fail', 'any'), 'any'),
        grade: oneOf('A+', 'A', 'B', 'C', 'D', 'F'),
        polarity: or(oneOf('BoW', 'WoB', 'any'), 'any'),
        limit: or(whole(1, 200), 24),
        cursor: values([0, 100], [-1, 0.5, 5_000_001]),
        full: or(flag, false),
      },
      {},
    );
    await takes(corpus, { max_scan: same(values([1_000, 1_000_000], [0, 1_000_001])) }, { limit: 1 });
    expect((await answer(corpus, { min_ratio: 18, limit: 200 })).body.scanned).toBe(100_000);
    const { records } = (await answer(corpus, { full: true, limit: 1 })).body;
    expect(Object.keys(records[0].vision).length).toBe(10);
    const { records: dark } = (await answer(corpus, { polarity: 'BoW', limit: 5 })).body;
    for (const { fg, bg } of dark) {
      const luminance = async (hex: string) =>
        (await answer('POST /v1/color/contrast', { fg: hex, bg: '#000' })).body.contrast_ratio;
      expect(await luminance(fg)).toBeLessThan(await luminance(bg));
    }
  });

  // promise 2.51.3: Returns counts, hit rate, cursor, whether the collection or the budget ended, and the records
  it('returns a page of a scan', async () => {
    const shape = {
      count: 'number',
      scanned: 'number',
      hit_rate: 'number',
      next_cursor: 'number',
      exhausted: 'boolean',
      truncated: 'boolean',
      records: 'object[]',
    };
    await returns(corpus, shape, { limit: 5 });
    const end = await returns(corpus, { ...shape, next_cursor: 'null' }, { cursor: 4_999_990, limit: 200 });
    expect([end.exhausted, end.truncated, end.count]).toEqual([true, false, 10]);
  });

  // promise 2.51.4: A scan that was cut has a cursor, also where its page is empty, and more is found behind it
  it('goes on after an empty page', async () => {
    const rare = { min_ratio: 18, max_scan: 100 };
    const { body: empty } = await answer(corpus, rare);
    expect([empty.count, empty.truncated, empty.exhausted, empty.next_cursor]).toEqual([0, true, false, 100]);
    const { body: more } = await answer(corpus, { min_ratio: 18, cursor: empty.next_cursor, max_scan: 1_000_000 });
    expect(more.count).toBeGreaterThan(0);
  });
});

describe('GET /v1/accessibility/corpus/stats', () => {
  const stats = 'GET /v1/accessibility/corpus/stats';

  // promise 2.52.1: The sample has 1,000 to 1,000,000 records (default: 200,000)
  it('takes a sample', () => takes(stats, { sample: or(whole(1_000, 1_000_000), 200_000) }, {}));

  // promise 2.52.2: The same sample has the same figures every time
  it('is the same for the same sample', async () => {
    const [{ text: first }, { text: second }] = [
      await answer(stats, { sample: 5_000 }),
      await answer(stats, { sample: 5_000 }),
    ];
    expect(second).toBe(first);
    // Other samples have other figures: the sample is what decides.
    const { text: other } = await answer(stats, { sample: 6_000 });
    expect(other).not.toBe(first);
    expect((await answer(stats, { sample: 5_000 })).text).toBe(first);
  });

  // promise 2.52.3: Returns the sample, the mean ratio, the share that fails for body text, shares by ratio, and a distribution
  it('returns figures', () =>
    returns(
      stats,
      {
        sample: 'number',
        mean_contrast_ratio: 'number',
        share_failing_aa_body: 'number',
        share_at_least: 'object',
        distribution: 'object[]',
      },
      { sample: 1_000 },
    ));
});

describe('GET /v1/accessibility/corpus/:record_id', () => {
  const record = 'GET /v1/accessibility/corpus/:record_id';

  // promise 2.53.1: A record is named by its id or by its index, and the corpus has 5,000,000
  it('finds a record by id and by index', async () => {
    const { body } = await answer(record, { record_id: 4_999_999 });
    expect(body.record.id).toMatch(/^acc_/);
    expect((await answer(record, { record_id: body.record.id })).body).toEqual(body);
  });

  // promise 2.53.2: Returns the record, how to cite it, and how to compute it again
  it('returns record, citation and recipe', () =>
    returns(record, { record: 'object', cite: 'string', recompute: 'string' }, { record_id: 12345 }));

  // promise 2.53.3, 1.139.1: An id that cannot be read, or an index outside the corpus, is INVALID_INPUT with 400
  it('refuses what is no record', async () => {
    for (const id of ['5000000', '-1', 'nonsense', 'acc_', 'pal_1'])
      expect(await refusal(record, { record_id: id })).toEqual([400, 'INVALID_INPUT', 'record_id']);
  });
});
