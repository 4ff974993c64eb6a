import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Query } from '../../src/collections/filter/query.ts';
import { firstMatches } from '../../src/collections/first-matches.ts';
import { createPaletteBlocks } from '../../src/collections/palettes/blocks.ts';
import { distanceOf } from '../../src/collections/palettes/content/distance.ts';
import { impliedBounds } from '../../src/collections/palettes/content/implied.ts';
import { BEYOND, createNearness } from '../../src/collections/palettes/content/near.ts';
import { ROOT_OVER_LIGHTNESS } from '../../src/collections/palettes/content/near-window.ts';
import limits from '../../src/collections/palettes/content/term-limits.json' with { type: 'json' };
import { computeTermLimits } from '../../src/collections/palettes/content/term-limits.ts';
import { MOODS, USES } from '../../src/collections/palettes/content/terms.ts';
import { measuredPalette } from '../../src/collections/palettes/measure-palette.ts';
import { derivePaletteColumns } from '../../src/collections/palettes/palette-columns.ts';
import { paletteLibrary } from '../../src/collections/palettes/palette-library.ts';
import { createColumnCache } from '../../src/collections/scan/column-cache.ts';
import { browseScanned } from '../../src/collections/scanned.ts';
import { ciede2000 } from '../../src/color/difference/ciede2000.ts';
import { toLabD65 } from '../../src/color/lab.ts';
import { linearLuminance } from '../../src/color/luminance.ts';
import { measuredLab } from '../../src/color/measured.ts';
import { linearToOklab, toOklab } from '../../src/color/oklab.ts';
import { readMeasured } from '../../src/color/resolve.ts';
import { unpackColor } from '../../src/exact/packed.ts';
import { personalizeVocabulary } from '../../src/personalize/vocabulary/vocabulary.ts';
import { runs } from '../size.ts';

const memory = {
  cache: createColumnCache(0),
  palettes: createPaletteBlocks(createColumnCache(2 ** 20), async (block) => derivePaletteColumns(block)),
};
const browse = (query: Query, page: Partial<Parameters<typeof browseScanned>[2]> = {}) =>
  browseScanned(paletteLibrary, memory, {
    sort: 'id',
    order: 'asc',
    limit: 100_000,
    max_scan: 6000,
    ...page,
    ...query,
  });

const labOf = (text: string) => measuredLab(readMeasured(text).color!);
const rgbOf = (index: number) => measuredPalette(index).colors.map(unpackColor);
/** From the colours of the record, by the difference that POST /v1/color/distance answers, to four decimals. */
const differenceFrom = (lab: ReturnType<typeof labOf>, index: number): number =>
  Math.min(...rgbOf(index).map((rgb) => Math.round(ciede2000(lab, toLabD65(rgb)) * 1e4) / 1e4));
const indexes = (count: number, from = 0): number[] => Array.from({ length: count }, (_, i) => from + i);

