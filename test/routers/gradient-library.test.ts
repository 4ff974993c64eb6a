import { afterAll, describe, expect, it, vi } from 'vitest';
import { taskThreads } from '../threads.ts';
import { callerWith } from './caller.ts';

// Whole collections are gone through: seconds on a free core, minutes on a crowded one.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const threads = taskThreads(2);
afterAll(() => threads.close());
const { gradientLibrary, harmonyLibrary, shadeLibrary } = callerWith(threads);

describe('the library endpoints', () => {
  it('answer pages with exact counts', async () => {
    const page = { matched: 8192, share_of_collection: 1, next_offset: 24 };
    const [gradients, harmonies, scales] = await Promise.all([
      gradientLibrary.browse({}),
      harmonyLibrary.browse({}),
      shadeLibrary.browse({}),
    ]);
    for (const answer of [gradients, harmonies, scales]) expect(answer).toMatchObject(page);
    expect([gradients.gradients.length, harmonies.harmonies.length, scales.scales.length]).toEqual([24, 24, 24]);
  });
  it('answer one record as it is listed in full', async () => {
    const one = { offset: 77, limit: 1, full: true } as const;
    const [gradients, harmonies, scales] = await Promise.all([
      gradientLibrary.browse(one),
      harmonyLibrary.browse(one),
      shadeLibrary.browse(one),
    ]);
    expect((await gradientLibrary.find({ id: '77' })).gradient).toEqual(gradients.gradients[0]);
    const { harmony } = await harmonyLibrary.find({ id: '77' });
    expect(harmony).toEqual(harmonies.harmonies[0]);
    expect((await harmonyLibrary.find({ id: harmony.id })).harmony).toEqual(harmony);
    expect(harmony).toMatchObject({ seed: expect.any(Number), batch: 0 });
    const { scale } = await shadeLibrary.find({ id: 'shade_000077' });
    expect(scale).toEqual(scales.scales[0]);
    expect((await shadeLibrary.find({ id: '77' })).scale).toEqual(scale);
  });
  it('count', async () => {
    const [gradients, harmonies, shades] = await Promise.all([
      gradientLibrary.stats({}),
      harmonyLibrary.stats({}),
      shadeLibrary.stats({}),
    ]);
    expect([gradients.total, harmonies.total, shades.total]).toEqual([8192, 8192, 8192]);
  });
  it('refuse what is unknown', async () => {
    await expect(gradientLibrary.find({ id: '8192' })).rejects.toThrow(/id: .*accepted: a number 0-8191/);
    await expect(harmonyLibrary.find({ id: 'har_!!' })).rejects.toThrow(/har_ and six symbols/);
    for (const id of ['shade_999999', 'shade_12', 'no-such-record'])
      await expect(shadeLibrary.find({ id })).rejects.toThrow(/shade_ and six digits/);
    await expect(gradientLibrary.browse({ scheme: 'no-such-scheme' } as object)).rejects.toThrow();
    await expect(harmonyLibrary.browse({ colors: 8 })).rejects.toThrow();
    await expect(shadeLibrary.browse({ steps: 65 })).rejects.toThrow();
  });
});
