import { describe, expect, it } from 'vitest';
import { apcaContrast } from '../../src/accessibility/contrast/apca.ts';
import { MODEL_IDS } from '../../src/accessibility/vision/models/index.ts';
import { contrastCorpus } from '../../src/collections/corpus/contrast-corpus.ts';
import { citeCorpus, corpusRecord, recomputeCorpus } from '../../src/collections/corpus/corpus-record.ts';
import { corpusStats } from '../../src/collections/corpus/corpus-stats.ts';
import { derivePair, deriveSignedRatio } from '../../src/collections/corpus/derive-pair.ts';
import { createCorpusExaminer, deriveRatios } from '../../src/collections/corpus/examine-corpus.ts';
import { GRADE_IDS, LEVEL_IDS } from '../../src/collections/corpus/grades.ts';
import { boundsOf, type Query } from '../../src/collections/filter/query.ts';
import { CORPUS, CORPUS_CODES } from '../../src/collections/identities.ts';
import { blockRange } from '../../src/collections/scan/block.ts';
import { type ColumnCache, createColumnCache } from '../../src/collections/scan/column-cache.ts';
import { browseScanned, type ScanQuery } from '../../src/collections/scanned.ts';
import { contrastRatio, floorRatio, relativeLuminance } from '../../src/color/luminance.ts';
import { rgb } from '../../src/color/rgb.ts';
import { oklchOf } from '../../src/exact/oklch.ts';
import { unpackColor } from '../../src/exact/packed.ts';
import { runs, sized } from '../size.ts';
import { hashOf } from './hash.ts';
import { chain, walkAll } from './walk.ts';

const levelOf = (ratio: number): string => {
  if (ratio >= 7) return 'AAA';
  return ratio >= 4.5 ? 'AA' : 'fail';
};

const record = (index: number, options = { full: false, apca: true }) =>
  corpusRecord(index, derivePair(index), options);
const boundsBy = (query: Query) => boundsOf(contrastCorpus.filter, query);
const noPalettes = { kept: () => undefined, derive: () => Promise.reject(new Error('no palettes here')) };
const browse = (query: Partial<ScanQuery>, cache: ColumnCache) => {
  const page = { sort: 'id', order: 'asc', limit: 20_000, max_scan: 20_000, ...query } as const;
  return browseScanned(contrastCorpus, { cache, palettes: noPalettes }, page);
};
const every = (size: number, count: number) => Array.from({ length: count }, (_, k) => Math.floor((k * size) / count));
const strided = every(CORPUS.size, runs(10_000));
const MB = 2 ** 20;

