import { lighthouse } from '../../../model/links.ts';
import { attr, type Element, hasAttr } from '../../../page/tree/node.ts';
import { seo } from './input.ts';

/** Attributes that an a has only together with href (HTML, the a element). */
const OF_LINKS = ['target', 'download', 'ping', 'rel', 'hreflang', 'type', 'referrerpolicy'];

const actsAsLink = (a: Element): boolean =>
  attr(a, 'role') === undefined && ['href', 'onclick', ...OF_LINKS].some((name) => hasAttr(a, name));

export const seoLinkCrawlable = seo('seo-link-crawlable', 'moderate', 'Links cannot be followed by crawlers', {
  help: lighthouse('seo/crawlable-anchors'),
  fix: 'Use links with a URL in href.',
  requirements: null,
  elements: ({ page }) => page.byTag('a').filter(actsAsLink),
  test: (a, { page }) => {
    const href = attr(a, 'href')?.trim();
    if (href === undefined) return 'no href';
    if (/^(javascript|file):/i.test(href)) return href;
    if (href === '' && hasAttr(a, 'onclick')) return 'empty href';
    return page.resolve(href) === null ? href : null;
  },
  none: 'The page has no links.',
  message: (n, of) => `${n} of ${of} links have no URL that a crawler could follow.`,
  examples: {
    passed: '<a href="/b">Bowls</a>',
    failed: [
      '<a href="javascript:open()">Bowls</a>',
      '<a onclick="open()">Bowls</a>',
      '<a href="http://[">Bowls</a>',
      '<a href="file:///bowls.html">Bowls</a>',
      '<a target="_blank">Bowls</a>',
    ],
    notApplicable: '<p>x</p>',
  },
});
