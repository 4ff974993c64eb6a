import { afterAll, describe, expect, it } from 'vitest';
import { sortsOf } from '../../src/collections/collection.ts';
import { boundsOf, type Query } from '../../src/collections/filter/query.ts';
import { firstMatches } from '../../src/collections/first-matches.ts';
import { PALETTE_CODES, PALETTES } from '../../src/collections/identities.ts';
import { createPaletteBlocks, type PaletteBlocks, sharePaletteBlocks } from '../../src/collections/palettes/blocks.ts';
import { CHARACTERS } from '../../src/collections/palettes/character.ts';
import { deriveMethod, derivePalette } from '../../src/collections/palettes/derive-palette.ts';
import { createPaletteExaminer } from '../../src/collections/palettes/examine-palettes.ts';
import { emptyMeasures, measuredPalette, measurePalette } from '../../src/collections/palettes/measure-palette.ts';
import { PALETTE_METHODS } from '../../src/collections/palettes/methods.ts';
import { derivePaletteColumns, type PaletteColumns, tagsOf } from '../../src/collections/palettes/palette-columns.ts';
import { paletteLibrary } from '../../src/collections/palettes/palette-library.ts';
import { measurePaletteStats } from '../../src/collections/palettes/palette-stats.ts';
import { blockRange } from '../../src/collections/scan/block.ts';
import { createColumnCache } from '../../src/collections/scan/column-cache.ts';
import { browseScanned, type ScanQuery } from '../../src/collections/scanned.ts';
import { collectionTasks } from '../../src/collections/tasks.ts';
import { contrastRatio, floorRatio } from '../../src/color/luminance.ts';
import { oklabDistance, toOklab, toOklch } from '../../src/color/oklab.ts';
import { rgb } from '../../src/color/rgb.ts';
import { Refusal } from '../../src/errors/refusal.ts';
import { hueBand } from '../../src/exact/hue-band.ts';
import { runs, sized } from '../size.ts';
import { taskThreads } from '../threads.ts';
import { hashOf } from './hash.ts';
import { chain, walkAll } from './walk.ts';

const MB = 2 ** 20;
const threads = taskThreads();
afterAll(() => threads.close());
const elsewhere = (block: number): Promise<PaletteColumns> =>
  threads.run(collectionTasks.derivePaletteColumns, [block]);
const blocksOf = (megabytes: number) => createPaletteBlocks(createColumnCache(megabytes * MB), elsewhere);
const boundsBy = (query: Query) => boundsOf(paletteLibrary.filter, query);
const summaryOf = (index: number) => paletteLibrary.summary(index, measuredPalette(index));
const browse = (query: ScanQuery, palettes: PaletteBlocks) =>
  browseScanned(paletteLibrary, { cache: createColumnCache(0), palettes }, query);
const every = (count: number) => Array.from({ length: count }, (_, k) => Math.floor((k * PALETTES.size) / count));
const pairsOf = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((x, i) => list.slice(i + 1).map((y): [T, T] => [x, y]));

describe('the first matches of the palettes', () => {
  it.each([
    { query: { method: 'triadic' }, further: true },
    { query: { method: 'triadic', min_contrast: 1.9 }, further: false },
  ] as const)(
    'of $query end where a scan continues: no record is left out or comes twice',
    async ({ query, further }) => {
      const most = { sort: 'id', order: 'asc', max_scan: 100_000, ...query } as const;
      const palettes = blocksOf(2);
      const found = firstMatches('palettes', query, 24);
      const before = await browse({ ...most, limit: 24 }, palettes);
      // Whether a further match follows in the batch of the last one that is listed: the rest of it is not examined then.
      expect(found.examined === before.rows.at(-1)! + 1).toBe(further);
      const after = await browse({ ...most, limit: 24, cursor: found.examined }, palettes);
      expect(after.rows).toHaveLength(24);
      expect(found.records).toEqual(before.rows.map(summaryOf));
      expect(firstMatches('palettes', query, 48).records).toEqual([...before.rows, ...after.rows].map(summaryOf));
    },
  );
});