describe('the corpus', () => {
  it('has not moved by a bit', () => {
    const wrong: number[] = [];
    const first = Array.from({ length: runs(100_000) }, (_, index) => {
      const { text, background, signed } = derivePair(index);
      if (deriveSignedRatio(index) !== signed) wrong.push(index);
      return [{ text, ground: background }, signed];
    });
    expect(wrong).toEqual([]);
    // With OKLCH to the decimals of the first edition: how many an answer shows is no part of a record.
    const measured = strided.map((index) => {
      const { text, background } = derivePair(index);
      return { ...record(index, { full: false, apca: false }), fg_oklch: oklchOf(text), bg_oklch: oklchOf(background) };
    });
    expect([hashOf(first), hashOf(measured)]).toEqual(
      sized(
        [
          'a98e712e35d640bf8da6817cc60dfb93585c264336be5996bf82e14455426be4',
          'eefa4612fb4c160cb916370bfb08a4ca41858a3ed528a0d33690eef5f25296f7',
        ],
        [
          '8e145b2ba265e74fe4d5f6a6f81f62e5f0700497a328fa41466d7c2db456426a',
          'bd285de73b89a5907bc42fd660b8bc41ae01bc568117ed7fa684f3ba68888522',
        ],
      ),
    );
  });

  it('shows what can be computed again from the two colours', () => {
    for (const index of every(CORPUS.size, runs(2000))) {
      const shown = record(index);
      const [fg, bg] = [rgb(shown.fg), rgb(shown.bg)];
      expect(shown.ratio).toBe(floorRatio(contrastRatio(fg, bg)));
      expect(shown.polarity).toBe(relativeLuminance(fg) <= relativeLuminance(bg) ? 'BoW' : 'WoB');
      expect(shown.level).toBe(levelOf(shown.ratio));
      const steps = [12, 7, 4.5, 3, 2, 1];
      expect(shown.grade).toBe(GRADE_IDS[steps.findIndex((least) => shown.ratio >= least)]);
      expect(Math.abs(shown.apca!.lc - apcaContrast(fg, bg))).toBeLessThan(6e-5);
      expect(shown.id).toBe(CORPUS_CODES.encode(index));
    }
  });

  it('mixes even pairs with near-white, near-black and kindred grounds', () => {
    const pairs = every(CORPUS.size, runs(40_000)).map((index) => derivePair(index));
    const share = (test: (text: number, background: number) => boolean) =>
      pairs.filter(({ text, background }) => test(text, background)).length / pairs.length;
    expect(share((_, g) => (g & 0xe0e0e0) === 0xe0e0e0)).toBeCloseTo(0.25, 1);
    expect(share((_, g) => (g & 0xe0e0e0) === 0)).toBeCloseTo(0.25, 1);
    expect(share((t, g) => ((t ^ g) & 0xe0e0e0) === 0)).toBeGreaterThan(0.11);
  });

  it('adds every model in full and drops APCA where it is switched off', () => {
    const shown = record(4711, { full: true, apca: false });
    expect(shown).not.toHaveProperty('apca');
    expect(Object.keys(shown.vision!)).toEqual(MODEL_IDS);
    for (const { fg, bg, ratio } of Object.values(shown.vision!))
      expect(ratio).toBe(floorRatio(contrastRatio(rgb(fg), rgb(bg))));
  });

  it('gives words from which the record can be computed again', () => {
    for (const index of [0, 1, 31_337, 4_999_999]) {
      // The recipe of the text, followed in whole numbers of any size with nothing but what the text says.
      const text = recomputeCorpus(index);
      const M = 0xffffffffn;
      const [s0, s1] = [...text.matchAll(/S[01] = (0x[0-9a-f]{8})/g)].map((m) => BigInt(m[1]!));
      const [p, q] = [...text.matchAll(/x \*= (0x[0-9a-f]+)/g)].map((m) => BigInt(m[1]!));
      const lb = (x: bigint) => {
        let v = x & M;
        v = ((v ^ (v >> 16n)) * p!) & M;
        v = ((v ^ (v >> 15n)) * q!) & M;
        return v ^ (v >> 15n);
      };
      const i = BigInt(/For i = (\d+)/.exec(text)![1]!);
      const a = lb(i + s0!);
      const b = lb((a ^ s1!) + i);
      const [fg, d, m] = [a >> 8n, b >> 8n, a & 7n];
      const near = d & 0x1f1f1fn;
      let bg = (fg & 0xe0e0e0n) | near;
      if (m <= 2n) bg = d;
      else if (m <= 4n) bg = 0xffffffn ^ near;
      else if (m <= 6n) bg = near;
      const hex = (v: bigint) => `#${v.toString(16).padStart(6, '0')}`;
      const shown = record(index);
      expect([hex(fg), hex(bg)]).toEqual([shown.fg, shown.bg]);
      expect(citeCorpus(index)).toContain(`${shown.fg} on ${shown.bg}`);
      expect(citeCorpus(index)).toContain(shown.id);
    }
  });

  it('derives a column that is the records', () => {
    for (const block of sized([0, 41, 76], [76])) {
      const { from, to } = blockRange(block, CORPUS.size);
      const ratios = deriveRatios(block);
      expect(ratios.length).toBe(to - from);
      for (let i = 0; i < ratios.length; i += 1) {
        const { text, background } = derivePair(from + i);
        const ratio = Math.floor(contrastRatio(unpackColor(text), unpackColor(background)) * 1e4);
        if (Math.abs(ratios[i]!) !== ratio) expect.fail(`record ${from + i}: ${ratios[i]} against ${ratio}`);
      }
    }
  });
});

