import { afterAll, describe, expect, it } from 'vitest';
import { contrastRatio } from '../../src/color/luminance.ts';
import { rgb } from '../../src/color/rgb.ts';
import { taskThreads } from '../threads.ts';
import { callerWith } from './caller.ts';
import { base64, HEIGHT, halves, NO_PICTURES } from './pictures.ts';
import { refusal } from './refusal.ts';

const threads = taskThreads();
afterAll(() => threads.close());
const api = callerWith(threads);

describe('pairs', () => {
  it('may be written under either name, once', async () => {
    const pair = await api.accessibility.check({ fg: '#b03060', bg: '#fdf5e6' });
    expect(await api.accessibility.check({ foreground: '#b03060', background: [253, 245, 230] })).toEqual(pair);
    expect(await refusal(api.accessibility.check({ bg: '#ffffff' }))).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'fg',
    });
    const twice = api.accessibility.recommend({ fg: '#000000', bg: '#ffffff', background: '#ffffff' });
    expect(await refusal(twice)).toMatchObject({ code: 'INVALID_INPUT', field: 'background' });
  });

  it('carry APCA unless the service is told not to', async () => {
    const pair = { fg: '#336699', bg: '#ffffff' };
    expect((await api.accessibility.check(pair)).apca?.version).toBe('0.0.98G-4g');
    const silent = await callerWith(threads, { apca: false }).accessibility.check(pair);
    expect(JSON.stringify(silent)).not.toMatch(/apca/i);
  });

  it('are refused a ratio that no pair has, and a standard that there is not', async () => {
    const pair = { fg: '#336699', bg: '#ffffff' };
    expect((await refusal(api.accessibility.recommend({ ...pair, minRatio: 21.5 }))).field).toBe('minRatio');
    const typo = await refusal(api.accessibility.check({ ...pair, standard: 'WCAG 2.0' as 'all' }));
    expect(typo.message).toContain('WCAG 2.1');
  });
});

describe('map', () => {
  it('comes from a worker with its defaults', async () => {
    const { contours, polarity } = await api.accessibility.map({ ground: '#fdf5e6' });
    expect(polarity).toBe('BoW');
    expect(contours.map(({ target, points }) => [target, points.length])).toEqual([3, 4.5, 7].map((t) => [t, 72]));
    for (const { target, points } of contours)
      for (const { hex } of points) expect(contrastRatio(rgb(hex!), rgb('#fdf5e6'))).toBeGreaterThanOrEqual(target);
  });
});

describe('pictures', () => {
  it('are read', async () => {
    const { pairs } = await api.accessibility.fromImage({ image: base64(halves.toString('latin1')) });
    expect(pairs).toMatchObject([{ a: '#141414', b: '#f0f0f0', border: { pixels: HEIGHT, share: 1 } }]);
  });

  it.each(NO_PICTURES)('refuse %s', async (_, image) => {
    const call = api.accessibility.fromImage({ image });
    expect(await refusal(call)).toMatchObject({ code: 'INVALID_INPUT', field: 'image' });
  });
});