describe('the palette library', () => {
  it('has not moved by a bit', () => {
    const colors = new Int32Array(5);
    const first = function* (count: number) {
      for (let index = 0; index < count; index += 1) yield [derivePalette(index, colors), ...colors];
    };
    expect([hashOf(first(runs(100_000))), hashOf(every(runs(10_000)).map(summaryOf))]).toEqual(
      sized(
        [
          '113b6c6220b0cb015c227db37471b6f4291562f2bcc32ea3c8c0cf0615062f07',
          '937a71e9602a74cab1d7fc2f4339ad978739818f77e1357e24f1bc1e2706201d',
        ],
        [
          'a49f032c9f79a058b527056c2fb14962d5535bde1919ead7f85105f6a22521bc',
          'a1e0b721744e3649db22ce0e528ad85574242352210cbeaeb1c276102949c71f',
        ],
      ),
    );
  });

  it('shows what can be computed again from the hex values', () => {
    for (const index of every(runs(3000))) {
      const record = summaryOf(index);
      const colors = record.colors.map(rgb);
      const ratios = pairsOf(colors).map(([x, y]) => floorRatio(contrastRatio(x, y)));
      expect(record.worst_contrast).toBe(Math.min(...ratios));
      expect(record.best_contrast).toBe(Math.max(...ratios));
      expect(record.carries_body_text).toBe(Math.max(...ratios) >= 4.5);
      const oklch = colors.map(toOklch);
      const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;
      expect(Math.abs(record.mean_lightness - mean(oklch.map(({ l }) => l)))).toBeLessThan(5.1e-5);
      expect(Math.abs(record.mean_chroma - mean(oklch.map(({ c }) => c)))).toBeLessThan(5.1e-5);
      const spread = mean(pairsOf(colors.map(toOklab)).map(([x, y]) => oklabDistance(x, y)));
      expect(Math.abs(record.spread - spread)).toBeLessThan(5.1e-5);
      expect(record.hue).toBe(hueBand(colors[0]!) ?? null);
      expect(record.id).toBe(PALETTE_CODES.encode(index));
    }
  });

  it('names the character that its colours have', () => {
    const turns = (x: number, y: number) => Math.abs(((x - y + 540) % 360) - 180);
    const met = new Set<string>();
    for (const index of every(runs(6000))) {
      const { character, colors, mean_chroma } = summaryOf(index);
      const hues = colors
        .map((hex) => toOklch(rgb(hex)))
        .filter(({ c }) => Math.round(c * 1e4) >= 300)
        .map(({ h }) => h);
      met.add(character);
      if (mean_chroma < 0.03) {
        expect(character).toBe('neutral');
        continue;
      }
      // The smallest arc that holds all hues starts at one of them.
      const span = Math.min(...hues.map((from) => Math.max(...hues.map((h) => (h - from + 360) % 360))));
      const sorted = [...hues].sort((x, y) => x - y);
      // Three groups of neighbours round the wheel, at every place where they may be parted.
      const threes = sorted.flatMap((_, i) =>
        sorted.flatMap((__, j) =>
          sorted.flatMap((___, k) =>
            i < j && j < k
              ? [[sorted.slice(i, j), sorted.slice(j, k), [...sorted.slice(k), ...sorted.slice(0, i)]]]
              : [],
          ),
        ),
      );
      const triadic = threes.some((groups) => {
        const arcs = groups.map((group) => ({ from: group[0]!, span: (group.at(-1)! - group[0]! + 360) % 360 }));
        const middles = arcs.map(({ from, span: s }) => from + s / 2);
        return arcs.every((arc) => arc.span <= 30) && pairsOf(middles).every(([x, y]) => turns(x, y) >= 90);
      });
      let expected = triadic ? 'triadic' : 'diverse';
      if (span <= 75) expected = span <= 20 ? 'monochrome' : 'analogous';
      expect(`${index} ${character}`).toBe(`${index} ${expected}`);
    }
    expect([...met].sort()).toEqual([...CHARACTERS].sort());
  });

  it('gives every method its share and its hues', () => {
    const counts = new Uint32Array(PALETTE_METHODS.length);
    for (let index = 0; index < 700_000; index += 1) counts[deriveMethod(index)]! += 1;
    // Seven equal shares of 700,000: four standard deviations are 1,170.
    for (const count of counts) expect(Math.abs(count - 100_000)).toBeLessThan(1200);
    for (const index of every(runs(4000))) {
      const { method, colors, mean_chroma } = summaryOf(index);
      const { offsets } = PALETTE_METHODS.find(({ id }) => id === method)!;
      const oklch = colors.map((hex) => toOklch(rgb(hex)));
      if (method === 'random' || mean_chroma < 0.08) continue;
      const from = oklch[0]!.h;
      for (const [slot, { h, c }] of oklch.entries()) {
        if (c < 0.05 || oklch[0]!.c < 0.05) continue;
        const turned = (((h - from - offsets[slot % offsets.length]! / 10 + 540) % 360) + 360) % 360;
        // Two turns of 3.5 degrees and what clipping to sRGB and rounding do to a hue.
        expect(Math.abs(turned - 180)).toBeLessThan(12);
      }
    }
  });

  it('has no palette twice among the first and none with a colour twice', () => {
    const FIRST = runs(400_000);
    const out = new Int32Array(5);
    const seen = new Set<string>();
    let inner = 0;
    for (let index = 0; index < FIRST; index += 1) {
      derivePalette(index, out);
      seen.add(out.join());
      if (new Set(out).size < 5) inner += 1;
    }
    expect([seen.size, inner]).toEqual([FIRST, 0]);
  });

  it('derives columns that are the records, here and in a worker', async () => {
    const m = emptyMeasures();
    for (const block of sized([0, 50, 76], [76])) {
      const { from, to } = blockRange(block, PALETTES.size);
      const here = derivePaletteColumns(block);
      expect(here.tags.length).toBe(to - from);
      expect(hashOf(Object.values(await elsewhere(block)))).toBe(hashOf(Object.values(here)));
      for (let row = 0; row < here.tags.length; row += 1) {
        measurePalette(from + row, m);
        const same =
          here.tags[row] === tagsOf(m) &&
          here.bands[row] === (m.band < 0 ? 255 : m.band) &&
          here.worst[row] === m.worst &&
          here.lightness[row] === m.lightness &&
          here.chroma[row] === m.chroma &&
          here.spread[row] === m.spread;
        if (!same) expect.fail(`record ${from + row}`);
      }
    }
  });
});

