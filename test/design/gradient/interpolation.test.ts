import ColorJs from 'colorjs.io';
import { interpolate as culoriInterpolate, formatHex, interpolatorLinear } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapIntoGamut } from '../../../src/color/gamut-map.ts';
import { type Rgb, rgb, toHex } from '../../../src/color/rgb.ts';
import { srgbEncode } from '../../../src/color/transfer.ts';
import { analyseGradient } from '../../../src/design/gradient/analyse.ts';
import { generateGradient } from '../../../src/design/gradient/generate.ts';
import { HUE_WALKS } from '../../../src/design/gradient/interpolation/hue.ts';
import {
  INTERPOLATION_IDS,
  INTERPOLATIONS,
  type InterpolationId,
  STRAIGHT_IDS,
} from '../../../src/design/gradient/interpolation/index.ts';
import { evenAgain, evenStops, ramp } from '../../../src/design/gradient/ramp.ts';
import { runs } from '../../size.ts';

const anyRgb = fc.record({ r: fc.nat(255), g: fc.nat(255), b: fc.nat(255) });
const steps = (colors: readonly string[], interpolation: InterpolationId, n: number) =>
  generateGradient({ colors: colors.map(rgb), steps: n, interpolation, easing: 'linear' }).colors.map(({ hex }) => hex);
const apart = (a: Rgb, b: Rgb): number => Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b));
const mappedBytes = (color: ColorJs): number[] => {
  const linear = color.to('srgb-linear').coords as unknown as [number, number, number];
  return mapIntoGamut(linear).map((v) => Math.round(255 * srgbEncode(v)));
};