describe('walking the corpus', () => {
  const WALKS: readonly ['asc' | 'desc', megabytes: number][] = [
    ['asc', 0],
    ['desc', 100],
    ['asc', 100],
    ['desc', 0],
  ];
  it.each(sized(WALKS, WALKS.slice(0, 2)))(
    '%s with %d MB of columns meets all 5,000,000 once and in order',
    async (order, megabytes) => {
      const cache = createColumnCache(megabytes * MB);
      const all = boundsBy({});
      const walk = await walkAll(
        () => createCorpusExaminer(all, cache),
        CORPUS.size,
        order,
        [200, 65_536, 1, 300_001, 24],
        [1000, 70_000, 100_000, 1_000_000],
      );
      expect(walk).toMatchObject({ rows: CORPUS.size, firstGap: undefined });
    },
  );

  it('finds the same pairs with small and large budgets, from columns or without', async () => {
    const bounds = boundsBy({ min_ratio: 12.5, polarity: 'WoB' });
    const size = runs(CORPUS.size);
    const expected: number[] = [];
    for (let index = 0; index < size; index += 1) if (deriveSignedRatio(index) <= -125_000) expected.push(index);
    const cached = createColumnCache(100 * MB);
    const base = { size, order: 'asc', limit: 200 } as const;
    const large = await chain(() => createCorpusExaminer(bounds, cached), { ...base, maxScan: 1_000_000 });
    expect(large).toEqual(expected);
    const small = await chain(() => createCorpusExaminer(bounds, createColumnCache(0)), { ...base, maxScan: 1000 });
    expect(small).toEqual(expected);
    const down = await chain(() => createCorpusExaminer(bounds, cached), { ...base, order: 'desc', maxScan: 77_777 });
    expect(down).toEqual(expected.reverse());
  });

  it('gives empty pages with a cursor where the filter is rare', async () => {
    const rare = { min_ratio: 20.9, polarity: 'BoW', limit: 200, max_scan: 5000 };
    const page = await browse(rare, createColumnCache(0));
    expect(page).toEqual({ rows: [], scanned: 5000, hits: 0, nextCursor: 5000, exhausted: false, truncated: true });
  });
});

describe('filters', () => {
  const records = Array.from({ length: 20_000 }, (_, index) => {
    const { text, background } = derivePair(index);
    const ratio = floorRatio(contrastRatio(unpackColor(text), unpackColor(background)));
    return { index, ratio, bow: relativeLuminance(unpackColor(text)) <= relativeLuminance(unpackColor(background)) };
  });
  const cache = createColumnCache(MB);
  const rowsOf = async (query: Partial<ScanQuery>) => (await browse(query, cache)).rows;

  const bounds = [1, 1.5, 2.9999, 3, 4.4999, 4.5, 4.5001, 6.99995, 7, 12, 20.9];
  it.each(bounds)('min_ratio and max_ratio %d keep exactly what shows it', async (bound) => {
    expect(await rowsOf({ min_ratio: bound })).toEqual(
      records.filter(({ ratio }) => ratio >= bound).map(({ index }) => index),
    );
    expect(await rowsOf({ max_ratio: bound })).toEqual(
      records.filter(({ ratio }) => ratio <= bound).map(({ index }) => index),
    );
  });
  it('levels and grades each share out all records', async () => {
    for (const pages of [
      await Promise.all(LEVEL_IDS.map((level) => rowsOf({ level }))),
      await Promise.all(GRADE_IDS.map((grade) => rowsOf({ grade }))),
    ])
      expect(pages.flat().sort((x, y) => x - y)).toEqual(records.map(({ index }) => index));
    expect(await rowsOf({ level: 'AA' })).toEqual(
      records.filter(({ ratio }) => ratio >= 4.5 && ratio < 7).map(({ index }) => index),
    );
  });
  it('hold together', async () => {
    expect(await rowsOf({ min_ratio: 4.5, max_ratio: 12, polarity: 'BoW' })).toEqual(
      records.filter(({ ratio, bow }) => bow && ratio >= 4.5 && ratio <= 12).map(({ index }) => index),
    );
    expect(await rowsOf({ level: 'AAA', grade: 'F' })).toEqual([]);
    expect(await rowsOf({ min_ratio: 9, max_ratio: 3 })).toEqual([]);
  });
});

describe('statistics', () => {
  it.each([1000, 4096, 5000, 123_457])('of the first %d records are those of the records', async (sample) => {
    const stats = await corpusStats(sample);
    const ratios = Array.from({ length: sample }, (_, index) => Math.abs(deriveSignedRatio(index)) / 1e4);
    expect(stats.mean_contrast_ratio).toBeCloseTo(ratios.reduce((sum, v) => sum + v, 0) / sample, 3);
    const atLeast = (bound: number) => ratios.filter((v) => v >= bound).length;
    expect(stats.share_failing_aa_body).toBeCloseTo(1 - atLeast(4.5) / sample, 6);
    for (const [bound, share] of Object.entries(stats.share_at_least))
      expect(share).toBeCloseTo(atLeast(Number(bound)) / sample, 6);
    for (const rows of [stats.distribution, stats.level, stats.grade, stats.polarity])
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(sample);
    expect(stats.level.find(({ value }) => value === 'AA')!.count).toBe(atLeast(4.5) - atLeast(7));
    expect(stats.distribution[3]).toMatchObject({ from: 3, to: 4.5, count: atLeast(3) - atLeast(4.5) });
  });
  it('are the same whatever was asked before', async () => {
    const [before] = [await corpusStats(200_000)];
    await Promise.all([corpusStats(1_000_000), corpusStats(777_777)]);
    expect(await corpusStats(200_000)).toEqual(before);
  });
});
