import * as sample from '../samples.ts';
import { responsive } from './input.ts';
import { VIEWPORT, withViewport } from './viewport.ts';

export const respViewportDeviceWidth = responsive(
  'resp-viewport-device-width',
  'serious',
  'Viewport width is not device-width',
  {
    help: VIEWPORT,
    fix: 'Set width=device-width.',
    run: (input) =>
      withViewport(input, (found) =>
        found.get('width') === 'device-width' ||
        (!found.has('width') && Number.parseFloat(found.get('initial-scale') ?? '') === 1)
          ? null
          : 'The viewport does not set width=device-width.',
      ),
    examples: {
      passed: [sample.GOOD, sample.viewport('initial-scale=1')],
      failed: sample.viewport('width=1200'),
      notApplicable: '',
    },
  },
);
