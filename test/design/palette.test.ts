import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ciede2000 } from '../../src/color/difference/ciede2000.ts';
import { toLabD65 } from '../../src/color/lab.ts';
import { contrastRatio, relativeLuminance } from '../../src/color/luminance.ts';
import { toOklch } from '../../src/color/oklab.ts';
import { rgb, toHex } from '../../src/color/rgb.ts';
import { evaluatePalette } from '../../src/design/palette/evaluate.ts';
import { paletteFromImage } from '../../src/design/palette/from-image.ts';
import { generatePalette, type PaletteSettings } from '../../src/design/palette/generate.ts';
import { PALETTE_METHOD_IDS, PALETTE_METHODS } from '../../src/design/palette/methods/index.ts';
import { peakOf } from '../../src/design/wheel/peak.ts';
import { WHEEL_IDS, WHEELS } from '../../src/design/wheel/wheels.ts';
import { rgbToHsl } from '../../src/exact/hsl.ts';
import { counterRandom } from '../../src/exact/random/counter-random.ts';
import { swatchStrip } from '../../src/image/strip.ts';
import { sized } from '../size.ts';

const settings = (given: Partial<PaletteSettings>): PaletteSettings => ({
  method: 'triadic',
  hue: 210,
  saturation: 0.7,
  lightness: 0.55,
  count: 5,
  seed: 7,
  wheel: 'hsl',
  ...given,
});
const make = (given: Partial<PaletteSettings>) => generatePalette(settings(given)).colors.map(({ hex }) => rgb(hex));
const hexes = (given: Partial<PaletteSettings>) => make(given).map(toHex);
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

describe('random numbers', () => {
  it('are those that any machine computes', () => {
    const words = [0, 1, 2, 1000].map((i) => Math.round(counterRandom(42)(i) * 2 ** 32));
    // Computed with 32-bit integers in Python from the published constants of lowbias32.
    expect(words).toEqual(RANDOM_WORDS);
  });
  it('differ by seed, also beyond 32 bits and below 0, and by stream', () => {
    const firsts = [0, 1, -1, 2 ** 32, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER].map((seed) =>
      counterRandom(seed)(0),
    );
    expect(new Set([...firsts, counterRandom(0, 1)(0)]).size).toBe(firsts.length + 1);
  });
});
const RANDOM_WORDS = [1175694041, 1509056469, 3284404412, 302892953];

