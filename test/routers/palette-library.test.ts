import { afterAll, describe, expect, it } from 'vitest';
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
      next_cursor: 2000,
    });
    const worst = page.palettes.map(({ worst_contrast }) => worst_contrast);
    expect(worst).toEqual([...worst].sort((x, y) => y - x));
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
