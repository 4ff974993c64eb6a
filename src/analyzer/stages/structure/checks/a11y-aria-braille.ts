import { axe } from '../../../model/links.ts';
import { attr } from '../../../page/tree/node.ts';
import { a11y } from './check.ts';

export const a11yAriaBraille = a11y('a11y-aria-braille', 'minor', 'Braille text stands for nothing that is said', {
  help: axe('aria-braille-equivalent'),
  fix: 'Give the element a name beside aria-braillelabel, and aria-roledescription beside aria-brailleroledescription.',
  requirements: { criteria: [{ sc: '4.1.2', when: 'may' }] },
  elements: (view) =>
    view.page
      .byAttribute('aria-braillelabel', 'aria-brailleroledescription')
      .filter((element) => view.rendering.exposed(element)),
  test: (element, view) => {
    if (attr(element, 'aria-braillelabel')?.trim() && !view.names.of(element)) return 'aria-braillelabel';
    const described = attr(element, 'aria-brailleroledescription')?.trim();
    return described && !attr(element, 'aria-roledescription')?.trim() ? 'aria-brailleroledescription' : null;
  },
  none: 'No element has text for braille.',
  message: (n, of) => `${n} of ${of} elements have text for braille and none that is said.`,
  examples: {
    passed: '<button aria-braillelabel="***">Three stars</button>',
    failed: [
      '<img alt="" aria-braillelabel="***" src="/s.png">',
      '<button aria-brailleroledescription="sl">x</button>',
    ],
    notApplicable: '<p>x</p>',
  },
});