describe('palette methods', () => {
  it('are those of the library, and more', () => {
    expect(PALETTE_METHOD_IDS.length).toBeGreaterThanOrEqual(16);
    expect(
      Object.values(PALETTE_METHODS)
        .filter((m) => m.in_library)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['analogous', 'complementary', 'golden_ratio', 'monochromatic', 'random', 'tetradic', 'triadic']);
  });

  it.each(PALETTE_METHOD_IDS)('%s makes any number of colours, the same for the same seed', (method) => {
    // Categories are searched for, which takes long for many.
    for (const count of method === 'qualitative' ? sized([1, 2, 5, 17, 64], [1, 2, 5, 9]) : [1, 2, 5, 17, 64]) {
      const colors = hexes({ method, count });
      expect(colors).toHaveLength(count);
      expect(hexes({ method, count })).toEqual(colors);
    }
    expect(PALETTE_METHODS[method].id).toBe(method);
  });

  it.each(PALETTE_METHOD_IDS)('%s takes every hue, saturation and lightness', (method) => {
    for (const hue of [0, 359.99, 360])
      for (const saturation of [0, 1])
        for (const lightness of [0, 1]) expect(make({ method, hue, saturation, lightness, count: 3 })).toHaveLength(3);
  });

  it('has the bytes of its seeds', () => {
    const simple = PALETTE_METHOD_IDS.filter((m) => PALETTE_METHODS[m].family !== 'data');
    const all = simple.flatMap((method) =>
      [1, 2, 3].map((seed) => JSON.stringify(hexes({ method, hue: undefined, seed, count: 12 }))),
    );
    expect(hash(all.join())).toBe(GOLDEN);
  });

  it('has no hue where it begins with a grey', () => {
    for (const method of ['triadic', 'qualitative'] as const)
      expect(generatePalette({ method, wheel: 'hsl', color: rgb('#808080'), count: 3, seed: 1 }).hue).toBeNull();
  });

  it('chooses a hue from the seed, which means the same when it is sent back', () => {
    const chosen = generatePalette(settings({ hue: undefined, seed: 99 }));
    expect(generatePalette(settings({ hue: chosen.hue!, seed: 99 }))).toEqual(chosen);
    const hues = new Set([1, 2, 3, 4, 5].map((seed) => generatePalette(settings({ hue: undefined, seed })).hue));
    expect(hues.size).toBe(5);
  });

  it('goes round its hues in laps that are deep, light and soft in turn', () => {
    const colors = make({ method: 'complementary', count: 8, lightness: 0.5, saturation: 0.8 }).map(rgbToHsl);
    for (const [i, { h }] of colors.entries()) expect(Math.abs(h - [210, 30][i % 2]!)).toBeLessThan(2.5);
    const [own, deep, light, soft] = [0, 2, 4, 6].map((i) => colors[i]!);
    expect(own!.l).toBeCloseTo(0.5, 2);
    expect(own!.s).toBeCloseTo(0.8, 2);
    expect(deep!.l).toBeLessThan(0.35);
    expect(light!.l).toBeGreaterThan(0.65);
    expect(soft!.s).toBeLessThan(0.6);
  });

  const BEYOND = PALETTE_METHOD_IDS.filter((method) => method !== 'qualitative' && !method.startsWith('map_'));
  const NEAR = ['monochromatic', 'analogous', 'sequential'];
  /** These run over all lightnesses, because lightness is what they show. */
  const RAMPS = ['sequential', 'diverging'];
  it.each(BEYOND)('%s: no two of eight colours are near each other, within the lightness that was sent', (method) => {
    const least = NEAR.includes(method) ? 7 : 12;
    for (const wheel of WHEEL_IDS)
      for (const given of [{}, { lightness: 0.55 }, { lightness: 0.4 }, { lightness: 0.7 }, { saturation: 0.5 }])
        for (let seed = 0; seed < sized(40, 4); seed += 1) {
          const { colors } = generatePalette({ method, wheel, seed, count: 8, ...given });
          const list = colors.map(({ hex }) => rgb(hex));
          const labs = list.map(toLabD65);
          const nearest = Math.min(...labs.flatMap((x, i) => labs.slice(i + 1).map((y) => ciede2000(x, y))));
          expect([wheel, given, seed, nearest >= least]).toEqual([wheel, given, seed, true]);
          const wanted = given.lightness;
          if (wanted === undefined || RAMPS.includes(method)) continue;
          const off = Math.max(...list.map((color) => Math.abs(WHEELS[wheel].fromRgb(color).l - wanted)));
          expect([wheel, given, seed, off <= 0.255]).toEqual([wheel, given, seed, true]);
        }
  });

  it('is as vivid on the wheel of OKLCH as on that of HSL', () => {
    const chroma = (wheel: (typeof WHEEL_IDS)[number]): number => {
      const shares = Array.from({ length: 72 }, (_, i) => {
        const { c, h } = toOklch(WHEELS[wheel].toRgb({ h: 5 * i, s: 0.7, l: 0.55 }));
        return c / peakOf(h).c;
      });
      return shares.reduce((sum, share) => sum + share, 0) / shares.length;
    };
    expect(chroma('oklch') / chroma('hsl')).toBeGreaterThan(0.97);
  });

  it('has a colour that was sent, byte for byte, and tells where it stands', () => {
    for (const wheel of WHEEL_IDS)
      for (const hex of sized(['#0b5fff', '#7a3b12', '#e8f0c4', '#808080'], ['#0b5fff', '#808080'])) {
        for (const method of PALETTE_METHOD_IDS.filter((id) => !/diverging|cyclic/.test(id))) {
          const made = generatePalette({ method, wheel, seed: 3, count: 6, color: rgb(hex) });
          const found = made.colors.map((color) => color.hex);
          expect([method, found.includes(hex), made.color]).toEqual([method, true, hex]);
          if (PALETTE_METHODS[method].family !== 'tonal' && !method.endsWith('sequential')) expect(found[0]).toBe(hex);
        }
        const { hue, saturation, lightness } = generatePalette({
          method: 'triadic',
          wheel,
          seed: 3,
          count: 3,
          color: rgb(hex),
        });
        const back = WHEELS[wheel].toRgb({ h: hue!, s: saturation!, l: lightness! });
        expect(
          Math.abs(back.r - rgb(hex).r) + Math.abs(back.g - rgb(hex).g) + Math.abs(back.b - rgb(hex).b),
        ).toBeLessThan(12);
      }
  });

  it('turns by the golden angle', () => {
    const hues = make({ method: 'golden_ratio', hue: 0, count: 4, saturation: 1, lightness: 0.5 }).map(
      (c) => rgbToHsl(c).h,
    );
    for (const [i, hue] of hues.entries()) expect(hue).toBeCloseTo((i * 137.50776405) % 360, 0);
  });

  it('keeps the colour asked for among one hue in many lightnesses', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 64 }), fc.double({ min: 0, max: 1, noNaN: true }), (count, lightness) => {
        const colors = hexes({ method: 'monochromatic', count, lightness });
        expect(colors).toContain(hexes({ method: 'monochromatic', count: 1, lightness })[0]);
        const ls = colors.map((c) => relativeLuminance(rgb(c)));
        expect([...ls].sort((a, b) => a - b)).toEqual(ls);
      }),
    );
  });

  it('lets lightness fall along a sequence in even steps, and rise and fall about a middle', () => {
    const l = (method: 'sequential' | 'diverging', count: number) => make({ method, count }).map((c) => toOklch(c).l);
    const ls = l('sequential', 9);
    expect([...ls].sort((a, b) => b - a)).toEqual(ls);
    const labs = make({ method: 'sequential', count: 9 }).map(toLabD65);
    const steps = labs.slice(1).map((lab, i) => ciede2000(lab, labs[i]!));
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.3);
    for (let hue = 0; hue < 360; hue += 10) {
      const dark = toOklch(make({ method: 'sequential', count: 9, hue }).at(-1)!);
      expect([hue, dark.c >= 0.06, dark.l < 0.41]).toEqual([hue, true, true]);
    }
    const two = make({ method: 'diverging', count: 9 }).map(toOklch);
    expect(two[4]!.l).toBeCloseTo(0.97, 2);
    expect(two[4]!.c).toBeLessThan(0.01);
    for (let i = 0; i < 4; i += 1) expect(two[i]!.l).toBeCloseTo(two[8 - i]!.l, 1);
    expect(Math.abs(two[0]!.h - two[8]!.h)).toBeCloseTo(180, -1);
  });
});

