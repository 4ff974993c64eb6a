import { describe, expect, it } from 'vitest';
import { rgb } from '../../../src/color/rgb.ts';
import { analyseGradient, bandingOf } from '../../../src/design/gradient/analyse.ts';
import { evenStops, inOrder } from '../../../src/design/gradient/ramp.ts';

describe('analyse', () => {
  const stops = (list: readonly [number, string][]) =>
    inOrder(list.map(([position, hex]) => ({ position, color: rgb(hex) })));

  it('gives one ratio however many samples are taken', () => {
    const pair = evenStops(['#3355aa', '#aa5533'].map(rgb));
    const ratios = [48, 96, 192, 1024].map((n) => analyseGradient(pair, n).step_ratio);
    for (const ratio of ratios) expect(Math.abs(ratio - ratios[3]!)).toBeLessThan(0.05);
    expect(new Set([48, 96, 192, 1024].map((n) => analyseGradient(pair, n).banding)).size).toBe(1);
  });

  it('finds a sudden step and where it is', () => {
    const hard = analyseGradient(
      stops([
        [0, '#000000'],
        [0.49, '#000000'],
        [0.51, '#ffffff'],
        [1, '#ffffff'],
      ]),
      96,
    );
    expect(hard).toMatchObject({ banding: 'visible-step-risk', worst_transition_at: expect.closeTo(0.5, 1) });
    expect(hard.step_ratio / (hard.delta_e_max / hard.delta_e_mean)).toBeCloseTo(1, 4);
  });

  it('knows when nothing changes, and when no step can be seen', () => {
    expect(analyseGradient(evenStops(['#336699', '#336699'].map(rgb)), 96)).toMatchObject({
      banding: 'smooth',
      step_ratio: 1,
      delta_e_max: 0,
    });
    expect(analyseGradient(evenStops(['#112233', '#445566'].map(rgb)), 96).note).toContain('No single step');
  });

  it('has an even ramp in Oklab', () => {
    expect(analyseGradient(evenStops(['#3355aa', '#8899cc'].map(rgb)), 200, 'oklab').step_ratio).toBeCloseTo(1, 2);
  });

  it('keeps its limits on the lower side', () => {
    expect([1, 1.6, 1.6001, 2.5, 2.5001].map(bandingOf)).toEqual([
      'smooth',
      'smooth',
      'subtle-compression',
      'subtle-compression',
      'visible-step-risk',
    ]);
  });
});
