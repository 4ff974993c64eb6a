import * as sample from '../samples.ts';
import { responsive } from './input.ts';
import { VIEWPORT, withViewport } from './viewport.ts';

export const respViewportScale = responsive('resp-viewport-scale', 'minor', 'Viewport does not start at scale 1', {
  help: VIEWPORT,
  fix: 'Set initial-scale=1.',
  run: (input) =>
    withViewport(input, (found) =>
      found.has('initial-scale') && Number.parseFloat(found.get('initial-scale')!) !== 1
        ? `initial-scale is ${found.get('initial-scale')}.`
        : null,
    ),
  examples: { passed: sample.GOOD, failed: sample.viewport('initial-scale=0.5'), notApplicable: '' },
});
