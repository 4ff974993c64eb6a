import { tabIndex } from '../../reading/page/focus.ts';
import { axe } from '../links.ts';
import { a11y } from './view.ts';

export const a11yTabindex = a11y('a11y-tabindex', 'serious', 'Positive tabindex', {
  help: axe('tabindex'),
  fix: 'Use tabindex="0" and arrange the source order instead.',
  elements: (view) => view.page.byAttribute('tabindex').filter((element) => tabIndex(element) !== null),
  test: (element) => (tabIndex(element)! > 0 ? String(tabIndex(element)) : null),
  none: 'No element has a tabindex.',
  message: (n, of) => `${n} of ${of} tabindex values are above 0.`,
  examples: {
    passed: '<div tabindex="0">x</div>',
    failed: '<div tabindex="3">x</div>',
    notApplicable: '<p>x</p>',
  },
});
