import { contrastCorpus } from './corpus/contrast-corpus.ts';
import { CORPUS } from './corpus/corpus.ts';
import { deriveSignedRatio } from './corpus/derive-pair.ts';
import { intervalOf, meets } from './corpus/interval.ts';
import { boundsOf, type Query } from './filter/query.ts';
import { emptyMeasures, measurePalette, type PaletteMeasures } from './palettes/measure-palette.ts';
import { paletteLibrary } from './palettes/palette-library.ts';
import { passes, testsOf } from './palettes/palette-test.ts';
import { PALETTES } from './palettes/palettes.ts';

/** Records that are tested for an estimate. Every record is as random as any other, so the first serve. */
const SAMPLE = 40_000;

/** How many records of a sample pass some filters. */
export interface Estimate {
  readonly size: number;
  readonly sample: number;
  readonly passing: number;
}

const measured = (index: number): PaletteMeasures => {
  const measures = emptyMeasures();
  measurePalette(index, measures);
  return measures;
};

/** Derived once, by its first question. */
const once = <T>(derive: (index: number) => T): (() => readonly T[]) => {
  let sample: readonly T[] | undefined;
  return () => {
    sample ??= Array.from({ length: SAMPLE }, (_, index) => derive(index));
    return sample;
  };
};

const palettes = once(measured);
const ratios = once(deriveSignedRatio);

/** The collections whose share can be estimated, by their names in the workbench. */
const COUNTS = {
  palettes: (query: Query): Estimate => {
    const tests = testsOf(boundsOf(paletteLibrary.filter, query));
    return { size: PALETTES.size, sample: SAMPLE, passing: palettes().filter((one) => passes(one, tests)).length };
  },
  contrast: (query: Query): Estimate => {
    const interval = intervalOf(boundsOf(contrastCorpus.filter, query));
    return { size: CORPUS.size, sample: SAMPLE, passing: ratios().filter((one) => meets(one, interval)).length };
  },
} as const;

export type Estimated = keyof typeof COUNTS;

/** What share of a collection passes filters, from the same derivation and the same filters as a scan of all of it. */
export const estimate = (id: Estimated, query: Query): Estimate => COUNTS[id](query);
