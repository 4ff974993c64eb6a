import { html } from '../../../model/links.ts';
import { attr } from '../../../page/tree/node.ts';
import { a11y } from './check.ts';

export const a11yIdValid = a11y('a11y-id-valid', 'moderate', 'Id is empty or holds a space', {
  help: html('dom.html#the-id-attribute'),
  fix: 'Use at least one character and no white space: labels and ARIA attributes cannot name it otherwise.',
  requirements: {
    criteria: [
      { sc: '1.3.1', when: 'may' },
      { sc: '4.1.2', when: 'may' },
    ],
    techniques: ['H88'],
  },
  elements: ({ page }) => page.byAttribute('id').filter(({ name }) => !/^(script|style|link|meta)$/.test(name)),
  test: (element) => (/^$|\s/.test(attr(element, 'id')!) ? attr(element, 'id')! || 'empty' : null),
  none: 'No element has an id.',
  message: (n, of) => `${n} of ${of} ids are empty or hold white space.`,
  examples: {
    passed: '<p id="a">x</p>',
    failed: ['<p id="">x</p>', '<p id="a b">x</p>'],
    notApplicable: '<p>x</p>',
  },
});
