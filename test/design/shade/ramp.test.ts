import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ciede2000 } from '../../../src/color/difference/ciede2000.ts';
import { toLabD65 } from '../../../src/color/lab.ts';
import { contrastRatio, relativeLuminance } from '../../../src/color/luminance.ts';
import { type Oklch, toOklch } from '../../../src/color/oklab.ts';
import { type Rgb, rgb, toHex } from '../../../src/color/rgb.ts';
import { oklchInSrgb } from '../../../src/color/to-srgb.ts';
import { FIRST, familiesOf, LAST } from '../../../src/design/shade/ramp/family.ts';
import RADIX from '../../../src/design/shade/ramp/radix.json' with { type: 'json' };
import { radixSurface, SOLID } from '../../../src/design/shade/ramp/radix.ts';
import { rampOf } from '../../../src/design/shade/ramp/ramp.ts';
import { surfaceOf, TAILWIND } from '../../../src/design/shade/ramp/surface.ts';
import PUBLISHED from '../../../src/design/shade/ramp/tailwind.json' with { type: 'json' };
import { shadeScale } from '../../../src/design/shade/scale.ts';
import { runs } from '../../size.ts';

const anyRgb = fc.record({ r: fc.nat(255), g: fc.nat(255), b: fc.nat(255) });
const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;
const difference = (x: Rgb, y: Rgb): number => ciede2000(toLabD65(x), toLabD65(y));
const oklchOf = ([l, c, h]: readonly number[]): Oklch => ({ l: l!, c: c!, h: h! });
const without = <Value>(table: Readonly<Record<string, Value>>, name: string) =>
  Object.fromEntries(Object.entries(table).filter(([other]) => other !== name));

/** The ramp of a colour as 8-bit colours, the base exact. */
const colorsOf = (base: Rgb, n = 11): Rgb[] => {
  const { steps, at } = rampOf(toOklch(base), n);
  return steps.map((step, i) => (i === at ? base : oklchInSrgb(step)));
};

type Kind = 'chromatic' | 'neutral';
/** Families of a kind, each with the ramp that a surface without it makes of one of its steps. */
const heldOut = (kind: Kind, from: number, at?: number) =>
  Object.entries<readonly (readonly number[])[]>(PUBLISHED[kind]).map(([name, steps]) => {
    const surface = surfaceOf({ ...PUBLISHED, [kind]: without(PUBLISHED[kind], name) });
    const ramp = rampOf(oklchOf(steps[from]!), 11, { surface, at });
    const misses = ramp.steps.map((step, i) => difference(oklchInSrgb(step), oklchInSrgb(oklchOf(steps[i]!))));
    return { at: ramp.at, miss: mean(misses.filter((_, i) => i !== from)) };
  });

describe('the table of families', () => {
  it('is what the package publishes', () => {
    const theme = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'utf8');
    const published = [...theme.matchAll(/--color-([a-z]+)-\d+: oklch\(([\d.]+)% ([\d.]+) ([\d.]+|none)\)/g)].map(
      ([, name, l, c, h]) => [name, Number((Number(l) / 100).toFixed(6)), Number(c), h === 'none' ? 0 : Number(h)],
    );
    const table = Object.entries({ ...PUBLISHED.chromatic, ...PUBLISHED.neutral } as Record<string, number[][]>);
    expect(table.flatMap(([name, steps]) => steps.map((step) => [name, ...step])).sort()).toEqual(published.sort());
    expect([Object.keys(PUBLISHED.chromatic).length, Object.keys(PUBLISHED.neutral).length]).toEqual([17, 9]);
  });
});

describe('a family that the surface has not seen', () => {
  it.each([
    ['500', 5, 'chromatic', 2.4],
    ['500', 5, 'neutral', 1.2],
    ['100', 1, 'chromatic', 5.2],
    ['100', 1, 'neutral', 2.8],
    ['200', 2, 'chromatic', 4.5],
    ['200', 2, 'neutral', 2.1],
    ['700', 7, 'chromatic', 3],
    ['700', 7, 'neutral', 1.5],
    ['900', 9, 'chromatic', 4.4],
    ['900', 9, 'neutral', 3],
  ] as const)('comes out of its %s (index %i, %s) within a mean CIEDE2000 of %d', (_, from, kind, limit) => {
    const made = heldOut(kind, from, from === 5 ? 5 : undefined);
    expect(mean(made.map(({ miss }) => miss))).toBeLessThanOrEqual(limit);
  });
  it('has its steps found', () => {
    const found = (kind: Kind) =>
      Array.from({ length: 11 }, (_, from) => heldOut(kind, from).filter(({ at }) => at === from).length).reduce(
        (sum, n) => sum + n,
      );
    expect(found('chromatic')).toBeGreaterThanOrEqual(179);
    expect(found('neutral')).toBeGreaterThanOrEqual(90);
  });
  it.each(['light', 'dark'] as const)('of Radix comes out of step 9 within 2 (%s)', (theme) => {
    const scales: Readonly<Record<string, readonly (readonly number[])[]>> = RADIX[theme];
    const misses = Object.entries(scales).map(([name, steps]) => {
      const base = oklchOf(steps[SOLID]!);
      const slice = radixSurface(without(scales, name))(base);
      const made = slice.l.map((l, i) => oklchInSrgb({ l, c: base.c * slice.c[i]!, h: base.h + slice.turn[i]! }));
      return mean(
        made.map((color, i) => difference(color, oklchInSrgb(oklchOf(steps[i]!)))).filter((_, i) => i !== SOLID),
      );
    });
    expect(mean(misses)).toBeLessThanOrEqual(2);
  });
});

