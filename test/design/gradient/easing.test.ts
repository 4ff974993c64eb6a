import { describe, expect, it } from 'vitest';
import { cubicBezier } from '../../../src/design/gradient/easing/css.ts';
import { EASING_IDS, EASINGS } from '../../../src/design/gradient/easing/index.ts';
import peers from './easing-peers.json' with { type: 'json' };

describe('easings', () => {
  it('are 37', () => expect(EASING_IDS).toHaveLength(37));

  it.each(EASING_IDS)('%s runs from 0 to 1, and is listed under its id', (id) => {
    expect(EASINGS[id].at(0)).toBeCloseTo(0, 12);
    expect(EASINGS[id].at(1)).toBeCloseTo(1, 12);
    expect(EASINGS[id].id).toBe(id);
  });

  it.each(EASING_IDS)('%s leaves 0..1 only where it says so', (id) => {
    const values = Array.from({ length: 1001 }, (_, i) => EASINGS[id].at(i / 1000));
    expect(values.some((v) => v < -1e-9 || v > 1 + 1e-9)).toBe(EASINGS[id].overshoots);
  });

  it.each(Object.entries(peers.easings))('%s is that of d3-ease', (id, theirs) => {
    const { at } = EASINGS[id as (typeof EASING_IDS)[number]];
    for (const [i, value] of theirs.entries()) expect(at(i / 50)).toBeCloseTo(value, 11);
  });

  it('the keywords of CSS are their Bezier curves', () => {
    for (const { points, values } of peers.curves) {
      const ours = cubicBezier(...(points as [number, number, number, number]));
      for (const [i, value] of values.entries()) expect(ours(i / 50)).toBeCloseTo(value, 4);
    }
  });
});
