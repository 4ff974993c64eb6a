import { act } from '../../../model/links.ts';
import { ARIA_ATTRIBUTES } from '../../../page/accessibility/aria.ts';
import { ariaNames, NONE, withAria } from '../facts/aria-attributes.ts';
import { a11y } from './check.ts';

export const a11yAriaAttrValid = a11y('a11y-aria-attr-valid', 'critical', 'ARIA attribute does not exist', {
  help: act('5f99a7'),
  fix: 'Check the spelling; use data-* attributes for custom data.',
  requirements: {
    criteria: [
      { sc: '4.1.2', when: 'may' },
      { sc: '1.3.1', when: 'may' },
    ],
    techniques: ['ARIA5'],
    act: ['5f99a7'],
  },
  elements: (view) => withAria(view),
  test: (element) =>
    ariaNames(element)
      .filter((name) => !ARIA_ATTRIBUTES.has(name))
      .join(', ') || null,
  none: NONE,
  message: (n, of) => `${n} of ${of} elements with ARIA attributes have one that WAI-ARIA does not define.`,
  examples: {
    passed: '<div aria-live="polite">x</div>',
    failed: '<div aria-labeledby="x">x</div>',
    notApplicable: '<p>x</p>',
  },
});
