import * as bezier from 'bezier-easing';
import * as d3 from 'd3-ease';
import { describe, expect, it } from 'vitest';
import { cubicBezier } from '../../../src/design/gradient/easing/css.ts';
import { EASING_IDS, EASINGS } from '../../../src/design/gradient/easing/index.ts';

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

  const families = {
    sine: 'Sin',
    quad: 'Quad',
    cubic: 'Cubic',
    expo: 'Exp',
    circ: 'Circle',
    back: 'Back',
    elastic: 'Elastic',
    bounce: 'Bounce',
  };
  const ways = { in: 'In', out: 'Out', 'in-out': 'InOut' };
  const shared = Object.entries(families).flatMap(([family, theirs]) =>
    Object.entries(ways).map(([way, suffix]) => [`${family}-${way}`, `ease${theirs}${suffix}`] as const),
  );
  const peers = d3 as unknown as Record<string, (t: number) => number>;
  it.each(shared)('%s is %s of d3-ease', (id, theirs) => {
    const peer = peers[theirs]!;
    for (let i = 0; i <= 500; i += 1)
      expect(EASINGS[id as (typeof EASING_IDS)[number]].at(i / 500)).toBeCloseTo(peer(i / 500), 11);
  });

  it('quart and quint are powers', () => {
    for (let i = 0; i <= 100; i += 1) {
      const t = i / 100;
      expect(EASINGS['quart-in'].at(t)).toBeCloseTo(d3.easePolyIn.exponent(4)(t), 12);
      expect(EASINGS['quint-in-out'].at(t)).toBeCloseTo(d3.easePolyInOut.exponent(5)(t), 12);
    }
  });

  it('the keywords of CSS are their Bezier curves', () => {
    // The package is CommonJS: its function is the default of the default.
    const peerOf = (
      bezier as unknown as { default: (a: number, b: number, c: number, d: number) => (x: number) => number }
    ).default;
    const curves = [
      [0.25, 0.1, 0.25, 1],
      [0.42, 0, 1, 1],
      [0, 0, 0.58, 1],
      [0.42, 0, 0.58, 1],
      [0, 1, 1, 0],
      [1, 0, 0, 1],
    ] as const;
    for (const points of curves) {
      const [a, b, c, d] = points;
      const [ours, peer] = [cubicBezier(a, b, c, d), peerOf(a, b, c, d)];
      for (let i = 0; i <= 200; i += 1) expect(ours(i / 200)).toBeCloseTo(peer(i / 200), 4);
    }
  });
});
