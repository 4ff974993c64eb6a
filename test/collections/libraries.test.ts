import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sortsOf } from '../../src/collections/collection.ts';
import { deriveGradient } from '../../src/collections/gradients/derive-gradient.ts';
import { gradientLibrary } from '../../src/collections/gradients/gradient-library.ts';
import {
  type GradientField,
  type GradientMeasures,
  measureGradient,
  SAMPLES,
} from '../../src/collections/gradients/measure-gradients.ts';
import { deriveHarmony } from '../../src/collections/harmonies/derive-harmony.ts';
import { harmonyLibrary } from '../../src/collections/harmonies/harmony-library.ts';
import {
  type HarmonyField,
  type HarmonyMeasures,
  measureHarmony,
} from '../../src/collections/harmonies/measure-harmonies.ts';
import { HARMONY_CODES } from '../../src/collections/identities.ts';
import { browseLibrary, type LibraryQuery } from '../../src/collections/in-memory/library.ts';
import type { Kept } from '../../src/collections/in-memory/measured.ts';
import { createCollections } from '../../src/collections/service.ts';
import { deriveShade } from '../../src/collections/shades/derive-shade.ts';
import { MOVED_ON } from '../../src/collections/shades/first-edition/methods.ts';
import { measureShade, type Shade, type ShadeField } from '../../src/collections/shades/measure-shades.ts';
import { shadeLibrary } from '../../src/collections/shades/shade-library.ts';
import { contrastRatio, floorRatio } from '../../src/color/luminance.ts';
import { rgb } from '../../src/color/rgb.ts';
import { generateGradient } from '../../src/design/gradient/generate.ts';
import type { InterpolationId } from '../../src/design/gradient/interpolation/index.ts';
import { identifyHarmony } from '../../src/design/harmony/identify/identify.ts';
import { HARMONY_METHODS, type HarmonyMethodId } from '../../src/design/harmony/methods/index.ts';
import { shadeScale } from '../../src/design/shade/scale.ts';
import { sized } from '../size.ts';
import { taskThreads } from '../threads.ts';
import { hashOf } from './hash.ts';

const SIZE = 8192;
const rows = Array.from({ length: SIZE }, (_, row) => row);
const some = rows.filter((row) => row % 41 === 0);
/** The rows that are gone through where a record takes long. */
const tried = sized(rows, some);
const among = (found: readonly number[]): number[] => {
  const met = new Set(found);
  return tried.filter((row) => met.has(row));
};
const threads = taskThreads(2);
afterAll(() => threads.close());
const collections = createCollections({ threads, cacheMb: 0 });
const everything = { sort: 'id', order: 'asc', limit: SIZE, offset: 0 } as const;
/** Rows sorted by a number of their records, equals by row. */
const sortedBy = (keyOf: (row: number) => number, sign: 1 | -1) =>
  [...rows].sort((x, y) => sign * (keyOf(x) - keyOf(y)) || x - y);
const pairsOf = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((x, i) => list.slice(i + 1).map((y): [T, T] => [x, y]));

