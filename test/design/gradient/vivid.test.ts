import { describe, expect, it } from 'vitest';
import { ciede2000 } from '../../../src/color/difference/ciede2000.ts';
import { xyzToLab } from '../../../src/color/lab.ts';
import { transform, type Vec3 } from '../../../src/color/matrix.ts';
import { linearToOklab, oklabDistance, oklabToLinear, toOklab } from '../../../src/color/oklab.ts';
import { P3_IN_OKLAB } from '../../../src/color/oklab-gamut.ts';
import { SRGB_TO_XYZ } from '../../../src/color/primaries.ts';
import { type Rgb, rgb, toHex } from '../../../src/color/rgb.ts';
import { XYZ_D65 } from '../../../src/color/white.ts';
import { analyseGradient, analyseWithOffer } from '../../../src/design/gradient/analyse.ts';
import { exportGradient } from '../../../src/design/gradient/export.ts';
import { generateGradient, generateWithOffer } from '../../../src/design/gradient/generate.ts';
import { greynessOf } from '../../../src/design/gradient/greyness.ts';
import { INTERPOLATIONS, type InterpolationId } from '../../../src/design/gradient/interpolation/index.ts';
import { evenStops, ramp } from '../../../src/design/gradient/ramp.ts';
import { straightKept } from '../../../src/design/gradient/vivid/arc.ts';
import { vividPath } from '../../../src/design/gradient/vivid/path.ts';
import { runs } from '../../size.ts';
import { median } from './median.ts';
import { PAIRS, randomPairs } from './pairs.ts';

const STEPS = 32;

const oklabsOf = (colors: readonly Rgb[], id: InterpolationId, steps = STEPS): Vec3[] => {
  const at = ramp(evenStops(colors), INTERPOLATIONS[id]);
  return Array.from({ length: steps + 1 }, (_, i) => linearToOklab(at(i / steps).linear));
};
const chroma = ([, a, b]: Vec3): number => Math.hypot(a, b);
const kept = (labs: readonly Vec3[]): number => {
  const [c0, c1] = [chroma(labs[0]!), chroma(labs.at(-1)!)];
  return Math.min(...labs.map((lab, i) => chroma(lab) / (c0 + ((c1 - c0) * i) / (labs.length - 1))));
};
const steps = (labs: readonly Vec3[]) =>
  labs.slice(1).map((lab, i): Vec3 => [lab[0] - labs[i]![0], lab[1] - labs[i]![1], lab[2] - labs[i]![2]]);
const turn = (x: Vec3, y: Vec3): number =>
  (Math.acos(
    Math.min(1, Math.max(-1, (x[0] * y[0] + x[1] * y[1] + x[2] * y[2]) / (Math.hypot(...x) * Math.hypot(...y)))),
  ) *
    180) /
  Math.PI;
