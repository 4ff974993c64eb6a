import { argbFromHex, hexFromArgb, TonalPalette } from '@material/material-color-utilities';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ciede2000 } from '../../src/color/difference/ciede2000.ts';
import { toLabD65 } from '../../src/color/lab.ts';
import { contrastRatio, relativeLuminance } from '../../src/color/luminance.ts';
import { toOklch } from '../../src/color/oklab.ts';
import { type Rgb, rgb, toHex } from '../../src/color/rgb.ts';
import { curveThroughAnchor, pchip, resampled } from '../../src/design/shade/curve.ts';
import { evaluateShades } from '../../src/design/shade/evaluate.ts';
import { SHADE_METHOD_IDS, SHADE_METHODS } from '../../src/design/shade/methods/index.ts';
import { shadeScale, stepTokens } from '../../src/design/shade/scale.ts';
import { runs } from '../size.ts';

const anyRgb = fc.record({ r: fc.nat(255), g: fc.nat(255), b: fc.nat(255) });
/** A colour that leaves room for lighter and darker ones. */
const middling = anyRgb.filter((color) => Math.abs(relativeLuminance(color) - 0.3) < 0.25);
const WHITE = rgb('#ffffff');
const apart = (a: Rgb, b: Rgb): number => Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b));

describe('curves', () => {
  const ascending = fc
    .uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 8 })
    .map((xs) => xs.sort((a, b) => a - b));
  it('pass every point and never swing beyond two neighbours', () => {
    fc.assert(
      fc.property(ascending, fc.infiniteStream(fc.integer({ min: -50, max: 50 })), (xs, noise) => {
        const ys = [...noise.take(xs.length)];
        const curve = pchip(xs, ys);
        for (const [i, x] of xs.entries()) expect(curve(x)).toBeCloseTo(ys[i]!, 9);
        for (let i = 0; i + 1 < xs.length; i += 1)
          for (const t of [0.1, 0.35, 0.5, 0.8]) {
            const y = curve(xs[i]! + t * (xs[i + 1]! - xs[i]!));
            expect(y).toBeGreaterThanOrEqual(Math.min(ys[i]!, ys[i + 1]!) - 1e-9);
            expect(y).toBeLessThanOrEqual(Math.max(ys[i]!, ys[i + 1]!) + 1e-9);
          }
      }),
    );
  });
  it('fall through an anchor', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 64 }), fc.double({ min: 0.05, max: 0.99, noNaN: true }), (n, through) => {
        const { values, at } = curveThroughAnchor(0.97, 0.1, n, through);
        expect(values[at]).toBe(through);
        for (let i = 1; i < n; i += 1) expect(values[i]!).toBeLessThanOrEqual(values[i - 1]! + 1e-12);
      }),
    );
  });
  it('resample a table to itself and between its ends', () => {
    expect(resampled([1, 2, 4], 3)).toEqual([1, 2, 4]);
    expect(resampled([1, 2, 4], 2)).toEqual([1, 4]);
  });
});

