import { afterAll, describe, expect, it } from 'vitest';
import { taskThreads } from '../threads.ts';
import { callerWith } from './caller.ts';

const threads = taskThreads();
afterAll(() => threads.close());
const { gradientLibrary } = callerWith(threads);

describe('the library of gradients', () => {
  it('answers a page with exact counts', async () => {
    const page = await gradientLibrary.browse({});
    expect(page).toMatchObject({ matched: 8192, share_of_collection: 1, next_offset: 24 });
    expect(page.gradients).toHaveLength(24);
  });
  it('answers one record as it is listed in full', async () => {
    const listed = (await gradientLibrary.browse({ offset: 77, limit: 1, full: true })).gradients[0];
    expect((await gradientLibrary.find({ id: '77' })).gradient).toEqual(listed);
  });
  it('counts', async () => {
    expect((await gradientLibrary.stats({})).total).toBe(8192);
  });
  it('refuses what is unknown', async () => {
    await expect(gradientLibrary.find({ id: '8192' })).rejects.toThrow(/id: .*accepted: a number 0-8191/);
    await expect(gradientLibrary.browse({ scheme: 'no-such-scheme' } as object)).rejects.toThrow();
  });
});
