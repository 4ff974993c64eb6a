import { chrome } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { responsive } from './input.ts';
import { metas } from './viewport.ts';

export const respViewport = responsive('resp-viewport', 'serious', 'Viewport is not set', {
  help: chrome('performance/insights/viewport'),
  fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1">.',
  run: (input) =>
    metas(input).length
      ? passed()
      : failed('Without a viewport meta element, phones lay out the page at a width of about 980 pixels.'),
  examples: { passed: sample.GOOD, failed: '' },
});
