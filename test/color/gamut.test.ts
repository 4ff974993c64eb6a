import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inSrgb, maxChroma, oklchToRgb } from '../../src/color/gamut.ts';
import { oklabToLinear, oklchToOklab, toOklch } from '../../src/color/oklab.ts';
import { rgb } from '../../src/color/rgb.ts';
import { runs } from '../size.ts';

const lightness = fc.double({ min: 0.001, max: 0.999, noNaN: true });
const hue = fc.double({ min: 0, max: 360, noNaN: true });
const byte = fc.integer({ min: 0, max: 255 });

describe('the sRGB gamut in OKLCH', () => {
  it('ends at a face of the RGB cube', () => {
    fc.assert(
      fc.property(lightness, hue, (l, h) => {
        const c = maxChroma(l, h);
        const linear = oklabToLinear(oklchToOklab({ l, c, h }));
        const toFace = Math.min(...linear.flatMap((v) => [Math.abs(v), Math.abs(v - 1)]));
        expect(toFace).toBeLessThan(1e-11);
        expect(linear.every((v) => v > -1e-11 && v < 1 + 1e-11)).toBe(true);
        expect(inSrgb({ l, c: c - 1e-9, h })).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('holds every 8-bit colour, which comes back unchanged', () => {
    fc.assert(
      fc.property(fc.record({ r: byte, g: byte, b: byte }), (color) => {
        const lch = toOklch(color);
        expect(inSrgb(lch)).toBe(true);
        expect(oklchToRgb(lch)).toEqual(color);
      }),
    );
  });

  it('is as far out as a fine scan from outside finds it, blue included', () => {
    const hues = [
      ...Array.from({ length: 36 }, (_, i) => i * 10),
      ...Array.from({ length: 30 }, (_, i) => 263.9 + i / 60),
    ];
    for (const h of hues) {
      for (let l = 0.05; l < 1; l += 0.07) {
        let scanned = 0.35;
        while (scanned > 0 && !oklabToLinear(oklchToOklab({ l, c: scanned, h })).every((v) => v >= 0 && v <= 1))
          scanned -= 2e-4;
        expect(maxChroma(l, h) - scanned, `${l} ${h}`).toBeGreaterThanOrEqual(-1e-9);
        expect(maxChroma(l, h) - scanned, `${l} ${h}`).toBeLessThan(2.1e-4);
      }
    }
    for (const hex of ['#0000ff', '#ff0000', '#00ff00', '#00ffff', '#ff00ff', '#ffff00']) {
      const { l, c, h } = toOklch(rgb(hex));
      expect(maxChroma(l, h)).toBeCloseTo(c, 5);
    }
  });

  it('is a point at black and white', () => {
    expect(maxChroma(0, 120)).toBe(0);
    expect(maxChroma(1, 120)).toBe(0);
  });
});
