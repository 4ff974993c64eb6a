import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oklabDistance, toOklab } from '../../src/color/oklab.ts';
import { rgb, toHex } from '../../src/color/rgb.ts';
import { quantise } from '../../src/image/quantise/quantise.ts';
import { runs } from '../size.ts';

const picture = (colors: readonly (readonly number[])[]) => ({
  width: colors.length,
  height: 1,
  data: Uint8ClampedArray.from(colors.flatMap(([r, g, b, a = 255]) => [r!, g!, b!, a])),
});
const hexes = (colors: readonly (readonly number[])[], count: number) =>
  quantise(picture(colors), count).map(({ color }) => toHex(color));

describe('quantise', () => {
  it('answers the colours of a picture that has no more than asked for, the most frequent first', () => {
    const [a, b, c] = [
      [119, 119, 119],
      [120, 120, 120],
      [215, 38, 61],
    ];
    expect(quantise(picture([a, b, b, c, c, c]), 5)).toEqual([
      { color: { r: 215, g: 38, b: 61 }, share: 0.5 },
      { color: { r: 120, g: 120, b: 120 }, share: 2 / 6 },
      { color: { r: 119, g: 119, b: 119 }, share: 1 / 6 },
    ]);
  });

  it('does not see what is transparent, and sees half of what is half so', () => {
    expect(
      quantise(
        picture([
          [255, 0, 0, 0],
          [0, 0, 255, 51],
          [0, 255, 0, 204],
        ]),
        3,
      ),
    ).toEqual([
      { color: { r: 0, g: 255, b: 0 }, share: 0.8 },
      { color: { r: 0, g: 0, b: 255 }, share: 0.2 },
    ]);
    expect(() => quantise(picture([[1, 2, 3, 0]]), 3)).toThrow(/fully transparent/);
  });

  it('finds clusters where they are', () => {
    const centres = ['#b04030', '#3060a0', '#e0d060', '#207040'].map(rgb);
    const noise = (i: number) => ((i * 2654435761) >>> 24) % 9;
    const pixels = Array.from({ length: 8000 }, (_, i) => {
      // Four tenths of the first, then three, two and one.
      const { r, g, b } = centres[[4, 7, 9, 10].findIndex((end) => i % 10 < end)]!;
      return [r + noise(i) - 4, g + noise(i + 99) - 4, b + noise(i + 7777) - 4];
    });
    const found = quantise(picture(pixels), 4);
    expect(found.map(({ share }) => Math.round(share * 10))).toEqual([4, 3, 2, 1]);
    for (const [i, { color }] of found.entries())
      expect(oklabDistance(toOklab(color), toOklab(centres[i]!))).toBeLessThan(0.01);
  });

  it('answers as many as asked for where there are enough, shares adding up to 1, in any order of pixels', () => {
    const pixel = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));
    fc.assert(
      fc.property(
        fc.uniqueArray(pixel, { minLength: 40, maxLength: 400, selector: String }),
        fc.integer({ min: 1, max: 32 }),
        (colors, count) => {
          const found = quantise(picture(colors), count);
          expect(found.length).toBeLessThanOrEqual(count);
          expect(found.length).toBeGreaterThanOrEqual(Math.ceil(count / 2));
          expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
          expect(hexes([...colors].reverse(), count)).toEqual(found.map(({ color }) => toHex(color)));
        },
      ),
      { numRuns: runs(40) },
    );
  });

  it('stays exact up to 4,096 colours and near beyond', () => {
    const many = (n: number) => Array.from({ length: n }, (_, i) => [i & 255, (i >> 4) & 255, (i * 7) & 255]);
    expect(hexes(many(4096), 1)).toHaveLength(1);
    const [few, lots] = [hexes(many(4096), 1)[0]!, hexes([...many(4096), [255, 255, 255], [254, 255, 255]], 1)[0]!];
    expect(oklabDistance(toOklab(rgb(few)), toOklab(rgb(lots)))).toBeLessThan(0.004);
  });
});
