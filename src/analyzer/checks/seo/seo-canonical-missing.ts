import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { CANONICAL } from './addresses.ts';
import { seo } from './input.ts';

export const seoCanonicalMissing = seo('seo-canonical-missing', 'minor', 'Page has no canonical URL', {
  help: CANONICAL,
  fix: 'Add <link rel="canonical"> with the URL of the page.',
  run: ({ canonical, url }) => {
    if (canonical.verdict !== 'none') return passed();
    return failed(
      url.search ? 'The URL has parameters, and no canonical URL is stated.' : 'No canonical URL is stated.',
    );
  },
  examples: { passed: sample.canonical(sample.SELF), failed: '' },
});