describe('palettes with a colour near another', () => {
  it.each([
    ['#0057b8', 5],
    ['#0057b8', 12.5],
    ['white', 4],
    ['#000', 6],
    ['gray', 2],
    ['color(display-p3 0 1 0)', 10],
    ['oklch(0.7 0.1 40)', 3],
  ] as const)('%s within %d are those that a measurement of every colour finds', async (near, within) => {
    const lab = labOf(near);
    const expected = indexes(6000).filter((index) => differenceFrom(lab, index) <= within);
    expect(expected.length).toBeGreaterThan(0);
    expect((await browse({ near, within })).rows).toEqual(expected);
  });

  it('are no others for any colour and any distance', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const dark = fc.integer({ min: 0, max: 24 });
    const color = fc.oneof(fc.tuple(byte, byte, byte), fc.tuple(dark, dark, dark), fc.constant([255, 255, 250]));
    fc.assert(
      fc.property(
        color,
        fc.double({ min: 0, max: 50, noNaN: true }),
        fc.integer({ min: 0, max: 4_999_000 }),
        ([r, g, b], within, from) => {
          const text = `rgb(${r} ${g} ${b})`;
          const [lab, nearness, most] = [labOf(text), createNearness(text), Math.floor(within * 1e4)];
          for (const index of indexes(40, from)) {
            const units = Math.round(differenceFrom(lab, index) * 1e4);
            expect(nearness.measure(index, most)).toBe(units <= most ? units : BEYOND);
          }
        },
      ),
      { numRuns: runs(1000), seed: 36 },
    );
  });

  it('are bounded by a ratio of lightnesses that holds all over sRGB', () => {
    const steps = 24;
    const ratios: number[] = [];
    for (let r = 0; r <= steps; r += 1)
      for (let g = 0; g <= steps; g += 1)
        for (let b = 0; b <= steps; b += 1) {
          if (r + g + b === 0) continue;
          const linear = [r / steps, g / steps, b / steps] as const;
          ratios.push(Math.cbrt(linearLuminance(linear)) / linearToOklab(linear)[0]);
        }
    expect(Math.min(...ratios)).toBeGreaterThan(ROOT_OVER_LIGHTNESS.least);
    expect(Math.max(...ratios)).toBeLessThan(ROOT_OVER_LIGHTNESS.most);
    // The sides of the gamut are in it.
    expect(Math.min(...ratios)).toBeLessThan(0.93);
  });

  it('are 5 away where nothing is said', async () => {
    expect((await browse({ near: 'teal' })).rows).toEqual((await browse({ near: 'teal', within: 5 })).rows);
  });

  it('meet the other filters, by derivation and from columns, forwards and backwards', async () => {
    const query = { near: '#0057b8', within: 8, min_contrast: 1.2, method: 'triadic', max_lightness: 0.6 };
    const lab = labOf('#0057b8');
    const expected = indexes(60_000).filter((index) => {
      const { measures } = measuredPalette(index);
      return (
        measures.method === 1 &&
        measures.worst >= 12_000 &&
        measures.lightness <= 6000 &&
        differenceFrom(lab, index) <= 8
      );
    });
    expect(expected.length).toBeGreaterThan(20);
    expect((await browse(query, { max_scan: 60_000 })).rows).toEqual(expected);
    await memory.palettes.derive(0);
    expect((await browse(query, { max_scan: 60_000 })).rows).toEqual(expected);
    const backwards = await browse(query, { order: 'desc', cursor: 59_999, max_scan: 60_000 });
    expect(backwards.rows).toEqual(expected.toReversed());
  });

  it.each([
    ['by number', { order: 'asc' }],
    ['by number, backwards', { order: 'desc', cursor: 6999 }],
    ['by a measure', { sort: 'lightness', order: 'desc' }],
  ] as const)('are all on some page, %s', async (_, page) => {
    const query = { near: '#c0392b', within: 9 };
    const met: number[] = [];
    let cursor: number | undefined;
    let pages = 0;
    do {
      const found = await browse(query, {
        ...page,
        limit: 7,
        max_scan: 7000,
        ...(cursor === undefined ? {} : { cursor }),
      });
      met.push(...found.rows);
      cursor = found.nextCursor ?? undefined;
      pages += 1;
    } while (met.length < 500 && cursor !== undefined && isWithin(page, cursor));
    const expected = (await browse(query, { max_scan: 7000 })).rows;
    expect([...met].filter((index) => index < 7000).sort((a, b) => a - b)).toEqual(expected);
    expect(pages).toBeGreaterThan(5);
  });
  /** Whether a cursor leads to records below 7,000. */
  const isWithin = ({ order, ...rest }: { order: string }, cursor: number): boolean => {
    if ('sort' in rest) return cursor > 5_000_000;
    return order === 'asc' ? cursor < 7000 : cursor > 0;
  };

  it('say which came nearest where there are none', async () => {
    const lab = labOf('#0057b8');
    const nearestOf = (from: readonly number[]) =>
      from
        .map((row) => ({ row, units: Math.round(differenceFrom(lab, row) * 1e4) }))
        .reduce((x, y) => (y.units < x.units ? y : x));
    const query = { near: '#0057b8', within: 0.1 };
    const page = await browse(query);
    expect([page.rows, page.scanned]).toEqual([[], 6000]);
    expect(page.nearest).toEqual(nearestOf(indexes(6000)));
    const among = indexes(6000).filter((index) => measuredPalette(index).measures.method === 5);
    expect((await browse({ ...query, method: 'monochromatic' })).nearest).toEqual(nearestOf(among));
    expect((await browse({ ...query, within: 30 })).nearest).toBeUndefined();
    expect((await browse({ mood: 'calm', min_contrast: 2.1 }, { max_scan: 1000 })).nearest).toBeUndefined();
    const local = firstMatches('palettes', query, 24);
    const wide = await browse(query, { max_scan: 100_000 });
    expect([local.examined, local.nearest?.index]).toEqual([100_000, wide.nearest!.row]);
    expect(local.nearest!.difference).toBe(differenceFrom(lab, wide.nearest!.row));
  });

  it('are none at once where the lightness rules them out', async () => {
    const nothing = { rows: [], scanned: 0, hits: 0, nextCursor: null, exhausted: true, truncated: false };
    const light = await browse({ near: 'black', within: 3, min_lightness: 0.9 });
    expect(light).toMatchObject(nothing);
    expect(light.reachable?.field).toBe('min_lightness');
    expect(light.reachable!.max).toBeLessThan(0.9);
    expect(await browse({ near: 'white', within: 2, max_lightness: 0.2 })).toEqual(nothing);
    // No palette has such a colour, whatever the other filters are: the nearest is told.
    const beyond = await browse({ near: 'color(srgb 2 2 2)', within: 0 });
    expect([beyond.hits, beyond.nearest!.units > 0]).toEqual([0, true]);
    const most = Math.max(
      ...indexes(20_000)
        .filter((index) => differenceFrom(labOf('black'), index) <= 3)
        .map((index) => measuredPalette(index).measures.lightness / 1e4),
    );
    expect(light.reachable!.max).toBeGreaterThanOrEqual(most);
  });

  it('have a mean lightness that follows from the colour', () => {
    const colors = ['#000', '#0057b8', '#fff', '#7f7f7f', 'yellow', '#400', 'color(display-p3 0 1 0)'];
    for (const near of colors)
      for (const within of [1, 6, 20]) {
        const [bound] = impliedBounds({ near, within });
        const nearness = createNearness(near);
        for (const index of indexes(runs(20_000))) {
          if (nearness.measure(index, within * 1e4) === BEYOND) continue;
          const mean = measuredPalette(index).measures.lightness / 1e4;
          expect(mean).toBeGreaterThanOrEqual(bound!.from);
          expect(mean).toBeLessThanOrEqual(bound!.to);
        }
      }
  });
});

