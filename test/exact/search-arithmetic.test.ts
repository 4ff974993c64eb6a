import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LABS, labsOf } from '../../src/accessibility/vision/views.ts';
import { ciede2000 } from '../../src/color/difference/ciede2000.ts';
import { maxChroma } from '../../src/color/gamut.ts';
import { toLabD65 } from '../../src/color/lab.ts';
import { LINEAR_8BIT } from '../../src/color/linear-8bit.ts';
import { toOklab } from '../../src/color/oklab.ts';
import type { Rgb } from '../../src/color/rgb.ts';
import { differenceAt } from '../../src/exact/difference.ts';
import * as elementary from '../../src/exact/elementary.ts';
import { chromaLimit, fitOklch } from '../../src/exact/fit.ts';
import { oklabOf, searchOklabOf } from '../../src/exact/oklab.ts';
import { runs } from '../size.ts';

const packed = fc.integer({ min: 0, max: 2 ** 24 - 1 });
const unpack = (p: number): Rgb => ({ r: p >>> 16, g: (p >>> 8) & 255, b: p & 255 });
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('elementary functions against those of the engine', () => {
  it('exp and tanh', () =>
    fc.assert(
      fc.property(number(-30, 30), (x) => {
        expect(elementary.exp(x) / Math.exp(x)).toBeCloseTo(1, 13);
        expect(elementary.tanh(x)).toBeCloseTo(Math.tanh(x), 13);
      }),
    ));
  it('log, cube root and power', () =>
    fc.assert(
      fc.property(number(1e-6, 130), (x) => {
        expect(elementary.log(x)).toBeCloseTo(Math.log(x), 12);
        expect(elementary.cbrt(x) / Math.cbrt(x)).toBeCloseTo(1, 13);
        expect(elementary.power(x, 1.07) / x ** 1.07).toBeCloseTo(1, 12);
      }),
    ));
  it('cosine, sine and direction', () =>
    fc.assert(
      fc.property(number(-1000, 1000), (degrees) => {
        const [cos, sin] = elementary.cosSin(degrees);
        expect(cos).toBeCloseTo(Math.cos((degrees * Math.PI) / 180), 12);
        expect(sin).toBeCloseTo(Math.sin((degrees * Math.PI) / 180), 12);
        const turned = elementary.direction(sin, cos) - degrees;
        expect(Math.abs(turned - 360 * Math.round(turned / 360))).toBeLessThan(1e-9);
      }),
    ));
});

describe('a difference that is asked for below a ceiling', () => {
  it('is the difference where it is below it, and not below it elsewhere; without one it is the same both ways', () =>
    fc.assert(
      fc.property(packed, packed, number(0, 1.5), fc.integer({ min: 0, max: LABS / 4 - 1 }), (x, y, part, view) => {
        const labs = new Float64Array(2 * LABS);
        labsOf(x, labs, 0);
        labsOf(y, labs, LABS);
        const [i, j] = [4 * view, LABS + 4 * view];
        const difference = differenceAt(labs, i, labs, j);
        expect(differenceAt(labs, j, labs, i)).toBe(difference);
        for (const ceiling of [part * difference, difference, difference * (1 + 1e-15), 60]) {
          const found = differenceAt(labs, i, labs, j, ceiling);
          if (difference < ceiling) expect(found).toBe(difference);
          else expect(found).toBeGreaterThanOrEqual(ceiling);
        }
      }),
      { numRuns: runs(1000) },
    ));
});

describe('colours', () => {
  it('keeps linear light away from the borders of its grid', () => {
    for (const v of LINEAR_8BIT) {
      const scaled = v * 2 ** 36;
      expect(Math.abs(scaled - Math.floor(scaled) - 0.5)).toBeGreaterThan(1e-4);
    }
  });
  it('agrees with Oklab and returns every colour', () =>
    fc.assert(
      fc.property(packed, (p) => {
        const lab = new Float64Array(3);
        const record = new Float64Array(3);
        searchOklabOf(p, lab);
        oklabOf(p, record);
        toOklab(unpack(p)).forEach((v, i) => {
          expect(lab[i]!).toBeCloseTo(v, 9);
          expect(record[i]!).toBeCloseTo(v, 12);
        });
        const chroma = Math.sqrt(lab[1]! ** 2 + lab[2]! ** 2);
        expect(fitOklch(lab[0]!, chroma, elementary.direction(lab[2]!, lab[1]!))).toBe(p);
      }),
      { numRuns: runs(500) },
    ));
  it('finds the edge of the gamut', () =>
    fc.assert(
      fc.property(number(0.15, 0.98), number(0, 360), (l, h) => {
        expect(Math.abs(chromaLimit(l, h) - maxChroma(l, h))).toBeLessThan(2e-3);
      }),
    ));
  it('agrees with CIEDE2000', () =>
    fc.assert(
      fc.property(packed, packed, (x, y) => {
        const labs = new Float64Array(2 * LABS);
        labsOf(x, labs, 0);
        labsOf(y, labs, LABS);
        const expected = ciede2000(toLabD65(unpack(x)), toLabD65(unpack(y)));
        expect(Math.abs(differenceAt(labs, 0, labs, LABS) - expected)).toBeLessThan(1e-5);
      }),
      { numRuns: runs(1000) },
    ));
});
