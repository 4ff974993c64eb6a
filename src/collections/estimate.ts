import { contrastCorpus } from './corpus/contrast-corpus.ts';
import { intervalOf, isInInterval } from './corpus/interval.ts';
import { boundsOf, type Query } from './filter/query.ts';
import { CORPUS, PALETTES } from './identities.ts';
import { containsOf } from './palettes/content/content.ts';
import { paletteLibrary } from './palettes/palette-library.ts';
import { passes, testsOf } from './palettes/palette-test.ts';
import { SAMPLE, sampledPalettes, sampledRatios } from './sample.ts';

/** How many records of a sample pass some filters. */
export interface Estimate {
  readonly size: number;
  readonly sample: number;
  readonly passing: number;
}

/** The collections whose share can be estimated, by their names in the workbench. */
const COUNTS = {
  palettes: (query: Query): Estimate => {
    const tests = testsOf(boundsOf(paletteLibrary.filter, query));
    const contains = containsOf(query);
    return {
      size: PALETTES.size,
      sample: SAMPLE,
      passing: sampledPalettes().filter((one, index) => passes(one, tests) && contains(index)).length,
    };
  },
  contrast: (query: Query): Estimate => {
    const interval = intervalOf(boundsOf(contrastCorpus.filter, query));
    return {
      size: CORPUS.size,
      sample: SAMPLE,
      passing: sampledRatios().filter((one) => isInInterval(one, interval)).length,
    };
  },
} as const;

export type Estimated = keyof typeof COUNTS;

/** What share of a collection passes filters, from the same derivation and the same filters as a scan of all of it. */
export const estimate = (id: Estimated, query: Query): Estimate => COUNTS[id](query);