describe('gradients', () => {
  let kept: Kept<GradientField, GradientMeasures>;
  beforeAll(async () => {
    kept = await collections.gradients();
  });
  const record = (row: number) => gradientLibrary.record(row, kept.row(row));
  const browse = (query: Partial<LibraryQuery>) =>
    browseLibrary(gradientLibrary, kept, { ...everything, ...query }).rows;

  it('have not moved by a bit', () => {
    expect(hashOf(rows.map(deriveGradient))).toBe('e9d83ad3a212ea4d5bdf6e32bdb75aea1f5be2e86f12769c09017965670002d9');
    expect(hashOf(rows.map(kept.row))).toBe('c67529c62cbee70e8566b44ccc940313398236c21fa83b71bbe96115675f1d1c');
  });
  it('have columns that are the measures', () => {
    for (const row of some) expect(kept.row(row)).toEqual(measureGradient(row));
  });
  it('come back from generate with the interpolation and easing they name', () => {
    for (const row of some) {
      const { stops, interpolation, easing, metrics, css } = record(row);
      const settings = { interpolation: interpolation as InterpolationId, easing: easing as 'linear', steps: SAMPLES };
      const ramp = generateGradient({ colors: stops.map(({ hex }) => rgb(hex)), ...settings });
      expect(ramp.gamut_mapped / SAMPLES).toBeCloseTo(metrics.gamut_mapped_share, 3);
      expect(css).toContain(ramp.colors[0]!.hex);
      expect(ramp.stops).toEqual(stops);
    }
  });
  it('keep the stops of their complexity and the score of their measures', () => {
    for (const row of tried) {
      const { complexity, stop_count, score, metrics, stops } = record(row);
      const [from, to] = { simple: [2, 3], detailed: [4, 6], extreme: [7, 12] }[complexity] as [number, number];
      expect(stop_count >= from && stop_count <= to && stops.length === stop_count).toBe(true);
      const { step_ratio, span, gamut_mapped_share } = metrics;
      const expected =
        0.5 * Math.min(1, 1.5 / step_ratio) + 0.3 * Math.min(1, span / 0.5) + 0.2 * (1 - gamut_mapped_share);
      expect(Math.abs(score - expected)).toBeLessThan(2e-4);
    }
  });
  it('are found by every filter exactly where the records say so', () => {
    const all = tried.map(record);
    const expected = (holds: (r: (typeof all)[number]) => boolean) => all.filter(holds).map(({ id }) => id);
    expect(among(browse({ scheme: 'aurora' }))).toEqual(expected(({ scheme }) => scheme === 'aurora'));
    expect(among(browse({ complexity: 'extreme' }))).toEqual(expected(({ complexity }) => complexity === 'extreme'));
    expect(among(browse({ banding: 'smooth' }))).toEqual(expected(({ banding }) => banding === 'smooth'));
    expect(among(browse({ type: 'conic' }))).toEqual(expected(({ type }) => type === 'conic'));
    expect(among(browse({ min_score: 0.9 }))).toEqual(expected(({ score }) => score >= 0.9));
    expect(among(browse({ min_stops: 4, max_stops: 5 }))).toEqual(
      expected((r) => r.stop_count >= 4 && r.stop_count <= 5),
    );
    expect(among(browse({ scheme: 'ocean', type: 'radial', min_score: 0.5 }))).toEqual(
      expected((r) => r.scheme === 'ocean' && r.type === 'radial' && r.score >= 0.5),
    );
  });
  it.each(sortsOf(gradientLibrary.sorts))('are sorted by %s both ways, equals by id', (sort) => {
    const keyOf = {
      id: (row: number) => row,
      score: (row: number) => kept.columns.score[row]!,
      stops: (row: number) => kept.columns.stopCount[row]!,
    }[sort];
    expect(browse({ sort })).toEqual(sortedBy(keyOf, 1));
    expect(browse({ sort, order: 'desc' })).toEqual(sortedBy(keyOf, -1));
  });
  it('are counted', () => {
    const stats = gradientLibrary.stats(kept.columns);
    for (const { value, count } of stats.scheme) expect(browse({ scheme: value as 'ocean' }).length).toBe(count);
    for (const { value, count } of stats.banding) expect(browse({ banding: value as 'smooth' }).length).toBe(count);
    for (const tally of [
      stats.banding,
      stats.scheme,
      stats.interpolation_space,
      stats.complexity,
      stats.easing,
      stats.type,
    ])
      expect(tally.reduce((sum, { count }) => sum + count, 0)).toBe(SIZE);
    expect(stats.interpolation_space.every(({ count }) => count > 150)).toBe(true);
  });
});