describe('walking the palettes', () => {
  it.each(['asc', 'desc'] as const)('%s meets all 5,000,000 once and in order', async (order) => {
    const all = boundsBy({});
    const blocks = blocksOf(0);
    const limits = [200_000, 100, 400_000, 1, 65_536];
    const budgets = [500_000, 20_000, 77_777, 500_000];
    const walk = await walkAll(
      () => createPaletteExaminer(all, blocks, undefined),
      PALETTES.size,
      order,
      limits,
      budgets,
    );
    expect(walk).toMatchObject({ rows: PALETTES.size, firstGap: undefined });
  });

  it('shares all of them out among the methods', async () => {
    const from = PALETTES.size - runs(PALETTES.size);
    const met = new Uint8Array(PALETTES.size);
    for (const { id } of PALETTE_METHODS) {
      const test = boundsBy({ method: id });
      const request = { size: PALETTES.size, from, order: 'asc', limit: 10_000, maxScan: 300_000 } as const;
      for (const row of await chain(() => createPaletteExaminer(test, blocksOf(0), undefined), request)) met[row]! += 1;
    }
    expect(met.subarray(from).every((times) => times === 1)).toBe(true);
  });

  it('finds the same palettes with small and large budgets, from columns or without', async () => {
    const test = boundsBy({ method: 'triadic', hue: 'blue', min_contrast: 1.7 });
    const region = { size: PALETTES.size, limit: 50, from: 1_000_000 } as const;
    const large = blocksOf(1);
    const far = await chain(() => createPaletteExaminer(test, large, undefined), {
      ...region,
      order: 'asc',
      maxScan: 300_000,
      limit: 1000,
      pages: 1,
    });
    expect(far.length).toBeGreaterThan(100);
    expect(far.length).toBeLessThan(1000);
    const bare = blocksOf(0);
    const near = await chain(() => createPaletteExaminer(test, bare, undefined), {
      ...region,
      order: 'asc',
      maxScan: 1000,
      pages: 320,
    });
    expect(near.filter((row) => row < 1_300_000)).toEqual(far);
    const down = await chain(() => createPaletteExaminer(test, large, undefined), {
      ...region,
      from: 1_299_999,
      order: 'desc',
      maxScan: 7777,
      pages: 40,
    });
    expect(down.filter((row) => row >= 1_000_000)).toEqual(far.reverse());
  });

  it('goes on alone where no worker has time', async () => {
    const busy = createPaletteBlocks(createColumnCache(MB), () => Promise.reject(new Refusal('UNAVAILABLE', 'busy')));
    const query = {
      method: 'golden_ratio',
      min_chroma: 0.15,
      sort: 'id',
      order: 'asc',
      limit: 100,
      max_scan: 60_000,
    } as const;
    expect(await browse(query, busy)).toEqual(await browse(query, blocksOf(10)));
    const broken = createPaletteBlocks(createColumnCache(MB), () => Promise.reject(new Error('broken')));
    await expect(browse({ ...query, min_chroma: 0.32 }, broken)).rejects.toThrow('broken');
  });
});

