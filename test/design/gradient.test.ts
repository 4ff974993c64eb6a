import * as bezier from 'bezier-easing';
import ColorJs from 'colorjs.io';
import { interpolate as culoriInterpolate, formatHex, interpolatorLinear } from 'culori';
import * as d3 from 'd3-ease';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapIntoGamut } from '../../src/color/gamut-map.ts';
import { toOklch } from '../../src/color/oklab.ts';
import { parseChannels, type Rgb, rgb, toHex } from '../../src/color/rgb.ts';
import { srgbEncode } from '../../src/color/transfer.ts';
import { analyseGradient, bandingOf } from '../../src/design/gradient/analyse.ts';
import { cubicBezier } from '../../src/design/gradient/easing/css.ts';
import { EASING_IDS, EASINGS } from '../../src/design/gradient/easing/index.ts';
import { generateGradient, schemeColors } from '../../src/design/gradient/generate.ts';
import { HUE_WALKS } from '../../src/design/gradient/interpolation/hue.ts';
import {
  INTERPOLATION_IDS,
  INTERPOLATIONS,
  type InterpolationId,
} from '../../src/design/gradient/interpolation/index.ts';
import { gradientPng } from '../../src/design/gradient/png.ts';
import { evenAgain, evenStops, inOrder, ramp } from '../../src/design/gradient/ramp.ts';
import { GRADIENT_SCHEME_IDS, GRADIENT_SCHEMES } from '../../src/design/gradient/schemes/index.ts';
import { COMPLEXITIES, COMPLEXITY_IDS } from '../../src/design/gradient/schemes/scheme.ts';
import { decodePngBytes } from '../../src/image/png/decode.ts';

const anyRgb = fc.record({ r: fc.nat(255), g: fc.nat(255), b: fc.nat(255) });
const steps = (colors: readonly string[], interpolation: InterpolationId, n: number) =>
  generateGradient({ colors: colors.map(rgb), steps: n, interpolation, easing: 'linear' }).colors.map(({ hex }) => hex);
const apart = (a: Rgb, b: Rgb): number => Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b));

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
      { numRuns: 40 },
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
      { numRuns: 40 },
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
  const rows = INTERPOLATION_IDS.flatMap((id) => {
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

const mappedBytes = (color: ColorJs): number[] => {
  const linear = color.to('srgb-linear').coords as unknown as [number, number, number];
  return mapIntoGamut(linear).map((v) => Math.round(255 * srgbEncode(v)));
};

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
    for (const from of strong)
      for (const to of strong)
        for (const hex of from === to ? [] : steps([from, to], id, 17)) {
          const { r, g, b } = rgb(hex);
          expect([from, to, hex, Math.min(r, g, b) < 250]).toEqual([from, to, hex, true]);
        }
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
      for (let seed = 0; seed < 12; seed += 1) {
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

  const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
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

describe('png', () => {
  it('runs from the first stop to the last, in every row', () => {
    const bytes = gradientPng({
      stops: ['#0b3d91', '#ffcc00', '#d7263d'].map(rgb),
      width: 401,
      height: 5,
      interpolation: 'oklch-short',
      easing: 'linear',
    });
    const { width, height, data } = decodePngBytes(bytes);
    const at = (x: number, y: number) =>
      toHex({ r: data[(y * width + x) * 4]!, g: data[(y * width + x) * 4 + 1]!, b: data[(y * width + x) * 4 + 2]! });
    expect([width, height]).toEqual([401, 5]);
    for (const y of [0, 4]) expect([at(0, y), at(200, y), at(400, y)]).toEqual(['#0b3d91', '#ffcc00', '#d7263d']);
  });
  it('can be one pixel wide', () => {
    const { width, data } = decodePngBytes(
      gradientPng({
        stops: ['#0b3d91', '#ffcc00'].map(rgb),
        width: 1,
        height: 1,
        interpolation: 'srgb',
        easing: 'linear',
      }),
    );
    expect([width, toHex(parseChannels([...data.slice(0, 3)])!)]).toEqual([1, '#0b3d91']);
  });
});
