import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { CANONICAL, NO_CANONICAL } from './addresses.ts';
import { samePage, seo } from './input.ts';

export const seoCanonicalElsewhere = seo('seo-canonical-elsewhere', 'moderate', 'Canonical URL is another page', {
  help: CANONICAL,
  fix: 'State the URL of this page, unless it is a copy of the other.',
  run: ({ canonical, url, hreflang, robots }) => {
    if (!canonical.resolved) return notApplicable(NO_CANONICAL);
    const target = new URL(canonical.resolved);
    const faults = [
      target.hostname !== url.hostname && `another host, ${target.hostname}`,
      target.hostname === url.hostname &&
        target.protocol !== url.protocol &&
        `${target.protocol.slice(0, -1)} instead of ${url.protocol.slice(0, -1)}`,
      canonical.verdict === 'elsewhere' && target.pathname === '/' && url.pathname.length > 1 && 'the start page',
      target.hash && 'a fragment of a page',
      hreflang.some((one) => one.url !== null && one.url === canonical.resolved && !samePage(one.url, url.href)) &&
        'a version in another language',
      canonical.verdict === 'elsewhere' && robots.blocking.length > 0 && 'another page, and this one has noindex',
    ].filter(Boolean);
    return faults.length ? failed(`The canonical URL is ${faults.join('; ')}.`) : passed();
  },
  examples: {
    passed: [sample.canonical(sample.SELF), sample.canonical('https://example.org/shop/bowls-2')],
    failed: [
      sample.canonical('https://other.org/shop/bowls'),
      sample.canonical('https://example.org/'),
      sample.canonical('http://example.org/shop/bowls'),
      sample.canonical(`${sample.SELF}#top`),
    ].map((one) => one),
    notApplicable: '',
  },
});