/** Corners, greys, near-greys, and colours that are hard for a ramp. */
const HARD = [
  ...['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff', '#000000', '#ffffff', '#808080', '#010203'],
  ...['#6d071a', '#0a1f44', '#ffd1dc', '#e6e6fa', '#6f4e37', '#ccff00', '#ff10f0', '#0abab5', '#1e3932', '#ffcc00'],
].map(rgb);
const ALL = [...HARD, ...fc.sample(anyRgb, { numRuns: 200, seed: 32 })];

describe('every ramp', () => {
  it('has the base byte for byte', () => {
    for (const base of ALL) expect(colorsOf(base).map(toHex)).toContain(toHex(base));
  });
  it('falls in lightness at every step, whatever their number', () => {
    const turning = ALL.filter((base, k) => {
      const light = colorsOf(base, k % 2 ? 11 : 3 + (k % 22)).map(relativeLuminance);
      return light.some((value, i) => i > 0 && value >= light[i - 1]!);
    });
    expect(turning.map(toHex)).toEqual([]);
  });
  it('keeps the contrast that its steps promise', () => {
    const white = rgb('#ffffff');
    const short = ALL.flatMap((base) => {
      const c = colorsOf(base);
      const pairs = [
        ['700 on white', c[7]!, white, 4.5],
        ['700 on 50', c[7]!, c[0]!, 4.5],
        ['800 on 100', c[8]!, c[1]!, 5],
        ['900 on 200', c[9]!, c[2]!, 6],
        ['950 on 300', c[10]!, c[3]!, 6.5],
        ['200 on 800', c[2]!, c[8]!, 4.5],
      ] as const;
      return pairs
        .filter(([, x, y, least]) => contrastRatio(x, y) < least)
        .map(([name, x, y]) => `${toHex(base)} ${name}: ${contrastRatio(x, y).toFixed(2)}`);
    });
    expect(short).toEqual([]);
  });
  it('is not grey because the colour is dark, nor lemon because it is yellow', () => {
    for (const dark of ['#6d071a', '#0a1f44', '#820ad1', '#3c1414', '#003b00'].map(rgb)) {
      const steps = colorsOf(dark).map(toOklch);
      expect([toHex(dark), steps[4]!.c > 0.1]).toEqual([toHex(dark), true]);
    }
    const { h } = toOklch(rgb('#ffcc00'));
    for (const step of colorsOf(rgb('#ffcc00')).map(toOklch).slice(1, 4)) expect(step.h - h).toBeLessThan(12);
  });
  it('holds for random colours', () => {
    fc.assert(
      fc.property(anyRgb, fc.integer({ min: 2, max: 64 }), (base, n) => {
        const light = colorsOf(base, n).map(relativeLuminance);
        expect(light.every((value, i) => i === 0 || value <= light[i - 1]!)).toBe(true);
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('natural steps', () => {
  it.each([
    ['#0f766e', '700'],
    ['#6d071a', '900'],
    ['#ffcc00', '300'],
    ['#0a1f44', '950'],
    ['#820ad1', '700'],
    ['#1877f2', '500'],
    ['#ffd1dc', '200'],
    ['#e6e6fa', '100'],
    ['#6f4e37', '800'],
  ])('%s is a %s', (hex, token) => {
    const scale = shadeScale({ color: rgb(hex), method: 'tailwind', steps: 11, seed: 1 });
    expect(scale.base_step).toBe(token);
  });
  it('of a colour outside sRGB: kept in Display P3 at its step', () => {
    const wide = { l: 0.6486, c: 0.2995, h: 28.96 };
    const scale = shadeScale({ color: oklchInSrgb(wide), wide, method: 'tailwind', steps: 11, seed: 1 });
    expect(scale.base_step).toBe('500');
    expect(scale.steps[5]!.p3).toMatch(/^color\(display-p3 (1|0\.99\d*) 0/);
    expect(scale.steps.every(({ p3 }) => p3 !== undefined)).toBe(true);
  });
});

it('every family of the published ramps becomes darker from step to step: the place of a colour is sought by it', () => {
  for (let hue = 0; hue < 360; hue += 5)
    for (const vividness of [0.2, 1]) {
      const { l } = familiesOf(TAILWIND, hue)(vividness, 5);
      for (let step = FIRST; step < LAST; step += 0.05)
        expect([hue, vividness, step, l(step + 0.05) < l(step)]).toEqual([hue, vividness, step, true]);
    }
});
