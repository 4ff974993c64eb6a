import { attr } from '../../reading/page/node.ts';
import { lighthouse } from '../links.ts';
import * as sample from '../samples.ts';
import { judge, notApplicable } from '../verdict.ts';
import { NO_CANONICAL } from './addresses.ts';
import { seo } from './input.ts';

export const seoCanonicalAbsolute = seo('seo-canonical-absolute', 'serious', 'Canonical URL is relative or invalid', {
  help: lighthouse('seo/canonical'),
  fix: 'Write the canonical URL in full, with https.',
  run: ({ canonical, page }) => {
    if (canonical.verdict === 'none') return notApplicable(NO_CANONICAL);
    return judge(
      { page },
      canonical.links,
      (link) =>
        /^https?:\/\/[^/]/i.test(attr(link, 'href')?.trim() ?? '') && URL.canParse(attr(link, 'href')!.trim())
          ? null
          : (attr(link, 'href') ?? ''),
      {
        none: 'The canonical URL is set by a header.',
        message: () => 'The canonical URL is not absolute.',
      },
    );
  },
  examples: {
    passed: sample.canonical(sample.SELF),
    failed: [sample.canonical('/shop/bowls'), sample.canonical('https://')],
    notApplicable: ['', { headers: { link: `<${sample.SELF}>; rel="canonical"` } }],
  },
});
