import { attr } from '../../reading/page/node.ts';
import { axe } from '../links.ts';
import { formFields } from './fields.ts';
import { a11y } from './view.ts';

export const a11yMultipleLabels = a11y('a11y-multiple-labels', 'moderate', 'Form field has several labels', {
  help: axe('form-field-multiple-labels'),
  fix: 'Keep one label, and reference the others with aria-describedby.',
  elements: (view) => formFields(view).filter((element) => view.names.labels(element).length),
  test: (element, view) => {
    const labels = view.names.labels(element).filter((label) => view.rendering.exposed(label));
    return new Set(labels).size > 1 && !attr(element, 'aria-labelledby') ? '' : null;
  },
  none: 'No form field has a label element.',
  message: (n, of) => `${n} of ${of} labelled fields have more than one label.`,
  examples: {
    passed: '<label for="n">Name</label><input id="n">',
    failed: '<label for="n">Name</label><label for="n">Again</label><input id="n">',
    notApplicable: '<input aria-label="x">',
  },
});