const GOLDEN = 'aa72fe8eb6d435a7';

describe('evaluate', () => {
  const palette = ['#0b3d91', '#ffcc00', '#f4f4f4', '#d7263d'].map(rgb);
  const result = evaluatePalette(palette);

  it('gives scores that can be computed again from its numbers', () => {
    const { harmony, contrast, accessibility } = result;
    const best = contrast.best_pair!.ratio;
    expect(result.score).toBeCloseTo((harmony.score! + contrast.score! + accessibility.score!) / 3, 4);
    expect(harmony.score).toBeCloseTo((1 - harmony.residual! / 30) * (0.6 + 0.4 * harmony.coverage!), 3);
    expect(contrast.score).toBeCloseTo(
      0.45 * Math.min(1, Math.log(best) / Math.log(12)) +
        0.35 * Math.min(1, contrast.share_aa! / 0.4) +
        0.2 * Math.min(1, contrast.share_aa_large! / 0.55),
      3,
    );
    expect(accessibility.score).toBeCloseTo(
      0.65 * Math.min(1, accessibility.min_delta_e_any_deficiency! / 12) +
        0.35 * Math.min(1, Math.log(best) / Math.log(7)),
      3,
    );
  });

  it('lists every pair with its ratio', () => {
    expect(result.contrast.pairs).toHaveLength(6);
    for (const { a, b, ratio, aa, aa_large, aaa } of result.contrast.pairs) {
      const exact = contrastRatio(rgb(a), rgb(b));
      expect(Math.abs(exact - ratio)).toBeLessThan(1.01e-4);
      expect([aa, aa_large, aaa]).toEqual([exact >= 4.5, exact >= 3, exact >= 7]);
    }
    expect(result.contrast.best_pair!.ratio).toBe(Math.max(...result.contrast.pairs.map(({ ratio }) => ratio)));
    expect(result.contrast.worst_pair!.ratio).toBe(Math.min(...result.contrast.pairs.map(({ ratio }) => ratio)));
  });

  it('names the pair that is hardest to tell apart in each view', () => {
    const confusing = evaluatePalette(['#d7263d', '#6b8e23', '#0b3d91'].map(rgb));
    const [normal, , deutan] = confusing.accessibility.separation;
    expect(deutan!.view).toBe('machado2009-deutan');
    expect(deutan!.worst_pair).toEqual(['#d7263d', '#6b8e23']);
    expect(deutan!.min_delta_e!).toBeLessThan(normal!.min_delta_e! / 2);
  });

  it('has nothing to compare in one colour', () => {
    expect(evaluatePalette([rgb('#336699')])).toMatchObject({
      score: null,
      harmony: { score: null, method: null },
      contrast: { score: null, pairs: [], best_pair: null, share_aa: null, share_aa_large: null, readable_on_white: 1 },
      accessibility: {
        score: null,
        min_delta_e_any_deficiency: null,
        separation: [{ min_delta_e: null }, {}, {}, {}, {}],
      },
    });
  });
});

describe('from an image', () => {
  it('finds the bands of a picture, with their shares', () => {
    const image = swatchStrip(['#d7263d', '#d7263d', '#0b3d91'].map(rgb), 90, 10).toString('base64');
    const { width, height, colors } = paletteFromImage(image, 5, 1500);
    expect([width, height, colors.map(({ hex, share }) => [hex, share])]).toEqual([
      90,
      10,
      [
        ['#d7263d', 0.666667],
        ['#0b3d91', 0.333333],
      ],
    ]);
  });
});