describe('harmonies', () => {
  let kept: Kept<HarmonyField, HarmonyMeasures>;
  beforeAll(async () => {
    kept = await collections.harmonies();
  });
  const record = (row: number) => harmonyLibrary.record(row, kept.row(row));
  const browse = (query: Partial<LibraryQuery>) =>
    browseLibrary(harmonyLibrary, kept, { ...everything, ...query }).rows;

  it('have not moved by a bit', () => {
    expect(hashOf(rows.map(deriveHarmony))).toBe('554e083e8fc4034f51f4dac15b69d0c0b2b4e0bcec371c62e74a329d0219d488');
    expect(hashOf(rows.map(kept.row))).toBe('6fd6603247e1b3b68c4277f686d77b7b93088366de3fd6284bf989c174e4cbbb');
  });
  it('have columns that are the measures', () => {
    for (const row of some) expect(kept.row(row)).toEqual(measureHarmony(row));
  });
  it('adhere to their method as identify says, and show what can be computed again', () => {
    for (const row of some) {
      const { method, family, colors, adherence, worst_contrast, best_contrast, id } = record(row);
      const list = colors.map(({ hex }) => rgb(hex));
      const identified = identifyHarmony(list).candidates.find((candidate) => candidate.method === method)!;
      expect(Math.abs(adherence - identified.adherence)).toBeLessThan(1.01e-4);
      expect(family).toBe(HARMONY_METHODS[method as HarmonyMethodId].family);
      const ratios = pairsOf(list).map(([x, y]) => floorRatio(contrastRatio(x, y)));
      expect([worst_contrast, best_contrast]).toEqual([Math.min(...ratios), Math.max(...ratios)]);
      expect(HARMONY_CODES.decode(id)).toBe(row);
    }
  });
  it('spread their adherence', () => {
    const sorted = [...kept.columns.adherence].sort((x, y) => x - y);
    expect(sorted[0]).toBeGreaterThan(0.6);
    expect(sorted[0]).toBeLessThan(0.8);
    expect(sorted.at(-1)).toBe(1);
  });
  it('are found by every filter exactly where the records say so', () => {
    const all = rows.map(record);
    const expected = (holds: (r: (typeof all)[number]) => boolean) => all.filter(holds).map(({ index }) => index);
    expect(browse({ method: 'clash' })).toEqual(expected(({ method }) => method === 'clash'));
    expect(browse({ family: 'polyadic' })).toEqual(expected(({ family }) => family === 'polyadic'));
    expect(browse({ hue: 'purple' })).toEqual(expected(({ hue }) => hue === 'purple'));
    for (let n = 2; n <= 7; n += 1)
      expect(browse({ colors: n })).toEqual(expected(({ colors }) => colors.length === n));
    expect(browse({ min_contrast: 1.5 })).toEqual(expected(({ worst_contrast }) => worst_contrast >= 1.5));
    expect(browse({ min_adherence: 0.95 })).toEqual(expected(({ adherence }) => adherence >= 0.95));
  });
  it.each(sortsOf(harmonyLibrary.sorts))('are sorted by %s both ways, equals by id', (sort) => {
    const field = {
      id: undefined,
      contrast: 'worst',
      spread: 'spread',
      adherence: 'adherence',
      colors: 'colors',
    } as const;
    const key = field[sort];
    const keyOf = (row: number) => (key ? kept.columns[key][row]! : row);
    expect(browse({ sort })).toEqual(sortedBy(keyOf, 1));
    expect(browse({ sort, order: 'desc' })).toEqual(sortedBy(keyOf, -1));
  });
  it('are counted', () => {
    const stats = harmonyLibrary.stats(kept.columns);
    for (const { value, count } of stats.method) expect(browse({ method: value as 'clash' }).length).toBe(count);
    for (const { value, count } of stats.color_count) expect(browse({ colors: Number(value) }).length).toBe(count);
    expect(stats.method.map(({ count }) => count).sort()).toEqual([...Array(19).fill(356), ...Array(4).fill(357)]);
    expect(stats.with_an_aa_pair.count).toBe(rows.map(record).filter((r) => r.carries_body_text).length);
  });
});

