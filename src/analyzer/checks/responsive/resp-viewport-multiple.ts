import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { responsive } from './input.ts';
import { metas, NONE, VIEWPORT } from './viewport.ts';

export const respViewportMultiple = responsive('resp-viewport-multiple', 'moderate', 'There are several viewports', {
  help: VIEWPORT,
  fix: 'Keep one viewport meta element.',
  run: (input) => {
    const all = metas(input);
    if (!all.length) return notApplicable(NONE);
    return all.length > 1
      ? failed(
          `There are ${all.length} viewport meta elements; the last one applies.`,
          all.map((one) => input.page.item(one)),
        )
      : passed();
  },
  examples: { passed: sample.GOOD, failed: { head: sample.GOOD.head + sample.GOOD.head }, notApplicable: '' },
});
