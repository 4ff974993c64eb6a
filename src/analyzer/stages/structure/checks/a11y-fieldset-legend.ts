import { firstChild, holdersOf } from '../../../page/tree/node.ts';
import { a11y } from './check.ts';

const FIELDS = ['input', 'select', 'textarea', 'button', 'output'];

export const a11yFieldsetLegend = a11y('a11y-fieldset-legend', 'moderate', 'Group of fields has no legend', {
  help: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H71',
  fix: 'Begin the fieldset with a legend that names the group.',
  elements: ({ page, rendering }) => {
    const groups = page.byTag('fieldset').filter(rendering.exposed);
    const holders = groups.length > 0 ? holdersOf(page.byTag(...FIELDS)) : new Map();
    return groups.filter((group) => holders.has(group));
  },
  test: (element, view) => {
    if (view.names.of(element)) return null;
    return firstChild(element, 'legend') ? 'the legend is empty' : 'no legend';
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
