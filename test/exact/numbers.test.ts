import { converter } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxChroma } from '../../src/color/gamut.ts';
import { LINEAR_8BIT } from '../../src/color/linear-8bit.ts';
import { contrastRatio, floorRatio, relativeLuminance } from '../../src/color/luminance.ts';
import { oklabToLinear, oklchToOklab, toOklab } from '../../src/color/oklab.ts';
import { fromLinear } from '../../src/color/transfer.ts';
import { degreesOf } from '../../src/exact/angle.ts';
import { cubeRoot } from '../../src/exact/cube-root.ts';
import { largestChroma } from '../../src/exact/gamut.ts';
import { cosineOf, sineOf, wrapHue } from '../../src/exact/hue.ts';
import { HUE_BANDS } from '../../src/exact/hue-band.ts';
import { luminanceOf, ratioUnits, unitsAtLeast, unitsAtMost } from '../../src/exact/luminance.ts';
import { isInside, oklabOf, packOklab, packOklch } from '../../src/exact/oklab.ts';
import { bandOf, chromaticHue, hueBandOf } from '../../src/exact/packed-hue.ts';
import { channelOf } from '../../src/exact/transfer.ts';
import published from './linear-8bit.json' with { type: 'json' };

const packed = fc.integer({ min: 0, max: 0xffffff });
const unpack = (color: number) => ({ r: color >>> 16, g: (color >>> 8) & 255, b: color & 255 });
const unit = fc.double({ min: 0, max: 1, noNaN: true });

describe('transfer', () => {
  it('has the published values to the last bit', () => expect([...LINEAR_8BIT]).toEqual(published.linear));
  it('rounds to the channel value that the curve rounds to', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.2, max: 1.2, noNaN: true }), (v) => channelOf(v) === fromLinear([v, 0, 0]).r),
    );
    for (let v = 0; v < 256; v += 1) expect(channelOf(LINEAR_8BIT[v]!)).toBe(v);
  });
});

describe('cube root, angle and hue', () => {
  it('agree with the functions of the platform', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-6, max: 1, noNaN: true }),
        (x) => Math.abs(cubeRoot(x) / Math.cbrt(x) - 1) < 1e-13,
      ),
    );
    expect(cubeRoot(0)).toBeLessThan(1e-13);
    const side = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(side, side, (x, y) => {
        fc.pre(Math.abs(x) > 1e-9 || Math.abs(y) > 1e-9);
        const angle = (Math.atan2(y, x) * 180) / Math.PI;
        const difference = Math.abs(degreesOf(x, y) - (angle < 0 ? angle + 360 : angle));
        return Math.min(difference, 360 - difference) < 1e-9;
      }),
    );
    for (let tenths = 0; tenths < 3600; tenths += 1) {
      expect(cosineOf(tenths)).toBeCloseTo(Math.cos((tenths * Math.PI) / 1800), 11);
      expect(sineOf(tenths)).toBeCloseTo(Math.sin((tenths * Math.PI) / 1800), 11);
    }
    expect([wrapHue(-1), wrapHue(3600), wrapHue(7205)]).toEqual([3599, 0, 5]);
  });
  it('point along the axes', () =>
    expect([degreesOf(1, 0), degreesOf(0, 1), degreesOf(-1, 0), degreesOf(0, -1), degreesOf(0, 0)]).toEqual([
      0, 90, 180, 270, 0,
    ]));
});

