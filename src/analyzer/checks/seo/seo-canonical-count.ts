import { lighthouse } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { NO_CANONICAL } from './addresses.ts';
import { seo } from './input.ts';

export const seoCanonicalCount = seo('seo-canonical-count', 'serious', 'Conflicting canonical URLs', {
  help: lighthouse('seo/canonical'),
  fix: 'State one canonical URL, in one place.',
  run: ({ canonical, page }) => {
    if (canonical.verdict === 'none') return notApplicable(NO_CANONICAL);
    return canonical.verdict === 'conflict'
      ? failed(
          'Links or headers state different canonical URLs, so all are ignored.',
          canonical.links.map((link) => page.item(link)),
        )
      : passed();
  },
  examples: {
    passed: sample.canonical(sample.SELF),
    failed: [
      sample.head(`<link rel="canonical" href="${sample.SELF}"><link rel="canonical" href="/other">`),
      { headers: { link: `<${sample.SELF}>; rel="canonical", <https://example.org/other>; rel="canonical"` } },
      { ...sample.canonical(sample.SELF), headers: { link: '<https://example.org/other>; rel="canonical"' } },
    ],
    notApplicable: ['', { headers: { link: '</b>; rel="next"; title="a; rel=canonical", </c>; rel="non-canonical"' } }],
  },
});
