import { linksWith } from '../../reading/page/metadata.ts';
import { hasAttr } from '../../reading/page/node.ts';
import { google } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { seo } from './input.ts';

export const seoAmp = seo('seo-amp', 'info', 'AMP page has no canonical page', {
  help: google('crawling-indexing/amp'),
  fix: 'Link the AMP page to its canonical page, and vice versa.',
  run: ({ page, canonical }) => {
    const isAmp = hasAttr(page.root, 'amp') || hasAttr(page.root, '⚡');
    if (!isAmp && !linksWith(page, 'amphtml').length) return notApplicable('There is no AMP version.');
    return isAmp && canonical.verdict === 'none' ? failed('The AMP page has no canonical link.') : passed();
  },
  examples: {
    passed: sample.head('<link rel="amphtml" href="/amp">'),
    failed: { source: '<!doctype html><html amp lang="en"><title>x</title>' },
    notApplicable: '',
  },
});
