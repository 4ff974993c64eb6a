import { describe, expect, it } from 'vitest';
import { toOklch } from '../../../src/color/oklab.ts';
import { type Rgb, rgb, toHex } from '../../../src/color/rgb.ts';
import { generateGradient } from '../../../src/design/gradient/generate.ts';
import { INTERPOLATION_IDS, type InterpolationId } from '../../../src/design/gradient/interpolation/index.ts';
import { schemeColors } from '../../../src/design/gradient/schemes/colors.ts';
import { GRADIENT_SCHEME_IDS, GRADIENT_SCHEMES } from '../../../src/design/gradient/schemes/index.ts';
import { COMPLEXITIES, COMPLEXITY_IDS } from '../../../src/design/gradient/schemes/scheme.ts';
import { sized } from '../../size.ts';

const steps = (colors: readonly string[], interpolation: InterpolationId, n: number) =>
  generateGradient({ colors: colors.map(rgb), steps: n, interpolation, easing: 'linear' }).colors.map(({ hex }) => hex);

describe('generate', () => {
  it('counts what was brought into sRGB, and says when an easing was held', () => {
    const made = (easing: 'linear' | 'back-out') =>
      generateGradient({ colors: ['#0000ff', '#ffff00'].map(rgb), steps: 64, interpolation: 'oklch-short', easing });
    expect(made('linear')).toMatchObject({ clamped: false, gamut_mapped: expect.any(Number) });
    expect(made('linear').gamut_mapped).toBeGreaterThan(10);
    expect(made('back-out').clamped).toBe(true);
    expect(made('back-out').colors.at(-1)!.hex).toBe('#ffff00');
  });

  it.each(INTERPOLATION_IDS)('%s turns nothing white between strong colours', (id) => {
    const strong = ['#0000ff', '#ffff00', '#ff0000', '#00ff00', '#00ffff', '#ff00ff'];
    const isWhite = (hex: string): boolean => {
      const { r, g, b } = rgb(hex);
      return Math.min(r, g, b) >= 250;
    };
    const white = strong.flatMap((from) =>
      strong.filter((to) => to !== from && steps([from, to], id, 17).some(isWhite)).map((to) => [from, to]),
    );
    expect(white).toEqual([]);
  });

  it('keeps chroma where sRGB dips to grey', () => {
    const chroma = (id: InterpolationId) => toOklch(rgb(steps(['#0000ff', '#ffff00'], id, 3)[1]!)).c;
    expect(chroma('srgb')).toBeLessThan(0.02);
    expect(chroma('oklab')).toBeGreaterThan(0.05);
    expect(chroma('oklch-short')).toBeGreaterThan(0.12);
  });

  it('places samples by the easing', () => {
    const linear = steps(['#000000', '#ffffff'], 'srgb', 101);
    const eased = generateGradient({
      colors: ['#000000', '#ffffff'].map(rgb),
      steps: 11,
      interpolation: 'srgb',
      easing: 'quad-in',
    });
    expect(eased.colors[5]!.hex).toBe(linear[25]);
  });
});