const largestTurn = (labs: readonly Vec3[]): number => {
  const between = steps(labs);
  return Math.max(...between.slice(1).map((step, i) => turn(between[i]!, step)));
};
const evenness = (labs: readonly Vec3[]): number => {
  const lengths = steps(labs).map((step) => Math.hypot(...step));
  return Math.max(...lengths) / (lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
};
const isBent = ([from, to]: readonly [Rgb, Rgb]): boolean =>
  Math.min(chroma(toOklab(from)), chroma(toOklab(to))) >= 0.03 && straightKept(toOklab(from), toOklab(to)) < 0.75;
const labOf = (linear: Vec3): Vec3 => xyzToLab(transform(SRGB_TO_XYZ, linear), XYZ_D65);

describe('the vivid path between two colours', () => {
  const sets = [
    ['of the table', PAIRS],
    ['kept back', randomPairs(7, runs(240))],
  ] as const;

  it.each(sets)('keeps its chroma, in equal steps, without a sharp turn: pairs %s', (_, pairs) => {
    const bent = pairs.filter(isBent).map((pair) => oklabsOf(pair, 'vivid'));
    expect(median(bent.map(kept))).toBeGreaterThanOrEqual(0.7);
    expect(Math.min(...bent.map(kept))).toBeGreaterThanOrEqual(0.4);
    for (const pair of pairs) {
      const labs = oklabsOf(pair, 'vivid');
      // Two colours that are nearly one are some steps of 8 bits apart.
      if (oklabDistance(labs[0]!, labs.at(-1)!) < 0.05) continue;
      expect(evenness(labs)).toBeLessThanOrEqual(1.05);
      expect(largestTurn(labs)).toBeLessThanOrEqual(15);
    }
  });

  it('is the straight line where that is vivid enough, or where an end is grey', () => {
    for (const pair of [...PAIRS, ...randomPairs(9, 40, 0)].filter((one) => !isBent(one)))
      for (const [i, lab] of oklabsOf(pair, 'vivid').entries())
        expect(oklabDistance(lab, oklabsOf(pair, 'oklab')[i]!)).toBeLessThan(0.02);
  });

  it('never leaves the gamut', () => {
    for (const colors of [...PAIRS, ...randomPairs(7, runs(100))])
      expect(
        generateGradient({ colors, steps: 64, interpolation: 'vivid', easing: 'linear' }).gamut_mapped,
      ).toBeLessThan(isBent(colors) ? 1 : 64);
  });

  it('goes by the other side of the wheel when asked to', () => {
    const pair = [rgb('#1d4ed8'), rgb('#facc15')];
    const middle = (id: InterpolationId): Vec3 => oklabsOf(pair, id)[STEPS / 2]!;
    // Plum one way, green the other.
    expect(middle('vivid')[1]).toBeGreaterThan(0.05);
    expect(middle('vivid-opposite')[1]).toBeLessThan(-0.05);
  });

  it('takes the same side in Display P3, and has no less chroma there', () => {
    for (const pair of PAIRS.filter(isBent)) {
      const wide = vividPath(evenStops(pair), P3_IN_OKLAB, 'best');
      const [, a, b] = wide(0.5);
      const [, a1, b1] = oklabsOf(pair, 'vivid')[STEPS / 2]!;
      expect(a * a1 + b * b1).toBeGreaterThan(0);
      expect(kept(Array.from({ length: 33 }, (_, i) => wide(i / 32)))).toBeGreaterThan(0.6);
    }
  });
});

describe('the vivid path through several colours', () => {
  const SETS = [
    '#0ea5e9 #a855f7 #f97316',
    '#0f172a #7c3aed #f472b6 #fde68a',
    '#22c55e #eab308 #ef4444',
    '#1e3a8a #be185d #f59e0b #fef3c7',
    '#336699 #996633 #339966',
    '#264653 #2a9d8f #e9c46a #f4a261 #e76f51',
  ].map((set) => set.split(' ').map((hex) => rgb(hex)));

  it('has neither a crease nor a jump of speed at a stop', () => {
    for (const colors of SETS) {
      const at = ramp(evenStops(colors), INTERPOLATIONS.vivid);
      const lab = (position: number): Vec3 => linearToOklab(at(position).linear);
      colors.slice(1, -1).forEach((_, i) => {
        const place = (i + 1) / (colors.length - 1);
        const [before, after] = steps([lab(place - 0.003), lab(place), lab(place + 0.003)]);
        expect(turn(before!, after!)).toBeLessThan(8);
        expect(Math.hypot(...after!) / Math.hypot(...before!)).toBeCloseTo(1, 0);
      });
      // Straight pieces of Oklab turn by 50 degrees and more at a stop.
      expect(largestTurn(oklabsOf(colors, 'vivid', 64))).toBeLessThan(largestTurn(oklabsOf(colors, 'oklab', 64)) / 2);
    }
  });

  it('passes every stop, and keeps hard edges', () => {
    for (const colors of SETS) {
      const made = generateGradient({
        colors,
        steps: 4 * (colors.length - 1) + 1,
        interpolation: 'vivid',
        easing: 'linear',
      });
      expect(colors.map((_, i) => made.colors[4 * i]!.hex)).toEqual(colors.map(toHex));
    }
    const [red, blue, yellow] = ['#be123c', '#1d4ed8', '#facc15'].map((hex) => rgb(hex)) as [Rgb, Rgb, Rgb];
    const edged = [
      { color: red, position: 0 },
      { color: blue, position: 0.5 },
      { color: yellow, position: 0.5 },
      { color: red, position: 1 },
    ];
    const at = ramp(edged, INTERPOLATIONS.vivid);
    expect(oklabDistance(linearToOklab(at(0.4999).linear), toOklab(blue))).toBeLessThan(0.01);
    expect(oklabDistance(linearToOklab(at(0.5001).linear), toOklab(yellow))).toBeLessThan(0.01);
    expect(analyseWithOffer(edged, 96, 'vivid').vivid).toBeNull();
  });
});

describe('greyness', () => {
  const verdict = (from: string, to: string) => {
    const found = greynessOf(evenStops([rgb(from), rgb(to)]), INTERPOLATIONS.oklab);
    return [Math.round(100 * (1 - found.greyness)) / 100, found.verdict] as const;
  };

  it('says where a straight line is grey, and where it is muted', () => {
    expect(verdict('#1d4ed8', '#facc15')).toEqual([0.07, 'grey']);
    expect(verdict('#e11d48', '#06b6d4')).toEqual([0.16, 'grey']);
    expect(verdict('#1e3a8a', '#fb923c')).toEqual([0.26, 'grey']);
    expect(verdict('#dc2626', '#16a34a')).toEqual([0.49, 'muted']);
    expect(verdict('#9333ea', '#f59e0b')).toEqual([0.44, 'muted']);
    expect(verdict('#14b8a6', '#f97316')).toEqual([0.38, 'muted']);
    expect(verdict('#0284c7', '#d946ef')).toEqual([0.77, undefined]);
    // Two pastels: the loss is too small to be seen.
    expect(verdict('#fce7f3', '#d1fae5')[1]).toBeUndefined();
  });

  it('is in the note whatever the banding is, and the vivid path beside it', () => {
    const pair = evenStops([rgb('#0057b8'), rgb('#ffd700')]);
    const analysed = analyseWithOffer(pair, 96, 'oklab');
    expect(analysed).toMatchObject({ banding: 'smooth', note: expect.stringContaining('passes through grey') });
    expect(analysed.vivid!.greyness).toBeLessThan(0.4);
    const vivid = analyseWithOffer(pair, 96, 'vivid');
    expect(vivid.note).not.toMatch(/grey|muted/);
    expect(vivid.greyness).toBe(analysed.vivid!.greyness);
    expect(analyseGradient(evenStops([rgb('#ff0000'), rgb('#ff8800')]), 96, 'oklab').note).not.toMatch(/grey|muted/);
  });
});

describe('the vivid path as CSS', () => {
  /** What a browser draws between stops in Oklab, beside the path. */
  const furthest = (colors: readonly Rgb[], stops: readonly { readonly hex: string; readonly position: number }[]) => {
    const at = ramp(evenStops(colors), INTERPOLATIONS.vivid);
    return Math.max(
      ...Array.from({ length: 501 }, (_, i) => {
        const place = i / 500;
        const next = Math.max(
          1,
          stops.findIndex(({ position }) => position >= place),
        );
        const [from, to] = [stops[next - 1]!, stops[next]!];
        const t = (place - from.position) / (to.position - from.position);
        const [x, y] = [toOklab(rgb(from.hex)), toOklab(rgb(to.hex))];
        const drawn: Vec3 = [x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t];
        return ciede2000(labOf(oklabToLinear(drawn)), labOf(at(place).linear));
      }),
    );
  };

  it('has eight stops at most, within 1 of the path (CIEDE2000)', () => {
    for (const pair of [...PAIRS, ...randomPairs(11, runs(60))]) {
      const { vivid } = generateWithOffer({ colors: pair, steps: 2, interpolation: 'vivid', easing: 'linear' });
      expect(vivid!.stops.length).toBeLessThanOrEqual(8);
      expect(furthest(pair, vivid!.stops)).toBeLessThanOrEqual(1);
    }
  });

  it('is what the file has, in Oklab', () => {
    const made = generateWithOffer({
      colors: [rgb('#1d4ed8'), rgb('#facc15')],
      steps: 16,
      interpolation: 'vivid',
      easing: 'linear',
    });
    const placed = (list: readonly { readonly hex: string; readonly position: number }[]) =>
      list.map(({ hex, position }) => ({ color: rgb(hex), position }));
    const { content } = exportGradient(
      'css',
      { colors: placed(made.colors), stops: placed(made.stops), interpolation: INTERPOLATIONS.vivid, easing: 'linear' },
      {},
    );
    expect(content).toContain('linear-gradient(90deg in oklab, #1d4ed8 0%');
    expect(content).not.toContain('Sampled');
    expect(String(content).match(/#[0-9a-f]{6}/g)!.length).toBeGreaterThan(made.vivid!.stops.length);
    for (const { hex } of made.vivid!.stops) expect(content).toContain(hex);
  });
});
