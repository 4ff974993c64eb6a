import { childElements, type Element } from '../../reading/page/node.ts';
import { a11y } from './view.ts';

const FIELD = /^(input|select|textarea|button|output)$/;

const holdsField = (element: Element): boolean => {
  const stack = childElements(element);
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (FIELD.test(next.name)) return true;
    stack.push(...childElements(next));
  }
  return false;
};

export const a11yFieldsetLegend = a11y({
  id: 'a11y-fieldset-legend',
  severity: 'moderate',
  title: 'Group of fields has no legend',
  help: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H71',
  fix: 'Begin the fieldset with a legend that names the group.',
  elements: (view) =>
    view.page.byTag('fieldset').filter((element) => view.rendering.exposed(element) && holdsField(element)),
  test: (element, view) => {
    if (view.names.of(element)) return null;
    return childElements(element).some(({ name }) => name === 'legend') ? 'the legend is empty' : 'no legend';
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
