import { afterAll, describe, expect, it } from 'vitest';
import { MODEL_IDS } from '../../src/accessibility/vision/models/index.ts';
import { taskThreads } from '../threads.ts';
import { callerWith } from './caller.ts';

const threads = taskThreads();
afterAll(() => threads.close());
const { atlas } = callerWith(threads);

describe('the atlas endpoints', () => {
  it('list a page with the counts around it', async () => {
    const page = await atlas.browse({});
    expect([page.matched, page.share_of_atlas, page.next_offset, page.colors.length]).toEqual([8192, 1, 24, 24]);
    expect(Object.keys(page.colors[0]!)).not.toContain('vision');
    const last = await atlas.browse({ offset: 8190 });
    expect([last.next_offset, last.colors.map(({ id }) => id)]).toEqual([null, [8190, 8191]]);
  });
  it('add labels and a simulation by every model in full', async () => {
    const [color] = (await atlas.browse({ limit: 1, offset: 500, full: true })).colors;
    expect(Object.keys(color!.vision!)).toEqual(MODEL_IDS);
    expect(color).toMatchObject({ id: 500, mood: [], ai_mood: expect.any(String) });
    expect((await atlas.find({ id: '500' })).color).toEqual(color);
    expect((await atlas.find({ id: color!.hex })).color.id).toBe(500);
  });
  it('refuse what is out of range, unknown or too much', async () => {
    await expect(atlas.browse({ hue_from: 361 })).rejects.toThrow();
    await expect(atlas.browse({ limit: 201 })).rejects.toThrow();
    await expect(atlas.browse({ emotion: 'furious' } as object)).rejects.toThrow();
    await expect(atlas.browse({ hue: 5 } as object)).rejects.toThrow(/unknown field 'hue'/);
    await expect(atlas.find({ id: '8192' })).rejects.toThrow(/is not a record/);
    await expect(atlas.nearest({ color: '#123456', count: 51 })).rejects.toThrow();
  });
  it('find the nearest and say by what measure', async () => {
    const { metric, matches } = await atlas.nearest({ color: '#7b3fa1' });
    expect([metric, matches.length]).toEqual(['CIE76', 5]);
    expect(matches.map(({ distance }) => distance)).toEqual(
      matches.map(({ distance }) => distance).sort((a, b) => a - b),
    );
    expect((await atlas.nearest({ color: '#7b3fa1', count: 1, full: true })).matches[0]).toHaveProperty('vision');
  });
  it('count', async () => expect((await atlas.stats({})).total).toBe(8192));
});
