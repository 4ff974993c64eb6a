import { afterAll, describe, expect, it } from 'vitest';
import { taskThreads } from '../threads.ts';
import { callerWith } from './caller.ts';

const threads = taskThreads();
afterAll(() => threads.close());
const { shadeLibrary } = callerWith(threads);

describe('the library of scales', () => {
  it('answers a page with exact counts', async () => {
    const page = await shadeLibrary.browse({});
    expect(page).toMatchObject({ matched: 8192, share_of_collection: 1, next_offset: 24 });
    expect(page.scales).toHaveLength(24);
  });
  it('answers one record as it is listed in full', async () => {
    const listed = (await shadeLibrary.browse({ offset: 77, limit: 1, full: true })).scales[0];
    const { scale } = await shadeLibrary.find({ id: 'shade_000077' });
    expect(scale).toEqual(listed);
    expect((await shadeLibrary.find({ id: '77' })).scale).toEqual(scale);
  });
  it('counts', async () => {
    expect((await shadeLibrary.stats({})).total).toBe(8192);
  });
  it('refuses what is unknown', async () => {
    for (const id of ['shade_999999', 'shade_12', 'no-such-record'])
      await expect(shadeLibrary.find({ id })).rejects.toThrow(/shade_ and six digits/);
    await expect(shadeLibrary.browse({ steps: 65 })).rejects.toThrow();
  });
});
