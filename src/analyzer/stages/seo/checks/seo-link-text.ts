import { isGenericText } from '../../../model/link-text.ts';
import { lighthouse } from '../../../model/links.ts';
import { languageOf } from '../../../page/language.ts';
import { collapsed } from '../../../page/tree/metadata.ts';
import { attr, type Element } from '../../../page/tree/node.ts';
import type { Page } from '../../../page/tree/page.ts';
import { seo } from './input.ts';

/** What leads nowhere but to this page, to a program or to a script has no meaning for search engines. */
const isFollowed = (a: Element, page: Page): boolean => {
  const href = attr(a, 'href')?.trim();
  if (!href || /\bnofollow\b/i.test(attr(a, 'rel') ?? '')) return false;
  const target = (page.resolve(href) ?? '').split('#', 1)[0]!;
  return /^https?:/i.test(target) && target !== page.url.split('#', 1)[0];
};

/** The address of a link, spelt out as its text. */
const isItsAddress = (text: string, href: string, page: Page): boolean => {
  const words = text.trim();
  return /^https?:/i.test(words) && page.resolve(words) === page.resolve(href.trim());
};

export const seoLinkText = seo('seo-link-text', 'minor', 'Link texts are not descriptive', {
  help: lighthouse('seo/link-text'),
  fix: 'Describe the target in the link text.',
  requirements: {
    criteria: [
      { sc: '2.4.4', when: 'may' },
      { sc: '2.4.9', when: 'fails' },
    ],
    techniques: ['G91', 'H30'],
    failures: ['F63', 'F84'],
    act: ['5effbb', 'aizyf1'],
    note: '2.4.4 may be met by the sentence, cell or heading around the link; 2.4.9 is level AAA.',
  },
  elements: ({ page }) => page.byTag('a').filter((a) => isFollowed(a, page) && page.text(a).trim()),
  test: (a, { page }) => {
    const text = page.text(a);
    return isGenericText(text, languageOf(a)) || isItsAddress(text, attr(a, 'href')!, page) ? collapsed(text) : null;
  },
  none: 'The page has no links with text.',
  message: (n, of) => `${n} of ${of} links have a text such as 'click here', or their address as text.`,
  examples: {
    passed: '<a href="/b">Bowls</a>',
    failed: ['<a href="/b">Read more</a>', '<a href="https://example.org/b">https://example.org/b</a>'],
    notApplicable: [
      '<p>x</p>',
      '<a href="#c">Read more</a>',
      '<a href="">Read more</a>',
      '<a href="mailto:a@example.org">here</a>',
      '<a href="tel:+49">here</a>',
      '<a href="javascript:open()">Read more</a>',
      '<a rel="nofollow" href="/b">Read more</a>',
    ],
  },
});
