import { html } from '../../../model/links.ts';
import { attr } from '../../../page/tree/node.ts';
import { a11y } from './check.ts';

export const a11yLinkPlaceholder = a11y('a11y-link-placeholder', 'minor', 'Link leads nowhere', {
  help: html('form-elements.html#the-button-element'),
  fix: 'Use a button for what acts on this page, and a real address for what leads elsewhere.',
  requirements: {
    criteria: [],
    techniques: ['H91'],
    note: 'A link to # can be operated with a keyboard. Lighthouse passes it, since a crawler has no other page to miss.',
  },
  elements: (view) => view.withRole('link').filter((link) => link.name === 'a' && attr(link, 'href') !== undefined),
  test: (link) => {
    const href = attr(link, 'href')!.trim();
    return href === '#' || /^javascript:/i.test(href) ? href.slice(0, 60) : null;
  },
  none: 'There are no links.',
  message: (n, of) => `${n} of ${of} links have no address and can only act by script.`,
  examples: {
    passed: ['<a href="/b">Bowls</a>', '<a href="#top">Up</a>'],
    failed: ['<a href="#">Open</a>', '<a href="javascript:void(0)">Open</a>'],
    notApplicable: ['<p>x</p>', '<a href="#" role="button">Open</a>'],
  },
});
