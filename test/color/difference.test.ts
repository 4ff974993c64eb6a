import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDecimals } from '../../src/color/decimals.ts';
import { bandOf, DIFFERENCE_BANDS } from '../../src/color/difference/bands.ts';
import { cie94 } from '../../src/color/difference/cie94.ts';
import { ciede2000 } from '../../src/color/difference/ciede2000.ts';
import { cmc } from '../../src/color/difference/cmc.ts';
import { DIFFERENCE_IDS, differences } from '../../src/color/difference/differences.ts';
import { DEFAULT_DIFFERENCE_OPTIONS, type DifferenceOptions } from '../../src/color/difference/method.ts';
import { differenceReport } from '../../src/color/difference/report.ts';
import { labToXyz, toLabD65, xyzToLab } from '../../src/color/lab.ts';
import type { Vec3 } from '../../src/color/matrix.ts';
import { readColor } from '../../src/color/read-color.ts';
import { rgb } from '../../src/color/rgb.ts';
import { D50, XYZ_D65, xyzOf } from '../../src/color/white.ts';
import { lightOfRgb } from '../../src/color/wide-color.ts';
import reference from '../reference/difference.json' with { type: 'json' };
import golden from '../reference/difference-more.json' with { type: 'json' };

const lab = (v: readonly number[]): Vec3 => [v[0]!, v[1]!, v[2]!];
type Expected = (typeof reference.random)[number]['expected'];

/** All six figures of a pair. */
const figures = (x: Vec3, y: Vec3): Expected => ({
  cie76: differences.cie76.compute(x, y),
  cie94_graphic: cie94(x, y),
  cie94_textile: cie94(x, y, 'textile'),
  cmc_2_1: cmc(x, y),
  cmc_1_1: cmc(x, y, 1, 1),
  ciede2000: ciede2000(x, y),
});

const expectFigures = (actual: Expected, wanted: Expected) => {
  for (const key of Object.keys(wanted) as (keyof Expected)[]) {
    expect(Math.abs(actual[key] - wanted[key]), `${key} is ${actual[key]}, expected ${wanted[key]}`).toBeLessThan(1e-8);
  }
};

const anyLab = fc.tuple(
  fc.double({ min: 0, max: 100, noNaN: true }),
  fc.double({ min: -128, max: 128, noNaN: true }),
  fc.double({ min: -128, max: 128, noNaN: true }),
);