describe('interpolations', () => {
  it('are straight, or go round a wheel in one of three ways', () => {
    const walks = Object.values(INTERPOLATIONS).map(({ walk }) => walk);
    expect(walks.filter((walk) => walk === undefined).length).toBeGreaterThanOrEqual(10);
    expect(walks.filter((walk) => walk !== undefined).length).toBeGreaterThanOrEqual(30);
  });

  it.each(INTERPOLATION_IDS)('%s begins and ends at the colours given, and passes those between', (id) => {
    fc.assert(
      fc.property(fc.array(anyRgb, { minLength: 2, maxLength: 5 }), (colors) => {
        const made = generateGradient({
          colors,
          steps: (colors.length - 1) * 4 + 1,
          interpolation: id,
          easing: 'linear',
        });
        expect(colors.map((_, i) => made.colors[i * 4]!.hex)).toEqual(colors.map(toHex));
      }),
      { numRuns: runs(40) },
    );
  });

  it.each(INTERPOLATION_IDS)('%s stays one colour between two that are the same, unless it goes the long way', (id) => {
    if (INTERPOLATIONS[id].walk === 'long') return;
    fc.assert(
      fc.property(anyRgb, (color) => {
        const middle = rgb(
          generateGradient({ colors: [color, color], steps: 3, interpolation: id, easing: 'linear' }).colors[1]!.hex,
        );
        expect(apart(middle, color)).toBeLessThanOrEqual(1);
      }),
      { numRuns: runs(40) },
    );
  });

  it.each(INTERPOLATION_IDS)('%s has a grey between two greys', (id) => {
    for (const hex of steps(['#000000', '#ffffff'], id, 9)) {
      const { r, g, b } = rgb(hex);
      expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThanOrEqual(1);
    }
  });

  const SHARED = {
    srgb: 'srgb',
    'srgb-linear': 'srgb-linear',
    'display-p3': 'p3',
    'xyz-d65': 'xyz-d65',
    lab: 'lab',
    luv: 'luv',
    oklab: 'oklab',
    jzazbz: 'jzazbz',
    ictcp: 'ictcp',
    hsl: 'hsl',
    hwb: 'hwb',
    lch: 'lch',
    oklch: 'oklch',
    hsv: 'hsv',
    lchuv: 'lchuv',
    hsluv: 'hsluv',
    okhsl: 'okhsl',
    okhsv: 'okhsv',
    jzczhz: 'jzczhz',
  };
  const HUES = { short: 'shorter', long: 'longer', increasing: 'increasing', decreasing: 'decreasing' } as const;
  const rows = STRAIGHT_IDS.flatMap((id) => {
    const { space, walk } = INTERPOLATIONS[id];
    const theirs = SHARED[space.id as keyof typeof SHARED];
    return theirs ? [[id, theirs, walk] as const] : [];
  });
  it.each(rows)('%s is what colorjs.io interpolates in %s, inside the gamut', (id, space, walk) => {
    // Pairs between which every way round stays inside sRGB, or nearly: what leaves it is compared where it comes back.
    const pairs = [
      ['#6a7f5c', '#7f5c6a'],
      ['#556b8f', '#8f7a55'],
      ['#907090', '#709080'],
      ['#808060', '#a08080'],
    ] as const;
    let compared = 0;
    for (const [from, to] of pairs) {
      const range = new ColorJs(from).range(to, { space, ...(walk ? { hue: HUES[walk] } : {}) });
      for (const t of [0.2, 0.4, 0.5, 0.6, 0.8]) {
        const theirs = (range(t) as unknown as ColorJs).to('srgb');
        if (!theirs.inGamut('srgb', { epsilon: 0 })) continue;
        const [r, g, b] = theirs.coords.map((v) => Math.round((v ?? 0) * 255)) as [number, number, number];
        const sample = ramp(evenStops([rgb(from), rgb(to)]), INTERPOLATIONS[id])(t);
        const ours = sample.linear.map((v) =>
          Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)),
        );
        expect(apart({ r: ours[0]!, g: ours[1]!, b: ours[2]! }, { r, g, b })).toBeLessThanOrEqual(1);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(4);
  });

  it('din99o and cubehelix are what culori interpolates', () => {
    const peers: [InterpolationId, 'dlab' | 'cubehelix'][] = [
      ['din99o', 'dlab'],
      ['cubehelix-short', 'cubehelix'],
    ];
    for (const [id, mode] of peers)
      for (const [from, to] of [
        ['#6a7f5c', '#7f5c6a'],
        ['#556b8f', '#8f7a55'],
        ['#305070', '#c0b090'],
      ] as const) {
        const peer = culoriInterpolate([from, to], mode, { use: interpolatorLinear } as never);
        const theirs = [0, 0.25, 0.5, 0.75, 1].map((t) => formatHex(peer(t)));
        for (const [i, hex] of steps([from, to], id, 5).entries())
          expect(apart(rgb(hex), rgb(theirs[i]!))).toBeLessThanOrEqual(2);
      }
  });

  it('walks round the wheel as CSS Color 4 says', () => {
    const cases: [keyof typeof HUE_WALKS, number, number, number][] = [
      ['short', 10, 350, -20],
      ['short', 350, 10, 20],
      ['short', 40, 100, 60],
      ['short', 0, 180, 180],
      ['long', 10, 350, 340],
      ['long', 40, 100, -300],
      ['long', 100, 40, 300],
      ['long', 60, 60, 360],
      ['increasing', 100, 40, 300],
      ['increasing', 40, 100, 60],
      ['increasing', 60, 60, 0],
      ['decreasing', 40, 100, -300],
      ['decreasing', 100, 40, -60],
    ];
    for (const [walk, from, to, turn] of cases) {
      const [a, b] = HUE_WALKS[walk].walk(from, to);
      expect([walk, from, to, b - a]).toEqual([walk, from, to, turn]);
    }
  });

  it('judges positions that an answer wrote to six decimals as the equal distances they were', () => {
    const colors = ['#9a6500', '#00bbb9', '#c08add', '#9a6500', '#123456', '#fefefe', '#ff0000'].map(rgb);
    for (const count of [3, 4, 7]) {
      const even = evenStops(colors.slice(0, count));
      const written = even.map(({ color, position }) => ({ color, position: Number(position.toFixed(6)) }));
      const judged = analyseGradient(written, 96, 'lch-long');
      expect(judged).toEqual({ ...analyseGradient(even, 96, 'lch-long'), stops: judged.stops });
      expect(judged.stops.map(({ position }) => position)).toEqual(written.map(({ position }) => position));
    }
    const uneven = [0, 0.33334, 1].map((position, i) => ({ color: colors[i]!, position }));
    expect(evenAgain(uneven)).toBe(uneven);
  });

  it('brings colours into the gamut as CSS Color 4 says', () => {
    const cases = [
      'oklch(0.7 0.3 150)',
      'oklch(0.5 0.35 30)',
      'oklch(0.9 0.2 320)',
      'oklch(0.3 0.25 265)',
      'oklch(0.8 0.25 95)',
    ];
    for (const text of cases) {
      const color = new ColorJs(text);
      const mapped = color
        .clone()
        .toGamut({ space: 'srgb', method: 'css' })
        .to('srgb')
        .coords.map((v) => Math.round((v ?? 0) * 255));
      const ours = mappedBytes(color);
      expect(
        apart({ r: ours[0]!, g: ours[1]!, b: ours[2]! }, { r: mapped[0]!, g: mapped[1]!, b: mapped[2]! }),
      ).toBeLessThanOrEqual(1);
    }
  });
});
