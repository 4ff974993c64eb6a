import fc from 'fast-check';
import { runs } from './size.ts';

/*
 * The same inputs in every run of the tests, so that a failure says something of the change at hand. `npm run fuzz` draws others,
 * and more of them: PROPERTY_SEED (a number) and PROPERTY_RUNS for each property that states no number of its own.
 */
fc.configureGlobal({
  seed: Number(process.env.PROPERTY_SEED ?? 1),
  numRuns: Number(process.env.PROPERTY_RUNS ?? runs(100)),
});