describe('filters and sorts', () => {
  const WINDOW = sized(60_000, 20_000);
  const records = Array.from({ length: WINDOW }, (_, index) => {
    const m = emptyMeasures();
    measurePalette(index, m);
    return { index, ...m, method: PALETTE_METHODS[m.method]!.id, character: CHARACTERS[m.character]! };
  });
  const blocks = blocksOf(10);
  const page = (query: Partial<ScanQuery>) =>
    browse({ sort: 'id', order: 'asc', limit: WINDOW, max_scan: WINDOW, ...query }, blocks);

  const cases: [string, Partial<ScanQuery>, (r: (typeof records)[number]) => boolean][] = [
    ['method', { method: 'tetradic' }, ({ method }) => method === 'tetradic'],
    ['character', { character: 'monochrome' }, ({ character }) => character === 'monochrome'],
    ['hue', { hue: 'pink' }, ({ band }) => band === 7],
    [
      'worst pair',
      { min_contrast: 1.2, max_contrast: 1.3001 },
      ({ worst }) => worst / 1e4 >= 1.2 && worst / 1e4 <= 1.3001,
    ],
    [
      'mean lightness',
      { min_lightness: 0.5999, max_lightness: 0.7 },
      ({ lightness }) => lightness / 1e4 >= 0.5999 && lightness / 1e4 <= 0.7,
    ],
    ['mean chroma', { min_chroma: 0.1 }, ({ chroma }) => chroma / 1e4 >= 0.1],
    ['body text', { carries_body_text: true }, ({ best }) => best >= 45_000],
    ['no body text', { carries_body_text: false }, ({ best }) => best < 45_000],
    [
      'all at once',
      { method: 'analogous', character: 'analogous', hue: 'green', carries_body_text: true, min_chroma: 0.05 },
      (r) =>
        r.method === 'analogous' && r.character === 'analogous' && r.band === 3 && r.best >= 45_000 && r.chroma >= 500,
    ],
  ];
  it.each(cases)('by %s find exactly what shows it', async (_, query, holds) => {
    const expected = records.filter(holds).map(({ index }) => index);
    expect(expected.length).toBeGreaterThan(0);
    expect((await page(query)).rows).toEqual(expected);
  });

  it.each(sortsOf(paletteLibrary.sorts).filter((sort) => sort !== 'id'))(
    'by %s order what was scanned',
    async (sort) => {
      const field = sort === 'contrast' ? 'worst' : sort;
      for (const [order, sign] of [
        ['asc', 1],
        ['desc', -1],
      ] as const) {
        const { rows, hits, scanned, nextCursor, truncated } = await page({ sort, order, hue: 'red', limit: 40 });
        const found = records.filter(({ band }) => band === 0);
        const expected = [...found].sort((x, y) => sign * (x[field] - y[field]) || x.index - y.index).slice(0, 40);
        expect(rows).toEqual(expected.map(({ index }) => index));
        expect([hits, scanned, nextCursor! > paletteLibrary.size, truncated]).toEqual([
          found.length,
          WINDOW,
          true,
          false,
        ]);
      }
    },
  );

  it('are finished at once where nothing is to be found', async () => {
    expect(await page({ min_contrast: 21, max_scan: 1000 })).toEqual({
      rows: [],
      scanned: 0,
      hits: 0,
      nextCursor: null,
      exhausted: true,
      truncated: false,
      reachable: { field: 'min_contrast', max: 2.1406 },
    });
  });
});

describe('statistics', () => {
  it('count the records of the sample', async () => {
    const sample = runs(20_000);
    const stats = measurePaletteStats(sample);
    const records = Array.from({ length: sample }, (_, index) => summaryOf(index));
    expect(stats.measured_on).toMatchObject({ records: sample, of: 5_000_000 });
    expect(stats.with_an_aa_pair.count).toBe(records.filter((r) => r.carries_body_text).length);
    for (const { value, count } of stats.method)
      expect(count).toBe(records.filter(({ method }) => method === value).length);
    for (const { value, count } of stats.character)
      expect(count).toBe(records.filter(({ character }) => character === value).length);
    for (const { value, count } of stats.hue) expect(count).toBe(records.filter(({ hue }) => hue === value).length);
    expect(stats.mean.worst_contrast).toBeCloseTo(records.reduce((sum, r) => sum + r.worst_contrast, 0) / sample, 3);
    expect(await threads.run(collectionTasks.measurePaletteStats, [sample])).toEqual(stats);
  });
});

it('derives a block in the turn of the caller whose scan needs it, once for all who wait for it', async () => {
  const turns: (readonly [number, string | undefined])[] = [];
  const derive = async (block: number, caller: string | undefined) => {
    turns.push([block, caller]);
    return derivePaletteColumns(block);
  };
  const shared = sharePaletteBlocks(createColumnCache(2 ** 24), derive);
  const [one, other] = [shared.of('key_1'), shared.of('key_2')];
  await Promise.all([one.derive(0), other.derive(0), other.derive(1)]);
  expect(turns).toEqual([
    [0, 'key_1'],
    [1, 'key_2'],
  ]);
  expect(other.kept(0)).toBe(one.kept(0));
  expect(one.kept(0)).toBeDefined();
});
