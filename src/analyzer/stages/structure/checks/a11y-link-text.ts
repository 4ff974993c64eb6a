import { isGenericText } from '../../../model/link-text.ts';
import { lighthouse } from '../../../model/links.ts';
import { attr } from '../../../page/tree/node.ts';
import { a11y } from './check.ts';

export const a11yLinkText = a11y('a11y-link-text', 'minor', 'Link text does not describe its target', {
  help: lighthouse('seo/link-text'),
  fix: 'Describe the target in the link text.',
  elements: (view) =>
    view.withRole('link').filter((link) => link.name === 'a' && attr(link, 'href') && view.names.of(link)),
  test: (link, view) => (isGenericText(view.names.of(link)) ? view.names.of(link) : null),
  none: 'There is no link with a name.',
  message: (n, of) => `${n} of ${of} links have a text such as 'click here'.`,
  examples: {
    passed: '<a href="/b">Bowls</a>',
    failed: [
      '<a href="/b">Click here</a>',
      '<a href="/b">Mehr erfahren »</a>',
      '<a href="/b">こちら</a>',
      '<a href="/b">.</a>',
    ],
    notApplicable: '<p>x</p>',
  },
});