describe('schemes', () => {
  it('are eighteen', () => expect(GRADIENT_SCHEME_IDS).toHaveLength(18));

  it.each(GRADIENT_SCHEME_IDS)('%s has as many stops as its complexity says, the same for the same seed', (method) => {
    for (const complexity of COMPLEXITY_IDS)
      for (let seed = 0; seed < sized(12, 3); seed += 1) {
        const { colors } = schemeColors({ method, complexity, seed });
        const { from, to } = COMPLEXITIES[complexity];
        expect(colors.length).toBeGreaterThanOrEqual(from);
        expect(colors.length).toBeLessThanOrEqual(Math.max(to, GRADIENT_SCHEMES[method].least));
        expect(schemeColors({ method, complexity, seed }).colors).toEqual(colors);
        expect(new Set(colors.map(toHex)).size).toBeGreaterThan(1);
      }
  });

  it('are what they say', () => {
    const of = (method: (typeof GRADIENT_SCHEME_IDS)[number], count = 9) =>
      GRADIENT_SCHEMES[method].stops(200, count, () => 0.5);
    expect(of('monochrome').every(({ h }) => h === 200)).toBe(true);
    expect(of('sequential').map(({ l }) => l)).toEqual([...of('sequential').map(({ l }) => l)].sort((a, b) => b - a));
    expect(of('diverging')[4]).toMatchObject({ l: expect.closeTo(0.97, 6), c: 0 });
    expect(of('cyclic').at(-1)).toEqual(of('cyclic')[0]);
    expect(of('metallic').every(({ c }) => c < 0.06)).toBe(true);
    expect(new Set(of('triadic').map(({ h }) => h))).toEqual(new Set([200, 320, 80]));
    expect(of('rainbow').every(({ l, c }) => Math.abs(l - 0.7) < 1e-9 && Math.abs(c - 0.15) < 1e-9)).toBe(true);
  });

  const SEEDS = Array.from({ length: sized(40, 6) }, (_, seed) => seed);
  const WITH_HUE = 0.03;
  const apartInHue = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);
  /** Degrees by which a hue is beside the shorter arc between two others. */
  const besideArc = (h: number, from: number, to: number): number => {
    const arc = apartInHue(from, to);
    const inside = Math.abs(apartInHue(h, from) + apartInHue(h, to) - arc) < 1e-6;
    return inside ? 0 : Math.min(apartInHue(h, from), apartInHue(h, to));
  };
  /** How far a gradient leaves the arcs between its stops, where it has a hue. */
  const foreignHue = (colors: readonly Rgb[], interpolation: InterpolationId): number => {
    const per = 32;
    const made = generateGradient({ colors, steps: per * (colors.length - 1) + 1, interpolation, easing: 'linear' });
    const lchs = colors.map(toOklch);
    return Math.max(
      ...made.colors.map(({ hex }, i) => {
        const { c, h } = toOklch(rgb(hex));
        if (c < WITH_HUE) return 0;
        const at = Math.min(colors.length - 2, Math.floor(i / per));
        const ends = [lchs[at]!, lchs[at + 1]!].filter((stop) => stop.c >= WITH_HUE);
        return ends.length === 0 ? 0 : besideArc(h, ends[0]!.h, ends.at(-1)!.h);
      }),
    );
  };
  it.each(GRADIENT_SCHEME_IDS)('%s stays within 15 degrees of the shorter arc between neighbouring stops', (method) => {
    for (const interpolation of ['oklch-short', 'oklab'] as const)
      for (const complexity of COMPLEXITY_IDS)
        for (const seed of SEEDS) {
          const { colors } = schemeColors({ method, complexity, seed });
          expect([complexity, seed, foreignHue(colors, interpolation) <= 15]).toEqual([complexity, seed, true]);
        }
  });
  it.each(['complementary', 'diverging', 'temperature'] as const)(
    '%s passes a grey that has no hue, in any interpolation that is sent',
    (method) => {
      for (const complexity of COMPLEXITY_IDS)
        for (const seed of SEEDS) {
          const { colors } = schemeColors({ method, complexity, seed });
          expect(colors.length % 2).toBe(1);
          const { r, g, b } = colors[(colors.length - 1) / 2]!;
          expect([r, g]).toEqual([b, b]);
          // Two stops of one hue are a whole turn apart on the longer way: that is asked for only with three stops.
          const longer: readonly InterpolationId[] = colors.length === 3 ? ['oklch-long', 'oklch-increasing'] : [];
          for (const interpolation of ['oklab', 'okhsl-short', ...longer] as const)
            expect([seed, interpolation, foreignHue(colors, interpolation) <= 15]).toEqual([seed, interpolation, true]);
        }
    },
  );
  it('sequential has three stops at least', () => {
    for (const seed of SEEDS)
      expect(schemeColors({ method: 'sequential', complexity: 'simple', seed }).colors.length).toBeGreaterThanOrEqual(
        3,
      );
  });

  it('vary with the seed', () => {
    const methods = new Set(
      Array.from({ length: 60 }, (_, seed) => schemeColors({ complexity: 'simple', seed }).method),
    );
    expect(methods.size).toBeGreaterThan(12);
  });
});