describe('step tokens', () => {
  it('are those of design systems', () => {
    expect(stepTokens(10, 'oklch_even')).toEqual(['50', '100', '200', '300', '400', '500', '600', '700', '800', '900']);
    expect(stepTokens(11, 'tailwind')).toEqual([
      '50',
      '100',
      '200',
      '300',
      '400',
      '500',
      '600',
      '700',
      '800',
      '900',
      '950',
    ]);
    expect(stepTokens(12, 'radix')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
  });
  it('are distinct and ascend for every number of steps', () => {
    for (let n = 2; n <= 64; n += 1) {
      const tokens = stepTokens(n, 'hsl_ramp').map(Number);
      expect(tokens).toHaveLength(n);
      for (let i = 1; i < n; i += 1) expect(tokens[i]!).toBeGreaterThan(tokens[i - 1]!);
    }
  });
});

describe.each(SHADE_METHOD_IDS)('%s', (id) => {
  const method = SHADE_METHODS[id];

  it('has as many steps as asked for, from any colour', () => {
    fc.assert(
      fc.property(anyRgb, fc.integer({ min: 2, max: 64 }), (base, steps) => {
        const { colors, baseAt } = method.scale(base, steps);
        expect(colors).toHaveLength(steps);
        for (const { r, g, b } of colors)
          expect([r, g, b].every((v) => Number.isInteger(v) && v >= 0 && v <= 255)).toBe(true);
        if (method.keeps_base) expect(baseAt).not.toBeNull();
        if (baseAt !== null) expect(colors[baseAt]).toEqual(base);
      }),
      { numRuns: runs(60) },
    );
  });

  it('goes from light to dark without turning round', () => {
    fc.assert(
      fc.property(middling, fc.integer({ min: 3, max: 24 }), (base, steps) => {
        const { monotonic } = evaluateShades(method.scale(base, steps).colors);
        const { colors } = method.scale(base, steps);
        // HSL lightness and the brightness of the cubehelix are not L*; the step 9 of bright scales of Radix (mint, sky, lime) is
        // lighter than their step 8. Only these may turn.
        if (id !== 'hsl_ramp' && id !== 'cubehelix' && id !== 'radix')
          expect([toHex(base), steps, monotonic]).toEqual([toHex(base), steps, true]);
        expect(relativeLuminance(colors[0]!)).toBeGreaterThan(relativeLuminance(colors.at(-1)!));
      }),
      { numRuns: runs(60) },
    );
  });

  it('says at which step the base stands', () => {
    const scale = shadeScale({ color: rgb('#336699'), method: id, steps: 11, seed: 1 });
    const at = scale.steps.find(({ token }) => token === scale.base_step);
    expect(at?.hex ?? null).toBe(scale.base_step === null ? null : '#336699');
    expect(scale.steps.map(({ token }) => token)).toContain(scale.nearest_step);
  });
});

describe('methods keep what they promise', () => {
  it('material_tonal is the tonal palette of Material', () => {
    const tones = [99, 95, 90, 80, 70, 60, 50, 40, 30, 20, 10];
    for (const hex of ['#336699', '#d7263d', '#ffcc00', '#2e8b57', '#8a2be2', '#808080', '#00ff00', '#102030']) {
      const peer = TonalPalette.fromInt(argbFromHex(hex));
      const { colors } = SHADE_METHODS.material_tonal.scale(rgb(hex), 11);
      // At tone 99 their solver leaves the hue: reds, yellows and violets all come out as #fffbff.
      for (const [i, tone] of tones.entries())
        expect([hex, tone, apart(colors[i]!, rgb(hexFromArgb(peer.tone(tone)))) <= (tone === 99 ? 5 : 1)]).toEqual([
          hex,
          tone,
          true,
        ]);
    }
  });

  it('leonardo_contrast: no step falls short of its contrast on white', () => {
    fc.assert(
      fc.property(anyRgb, fc.integer({ min: 2, max: 40 }), (base, steps) => {
        for (const [i, color] of SHADE_METHODS.leonardo_contrast.scale(base, steps).colors.entries())
          expect(contrastRatio(color, WHITE)).toBeGreaterThanOrEqual(1.06 * (17 / 1.06) ** (i / (steps - 1)) - 1e-9);
      }),
      { numRuns: runs(60) },
    );
  });

  it('luminance_grade: grades 40 apart have 3:1, 50 apart 4.5:1, 70 apart 7:1, within a scale and between scales', () => {
    const grades = [5, 10, 20, 30, 40, 50, 60, 70, 80, 90];
    const promise = (gap: number) =>
      [
        [70, 7],
        [50, 4.5],
        [40, 3],
        [0, 1],
      ].find(([least]) => gap >= least!)![1]!;
    fc.assert(
      fc.property(anyRgb, (base) => {
        const { colors } = SHADE_METHODS.luminance_grade.scale(base, 10);
        for (const [i, a] of colors.entries())
          for (const [j, b] of colors.entries())
            expect(contrastRatio(a, b)).toBeGreaterThanOrEqual(promise(Math.abs(grades[i]! - grades[j]!)));
      }),
      { numRuns: runs(60) },
    );
    const luminances = [0.89, 0.785, 0.575, 0.4, 0.275, 0.179, 0.1125, 0.06, 0.03, 0.01];
    const { colors, baseAt } = SHADE_METHODS.luminance_grade.scale(rgb('#d7263d'), 10);
    for (const [i, color] of colors.entries())
      if (i !== baseAt)
        expect(Math.abs(Math.log((relativeLuminance(color) + 0.05) / (luminances[i]! + 0.05)))).toBeLessThan(0.03);
  });

  it('radix: step 11 reads on step 3, and the base is step 9', () => {
    fc.assert(
      fc.property(anyRgb, (base) => {
        const { colors, baseAt } = SHADE_METHODS.radix.scale(base, 12);
        expect(baseAt).toBe(8);
        expect(contrastRatio(colors[10]!, colors[2]!)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('oklch_even: even lightness and one hue where there is room', () => {
    const scale = SHADE_METHODS.oklch_even.scale(rgb('#5b7a99'), 11).colors.map(toOklch);
    const [base] = [toOklch(rgb('#5b7a99'))];
    for (const { h, c } of scale) if (c > 0.02) expect(Math.abs(h - base!.h)).toBeLessThan(4);
    const steps = scale.slice(1).map(({ l }, i) => scale[i]!.l - l);
    for (const step of steps) expect(Math.abs(step - 0.0775)).toBeLessThan(0.02);
  });

  it('lab_bezier: L* in even steps', () => {
    const ls = SHADE_METHODS.lab_bezier.scale(rgb('#7f6a5c'), 11).colors.map((color) => toLabD65(color)[0]);
    const steps = ls.slice(1).map((l, i) => ls[i]! - l);
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.5);
  });

  it('tailwind: its own palettes come out of their 500', () => {
    // theme.css of tailwindcss 4: indigo, in sRGB.
    const indigo = { 100: '#e0e7ff', 300: '#a3b3ff', 500: '#615fff', 700: '#432dd7', 900: '#312c85' };
    const scale = shadeScale({ color: rgb(indigo[500]), method: 'tailwind', steps: 11, seed: 1 });
    expect(scale.base_step).toBe('500');
    for (const [token, hex] of Object.entries(indigo)) {
      const ours = scale.steps.find((step) => step.token === token)!;
      expect(ciede2000(toLabD65(rgb(ours.hex)), toLabD65(rgb(hex)))).toBeLessThan(5);
    }
  });

  it.each(['tailwind', 'radix'] as const)('%s: dark yellows turn towards orange and not to olive', (id) => {
    for (const hex of ['#f0b100', '#eab308', '#facc15', '#ffe629', '#fde047']) {
      const { colors } = SHADE_METHODS[id].scale(rgb(hex), id === 'radix' ? 12 : 11);
      // The darkest yellow of Radix itself has 88 degrees.
      for (const { l, h } of colors.map(toOklch).filter(({ l }) => l < 0.45))
        expect([hex, l, h < (id === 'radix' ? 90 : 85)]).toEqual([hex, l, true]);
    }
  });

  it('cubehelix: brightness falls evenly', () => {
    const brightness = SHADE_METHODS.cubehelix
      .scale(rgb('#5c7a6f'), 11)
      .colors.map(({ r, g, b }) => (0.3 * r + 0.59 * g + 0.11 * b) / 255);
    const steps = brightness.slice(1).map((v, i) => brightness[i]! - v);
    for (const step of steps) expect(step).toBeCloseTo(0.091, 1);
  });
});

const KEEPING = SHADE_METHOD_IDS.filter((id) => SHADE_METHODS[id].keeps_base && id !== 'radix');

describe('an anchor', () => {
  it.each(KEEPING)(
    '%s holds the colour at the step that is named, byte for byte, and falls on both sides',
    (method) => {
      for (const hex of ['#3b82f6', '#f0b100', '#16a34a', '#7f6a5c', '#111827'])
        for (const anchor of stepTokens(11, method)) {
          const scale = shadeScale({ color: rgb(hex), method, steps: 11, seed: 1, anchor });
          expect(scale.base_step).toBe(anchor);
          expect(scale.steps.find(({ token }) => token === anchor)!.hex).toBe(hex);
          if (method === 'hsl_ramp' || method === 'cubehelix') continue;
          const { monotonic } = evaluateShades(scale.steps.map((step) => rgb(step.hex)));
          expect([hex, anchor, monotonic]).toEqual([hex, anchor, true]);
        }
    },
  );
  it('is refused where it cannot be', () => {
    const at = (method: (typeof SHADE_METHOD_IDS)[number], anchor: string) => () =>
      shadeScale({ color: rgb('#3b82f6'), method, steps: method === 'radix' ? 12 : 11, seed: 1, anchor });
    expect(at('oklch_even', '550')).toThrow(/anchor.*50, 100, 200/);
    expect(at('material_tonal', '500')).toThrow(/anchor.*oklch_even/);
    expect(at('radix', '5')).toThrow(/anchor.*always 9/);
    expect(at('radix', '9')().base_step).toBe('9');
  });
});

describe('a hue shift', () => {
  const hueOf = (hex: string) => toOklch(rgb(hex)).h;
  it.each(KEEPING)('%s turns the dark end, half as far the light end the other way, and leaves the base', (method) => {
    const scaleOf = (hueShift: number) => shadeScale({ color: rgb('#8a7a3c'), method, steps: 11, seed: 1, hueShift });
    const [plain, turned] = [scaleOf(0), scaleOf(-30)];
    expect(turned.steps.find(({ token }) => token === turned.base_step)!.hex).toBe('#8a7a3c');
    const dark = turned.steps.findLastIndex(({ oklch }) => oklch.c > 0.02);
    expect(hueOf(turned.steps[dark]!.hex) - hueOf(plain.steps[dark]!.hex)).toBeLessThan(-12);
    const light = turned.steps.findIndex(({ oklch }) => oklch.c > 0.02);
    expect(hueOf(turned.steps[light]!.hex) - hueOf(plain.steps[light]!.hex)).toBeGreaterThan(2);
  });
  it('is refused by methods that promise contrasts or tones', () => {
    for (const method of ['leonardo_contrast', 'luminance_grade', 'material_tonal'] as const)
      expect(() => shadeScale({ method, steps: 11, seed: 1, hueShift: 10 })).toThrow(/hue_shift/);
  });
});

describe('scale', () => {
  it('picks colour and method from the seed, and says which', () => {
    const methods = new Set(Array.from({ length: 80 }, (_, seed) => shadeScale({ steps: 5, seed }).method));
    expect(methods.size).toBe(SHADE_METHOD_IDS.length);
    const bases = new Set(Array.from({ length: 40 }, (_, seed) => shadeScale({ steps: 5, seed }).base));
    expect(bases.size).toBe(40);
    expect(shadeScale({ steps: 11, seed: 5, hue: 200 })).toEqual(shadeScale({ steps: 11, seed: 5, hue: 200 }));
  });
  it('has the bases and methods of its seeds', () => {
    expect(
      [1, 2, 3, -1, 2 ** 40]
        .map((seed) => shadeScale({ steps: 2, seed }))
        .map(({ method, base }) => `${method} ${base}`),
    ).toEqual(SEEDED);
  });
});
const SEEDED = ['radix #6721c0', 'cubehelix #19dcd4', 'radix #323cc7', 'tailwind #18c8b7', 'leonardo_contrast #52c7c4'];

describe('evaluate', () => {
  const even = SHADE_METHODS.oklab_mix.scale(rgb('#777777'), 9).colors;
  it('finds nothing wrong with an even scale, in either direction', () => {
    for (const colors of [even, [...even].reverse()])
      expect(evaluateShades(colors)).toMatchObject({ verdict: 'sound', notes: [], monotonic: true, evenness: 'even' });
  });
  it.each([
    ['turns-round', ['#111111', '#555555', '#cccccc', '#777777', '#222222'], /not monotonic/],
    ['lumpy-steps', ['#000000', '#020202', '#040404', '#060606', '#ffffff'], /uneven/],
    ['extremes-too-close', ['#767676', '#7a7a7a', '#7e7e7e'], /too low for text/],
  ])('finds %s', (verdict, hexes, words) => {
    const result = evaluateShades(hexes.map(rgb));
    expect(result.verdict).toBe(verdict);
    expect(result.notes.join()).toMatch(words);
  });
  it('counts pairs that carry text', () => {
    expect(evaluateShades(['#ffffff', '#767676', '#000000'].map(rgb)).text_pairs).toEqual({
      body_text: 3,
      large_text: 3,
      pairs: 3,
    });
  });
  it('names every failure', () => {
    expect(
      evaluateShades(['#808080', '#8c8c8c', '#8b8b8b', '#8a8a8a', '#898989', '#888888'].map(rgb)).notes,
    ).toHaveLength(3);
  });
});
