import { firstChild, holdersOf } from '../../reading/page/node.ts';
import { a11y } from './view.ts';

const FIELDS = ['input', 'select', 'textarea', 'button', 'output'];

export const a11yFieldsetLegend = a11y('a11y-fieldset-legend', 'moderate', 'Group of fields has no legend', {
  help: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H71',
  fix: 'Begin the fieldset with a legend that names the group.',
  elements: (view) => {
    const groups = view.page.byTag('fieldset').filter((element) => view.rendering.exposed(element));
    const holders = groups.length ? holdersOf(view.page.byTag(...FIELDS)) : new Map();
    return groups.filter((element) => holders.has(element));
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