describe('colour differences', () => {
  it.each(reference.sharma34)('give the published CIEDE2000 of pair $n', ({ lab1, lab2, published_ciede2000 }) => {
    expect(ciede2000(lab(lab1), lab(lab2)).toFixed(4)).toBe(published_ciede2000.toFixed(4));
    expect(ciede2000(lab(lab2), lab(lab1)).toFixed(4)).toBe(published_ciede2000.toFixed(4));
  });

  it.each(reference.sharma34)('give all figures of pair $n', ({ lab1, lab2, computed }) =>
    expectFigures(figures(lab(lab1), lab(lab2)), computed),
  );

  it.each(reference.random)('give all figures of random pair $n', ({ lab1, lab2, expected }) =>
    expectFigures(figures(lab(lab1), lab(lab2)), expected),
  );

  it.each(reference.hex_pairs)('are measured in CIELAB D65: $a, $b', ({ a, b, lab_d65, lab_d50 }) => {
    expectFigures(figures(toLabD65(rgb(a)), toLabD65(rgb(b))), lab_d65);
    expect(lab_d50.ciede2000).toBeGreaterThan(0);
  });

  it('keep exactly opposite hues stable against a rounding error', () => {
    const x: Vec3 = [50, -0.001, 2.49];
    for (const noise of [0, 1e-15, -1e-15, 4e-16, -4e-16]) {
      expect(ciede2000(x, [50, 0.001 + noise, -2.49]).toFixed(4)).toBe('4.8045');
      expect(ciede2000([50, 0.001 + noise, -2.49], x).toFixed(4)).toBe('4.8045');
    }
  });

  it('is symmetric for opposite hues on the axis, down to the smallest numbers', () => {
    for (const b of [0, 5e-324, -5e-324, 1e-20, -1e-20]) {
      for (const a of [-2, -1e-3, -6.7e-10]) {
        expect(ciede2000([10, a, b], [10, 1.3, 0])).toBe(ciede2000([10, 1.3, 0], [10, a, b]));
      }
    }
  });

  it.each(DIFFERENCE_IDS)('%s is 0 for equal colours, never negative, finite, and symmetric where it says so', (id) => {
    const { compute, symmetric } = differences[id];
    fc.assert(
      fc.property(anyLab, anyLab, (x, y) => {
        const [there, back] = [compute(x, y, DEFAULT_DIFFERENCE_OPTIONS), compute(y, x, DEFAULT_DIFFERENCE_OPTIONS)];
        expect(compute(x, x, DEFAULT_DIFFERENCE_OPTIONS)).toBe(0);
        expect(Number.isFinite(there)).toBe(true);
        expect(there).toBeGreaterThanOrEqual(0);
        if (symmetric) expect(Math.abs(there - back)).toBeLessThan(1e-9);
      }),
    );
  });

  it('says the band in words, further apart the later', () => {
    const at = DIFFERENCE_BANDS.map(({ below }) => bandOf(Math.min(below, 1e9) - 1e-7));
    expect(at).toEqual(DIFFERENCE_BANDS.map(({ band }) => band));
    expect(bandOf(0)).toBe('identical');
  });

  it('takes the headline from the metric that was asked for', () => {
    const options = { application: 'textile', l: 1, c: 1 } as const;
    const [from, to] = [rgb('#336699'), rgb('#3a8ea5')];
    const [reference, sample] = [{ itself: lightOfRgb(from) }, { itself: lightOfRgb(to) }];
    for (const id of DIFFERENCE_IDS) {
      const report = differenceReport(reference, sample, { metric: id, options });
      const { compute, label, space } = differences[id];
      expect(report.metric).toBe(label);
      if (space !== 'cielab') continue;
      expect(report.delta_e).toBe(toDecimals(compute(toLabD65(from), toLabD65(to), options), 10));
    }
    expect(differenceReport(reference, sample, { metric: 'all', options }).metric).toBe('CIEDE2000');
  });
});

describe('CIELAB', () => {
  it('has its own white at 100, 0, 0', () => {
    expect(xyzToLab(xyzOf(D50), xyzOf(D50))).toEqual([100, 0, 0]);
    expect(labToXyz([100, 0, 0], XYZ_D65)).toEqual(XYZ_D65);
  });
});

const SUFFIXES: Readonly<Record<string, { id: keyof typeof differences; options?: Partial<DifferenceOptions> }>> = {
  cie76: { id: 'cie76' },
  cie94: { id: 'cie94' },
  cie94_textile: { id: 'cie94', options: { application: 'textile' } },
  cmc: { id: 'cmc' },
  cmc_1_1: { id: 'cmc', options: { l: 1, c: 1 } },
  ciede2000: { id: 'ciede2000' },
  hyab: { id: 'hyab' },
  ok: { id: 'ok' },
  ok2: { id: 'ok2' },
  itp: { id: 'itp' },
  jz: { id: 'jz' },
  din99o: { id: 'din99o' },
  cam16_ucs: { id: 'cam16-ucs' },
  cam02_ucs: { id: 'cam02-ucs' },
};

const compared = (text: string) => {
  const { color } = readColor(text);
  return { itself: color!.itself, written: color! };
};

describe('differences of colours of any kind', () => {
  it.each(golden.pairs)('are those of two other programs: $from, $to', ({ from, to, metrics }) => {
    for (const [key, wanted] of Object.entries(metrics)) {
      const [, name, white] = /^(.*?)(?:_(d50|d65))?$/.exec(key)!;
      const how = SUFFIXES[name!];
      if (!how) continue;
      const report = differenceReport(compared(from), compared(to), {
        metric: how.id,
        options: { ...DEFAULT_DIFFERENCE_OPTIONS, ...how.options },
        measuredIn: white === 'd50' ? 'lab-d50' : 'lab-d65',
      });
      expect(Math.abs(report.delta_e - wanted) / Math.max(1, wanted), key).toBeLessThan(1e-6);
    }
  });
});
