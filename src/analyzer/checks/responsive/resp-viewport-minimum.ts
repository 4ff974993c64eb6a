import * as sample from '../samples.ts';
import { responsive } from './input.ts';
import { VIEWPORT, withViewport } from './viewport.ts';

export const respViewportMinimum = responsive('resp-viewport-minimum', 'minor', 'Zooming out is limited', {
  help: VIEWPORT,
  fix: 'Remove minimum-scale.',
  run: (input) =>
    withViewport(input, (found) =>
      Number.parseFloat(found.get('minimum-scale') ?? '0') > 1
        ? `minimum-scale is ${found.get('minimum-scale')}.`
        : null,
    ),
  examples: { passed: sample.GOOD, failed: sample.viewport('minimum-scale=2'), notApplicable: '' },
});
