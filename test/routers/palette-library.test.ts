import { afterAll, describe, expect, it } from 'vitest';
import { toApiError } from '../../src/api/errors.ts';
import { taskThreads } from '../threads.ts';
import { callerWith } from './caller.ts';

const threads = taskThreads();
afterAll(() => threads.close());
const { paletteLibrary } = callerWith(threads);

describe('the palette library endpoints', () => {
  it('answer a page and where it goes on', async () => {
    const page = await paletteLibrary.browse({});
    expect(page).toMatchObject({ scanned: 24, hit_rate: 1, next_cursor: 24, exhausted: false, truncated: false });
    expect(page).not.toHaveProperty('sorted_within_scan');
    expect(page.palettes).toHaveLength(24);
    expect((await paletteLibrary.browse({ order: 'desc', limit: 2 })).palettes.map(({ index }) => index)).toEqual([
      4_999_999, 4_999_998,
    ]);
  });
  it('say that a sort is within the scan', async () => {
    const page = await paletteLibrary.browse({ sort: 'contrast', order: 'desc', max_scan: 2000, limit: 10 });
    expect(page).toMatchObject({
      sorted_within_scan: true,
      matched_in_scan: 2000,
      scanned: 2000,
      hit_rate: 1,
    });
    const worst = page.palettes.map(({ worst_contrast }) => worst_contrast);
    expect(worst).toEqual([...worst].sort((x, y) => y - x));
  });
  it('lead through all matches of a sorted scan', async () => {
    const query = { sort: 'contrast', order: 'desc', max_scan: 1000, limit: 100, character: 'diverse' } as const;
    const met: number[] = [];
    let cursor: number | undefined;
    let matched = 0;
    do {
      const page = await paletteLibrary.browse({ ...query, cursor });
      expect([page.scanned, page.truncated]).toEqual([1000, page.palettes.length < 100]);
      matched = page.matched_in_scan!;
      met.push(...page.palettes.map(({ index }) => index));
      cursor = page.next_cursor!;
    } while (cursor > 5_000_000);
    expect([cursor, met.length, new Set(met).size]).toEqual([1000, matched, matched]);
    const listed = await paletteLibrary.browse({ character: 'diverse', max_scan: 1000, limit: 100 });
    expect([...met].sort((a, b) => a - b).slice(0, 100)).toEqual(
      listed.palettes.map(({ index }) => index).slice(0, matched),
    );
  });
  it('find nothing at once where no palette can meet the filters', async () => {
    const nothing = { palettes: [], scanned: 0, hit_rate: 0, next_cursor: null, exhausted: true, truncated: false };
    expect(await paletteLibrary.browse({ min_contrast: 2.2 })).toEqual({
      ...nothing,
      reachable: { field: 'min_contrast', max: 2.1406 },
    });
    expect(await paletteLibrary.browse({ min_lightness: 0.50001, max_lightness: 0.50002 })).toEqual(nothing);
  });
  it('answer the nearest palette where none has a colour near enough', async () => {
    const query = { near: '#0057b8', within: 0.1, max_scan: 5000 } as const;
    const page = await paletteLibrary.browse(query);
    expect(page).toMatchObject({ scanned: 5000, hit_rate: 0, next_cursor: 5000, truncated: true, palettes: [] });
    const { id, index, difference } = page.nearest!;
    expect(id).toMatch(/^pal_/);
    const within = await paletteLibrary.browse({ ...query, within: difference });
    expect(within).not.toHaveProperty('nearest');
    expect(within.palettes.map((one) => one.index)).toEqual([index]);
    expect((await paletteLibrary.browse({ ...query, within: difference - 1e-4 })).nearest).toEqual(page.nearest);
  });
  it('find nothing at once where a colour and a lightness rule each other out', async () => {
    const page = await paletteLibrary.browse({ near: '#000', within: 3, min_lightness: 0.9 });
    expect(page).toMatchObject({ palettes: [], scanned: 0, exhausted: true, reachable: { field: 'min_lightness' } });
    const { max } = page.reachable!;
    expect((await paletteLibrary.browse({ near: '#000', within: 3, min_lightness: max })).scanned).toBeGreaterThan(0);
  });
  it.each([
    [{ within: 3 }, 'within: can only be sent together with near', { field: 'within' }],
    [{ near: '#0057b', within: 3 }, 'near: ', { field: 'near' }],
    [{ near: 'rgb(0 0 0 / 50%)' }, 'near: "rgb(0 0 0 / 50%)" is translucent: send an opaque colour', { field: 'near' }],
    [{ near: 'red', within: 51 }, 'within: ', { field: 'within' }],
    [{ mood: 'calmm' }, 'mood: "calmm" is not accepted', { field: 'mood', accepted_count: 444, near: ['calm'] }],
    [{ use: 'fintehc' }, 'use: "fintehc" is not accepted', { field: 'use', near: ['fintech'] }],
    [{ use: 'company' }, 'use: "company" is not accepted', { field: 'use' }],
  ] as const)('refuse %j', async (input, message, details) => {
    const refused = await paletteLibrary.browse(input as object).catch((thrown: unknown) => toApiError(thrown));
    expect(refused).toMatchObject({ code: 'INVALID_INPUT', details });
    expect((refused as Error).message).toContain(message);
  });
  it('answer a record by number and by code', async () => {
    const { palette } = await paletteLibrary.find({ id: '31337' });
    expect((await paletteLibrary.find({ id: palette.id })).palette).toEqual(palette);
    expect(palette.derivation).toMatchObject({ index: 31_337, collection: 'palette-library' });
    const [listed] = (await paletteLibrary.browse({ cursor: 31_337, limit: 1, full: true })).palettes;
    expect(listed).toEqual(palette);
  });
  it('answer the same without any memory for columns', async () => {
    const { paletteLibrary: bare } = callerWith(threads, { cacheMb: 0 });
    const query = { min_contrast: 1.9, max_scan: 200_000, limit: 100 } as const;
    expect(await bare.browse(query)).toEqual(await paletteLibrary.browse(query));
  });
  it('count on a stated sample', async () => {
    const stats = await paletteLibrary.stats({});
    expect(stats.measured_on).toMatchObject({ records: 250_000, of: 5_000_000 });
    expect(stats.method.reduce((sum, { count }) => sum + count, 0)).toBe(250_000);
    expect(await paletteLibrary.stats({})).toEqual(stats);
  });
  it.each(['5000000', '-1', '1.5', 'no-such-palette', 'pal_', 'pal_!!', 'acc_2a5jd3'])('refuse the id %j', (id) =>
    expect(paletteLibrary.find({ id })).rejects.toThrow(/id: .*is not a record/),
  );
  it('refuse what is out of range', async () => {
    await expect(paletteLibrary.browse({ limit: 101 })).rejects.toThrow();
    await expect(paletteLibrary.browse({ max_scan: 999 })).rejects.toThrow();
    await expect(paletteLibrary.browse({ min_contrast: 0.9 })).rejects.toThrow();
    await expect(paletteLibrary.browse({ order: 'desc', cursor: 5_000_000 })).rejects.toThrow(
      'cursor: must be from 0 to 4999999',
    );
  });
});
