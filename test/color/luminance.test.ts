import { describe, expect, it } from 'vitest';
import { contrastRatio, floorRatio } from '../../src/color/luminance.ts';
import { rgb } from '../../src/color/rgb.ts';

describe('a contrast ratio as it is shown', () => {
  // (L + 0.05) / 0.05 with the coefficients of WCAG, by hand: four decimals and no more.
  it.each([
    ['#ff0000', 5.252],
    ['#00ff00', 15.304],
    ['#0000ff', 2.444],
    ['#ffff00', 19.556],
    ['#00ffff', 16.748],
    ['#ff00ff', 6.696],
    ['#ffffff', 21],
    ['#000000', 1],
  ])('of %s on black is %d', (hex, ratio) => {
    expect(floorRatio(contrastRatio(rgb(hex), rgb('#000000')))).toBe(ratio);
  });

  it('is cut, never rounded up', () => {
    expect(floorRatio(4.49999)).toBe(4.4999);
    expect(floorRatio(4.4999999999)).toBe(4.4999);
    expect(floorRatio(4.5)).toBe(4.5);
  });
});
