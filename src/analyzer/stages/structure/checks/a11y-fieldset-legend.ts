import { BEST_PRACTICE } from '../../../model/requirements.ts';
import { faultOf } from '../../../model/verdict.ts';
import { type Element, firstChild, holdersOf } from '../../../page/tree/node.ts';
import { perPage } from '../../../page/tree/page.ts';
import { a11y } from './check.ts';

const FIELDS = ['input', 'select', 'textarea', 'button', 'output'];

/** Whether an element holds more than one field that a person fills in: its first one is not its last. */
const holdsSeveral = perPage((page) => {
  const fields = page.byTag('input', 'select', 'textarea');
  const [first, last] = [holdersOf(fields), holdersOf(fields.toReversed())];
  return (element: Element): boolean => first.get(element) !== last.get(element);
});

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
  elements: ({ page, rendering }) => {
    const groups = page.byTag('fieldset').filter(rendering.exposed);
    const holders = groups.length > 0 ? holdersOf(page.byTag(...FIELDS)) : new Map();
    return groups.filter((group) => holders.has(group));
  },
  test: (element, view) => {
    if (view.names.of(element)) return null;
    const fault = firstChild(element, 'legend') ? 'the legend is empty' : 'no legend';
    return holdsSeveral(view.page)(element) ? fault : faultOf(fault, BEST_PRACTICE);
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