describe('Oklab', () => {
  const out = new Float64Array(3);
  const culori = converter('oklab');
  it('is that of the service and of culori', () =>
    fc.assert(
      fc.property(packed, (color) => {
        oklabOf(color, out);
        const [l, a, b] = toOklab(unpack(color));
        const { r, g, b: blue } = unpack(color);
        const other = culori({ mode: 'rgb', r: r / 255, g: g / 255, b: blue / 255 });
        expect(Math.max(Math.abs(out[0]! - l), Math.abs(out[1]! - a), Math.abs(out[2]! - b))).toBeLessThan(1e-12);
        expect(
          Math.max(Math.abs(out[0]! - other.l), Math.abs(out[1]! - other.a), Math.abs(out[2]! - other.b)),
        ).toBeLessThan(2e-6);
      }),
    ));
  it('returns to the 8-bit colour', () =>
    fc.assert(
      fc.property(packed, (color) => {
        oklabOf(color, out);
        return packOklab(out[0]!, out[1]!, out[2]!) === color;
      }),
    ));
  it('clips and rounds like the service', () =>
    fc.assert(
      fc.property(unit, fc.double({ min: 0, max: 0.35, noNaN: true }), fc.nat(3599), (l, c, tenths) => {
        const { r, g, b } = fromLinear(oklabToLinear(oklchToOklab({ l, c, h: tenths / 10 })));
        expect(unpack(packOklch(l, c, tenths))).toEqual({ r, g, b });
      }),
    ));
  it('knows what is inside sRGB', () => {
    expect([isInside(0.5, 0, 0), isInside(0.5, 0.3, 0.3), isInside(1.1, 0, 0)]).toEqual([true, false, false]);
  });
  it('finds the largest chroma between its entries', () => {
    for (let h = 0; h < 3600; h += 37)
      for (let k = 1; k < 128; k += 5) {
        const [near, exact] = [largestChroma(k / 128, h), maxChroma(k / 128, h / 10)];
        // Around the blue corner the edge of sRGB is far from straight between two degrees.
        expect(Math.abs(near - exact)).toBeLessThan(0.012);
        if (h % 10 === 0) expect(exact - near).toBeLessThan(1.01e-4);
      }
    expect([largestChroma(0, 5), largestChroma(1, 3599)]).toEqual([0, 0]);
  });
});

describe('contrast in ten-thousandths', () => {
  it('is the ratio of the service, cut', () =>
    fc.assert(
      fc.property(packed, packed, (x, y) => {
        expect(luminanceOf(x)).toBe(relativeLuminance(unpack(x)));
        expect(ratioUnits(luminanceOf(x), luminanceOf(y)) / 1e4).toBe(floorRatio(contrastRatio(unpack(x), unpack(y))));
      }),
    ));
  it('turns a bound into the first or last whole number that meets it', () =>
    fc.assert(
      fc.property(fc.double({ min: 0, max: 21, noNaN: true }), (bound) => {
        const [least, most] = [unitsAtLeast(bound), unitsAtMost(bound)];
        return least / 1e4 >= bound && (least - 1) / 1e4 < bound && most / 1e4 <= bound && (most + 1) / 1e4 > bound;
      }),
    ));
  it('takes the decimals people write as they are', () => {
    for (let units = 10_000; units <= 210_000; units += 1) {
      if (unitsAtLeast(units / 1e4) !== units || unitsAtMost(units / 1e4) !== units) expect.fail(String(units / 1e4));
    }
  });
});

describe('hues', () => {
  it('has one band for every hue, closed below and open above', () => {
    for (const [i, { from }] of HUE_BANDS.entries()) {
      expect(hueBandOf(from)).toBe(i);
      expect(hueBandOf(from - 1e-9)).toBe((i + 7) % 8);
    }
    expect([hueBandOf(0), hueBandOf(359.9), hueBandOf(-1)]).toEqual([0, 0, -1]);
    for (let color = 0; color < 1 << 24; color += 97) {
      if (bandOf(color) !== hueBandOf(chromaticHue(color))) expect(bandOf(color)).toBe(hueBandOf(chromaticHue(color)));
    }
  });
  it('gives greys no hue', () => {
    expect([0x000000, 0x808080, 0xffffff, 0x828180].map(chromaticHue)).toEqual([-1, -1, -1, -1]);
    expect(chromaticHue(0xff0000)).toBe(0);
    expect(chromaticHue(0x3344ff)).toBeGreaterThan(200);
  });
});
