// The analysis of a page by each of many features of it: all stages and checks, one after the other. Besides all steps together, those
// of each stage and of each file of checks are told.
import { FEATURES, gathered } from '../../features.mjs';

/** Shares of the numbers at which the analysis is timed: counting is slow, and exact with less. */
const SHARES = [1 / 8, 1 / 2, 2];
const EMPTY = '<p>x';
/**
 * Where each of many elements holds, or names, all the others, the work is bounded from some number on: 512 levels of a tree, 10,000
 * characters of a name. Below it every element looks at every other; growth begins there.
 */
const BOUND = [2000, 4000, 8000];
const BOUNDED = new Set([
  'headings within headings',
  'references to one element',
  'fields within labels',
  'hidden within hidden',
]);

const stageOf = (path) => /^analyzer\/stages\/(\w+)\//.exec(path)?.[1];
const checkOf = (path) => /^analyzer\/stages\/(\w+\/checks\/.+)\.js$/.exec(path)?.[1];

/** Which parts of the steps are looked at by themselves: names by the path of a file below dist/src. */
export const partsOf = (path) => [
  ...(stageOf(path) ? [`stage ${stageOf(path)}`] : []),
  ...(checkOf(path) ? [`check ${checkOf(path)}`] : []),
];

export const rowsOf = async () => {
  const [{ judgePage }, { STAGE_IDS }] = await Promise.all([
    import('../../../../../dist/src/analyzer/workers/run-stages.js'),
    import('../../../../../dist/src/analyzer/model/stages.js'),
  ]);
  return Object.entries(FEATURES).map(([feature, [least, html]]) => ({
    name: feature,
    sizes: BOUNDED.has(feature) ? BOUND : SHARES.map((share) => Math.round(share * least)),
    by: [feature, (n) => n],
    floor: 0,
    of: (n) => gathered(n === 0 ? EMPTY : html(n)),
    run: (input) => {
      judgePage(input, STAGE_IDS, '', 0);
    },
    partsOf,
  }));
};
