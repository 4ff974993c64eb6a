import { afterAll, describe, expect, it } from 'vitest';
import { taskThreads } from '../threads.ts';
import { callerWith } from './caller.ts';

const threads = taskThreads();
afterAll(() => threads.close());
const { harmonyLibrary } = callerWith(threads);

describe('the library of harmonies', () => {
  it('answers a page with exact counts', async () => {
    const page = await harmonyLibrary.browse({});
    expect(page).toMatchObject({ matched: 8192, share_of_collection: 1, next_offset: 24 });
    expect(page.harmonies).toHaveLength(24);
  });
  it('answers one record as it is listed in full', async () => {
    const listed = (await harmonyLibrary.browse({ offset: 77, limit: 1, full: true })).harmonies[0];
    const { harmony } = await harmonyLibrary.find({ id: '77' });
    expect(harmony).toEqual(listed);
    expect((await harmonyLibrary.find({ id: harmony.id })).harmony).toEqual(harmony);
    expect(harmony).toMatchObject({ seed: expect.any(Number), batch: 0 });
  });
  it('counts', async () => {
    expect((await harmonyLibrary.stats({})).total).toBe(8192);
  });
  it('refuses what is unknown', async () => {
    await expect(harmonyLibrary.find({ id: 'har_!!' })).rejects.toThrow(/har_ and six symbols/);
    await expect(harmonyLibrary.browse({ colors: 8 })).rejects.toThrow();
  });
});
