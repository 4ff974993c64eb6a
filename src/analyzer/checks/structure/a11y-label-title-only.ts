import { attr } from '../../reading/page/node.ts';
import { axe } from '../links.ts';
import { formFields } from './fields.ts';
import { a11y } from './view.ts';

export const a11yLabelTitleOnly = a11y('a11y-label-title-only', 'moderate', 'Form field is labelled by title only', {
  help: axe('label-title-only'),
  fix: 'Add a visible label.',
  elements: (view) =>
    formFields(view).filter((element) => /^(input|select|textarea)$/.test(element.name) && view.names.of(element)),
  test: (element, view) => (view.names.source(element) === 'title' ? attr(element, 'title')! : null),
  none: 'No form field has a name.',
  message: (n, of) => `${n} of ${of} form fields get their name from title only.`,
  examples: {
    passed: '<label>Name <input></label>',
    failed: '<input title="Name">',
    notApplicable: '<p>x</p>',
  },
});
