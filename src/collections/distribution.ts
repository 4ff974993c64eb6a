import { atlas } from './atlas/atlas.ts';
import { contrastCorpus } from './corpus/contrast-corpus.ts';
import { POLARITIES } from './corpus/grades.ts';
import { keepWithin } from './filter/bound.ts';
import type { Filters } from './filter/filter.ts';
import { boundsOf, type Query } from './filter/query.ts';
import type { Browsable } from './first-matches.ts';
import { gradientLibrary } from './gradients/gradient-library.ts';
import { harmonyLibrary } from './harmonies/harmony-library.ts';
import type { Library } from './in-memory/library.ts';
import type { Measured } from './in-memory/measured.ts';
import { containsOf } from './palettes/content/content.ts';
import { columnValue, type PaletteField, PLACES } from './palettes/palette-columns.ts';
import { paletteLibrary } from './palettes/palette-library.ts';
import { SAMPLE, sampledPalettes, sampledRatios } from './sample.ts';
import { shadeLibrary } from './shades/shade-library.ts';

/** What is counted: the measure that filters by number bound, from its least value to its greatest. */
export interface Axis {
  /** The names of the filters that bound it; the first names the axis. */
  readonly filters: readonly [string, ...string[]];
  readonly least: number;
  readonly most: number;
}

/** How the records of a sample that pass the other filters lie along some axes. */
export interface Distribution {
  readonly sample: number;
  /** By the first name of the axis: how many records lie in each of equally wide parts of it. */
  readonly counts: Readonly<Record<string, readonly number[]>>;
}

const BINS = 48;
/** Of 8,192 records so many are measured, which takes a quarter of a second; they are spread over all of them. */
const SOME = 1024;
const STRIDE = 5101;
/** Measures of palettes and pairs are in ten-thousandths. */
const UNITS = 10_000;

/** A sample of a collection, a column for each measure. */
interface Sampled<Field extends string> {
  readonly filter: Filters<Field>;
  readonly size: number;
  readonly column: (field: Field) => Float64Array;
  /** Whether a record meets what a query asks for that no column holds. */
  readonly contains?: (query: Query) => (row: number) => boolean;
}

const sampled = <Field extends string>(
  filter: Filters<Field>,
  size: number,
  read: (field: Field, row: number) => number,
): Sampled<Field> => {
  const columns = new Map<Field, Float64Array>();
  const column = (field: Field): Float64Array => {
    const made = columns.get(field) ?? Float64Array.from({ length: size }, (_, row) => read(field, row));
    columns.set(field, made);
    return made;
  };
  return { filter, size, column };
};

const ofLibrary = <Field extends string, Row>(
  library: Library<Field, Row>,
  measuresOf: (row: Row) => Measured<Field>,
): Sampled<Field> => {
  let rows: readonly Measured<Field>[] | undefined;
  return sampled(library.filter, SOME, (field, row) => {
    rows ??= Array.from({ length: SOME }, (_, i) => measuresOf(library.measure((i * STRIDE) % library.size)));
    return rows[row]![field];
  });
};

const palettes: Sampled<PaletteField> = {
  ...sampled<PaletteField>(paletteLibrary.filter, SAMPLE, (field, row) => {
    const { column, shift, mask, scaled } = PLACES[field];
    const value = (columnValue(sampledPalettes()[row]!, column) >>> shift) & mask;
    return scaled ? value / UNITS : value;
  }),
  contains: containsOf,
};
const contrast = sampled(contrastCorpus.filter, SAMPLE, (field, row) => {
  const signed = sampledRatios()[row]!;
  return field === 'ratio' ? Math.abs(signed) / UNITS : POLARITIES.indexOf(signed > 0 ? 'BoW' : 'WoB');
});

const countsOf = (values: Float64Array, mask: Uint8Array, { least, most }: Axis): number[] => {
  const counts = new Array<number>(BINS).fill(0);
  for (const [row, value] of values.entries()) {
    if (mask[row] === 0 || !(value >= least && value <= most)) continue;
    counts[Math.min(BINS - 1, Math.floor((BINS * (value - least)) / (most - least)))]! += 1;
  }
  return counts;
};

/** The filters of a query but for those of one axis: what a range accepts does not limit what it is chosen from. */
const without = (query: Query, { filters }: Axis): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !filters.includes(name)));

const along =
  <Field extends string>({ filter, size, column, contains = () => () => true }: Sampled<Field>) =>
  (axes: readonly Axis[], query: Query): Distribution => {
    const meets = contains(query);
    const contained = Uint8Array.from({ length: size }, (_, row) => Number(meets(row)));
    const countsAlong = (axis: Axis): [name: string, counts: number[]][] => {
      const [name] = axis.filters;
      const measure = filter[name]?.bound(axis.least);
      if (!measure) return [];
      const mask = contained.slice();
      for (const bound of boundsOf(filter, without(query, axis))) keepWithin(mask, column(bound.field), bound);
      return [[name, countsOf(column(measure.field), mask, axis)]];
    };
    return { sample: size, counts: Object.fromEntries(axes.flatMap(countsAlong)) };
  };

const COLLECTIONS = {
  palettes: along(palettes),
  contrast: along(contrast),
  atlas: along(ofLibrary(atlas, (row) => row)),
  gradients: along(ofLibrary(gradientLibrary, (row) => row)),
  harmonies: along(ofLibrary(harmonyLibrary, (row) => row)),
  shades: along(ofLibrary(shadeLibrary, ({ measures }) => measures)),
} as const satisfies Readonly<Record<Browsable, (axes: readonly Axis[], query: Query) => Distribution>>;

/** How a collection lies along the measures that filters bound, of those records of a sample that pass the other filters. */
export const distribution = (id: Browsable, axes: readonly Axis[], query: Query = {}): Distribution =>
  COLLECTIONS[id](axes, query);
