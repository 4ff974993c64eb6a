import { atlas } from './atlas/atlas.ts';
import { contrastCorpus } from './corpus/contrast-corpus.ts';
import type { Filters } from './filter/filter.ts';
import type { Library } from './finite/library.ts';
import type { Measured } from './finite/measured.ts';
import type { Browsable } from './first-matches.ts';
import { gradientLibrary } from './gradients/gradient-library.ts';
import { harmonyLibrary } from './harmonies/harmony-library.ts';
import { columnValue, PLACES } from './palettes/palette-columns.ts';
import { paletteLibrary } from './palettes/palette-library.ts';
import { SAMPLE, sampledPalettes, sampledRatios } from './sample.ts';
import { shadeLibrary } from './shades/shade-library.ts';

/** What is counted: the measure that a filter by number bounds, from its least value to its greatest. */
export interface Axis {
  /** The name of the filter. */
  readonly filter: string;
  readonly least: number;
  readonly most: number;
}

/** How the records of a sample lie along some axes. */
export interface Distribution {
  readonly sample: number;
  /** By the name of the filter: how many records lie in each of equally wide parts of the axis. */
  readonly counts: Readonly<Record<string, readonly number[]>>;
}

const BINS = 48;
/** Of 8,192 records so many are measured, which takes a quarter of a second; they are spread over all of them. */
const SOME = 1024;
const STRIDE = 5101;
/** Measures of palettes and pairs are in ten-thousandths. */
const UNIT = 1e-4;

const countsOf = (values: readonly number[], { least, most }: Axis): number[] => {
  const counts = new Array<number>(BINS).fill(0);
  for (const value of values) {
    const place = Math.floor((BINS * (value - least)) / (most - least));
    if (value >= least && value <= most) counts[Math.min(BINS - 1, place)]! += 1;
  }
  return counts;
};

const along = <Field extends string>(
  { filter }: { readonly filter: Filters<Field> },
  axes: readonly Axis[],
  sample: number,
  valuesOf: (field: Field) => readonly number[],
): Distribution => ({
  sample,
  counts: Object.fromEntries(
    axes.flatMap((axis) => {
      const bound = filter[axis.filter]?.bound(axis.least);
      return bound ? [[axis.filter, countsOf(valuesOf(bound.field), axis)]] : [];
    }),
  ),
});

const inLibrary =
  <Field extends string, Row>(library: Library<Field, Row>, measuresOf: (row: Row) => Measured<Field>) =>
  (axes: readonly Axis[]): Distribution => {
    const rows = Array.from({ length: SOME }, (_, i) => measuresOf(library.measure((i * STRIDE) % library.size)));
    return along(library, axes, SOME, (field) => rows.map((row) => row[field]));
  };

const COLLECTIONS = {
  palettes: (axes) =>
    along(paletteLibrary, axes, SAMPLE, (field) => {
      const { column, shift, mask } = PLACES[field];
      return sampledPalettes().map((one) => UNIT * ((columnValue(one, column) >>> shift) & mask));
    }),
  contrast: (axes) => along(contrastCorpus, axes, SAMPLE, () => sampledRatios().map((one) => UNIT * Math.abs(one))),
  atlas: inLibrary(atlas, (row) => row),
  gradients: inLibrary(gradientLibrary, (row) => row),
  harmonies: inLibrary(harmonyLibrary, (row) => row),
  shades: inLibrary(shadeLibrary, ({ measures }) => measures),
} as const satisfies Readonly<Record<Browsable, (axes: readonly Axis[]) => Distribution>>;

/** How a collection lies along the measures that filters bound, from a sample of it. */
export const distribution = (id: Browsable, axes: readonly Axis[]): Distribution => COLLECTIONS[id](axes);
