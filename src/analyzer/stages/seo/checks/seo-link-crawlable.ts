import { lighthouse } from '../../../model/links.ts';
import { attr, type Element, hasAttr } from '../../../page/tree/node.ts';
import type { Page } from '../../../page/tree/page.ts';
import { seo } from './input.ts';

const isGiven = (a: Element, name: string): boolean => Boolean(attr(a, name)?.trim());

/** The place of a link that a path or a series of pages leaves out, since it would lead to where the reader is. */
const isHere = (a: Element): boolean => /^(page|step|location|date|time)$/i.test(attr(a, 'aria-current')?.trim() ?? '');

/** A link, or what looks like one: neither a target for others nor a control of another kind. */
const actsAsLink = (a: Element, page: Page): boolean => {
  if (isGiven(a, 'role')) return false;
  if (hasAttr(a, 'href') || isGiven(a, 'onclick')) return true;
  return !isGiven(a, 'id') && !isGiven(a, 'name') && !isHere(a) && page.text(a).trim() !== '';
};

export const seoLinkCrawlable = seo('seo-link-crawlable', 'moderate', 'Links cannot be followed by crawlers', {
  help: lighthouse('seo/crawlable-anchors'),
  fix: 'Use links with a URL in href.',
  requirements: null,
  elements: ({ page }) => page.byTag('a').filter((a) => actsAsLink(a, page)),
  test: (a, { page }) => {
    const href = attr(a, 'href')?.trim();
    if (href === undefined) return 'no href';
    // A blank before the colon makes it an address of a page to browsers, which nobody meant.
    if (/^(javascript|file)\s*:/i.test(href)) return href;
    if (href === '' && isGiven(a, 'onclick')) return 'empty href';
    return page.resolve(href) === null ? href : null;
  },
  none: 'The page has no links.',
  message: (n, of) => `${n} of ${of} links have no URL that a crawler could follow.`,
  examples: {
    passed: ['<a href="/b">Bowls</a>', '<a href=" " onclick=" ">Bowls</a>'],
    failed: [
      '<a href="javascript:open()">Bowls</a>',
      '<a onclick="open()">Bowls</a>',
      '<a href="http://[">Bowls</a>',
      '<a href="file:///bowls.html">Bowls</a>',
      '<a target="_blank">Bowls</a>',
      '<a href="javascript : void(0)">Bowls</a>',
      '<a>Bowls</a>',
      '<a role=" " name=" " aria-current="true">Bowls</a>',
    ],
    notApplicable: [
      '<p>x</p>',
      '<a id="bowls">Bowls</a>',
      '<a name="bowls">Bowls</a>',
      '<a role="button">Bowls</a>',
      '<a aria-current="page">Bowls</a>',
      '<a></a>',
    ],
  },
});
