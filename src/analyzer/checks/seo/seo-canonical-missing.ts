import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { CANONICAL } from './addresses.ts';
import { seo } from './input.ts';

export const seoCanonicalMissing = seo({
  id: 'seo-canonical-missing',
  severity: 'minor',
  title: 'Page names no canonical address',
  help: CANONICAL,
  fix: 'Add <link rel="canonical"> with the address of the page.',
  run: ({ canonical, url }) => {
    if (canonical.verdict !== 'none') return passed();
    return failed(
      url.search
        ? 'The address has parameters, and nothing says which one counts.'
        : 'Nothing says which address of the page counts.',
    );
  },
  examples: { passed: sample.canonical(sample.SELF), failed: '' },
});
