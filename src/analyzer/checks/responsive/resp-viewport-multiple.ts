import { metasNamed } from '../../reading/page/metadata.ts';
import { atMostOne } from '../at-most-one.ts';
import * as sample from '../samples.ts';
import { responsive } from './input.ts';
import { NONE, VIEWPORT } from './viewport.ts';

export const respViewportMultiple = responsive('resp-viewport-multiple', 'moderate', 'There are several viewports', {
  help: VIEWPORT,
  fix: 'Keep one viewport meta element.',
  run: atMostOne((page) => metasNamed(page, 'viewport'), {
    none: NONE,
    message: (n) => `There are ${n} viewport meta elements; the last one applies.`,
  }),
  examples: { passed: sample.GOOD, failed: { head: sample.GOOD.head + sample.GOOD.head }, notApplicable: '' },
});
