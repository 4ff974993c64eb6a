import { html } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { linksWith } from '../../../page/tree/metadata.ts';
import { attr, hasAttr } from '../../../page/tree/node.ts';
import { metadata } from './input.ts';

export const metaPreloadAs = metadata('meta-preload-as', 'minor', 'Preload lacks as or crossorigin', {
  help: html('links.html#link-type-preload'),
  fix: 'Add as, and crossorigin for fonts.',
  requirements: null,
  elements: ({ page }) => linksWith(page, 'preload'),
  test: (link) => {
    const as = attr(link, 'as')?.trim().toLowerCase();
    if (!as) return 'no as';
    return as === 'font' && !hasAttr(link, 'crossorigin') ? 'font without crossorigin' : null;
  },
  none: 'Nothing is preloaded.',
  message: (n, of) => `${n} of ${of} preloads are ignored or fetched twice.`,
  examples: {
    passed: sample.head('<link rel="preload" as="font" crossorigin href="/f.woff2">'),
    failed: [
      sample.head('<link rel="preload" href="/f.js">'),
      sample.head('<link rel="preload" as="font" href="/f.woff2">'),
    ],
    notApplicable: '',
  },
});
