import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atlas } from '../../../src/collections/atlas/atlas.ts';
import { keptAtlas } from '../../../src/collections/atlas/atlas-columns.ts';
import { contrastCorpus } from '../../../src/collections/corpus/contrast-corpus.ts';
import {
  atLeast,
  atMost,
  type Filters,
  oneOf,
  orAny,
  reachesBound,
  UNIT,
} from '../../../src/collections/filter/filter.ts';
import { boundsOf, contradictionsOf, type Query } from '../../../src/collections/filter/query.ts';
import { gradientLibrary } from '../../../src/collections/gradients/gradient-library.ts';
import { harmonyLibrary } from '../../../src/collections/harmonies/harmony-library.ts';
import { browseLibrary } from '../../../src/collections/in-memory/library.ts';
import { createPaletteBlocks } from '../../../src/collections/palettes/blocks.ts';
import { measuredPalette } from '../../../src/collections/palettes/measure-palette.ts';
import { derivePaletteColumns } from '../../../src/collections/palettes/palette-columns.ts';
import { paletteLibrary } from '../../../src/collections/palettes/palette-library.ts';
import { createColumnCache } from '../../../src/collections/scan/column-cache.ts';
import { browseScanned } from '../../../src/collections/scanned.ts';
import { shadeLibrary } from '../../../src/collections/shades/shade-library.ts';
import { libraryPage, scannedPage } from '../../../src/jobs/slices/export-page.ts';
import { EXPORTED, exportParams } from '../../../src/jobs/types/collection-export.ts';
import { filterFields } from '../../../src/schemas/collections.ts';
import { fields } from '../../../src/schemas/fields.ts';

const collections = { atlas, contrastCorpus, paletteLibrary, gradientLibrary, harmonyLibrary, shadeLibrary };

describe('bounds', () => {
  const filters = {
    kind: orAny(oneOf('kind', ['a', 'b'])),
    min_score: atLeast('score', UNIT),
    max_score: atMost('score', UNIT),
    high: reachesBound('score', 0.5),
  } satisfies Filters;

  it('are one for each column, of all filters that look at it', () => {
    expect(boundsOf(filters, { kind: 'b', min_score: 0.2, max_score: 0.8, high: true })).toEqual([
      { field: 'kind', from: 1, to: 1 },
      { field: 'score', from: 0.5, to: 0.8 },
    ]);
  });
  it('are none for what is left out, for any, and for what is no filter', () => {
    expect(boundsOf(filters, { kind: 'any', min_score: undefined, limit: 7 })).toEqual([]);
  });
  it('leave out what does not reach a step', () => {
    expect(boundsOf(filters, { high: false })).toEqual([
      { field: 'score', from: Number.NEGATIVE_INFINITY, to: 0.4999 },
    ]);
  });
});

describe('contradictions', () => {
  it.each([
    [
      'a least above its greatest',
      paletteLibrary,
      { min_lightness: 0.6, max_lightness: 0.5 },
      [['min_lightness', 'max_lightness']],
    ],
    ['bounds that meet in one value', paletteLibrary, { min_contrast: 1.5, max_contrast: 1.5 }, []],
    ['a bound against a step', contrastCorpus, { max_ratio: 4, level: 'AA' }, [['max_ratio', 'level']]],
    ['a step against another', contrastCorpus, { level: 'fail', grade: 'A' }, [['level', 'grade']]],
    ['any', contrastCorpus, { max_ratio: 4, level: 'any', polarity: 'any' }, []],
    [
      'each pair',
      contrastCorpus,
      { min_ratio: 9, max_ratio: 3, level: 'AAA' },
      [
        ['min_ratio', 'max_ratio'],
        ['max_ratio', 'level'],
      ],
    ],
    ['a range of hues over 0', atlas, { hue_from: 340, hue_to: 20 }, []],
    ['a flag', shadeLibrary, { min_span: 7, carries_body_text: false }, [['min_span', 'carries_body_text']]],
    ['stops', gradientLibrary, { min_stops: 5, max_stops: 3, min_score: 0.9 }, [['min_stops', 'max_stops']]],
    ['nothing at all', harmonyLibrary, {}, []],
  ] as const)('%s', (_, { filter }, query: Query, expected) => {
    expect(contradictionsOf(filter as Filters, query)).toEqual(expected);
  });

  it('find no row wherever there is one', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (least, most) => {
          const query = { min_lightness: least, max_lightness: most };
          const page = { sort: 'id', order: 'asc', limit: 1, offset: 0, ...query } as const;
          if (contradictionsOf(atlas.filter, query).length > 0)
            expect(browseLibrary(atlas, keptAtlas(), page).matched).toBe(0);
        },
      ),
    ));
});

