import { inHead } from '../../stages/seo/canonical.ts';
import * as sample from '../samples.ts';
import { judge, notApplicable } from '../verdict.ts';
import { CANONICAL } from './addresses.ts';
import { seo } from './input.ts';

export const seoCanonicalInBody = seo('seo-canonical-in-body', 'serious', 'Canonical link is outside head', {
  help: CANONICAL,
  fix: 'Move it into head; elsewhere it is ignored.',
  run: ({ canonical, page }) => {
    if (!canonical.links.length) return notApplicable('There is no canonical link.');
    return judge({ page }, canonical.links, (link) => (inHead(page, link) ? null : ''), {
      none: '',
      message: () => 'The canonical link is not in head, so search engines ignore it.',
    });
  },
  examples: {
    passed: sample.canonical(sample.SELF),
    failed: `<link rel="canonical" href="${sample.SELF}">`,
    notApplicable: '',
  },
});
