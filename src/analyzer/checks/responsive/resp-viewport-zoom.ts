import { act } from '../links.ts';
import * as sample from '../samples.ts';
import { zoomFault } from '../structure/document.ts';
import { responsive } from './input.ts';
import { withViewport } from './viewport.ts';

export const respViewportZoom = responsive('resp-viewport-zoom', 'serious', 'Zooming is disabled', {
  help: act('b4f0c3'),
  fix: 'Remove user-scalable=no and maximum-scale.',
  run: (input) =>
    withViewport(input, (_, raw) => (zoomFault(raw) ? `${zoomFault(raw)} prevents users from zooming.` : null)),
  examples: { passed: sample.GOOD, failed: sample.viewport('user-scalable=no'), notApplicable: '' },
});
