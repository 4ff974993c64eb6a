import { atlas } from './atlas/atlas.ts';
import { contrastCorpus } from './corpus/contrast-corpus.ts';
import { deriveSignedRatio } from './corpus/derive-pair.ts';
import { intervalOf, isInInterval } from './corpus/interval.ts';
import { keepWithin } from './filter/bound.ts';
import { boundsOf, type Query } from './filter/query.ts';
import { gradientLibrary } from './gradients/gradient-library.ts';
import { harmonyLibrary } from './harmonies/harmony-library.ts';
import type { Library } from './in-memory/library.ts';
import type { Measured } from './in-memory/measured.ts';
import { contentOf } from './palettes/content/content.ts';
import { type ContentExaminer, createContentExaminer } from './palettes/examine-content.ts';
import { emptyMeasures, measurePalette } from './palettes/measure-palette.ts';
import { paletteLibrary } from './palettes/palette-library.ts';
import { type NearestPalette, nearestPalette } from './palettes/palette-record.ts';
import { passes, testsOf } from './palettes/palette-test.ts';
import { shadeLibrary } from './shades/shade-library.ts';

/** Records, as they are listed, that pass filters: the first of the collection by number. */
export interface FirstMatches {
  readonly records: readonly object[];
  /** Records that were derived and tested for them, from the first on. */
  readonly examined: number;
  readonly size: number;
  /** The palette that came nearest, where none is near enough. */
  readonly nearest?: NearestPalette;
}

/** Of five million records so many are looked at: a tenth of a second or two. */
const MOST_EXAMINED = 100_000;
/** So many are tested before it is asked whether there are enough. */
const BATCH = 256;

/** Tests one record after the other until there are enough. */
const walk = (
  size: number,
  count: number,
  passing: (from: number, to: number) => readonly number[],
  record: (index: number) => object,
): FirstMatches => {
  const end = Math.min(size, MOST_EXAMINED);
  const found: number[] = [];
  let examined = 0;
  while (examined < end && found.length < count) {
    const to = Math.min(end, examined + BATCH);
    found.push(...passing(examined, to));
    examined = to;
  }
  const listed = found.slice(0, count);
  return {
    records: listed.map(record),
    examined: found.length > count ? listed.at(-1)! + 1 : examined,
    size,
  };
};

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

const inLibrary =
  <Field extends string, Row>(
    { size, filter, measure, summary }: Library<Field, Row>,
    measuresOf: (row: Row) => Measured<Field>,
  ) =>
  (query: Query, count: number): FirstMatches => {
    const bounds = boundsOf(filter, query);
    const rows = new Map<number, Row>();
    const passing = (from: number, to: number): number[] => {
      const batch = numbers(from, to);
      for (const index of batch) rows.set(index, measure(index));
      const mask = new Uint8Array(batch.length).fill(1);
      for (const bound of bounds)
        keepWithin(
          mask,
          Float64Array.from(batch, (index) => measuresOf(rows.get(index)!)[bound.field]),
          bound,
        );
      return batch.filter((_, i) => mask[i] === 1);
    };
    return walk(size, count, passing, (index) => summary(index, rows.get(index)!));
  };

const NO_COLUMNS = { kept: () => undefined };

/** Palettes by what they contain, and the nearest where there is none. */
const inContent = ({ examine, nearest }: ContentExaminer, count: number): FirstMatches => {
  const { size, measure, summary } = paletteLibrary;
  const hits = { rows: [], keys: [] };
  let examined = 0;
  while (examined < MOST_EXAMINED && hits.rows.length < count)
    examined += examine({ from: examined, count: MOST_EXAMINED - examined, step: 1, most: count }, hits);
  const found = nearest();
  return {
    records: hits.rows.map((index) => summary(index, measure(index))),
    examined,
    size,
    ...(found ? { nearest: nearestPalette(found) } : {}),
  };
};

const inPalettes = (query: Query, count: number): FirstMatches => {
  const { size, filter, measure, summary } = paletteLibrary;
  const bounds = boundsOf(filter, query);
  const content = contentOf(query);
  if (content) return inContent(createContentExaminer(content, bounds, NO_COLUMNS, undefined), count);
  const tests = testsOf(bounds);
  const measures = emptyMeasures();
  const passing = (from: number, to: number): number[] =>
    numbers(from, to).filter((index) => {
      measurePalette(index, measures);
      return passes(measures, tests);
    });
  return walk(size, count, passing, (index) => summary(index, measure(index)));
};

const inCorpus = (query: Query, count: number): FirstMatches => {
  const { size, filter, measure, summary } = contrastCorpus;
  const interval = intervalOf(boundsOf(filter, query));
  const passing = (from: number, to: number): number[] =>
    numbers(from, to).filter((index) => isInInterval(deriveSignedRatio(index), interval));
  return walk(size, count, passing, (index) => summary(index, measure(index)));
};

/** The collections by their names in the workbench. */
const COLLECTIONS = {
  palettes: inPalettes,
  contrast: inCorpus,
  atlas: inLibrary(atlas, (row) => row),
  gradients: inLibrary(gradientLibrary, (row) => row),
  harmonies: inLibrary(harmonyLibrary, (row) => row),
  shades: inLibrary(shadeLibrary, ({ measures }) => measures),
} as const;

export type Browsable = keyof typeof COLLECTIONS;

/**
 * The first records of a collection that pass filters, by their numbers: derived and tested one after the other by the
 * derivation and the filters of its endpoint, at most 100,000 of them. Sorts count for nothing.
 */
export const firstMatches = (id: Browsable, query: Query, count: number): FirstMatches => COLLECTIONS[id](query, count);
