import { metasNamed } from '../../reading/page/metadata.ts';
import { chrome } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { metadata } from './input.ts';

export const metaViewport = metadata('meta-viewport', 'serious', 'Viewport is not set', {
  help: chrome('performance/insights/viewport'),
  fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1">.',
  run: ({ page }) => (metasNamed(page, 'viewport').length ? passed() : failed('There is no viewport meta element.')),
  examples: { passed: sample.head('<meta name="viewport" content="width=device-width">'), failed: '' },
});
