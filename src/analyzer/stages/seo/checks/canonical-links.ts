import { lighthouse } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, judge, notApplicable, passed, say } from '../../../model/verdict.ts';
import { attr } from '../../../page/tree/node.ts';
import { CANONICAL, NO_CANONICAL } from './addresses.ts';
import { samePage, seo } from './input.ts';

const isInFull = (href: string): boolean => /^https?:\/\/[^/]/i.test(href.trim()) && URL.canParse(href.trim());

export const CANONICAL_LINKS_CHECKS = [
  seo('seo-canonical-count', 'serious', 'Conflicting canonical URLs', {
    help: lighthouse('seo/canonical'),
    fix: 'State one canonical URL, in one place.',
    requirements: null,
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
      notApplicable: [
        '',
        { headers: { link: '</b>; rel="next"; title="a; rel=canonical", </c>; rel="non-canonical"' } },
      ],
    },
  }),
  seo('seo-canonical-absolute', 'serious', 'Canonical URL is relative or invalid', {
    help: lighthouse('seo/canonical'),
    fix: 'Write the canonical URL in full, with https.',
    requirements: null,
    run: ({ canonical, page }) => {
      if (canonical.verdict === 'none') return notApplicable(NO_CANONICAL);
      if (canonical.header !== null && !isInFull(canonical.header))
        return failed(say`The canonical URL of the Link header is not absolute: ${canonical.header}.`);
      return judge(
        { page },
        canonical.links,
        (link) => {
          const href = attr(link, 'href') ?? '';
          return isInFull(href) ? null : href;
        },
        {
          none: 'The canonical URL is set by a header.',
          message: () => 'The canonical URL is not absolute.',
        },
      );
    },
    examples: {
      passed: sample.canonical(sample.SELF),
      failed: [
        sample.canonical('/shop/bowls'),
        sample.canonical('https://'),
        { headers: { link: '</shop/bowls>; rel="canonical"' } },
      ],
      notApplicable: ['', { headers: { link: `<${sample.SELF}>; rel="canonical"` } }],
    },
  }),
  seo('seo-canonical-elsewhere', 'moderate', 'Canonical URL is another page', {
    help: CANONICAL,
    fix: 'State the URL of this page, unless it is a copy of the other.',
    requirements: null,
    run: ({ canonical, url, hreflang, robots }) => {
      if (!canonical.resolved) return notApplicable(NO_CANONICAL);
      const target = new URL(canonical.resolved);
      const faults = [
        target.hostname !== url.hostname && `another host, ${target.hostname}`,
        target.hostname === url.hostname &&
          target.protocol !== url.protocol &&
          url.protocol === 'https:' &&
          `${target.protocol.slice(0, -1)} instead of https`,
        canonical.verdict === 'elsewhere' && target.pathname === '/' && url.pathname.length > 1 && 'the start page',
        target.hash && 'a fragment of a page',
        hreflang.some((one) => one.url !== null && one.url === canonical.resolved && !samePage(one.url, url.href)) &&
          'a version in another language',
        canonical.verdict === 'elsewhere' && robots.blocking.length > 0 && 'another page, and this one has noindex',
      ].filter(Boolean);
      return faults.length ? failed(say`The canonical URL is ${faults.join('; ')}.`) : passed();
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
  }),
  seo('seo-canonical-in-body', 'serious', 'Canonical link is outside head', {
    help: CANONICAL,
    fix: 'Move it into head; elsewhere it is ignored.',
    policy:
      'Lighthouse ignores a link in body, as search engines do. Whoever wrote it expects it to count, so it is reported.',
    requirements: null,
    run: ({ canonical, page }) => {
      if (!canonical.links.length) return notApplicable('There is no canonical link.');
      const misplaced = page.$(canonical.links).filter(':not(head *)').get();
      return judge({ page }, canonical.links, (link) => (misplaced.includes(link) ? '' : null), {
        none: '',
        message: () => 'The canonical link is not in head, so search engines ignore it.',
      });
    },
    examples: {
      passed: sample.canonical(sample.SELF),
      failed: `<link rel="canonical" href="${sample.SELF}">`,
      notApplicable: '',
    },
  }),
  seo('seo-canonical-missing', 'minor', 'Page has no canonical URL', {
    help: CANONICAL,
    fix: 'Add <link rel="canonical"> with the URL of the page.',
    policy:
      'Lighthouse passes a page without one. Without it search engines choose among addresses of the same page, so this is a minor finding.',
    requirements: null,
    run: ({ canonical, url }) => {
      if (canonical.verdict !== 'none') return passed();
      return failed(
        url.search ? 'The URL has parameters, and no canonical URL is stated.' : 'No canonical URL is stated.',
      );
    },
    examples: { passed: sample.canonical(sample.SELF), failed: '' },
  }),
];
