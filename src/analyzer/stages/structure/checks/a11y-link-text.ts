import { isGenericText } from '../../../model/link-text.ts';
import { lighthouse } from '../../../model/links.ts';
import { languageOf } from '../../../page/language.ts';
import { attr } from '../../../page/tree/node.ts';
import { a11y } from './check.ts';

export const a11yLinkText = a11y('a11y-link-text', 'minor', 'Link text does not describe its target', {
  help: lighthouse('seo/link-text'),
  fix: 'Describe the target in the link text.',
  requirements: {
    criteria: [
      { sc: '2.4.4', when: 'may' },
      { sc: '2.4.9', when: 'fails' },
    ],
    techniques: ['G53', 'G91', 'H30', 'H33'],
    failures: ['F63', 'F84'],
    act: ['5effbb', 'aizyf1'],
    note: '2.4.4 may be met by the sentence, cell or heading around the link; 2.4.9 is level AAA.',
  },
  elements: (view) =>
    view.withRole('link').filter((link) => link.name === 'a' && attr(link, 'href') && view.names.of(link)),
  test: (link, view) => (isGenericText(view.names.of(link), languageOf(link)) ? view.names.of(link) : null),
  none: 'There is no link with a name.',
  message: (n, of) => `${n} of ${of} links have a text such as 'click here'.`,
  examples: {
    passed: ['<a href="/b">Bowls</a>', '<a href="/b" lang="fr">Mer</a>'],
    failed: [
      '<a href="/b">Click here</a>',
      '<a href="/b">Mehr erfahren »</a>',
      '<a href="/b">こちら</a>',
      '<a href="/b">.</a>',
      '<a href="/b" lang="es">Click aquí</a>',
      '<a href="/b" lang="de">Klicke hier</a>',
      '<a href="/b" lang="sv">Mer</a>',
    ],
    notApplicable: '<p>x</p>',
  },
});