describe.each(Object.entries(collections))('%s', (_, { filter, sorts }) => {
  it('has a field for every filter, which accepts what the filter accepts', () => {
    const shape = filterFields<Filters>(filter);
    expect(Object.keys(shape)).toEqual(Object.keys(filter));
    for (const [name, one] of Object.entries<Filters[string]>(filter)) {
      const field = shape[name]!;
      const good = {
        word: () => one.kind === 'word' && one.words,
        number: () => one.kind === 'number' && [one.range.min, one.range.max],
        flag: () => [true, false],
        color: () => ['#0057b8', 'rebeccapurple', 'color(display-p3 0 1 0)'],
        term: () => one.kind === 'term' && one.accepted,
      }[one.kind]();
      for (const value of good || []) expect(field.safeParse(value).success).toBe(true);
      if (one.kind === 'color') expect(field.safeParse('#0057b880').success).toBe(false);
      const bad = one.kind === 'number' ? [one.range.min - 1, one.range.max + 1, 'x'] : ['no such word', 7];
      for (const value of bad) expect(field.safeParse(value).success).toBe(false);
    }
  });
  it('is sorted by its ids where nothing else is said', () => expect(Object.keys(sorts)[0]).toBe('id'));
});

describe('a filter added to a copy of a value', () => {
  const memory = {
    cache: createColumnCache(0),
    palettes: createPaletteBlocks(createColumnCache(2 ** 20), async (block) => derivePaletteColumns(block)),
  };
  const palettes = {
    ...paletteLibrary,
    filter: { ...paletteLibrary.filter, max_spread: atMost('spread', UNIT, 'Maximum spread') },
  };
  const colors = { ...atlas, filter: { ...atlas.filter, max_chroma: atMost('chroma', UNIT) } };
  const request = { cursor: 0, limit: 40, full: false };

  it('stands in the schema', () => {
    const schema = fields(filterFields(palettes.filter));
    expect(schema.parse({ max_spread: 0.1 })).toEqual({ max_spread: 0.1 });
    expect(schema.shape.max_spread.description).toBe('Maximum spread');
    expect(schema.safeParse({ max_spread: 2 }).success).toBe(false);
    expect(fields(filterFields(paletteLibrary.filter)).safeParse({ max_spread: 0.1 }).success).toBe(false);
  });

  it('filters a scan, by derivation and from columns', async () => {
    const expected = Array.from({ length: 60_000 }, (_, index) => index).filter(
      (index) => measuredPalette(index).measures.spread <= 1600,
    );
    expect(expected.length).toBeGreaterThan(100);
    const query = { max_spread: 0.16, sort: 'id', order: 'asc', limit: 60_000, max_scan: 60_000 } as const;
    expect((await browseScanned(palettes, memory, query)).rows).toEqual(expected);
    const first = await browseScanned(palettes, memory, { ...query, max_scan: 5000 });
    expect(first.rows).toEqual(expected.filter((index) => index < 5000));
  });

  it('filters what is counted whole', () => {
    const kept = keptAtlas();
    const query = { max_chroma: 0.05, sort: 'id', order: 'asc', limit: 9000, offset: 0 } as const;
    const expected = [...kept.columns.chroma.keys()].filter((row) => kept.columns.chroma[row]! <= 0.05);
    expect(browseLibrary(colors, kept, query).rows).toEqual(expected);
  });

  it('is accepted by an export, and filters it', async () => {
    const wanted = { collection: 'palettes', filter: { max_spread: 0.16 } };
    const params = exportParams({ ...EXPORTED, palettes: { collection: palettes } });
    expect(params.parse(wanted)).toMatchObject(wanted);
    expect(exportParams(EXPORTED).safeParse(wanted).success).toBe(false);
    const page = await scannedPage(palettes, { ...request, filter: wanted.filter });
    expect(page.records).toHaveLength(40);
    const spreads = page.records.map((record) => (record as { spread: number }).spread);
    expect(Math.max(...spreads)).toBeLessThanOrEqual(0.16);
    const exported = libraryPage(colors, keptAtlas(), { ...request, filter: { max_chroma: 0.05 } });
    expect(exported.records).toHaveLength(40);
  });

  it('contradicts the filters of its own column', () => {
    const both = { ...palettes.filter, min_spread: atLeast('spread', UNIT) };
    expect(contradictionsOf(both, { max_spread: 0.1, min_spread: 0.2 })).toEqual([['max_spread', 'min_spread']]);
  });
});