describe('shades', () => {
  let kept: Kept<ShadeField, Shade>;
  beforeAll(async () => {
    kept = await collections.shades();
  });
  const record = (row: number) => shadeLibrary.record(row, kept.row(row));
  const browse = (query: Partial<LibraryQuery>) => browseLibrary(shadeLibrary, kept, { ...everything, ...query }).rows;

  it('have not moved by a bit', () => {
    expect(hashOf(rows.map(deriveShade))).toBe('9c76f4fe3b53ed256f7cce84064eeabce8d328b0dcb41de6c78c55978e64c84c');
    expect(hashOf(rows.map(kept.row))).toBe('0ccae9aa1de188eb74943fa64bc9de11473e00dcf2a437c5a6e789c53eef37bb');
  });
  it('have columns that are the measures, and the colours that the methods give', () => {
    for (const row of some) expect(kept.row(row)).toEqual(measureShade(row));
  });
  it('come back from scale with the base, method and steps they name, but for methods that have moved on', () => {
    for (const row of some) {
      const { base, method, steps, step_count, recompute } = record(row);
      expect(recompute.includes('first edition')).toBe(MOVED_ON.has(method));
      if (MOVED_ON.has(method)) continue;
      const scale = shadeScale({ color: rgb(base), method, steps: step_count, seed: 0 });
      expect(steps).toEqual(scale.steps.map(({ token, hex }) => ({ token, hex })));
    }
  });
  it('are found by every filter exactly where the records say so', () => {
    const all = rows.map((row) => ({ ...kept.row(row).measures, row }));
    const expected = (holds: (r: (typeof all)[number]) => boolean) => all.filter(holds).map(({ row }) => row);
    expect(browse({ method: 'radix' })).toEqual(expected(({ method }) => method === 7));
    expect(browse({ evenness: 'lumpy' })).toEqual(expected(({ stepRatio }) => stepRatio > 2));
    expect(browse({ steps: 12 })).toEqual(expected(({ steps }) => steps === 12));
    expect(browse({ min_span: 10 })).toEqual(expected(({ span }) => span >= 10));
    expect(browse({ min_score: 0.9 })).toEqual(expected(({ score }) => score >= 0.9));
    expect(browse({ monotonic: true })).toEqual(expected(({ monotonic }) => monotonic === 1));
    expect(among(browse({ hue: 'green' }))).toEqual(tried.filter((row) => record(row).hue === 'green'));
    const carries = (row: number): boolean =>
      pairsOf(kept.row(row).colors).some(([x, y]) => contrastRatio(x, y) >= 4.5);
    const carrying = tried.filter(carries);
    expect(among(browse({ carries_body_text: true }))).toEqual(carrying);
    expect(among(browse({ carries_body_text: false }))).toEqual(tried.filter((row) => !carrying.includes(row)));
  });
  it.each(sortsOf(shadeLibrary.sorts))('are sorted by %s both ways, equals by id', (sort) => {
    const field = { id: undefined, score: 'score', steps: 'steps', span: 'span', evenness: 'stepRatio' } as const;
    const key = field[sort];
    const keyOf = (row: number) => (key ? kept.columns[key][row]! : row);
    expect(browse({ sort })).toEqual(sortedBy(keyOf, 1));
    expect(browse({ sort, order: 'desc' })).toEqual(sortedBy(keyOf, -1));
  });
  it('are counted', () => {
    const stats = shadeLibrary.stats(kept.columns);
    for (const { value, count } of stats.method) expect(browse({ method: value as 'radix' }).length).toBe(count);
    for (const { value, count } of stats.evenness) expect(browse({ evenness: value as 'even' }).length).toBe(count);
    expect(stats.monotonic.yes.count + stats.monotonic.no.count).toBe(SIZE);
    expect(stats.carries_body_text.yes.count).toBe(browse({ carries_body_text: true }).length);
  });
});