describe('palettes for a mood and a use', () => {
  const oklabOf = (rgbs: readonly { r: number; g: number; b: number }[]): Float64Array =>
    Float64Array.from(rgbs.flatMap((rgb) => Object.values(toOklab(rgb)).slice(0, 3)));

  it('are those whose colours are near what the vocabulary says of the word', async () => {
    const { lexicon, note_colors } = personalizeVocabulary();
    const calm = lexicon.find(({ words }) => words.includes('serene'))!;
    const colors = calm.colors.map((name) => note_colors.find((one) => one.name === name)!.hex);
    const wanted = colors.map((hex) => Object.values(toOklab(readMeasured(hex).color!)).slice(0, 3) as number[]);
    const apart = (x: readonly number[], y: readonly number[]) =>
      Math.hypot(x[0]! - y[0]!, 2 * (x[1]! - y[1]!), 2 * (x[2]! - y[2]!));
    const mean = (from: readonly number[][], to: readonly number[][]) =>
      from.reduce((sum, x) => sum + Math.min(...to.map((y) => apart(x, y))), 0) / from.length;
    const expected = indexes(6000).filter((index) => {
      const own = rgbOf(index).map((rgb) => Object.values(toOklab(rgb)).slice(0, 3) as number[]);
      return Math.round(Math.max(mean(own, wanted), mean(wanted, own)) * 1e4) <= limits.mood.calm;
    });
    expect((await browse({ mood: 'serene' })).rows).toEqual(expected);
    expect((await browse({ mood: ' Calm' })).rows).toEqual(expected);
  });

  it('are the fiftieth part of the first 10,000 for every word', async () => {
    expect(computeTermLimits()).toEqual(limits);
    for (const query of [{ mood: 'energetic' }, { use: 'bank' }]) {
      const { rows } = await browse(query, { max_scan: 10_000 });
      expect(rows.length).toBeGreaterThanOrEqual(200);
      expect(rows.length).toBeLessThan(206);
    }
  });

  it('meet each word that is given, and a colour besides', async () => {
    const [calm, spa, near] = await Promise.all([
      browse({ mood: 'calm' }),
      browse({ use: 'spa' }),
      browse({ near: 'lavender', within: 15 }),
    ]);
    const expected = calm.rows.filter((row) => spa.rows.includes(row) && near.rows.includes(row));
    expect(expected.length).toBeGreaterThan(3);
    expect((await browse({ mood: 'calm', use: 'spa', near: 'lavender', within: 15 })).rows).toEqual(expected);
  });

  it('have words of the lexicon that stand for colours', () => {
    expect([MOODS.listed.length, USES.listed.length]).toEqual([52, 134]);
    for (const terms of [MOODS, USES])
      for (const word of terms.accepted) expect(terms.listed).toContain(terms.find(word)!.id);
    expect(USES.find('company')).toBeUndefined();
  });

  it('are as far from themselves as nothing', () => {
    const some = oklabOf(rgbOf(7));
    expect(distanceOf(some, some)).toBe(0);
    expect(distanceOf(some, oklabOf(rgbOf(8)))).toBe(distanceOf(oklabOf(rgbOf(8)), some));
  });
});
