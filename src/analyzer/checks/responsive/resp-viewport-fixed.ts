import * as sample from '../samples.ts';
import { responsive } from './input.ts';
import { VIEWPORT, withViewport } from './viewport.ts';

export const respViewportFixed = responsive('resp-viewport-fixed', 'serious', 'Viewport has a fixed width', {
  help: VIEWPORT,
  fix: 'Set width=device-width.',
  run: (input) =>
    withViewport(input, (found) =>
      /^\d/.test(found.get('width') ?? '')
        ? `The viewport is ${found.get('width')} pixels wide on every device.`
        : null,
    ),
  examples: { passed: sample.GOOD, failed: sample.viewport('width=1200'), notApplicable: '' },
});
