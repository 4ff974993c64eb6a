import { BEST_PRACTICE } from '../../../model/requirements.ts';
import { faultOf } from '../../../model/verdict.ts';
import { firstChild } from '../../../page/tree/node.ts';
import { a11y } from './check.ts';

const WITH_FIELDS = ':has(input, select, textarea, button, output)';

export const a11yFieldsetLegend = a11y('a11y-fieldset-legend', 'moderate', 'Group of fields has no legend', {
  help: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H71',
  fix: 'Begin the fieldset with a legend that names the group.',
  requirements: {
    criteria: [
      { sc: '1.3.1', when: 'may' },
      { sc: '3.3.2', when: 'may' },
    ],
    techniques: ['H71', 'ARIA17'],
  },
  elements: ({ page, rendering }) => page.$(page.byTag('fieldset')).filter(WITH_FIELDS).get().filter(rendering.exposed),
  test: (element, view) => {
    if (view.names.of(element)) return null;
    const fault = firstChild(element, 'legend') ? 'the legend is empty' : 'no legend';
    const { length } = view.page.$(element).find('input, select, textarea').get();
    return length > 1 ? fault : faultOf(fault, BEST_PRACTICE);
  },
  none: 'There is no fieldset.',
  message: (n, of) => `${n} of ${of} fieldsets have no legend, or an empty one.`,
  examples: {
    passed: [
      '<fieldset><legend>Size</legend><input type="radio" aria-label="S"></fieldset>',
      '<fieldset aria-label="Size"><input type="radio" aria-label="S"></fieldset>',
    ],
    failed: [
      '<fieldset><input type="radio" aria-label="S"></fieldset>',
      '<fieldset><legend></legend><input type="radio" aria-label="S"></fieldset>',
    ],
    notApplicable: ['<p>x</p>', '<fieldset><p>x</p></fieldset>'],
  },
});
